import { readFileSync, readdirSync } from 'node:fs'
import type { Texture } from 'pixi.js'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Rasterise } from '../../../src-renderer/stage/drawing/rasterise.ts'
import type { Picture } from '../../../src-renderer/stage/drawing/textures.ts'

/** The sheets that a browser was asked to open, and what was drawn on canvases: of which, from where, how large, to. */
let sheets: string[] = []
let cuts: { of: unknown; at: number[] }[] = []
let refuses = (_: string): boolean => false
/** Whether there is a canvas of that width. */
let canvases = (_: number): boolean => true

class StandInImage {
  src = ''
  width = 0
  height = 0
  decode(): Promise<void> {
    const svg = decodeURIComponent(this.src.slice(this.src.indexOf(',') + 1))
    sheets.push(svg)
    if (refuses(svg)) return Promise.reject(new Error('busy'))
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
    this.width = Number(width)
    this.height = Number(height)
    return Promise.resolve()
  }
}

class StandInCanvas {
  width = 0
  height = 0
  getContext = () =>
    canvases(this.width) ? { drawImage: (of: unknown, ...at: number[]) => cuts.push({ of, at }) } : null
}

beforeAll(() => {
  vi.stubGlobal('navigator', { userAgent: '' })
  vi.stubGlobal('Image', StandInImage)
  vi.stubGlobal('document', { createElement: () => new StandInCanvas() })
})
beforeEach(() => {
  sheets = []
  cuts = []
  refuses = () => false
  canvases = () => true
})
afterAll(() => vi.unstubAllGlobals())

const made = async (): Promise<Rasterise> =>
  (await import('../../../src-renderer/stage/drawing/rasterise.ts')).rasteriser()

const picture = (body: string, width: number, height: number): Picture => ({ body, box: [-1, -2, width, height] })

const sizeOf = ({ width, height }: Texture) => [width, height]

it('pictures asked for in one go are opened as one sheet and are one texture, each where it lies', async () => {
  const rasterise = await made()
  const textures = await Promise.all([
    rasterise(picture('<i/>', 10, 20), 2),
    rasterise(picture('<j/>', 30, 40), 1),
    rasterise(picture('<k/>', 5, 5), 4),
  ])
  expect(textures.map(({ frame: { x, y, width, height } }) => [x, y, width, height])).toEqual([
    [1, 1, 20, 40],
    [23, 1, 30, 40],
    [55, 1, 20, 20],
  ])
  expect(new Set(textures.map(({ source }) => source)).size).toBe(1)
  expect(textures.map(sizeOf)).toEqual([
    [20, 40],
    [30, 40],
    [20, 20],
  ])
  expect(sheets).toEqual([
    '<svg xmlns="http://www.w3.org/2000/svg" width="75" height="41">' +
      '<svg x="1" y="1" width="20" height="40" viewBox="-1 -2 10 20"><i/></svg>' +
      '<svg x="23" y="1" width="30" height="40" viewBox="-1 -2 30 40"><j/></svg>' +
      '<svg x="55" y="1" width="20" height="20" viewBox="-1 -2 5 5"><k/></svg></svg>',
  ])
})

it('about a picture on a sheet its own edge is drawn once more, for what is drawn smaller mixes with it', async () => {
  const rasterise = await made()
  await Promise.all(['<i/>', '<j/>'].map((body) => rasterise(picture(body, 10, 20), 1)))
  const [whole, ...parts] = cuts
  expect([whole.of instanceof StandInImage, whole.at]).toEqual([true, [0, 0]])
  expect(parts.every(({ of }) => of instanceof StandInCanvas)).toBe(true)
  const covered = new Map<string, string>()
  for (const { at } of parts.slice(0, 9)) {
    const [fromX, fromY, wide, high, x, y] = at
    for (let i = 0; i < wide; i++)
      for (let j = 0; j < high; j++) covered.set(`${x + i} ${y + j}`, `${fromX + i} ${fromY + j}`)
  }
  for (let x = 0; x < 12; x++)
    for (let y = 0; y < 22; y++)
      expect(covered.get(`${x} ${y}`)).toBe(`${Math.min(Math.max(x, 1), 10)} ${Math.min(Math.max(y, 1), 20)}`)
})

