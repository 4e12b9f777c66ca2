import { ImageSource, Rectangle, Texture } from 'pixi.js'
import { withOwnNames } from '../art/own-names.ts'
import type { Picture } from './textures.ts'

/** No side of a picture is made larger than this; what would be is drawn enlarged. */
const LONGEST = 4096
/** Sides of a sheet in pixels; what is larger is a sheet of its own. */
const SHEET = 1024
/** Pixels about each picture on a sheet that repeat its edge: drawn smaller or between pixels, it mixes with those. */
const MARGIN = 1

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

/** A wanted picture and its corner on its sheet, in pixels. */
interface Laid {
  readonly wanted: Wanted
  readonly x: number
  readonly y: number
}

/**
 * Pictures that are asked for in one go come on one sheet: a browser opens a document for each SVG, which takes longer
 * than drawing most of them, and a graphics card is given each of its textures anew in every frame.
 */
export function rasteriser(): Rasterise {
  let waiting: Wanted[] = []
  const makeAll = async () => {
    const sheets = onSheets(waiting)
    waiting = []
    // One after the other: each is two canvases of megabytes for a moment.
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
  const isLarge = ({ width, height }: Wanted) => Math.max(width, height) + 2 * MARGIN > SHEET
  const sheets = pictures.filter(isLarge).map(alone)
  let sheet: Laid[] = []
  let [x, y, row] = [0, 0, 0]
  for (const wanted of pictures.filter((picture) => !isLarge(picture)).sort((a, b) => b.height - a.height)) {
    const [width, height] = [wanted.width + 2 * MARGIN, wanted.height + 2 * MARGIN]
    if (x + width > SHEET) [x, y, row] = [0, y + row, 0]
    if (sheet.length === 0 || y + height > SHEET) {
      sheet = []
      sheets.push(sheet)
      ;[x, y, row] = [0, 0, 0]
    }
    sheet.push({ wanted, x: x + MARGIN, y: y + MARGIN })
    x += width
    row = Math.max(row, height)
  }
  return sheets.map((laid) => (laid.length > 1 ? laid : alone(laid[0].wanted)))
}

/** What has a sheet to itself ends where that ends. */
const alone = (wanted: Wanted): Laid[] => [{ wanted, x: 0, y: 0 }]

/** A sheet that cannot be made takes no picture with it but the one that it fails for. */
async function drawn(sheet: readonly Laid[]): Promise<void> {
  try {
    cut(await sheetOf(sheet), sheet)
  } catch (error) {
    for (const { wanted } of sheet) {
      if (sheet.length > 1) await drawn(alone(wanted))
      else wanted.failed(error)
    }
  }
}

/** Gives each picture its part of the sheet, which is one texture for all of them. */
function cut(image: HTMLImageElement, sheet: readonly Laid[]): void {
  const source = sourceOf(sheet.length > 1 ? withMargins(image, sheet) : drawnOn(image))
  for (const { wanted, x, y } of sheet)
    wanted.came(new Texture({ source, frame: new Rectangle(x, y, wanted.width, wanted.height) }))
}

const sourceOf = (resource: HTMLCanvasElement) =>
  new ImageSource({ resource, alphaMode: 'premultiply-alpha-on-upload' })

/** The sheet with each picture's edge repeated about it. */
function withMargins(image: HTMLImageElement, sheet: readonly Laid[]): HTMLCanvasElement {
  const plain = drawnOn(image)
  const { canvas, brush } = emptyCanvas(image.width + MARGIN, image.height + MARGIN)
  for (const { wanted, x, y } of sheet) {
    const across = repeated(x, wanted.width)
    for (const [top, high, toTop] of repeated(y, wanted.height))
      for (const [left, wide, toLeft] of across)
        brush.drawImage(plain, left, top, wide, high, toLeft, toTop, wide, high)
  }
  // The browser keeps what was drawn on it until it cleans up.
  plain.width = 0
  return canvas
}

/** Of one side of a picture: itself, and the pixels at both ends of it once more outside. From, how long, to where. */
const repeated = (at: number, length: number): readonly (readonly [number, number, number])[] => [
  [at, length, at],
  [at, MARGIN, at - MARGIN],
  [at + length - MARGIN, MARGIN, at + length],
]

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

function drawnOn(image: HTMLImageElement): HTMLCanvasElement {
  const { canvas, brush } = emptyCanvas(image.width, image.height)
  brush.drawImage(image, 0, 0)
  return canvas
}

function emptyCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error(`no canvas of ${width} x ${height} pixels`)
  return { canvas, brush }
}
