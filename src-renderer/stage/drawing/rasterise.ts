import { ImageSource, Texture } from 'pixi.js'
import { withOwnNames } from '../art/own-names.ts'
import type { Picture } from './textures.ts'

/** No side of a picture is made larger than this; what would be is drawn enlarged. */
const LONGEST = 4096
/** Sides of a sheet in pixels; what is larger is a sheet of its own. */
const SHEET = 1024

/** Density at which a picture can really be made. */
export const possibleDensity = (box: Picture['box'], density: number): number =>
  Math.min(density, LONGEST / Math.max(box[2], box[3]))

/** Makes the texture of a picture, at so many pixels per unit. */
export type Rasterise = (picture: Picture, density: number) => Promise<Texture>

interface Wanted {
  readonly body: string
  readonly viewBox: string
  readonly width: number
  readonly height: number
  readonly came: (texture: Texture) => void
  readonly failed: (error: unknown) => void
}

/** A wanted picture and the corner of it on its sheet, in pixels. */
interface Laid {
  readonly wanted: Wanted
  readonly x: number
  readonly y: number
}

/**
 * Pictures that are asked for in one go come on one sheet: a browser opens a document for each SVG, which takes longer
 * than drawing most of them.
 */
export function rasteriser(): Rasterise {
  let waiting: Wanted[] = []
  const makeAll = async () => {
    const sheets = onSheets(waiting)
    waiting = []
    // One after the other: each is a canvas of megabytes until it is cut up.
    for (const sheet of sheets) await drawn(sheet)
  }
  return ({ box, body }, density) =>
    new Promise((came, failed) => {
      if (waiting.length === 0) queueMicrotask(() => void makeAll())
      waiting.push({ body, came, failed, ...measured(box, density) })
    })
}

function measured([x, y, width, height]: Picture['box'], wanted: number) {
  const density = possibleDensity([x, y, width, height], wanted)
  const across = Math.ceil(width * density - 1e-6)
  const down = Math.ceil(height * density - 1e-6)
  return { width: across, height: down, viewBox: `${x} ${y} ${across / density} ${down / density}` }
}

/** In rows, the highest first. */
function onSheets(pictures: readonly Wanted[]): Laid[][] {
  const isLarge = ({ width, height }: Wanted) => Math.max(width, height) > SHEET
  const sheets = pictures.filter(isLarge).map((wanted): Laid[] => [{ wanted, x: 0, y: 0 }])
  let sheet: Laid[] = []
  let [x, y, row] = [0, 0, 0]
  for (const wanted of pictures.filter((picture) => !isLarge(picture)).sort((a, b) => b.height - a.height)) {
    if (x + wanted.width > SHEET) [x, y, row] = [0, y + row, 0]
    if (sheet.length === 0 || y + wanted.height > SHEET) {
      sheet = []
      sheets.push(sheet)
      ;[x, y, row] = [0, 0, 0]
    }
    sheet.push({ wanted, x, y })
    x += wanted.width
    row = Math.max(row, wanted.height)
  }
  return sheets
}

/** A sheet that cannot be made takes no picture with it but the one that it fails for. */
async function drawn(sheet: readonly Laid[]): Promise<void> {
  try {
    cut(await sheetOf(sheet), sheet)
  } catch (error) {
    for (const { wanted } of sheet) {
      if (sheet.length > 1) await drawn([{ wanted, x: 0, y: 0 }])
      else wanted.failed(error)
    }
  }
}

/** Gives each picture its part of the sheet, which is drawn once. */
function cut(image: HTMLImageElement, sheet: readonly Laid[]): void {
  const whole = sheet.length > 1 ? canvasOf(image, [0, 0, image.width, image.height]) : null
  for (const { wanted, x, y } of sheet) {
    const resource = canvasOf(whole ?? image, [x, y, wanted.width, wanted.height])
    wanted.came(new Texture({ source: new ImageSource({ resource, alphaMode: 'premultiply-alpha-on-upload' }) }))
  }
  // The browser keeps what was drawn on it until it cleans up.
  if (whole) whole.width = 0
}

async function sheetOf(sheet: readonly Laid[]): Promise<HTMLImageElement> {
  const width = Math.max(...sheet.map(({ wanted, x }) => x + wanted.width))
  const height = Math.max(...sheet.map(({ wanted, y }) => y + wanted.height))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sheet.map(inside).join('')}</svg>`,
  )}`
  await image.decode()
  return image
}

const inside = ({ wanted: { body, viewBox, width, height }, x, y }: Laid, index: number): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${withOwnNames(body, `sheet${index}`)}</svg>`

function canvasOf(image: CanvasImageSource, [x, y, width, height]: Picture['box']): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const drawn = canvas.getContext('2d')
  if (!drawn) throw new Error(`no canvas of ${width} x ${height} pixels`)
  drawn.drawImage(image, x, y, width, height, 0, 0, width, height)
  return canvas
}