it('what is asked for later is on a sheet of its own, and one picture alone has all of its canvas', async () => {
  const rasterise = await made()
  const first = await rasterise(picture('<i/>', 10, 20), 1)
  const second = await rasterise(picture('<j/>', 10, 20), 1)
  expect(sheets).toHaveLength(2)
  expect(first.source).not.toBe(second.source)
  expect([first, second].map(({ frame: { x, y } }) => [x, y])).toEqual([
    [0, 0],
    [0, 0],
  ])
  expect(cuts.map(({ of, at }) => [of instanceof StandInImage, at])).toEqual([
    [true, [0, 0]],
    [true, [0, 0]],
  ])
})

it('two pictures on a sheet that name a clip alike keep each its own', async () => {
  const rasterise = await made()
  const body = '<clipPath id="m"/><g clip-path="url(#m)"><use href="#m"/></g>'
  await Promise.all([rasterise(picture(body, 10, 10), 1), rasterise(picture(body, 10, 10), 1)])
  expect(sheets[0]).toContain('<clipPath id="sheet0-m"/><g clip-path="url(#sheet0-m)"><use href="#sheet0-m"/></g>')
  expect(sheets[0]).toContain('<clipPath id="sheet1-m"/><g clip-path="url(#sheet1-m)"><use href="#sheet1-m"/></g>')
})

it('no sheet is larger than 1024 pixels a side but for one picture that is', async () => {
  const rasterise = await made()
  const sizes = Array.from({ length: 60 }, (_, k) => 100 + ((k * 137) % 500))
  await Promise.all([
    rasterise(picture('', 3000, 100), 1),
    ...sizes.map((size, k) => rasterise(picture(`<p${k}/>`, size, 700 - size), 1)),
  ])
  const boxes = sheets.map((svg) => [...svg.matchAll(/x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/g)])
  expect(boxes.flat()).toHaveLength(61)
  for (const sheet of boxes) {
    const laid = sheet.map(([, ...sides]) => sides.map(Number) as [number, number, number, number])
    if (laid.length > 1) for (const [x, y, w, h] of laid) expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(1024)
    for (const [k, [x, y, w, h]] of laid.entries())
      for (const [x2, y2, w2, h2] of laid.slice(k + 1))
        expect(x + w <= x2 || x2 + w2 <= x || y + h <= y2 || y2 + h2 <= y).toBe(true)
  }
  expect(boxes.some((sheet) => sheet.length === 1 && sheet[0]?.[3] === '3000')).toBe(true)
})

it('a picture that cannot be made keeps back none of those it was asked for with', async () => {
  refuses = (svg) => svg.includes('<bad/>')
  const rasterise = await made()
  const came = await Promise.allSettled(['<i/>', '<bad/>', '<j/>'].map((body) => rasterise(picture(body, 9, 9), 1)))
  expect(came.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

it('where the machine gives no canvas for a whole sheet, each picture of it is made alone', async () => {
  const whole = 20
  canvases = (width) => width < whole
  const rasterise = await made()
  const textures = await Promise.all(['<i/>', '<j/>'].map((body) => rasterise(picture(body, 10, 10), 1)))
  expect(textures.map(sizeOf)).toEqual([
    [10, 10],
    [10, 10],
  ])
  expect(sheets).toHaveLength(3)
  expect(cuts.every(({ of }) => of instanceof StandInImage)).toBe(true)
})

it('a picture for which there is no canvas is refused, and not taken for made', async () => {
  canvases = () => false
  const rasterise = await made()
  await expect(rasterise(picture('<i/>', 10, 10), 1)).rejects.toThrow('no canvas of 10 x 10 pixels')
})

it('no drawing but the tickets of home has a style sheet of its own, which would rule the others on its sheet', () => {
  const assets = new URL('../../../assets/', import.meta.url)
  const drawings = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^art.*\.svg$/.test(file) && !file.includes('ticket-'),
  )
  expect(drawings.length).toBeGreaterThan(100)
  const withSheet = drawings.filter((file) => /<style|id='|url\(['"]/.test(readFileSync(new URL(file, assets), 'utf8')))
  expect(withSheet).toEqual([])
})
