import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { piece, type Piece } from '../../../src-renderer/stage/pieces.ts'

/** Pixi asks for a navigator when it is loaded; nothing here draws. */
beforeAll(() => vi.stubGlobal('navigator', { userAgent: '' }))
afterAll(() => vi.unstubAllGlobals())

interface Look {
  readonly kind: string
  readonly count?: number
}

const picture = () => ({ body: '', box: [0, 0, 100, 50] as const })
const pictures = {
  theme: 'day' as const,
  colour: () => '#000',
  partsOf: ({ kind }: Look) => (kind === 'note' ? [] : [{ layer: 'cards', key: kind, picture, box: picture().box }]),
}

/** A table of one card; what is made for it and where its words stand are kept. */
async function table() {
  const { Container } = await import('pixi.js')
  const { Drawing } = await import('../../../src-renderer/stage/drawing/drawing.ts')
  const widths: number[] = []
  const words: Piece<Look>[] = []
  const labels = { made: 0, gone: 0 }
  const written: unknown[] = []
  const label = (_: Look, layer: unknown) => {
    labels.made++
    written.push(layer)
    return {
      icons: [],
      show: (at: Piece<Look>) => void words.push(at),
      bind: () => true,
      destroy: () => void labels.gone++,
    }
  }
  const drawing = new Drawing<Look, typeof pictures, 'cards' | 'air'>(
    {
      layers: { board: ['cards', 'air'], screen: [], sky: [] },
      labelLayer: 'cards',
      labelLayerAbove: ({ kind }) => (kind === 'flying' ? 'air' : null),
      trayLayer: 'cards',
      pictures: () => pictures,
      label,
      leastScale: () => 0,
    },
    new Container(),
    'day',
    () => 1,
    () => undefined,
    ({ box }, density) => {
      widths.push(Math.round(box[2] * density))
      return new Promise(() => undefined)
    },
  )
  const show = (look: Look, scale = 1, moving = false) =>
    drawing.mirror([['card 3', piece(look, 'board', 200, 300, { scale })]], moving)
  const draw = (scale: number) => show({ kind: 'card' }, scale)
  return { drawing, draw, show, widths, words, labels, written }
}

it.each([
  [1, 100],
  [1.4, 140],
  [0.5, 100],
])('a card that lies %s times as large on the board has a picture %s pixels wide', async (scale, width) => {
  const { draw, widths } = await table()
  draw(scale)
  expect(widths).toEqual([width])
})

it('a card that grows as it flies gets a sharper picture each time it would be blurred, and none for a frame', async () => {
  const { show, widths } = await table()
  show({ kind: 'card' })
  for (let scale = 1; scale <= 3; scale += 0.1) show({ kind: 'card' }, scale, true)
  expect(widths).toEqual([100, 200, 400])
  show({ kind: 'card' }, 3)
  expect(widths.at(-1)).toBe(300)
})

it('a card that springs up as it comes has the picture it rests in', async () => {
  const { show, widths } = await table()
  for (const scale of [1.18, 1.06, 0.97]) show({ kind: 'card' }, scale, true)
  show({ kind: 'card' })
  expect(widths).toEqual([100])
})

it('the words of a card that is lifted rise with it, and neither dim nor grow', async () => {
  const { drawing, draw, words } = await table()
  drawing.lifts = new Map([['card 3', { up: 6, scale: 1.04, alpha: 0.45, front: true }]])
  draw(1)
  expect(words.at(-1)).toMatchObject({ x: 200, y: 294, scale: 1, alpha: 1 })
})

it('a count that changes is written where the last one was, and only another kind of thing is labelled anew', async () => {
  const { show, words, labels } = await table()
  show({ kind: 'pile', count: 3 })
  show({ kind: 'pile', count: 2 })
  expect(words.map(({ look }) => look.count)).toEqual([3, 2])
  expect(labels).toEqual({ made: 1, gone: 0 })
  show({ kind: 'plate', count: 2 })
  expect(labels).toEqual({ made: 2, gone: 1 })
})

it('what lies still is not gone through again, until one looks closer or marks lift it', async () => {
  const { drawing, words } = await table()
  const lies = piece({ kind: 'note' }, 'board', 200, 300)
  const paint = (moving: boolean, scale = 1) => {
    const camera = { x: 0, y: 0, scale }
    drawing.look(camera, camera, camera)
    drawing.mirror([['note', lies]], moving)
  }
  paint(true)
  paint(true)
  expect(words).toHaveLength(1)
  paint(false)
  expect(words).toHaveLength(2)
  paint(false, 1.5)
  expect(words).toHaveLength(3)
  drawing.lifts = new Map([['note', { up: 6, scale: 1, alpha: 1, front: false }]])
  paint(false, 1.5)
  expect(words.at(-1)).toMatchObject({ y: 294 })
  drawing.lifts = new Map()
  paint(false, 1.5)
  expect(words.at(-1)).toMatchObject({ y: 300 })
})

it('what is read is drawn larger than what it stands on where the board is seen from far away', async () => {
  const { Container } = await import('pixi.js')
  const { PartSprite } = await import('../../../src-renderer/stage/drawing/sprites.ts')
  const { box } = picture()
  const lies = piece({ kind: 'card' }, 'board', 200, 300)
  const scaled = (isRead: boolean) => {
    const part = new PartSprite({ layer: 'cards', key: 'card', picture, box, isRead }, new Container())
    part.place(lies, 0, 1.4)
    return part.sprite.scale.x
  }
  expect([scaled(true), scaled(false)]).toEqual([1.4, 1])
})

it('writes on what flies above all others above them too', async () => {
  const { drawing, show, written } = await table()
  show({ kind: 'note' })
  show({ kind: 'flying' })
  expect(written).toEqual([drawing.layers.cards, drawing.layers.air])
})
