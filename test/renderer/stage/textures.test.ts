import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Part } from '../../../src-renderer/stage/drawing/sprites.ts'

/** Pixi asks for a navigator when it is loaded; nothing here draws. */
beforeAll(() => vi.stubGlobal('navigator', { userAgent: '' }))
afterAll(() => vi.unstubAllGlobals())

const picture = () => ({ body: '', box: [0, 0, 1, 1] as const })

/** A brush of these pictures, on these layers, with nothing written. */
const brushOf = <P>(pictures: P, layers: { board: 'cards'[]; screen: 'cards'[]; sky: 'cards'[] }) =>
  ({
    layers,
    labelLayer: 'cards',
    trayLayer: 'cards',
    pictures: () => pictures,
    label: () => null,
    leastScale: () => 0,
  }) as const

it('a picture that the machine refused to make is made at the next painting', async () => {
  const { Texture } = await import('pixi.js')
  const { TextureStore } = await import('../../../src-renderer/stage/drawing/textures.ts')
  let calls = 0
  let asked = 0
  const store = new TextureStore(
    () => void asked++,
    async () => {
      if (++calls < 3) throw new Error('busy')
      return Texture.EMPTY
    },
  )
  for (const paintings of [1, 2, 3]) {
    expect(store.get('face 3', picture, 1)).toBeNull()
    await store.prepare('face 3', picture, 1)
    expect(asked).toBe(paintings)
  }
  expect(store.get('face 3', picture, 1)).toBe(Texture.EMPTY)
})

it('the picture on a pile stays until that of the next card is made', async () => {
  const { Container } = await import('pixi.js')
  const { Drawing } = await import('../../../src-renderer/stage/drawing/drawing.ts')
  const { piece } = await import('../../../src-renderer/stage/pieces.ts')
  const look = (top: number) => ({ kind: 'pile', top })
  const pictures = {
    theme: 'day' as const,
    colour: () => '#000',
    partsOf: ({ top }: { top: number }) => [{ layer: 'cards', key: `face ${top}`, picture, box: picture().box }],
  }
  const brush = brushOf(pictures, { board: [], screen: ['cards'], sky: [] })
  const drawing = new Drawing<{ kind: string; top: number }, typeof pictures, 'cards'>(
    brush,
    new Container(),
    'day',
    () => 1,
    () => undefined,
    () => new Promise(() => undefined),
  )
  const shown = (top: number) => {
    drawing.mirror([['pile 1', piece(look(top), 'screen', 0, 0)]], false)
    return drawing.layers.cards.children.at(-1)
  }
  expect(shown(4)).toBe(shown(3))
})

it('a piece that lands while the table is fitted anew shows its picture of the other size meanwhile', async () => {
  const { Container, Texture } = await import('pixi.js')
  const { TextureStore } = await import('../../../src-renderer/stage/drawing/textures.ts')
  const { PartSprite } = await import('../../../src-renderer/stage/drawing/sprites.ts')
  const small = new Texture()
  const store = new TextureStore(
    () => undefined,
    (_, density) => (density === 1 ? Promise.resolve(small) : new Promise(() => undefined)),
  )
  await store.prepare('card 3', picture, 1)
  const part = { layer: 'cards', key: 'card 3', picture, box: picture().box }
  const landed = new PartSprite(part, new Container())
  landed.want(part, 2)
  expect(landed.bind(store)).toBe(false)
  expect(landed.sprite.texture).toBe(small)
})

/** A drawing whose pictures are made one by one, when `isMade` is called: what is seen of pieces by their kinds. */
async function drawnSlowly(partsOf: (kind: string) => readonly Pick<Part, 'key' | 'comesLater'>[]) {
  const { Container, Sprite, Texture } = await import('pixi.js')
  const { Drawing } = await import('../../../src-renderer/stage/drawing/drawing.ts')
  const { piece } = await import('../../../src-renderer/stage/pieces.ts')
  const pictures = {
    theme: 'day' as const,
    colour: () => '#000',
    partsOf: ({ kind }: { kind: string }) =>
      partsOf(kind).map((part) => ({
        ...part,
        layer: 'cards',
        picture: () => ({ ...picture(), body: part.key }),
        box: picture().box,
      })),
  }
  const brush = brushOf(pictures, { board: ['cards'], screen: [], sky: [] })
  const made: (() => void)[] = []
  const drawing = new Drawing<{ kind: string }, typeof pictures, 'cards'>(
    brush,
    new Container(),
    'day',
    () => 1,
    () => undefined,
    () => new Promise((done) => made.push(() => done(new Texture()))),
  )
  return {
    /** Whether all is there, and of each picture of pieces by name and kind whether it is seen. */
    seen(pieces: Readonly<Record<string, string>>): boolean[] {
      const lying = Object.entries(pieces).map(([name, kind]) => [name, piece({ kind }, 'board', 0, 0)])
      const isThere = drawing.mirror(lying as never, false)
      const sprites = drawing.layers.cards.children.filter((child) => child instanceof Sprite)
      return [isThere, ...sprites.map(({ texture }) => texture !== Texture.EMPTY)]
    },
    isMissing: () => drawing.isMissing,
    async isMade(): Promise<void> {
      made.shift()?.()
      for (let turns = 0; turns < 5; turns++) await Promise.resolve()
    },
  }
}

it('a card is seen whole or not at all: its shadow waits for its picture', async () => {
  const parts = [{ key: 'shadow' }, { key: 'card' }]
  const { seen, isMade } = await drawnSlowly((kind) => (kind === 'card' ? parts : parts.slice(0, 1)))
  const pieces = { stone: 'stone', card: 'card' }
  expect(seen(pieces)).toEqual([false, false, false, false])
  await isMade()
  expect(seen(pieces)).toEqual([false, true, false, false])
  await isMade()
  expect(seen(pieces)).toEqual([true, true, true, true])
})

it('a table says that something is missing until all of it is seen but what comes later', async () => {
  const { seen, isMissing, isMade } = await drawnSlowly((kind) => [{ key: kind }, { key: 'late', comesLater: true }])
  seen({ card: 'one' })
  expect(isMissing()).toBe(true)
  await isMade()
  seen({ card: 'one' })
  expect(isMissing()).toBe(false)
  seen({ card: 'other' })
  expect(isMissing()).toBe(true)
})

it('what comes later is not waited for, and what it was before is not seen in its place', async () => {
  const { seen, isMade } = await drawnSlowly((kind) => [{ key: 'bare' }, { key: kind, comesLater: true }])
  expect(seen({ card: 'one way' })).toEqual([false, false, false])
  await isMade()
  expect(seen({ card: 'one way' })).toEqual([false, true, false])
  await isMade()
  expect(seen({ card: 'one way' })).toEqual([true, true, true])
  expect(seen({ card: 'turned' })).toEqual([false, true, false])
  await isMade()
  expect(seen({ card: 'turned' })).toEqual([true, true, true])
})

it('a board that glides to another size has its pictures made for that size alone', async () => {
  const { Container } = await import('pixi.js')
  const { Drawing } = await import('../../../src-renderer/stage/drawing/drawing.ts')
  const { piece } = await import('../../../src-renderer/stage/pieces.ts')
  const pictures = {
    theme: 'day' as const,
    colour: () => '#000',
    partsOf: () => [{ layer: 'cards', key: 'card', picture, box: picture().box }],
  }
  const brush = brushOf(pictures, { board: ['cards'], screen: [], sky: [] })
  let made = 0
  const drawing = new Drawing<{ kind: string }, typeof pictures, 'cards'>(
    brush,
    new Container(),
    'day',
    () => 1,
    () => undefined,
    () => new Promise(() => made++),
  )
  const camera = (scale: number) => ({ x: 0, y: 0, scale })
  for (const scale of [1, 0.9, 0.7, 0.5]) {
    drawing.look(camera(scale), camera(scale === 1 ? 1 : 0.5), camera(scale === 1 ? 1 : 0.5))
    drawing.mirror([['card 3', piece({ kind: 'card' }, 'board', 0, 0)]], false)
  }
  expect(made).toBe(2)
})

it('a picture that cannot be made is left out, and what is there counts as all there is', async () => {
  const { Container } = await import('pixi.js')
  const { TextureStore } = await import('../../../src-renderer/stage/drawing/textures.ts')
  const { PartSprite } = await import('../../../src-renderer/stage/drawing/sprites.ts')
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const store = new TextureStore(
    () => undefined,
    () => Promise.reject(new Error('too large')),
  )
  const part = { layer: 'cards', key: 'card 3', picture, box: picture().box }
  const sprite = new PartSprite(part, new Container())
  const bound: boolean[] = []
  for (let painting = 0; painting < 7; painting++) {
    bound.push(sprite.bind(store))
    await store.prepare(part.key, picture, 1)
  }
  expect(bound).toEqual([false, false, false, false, false, true, true])
  expect(complaint).toHaveBeenCalledOnce()
  complaint.mockRestore()
})

it('a picture that was made in the end may be refused as often again', async () => {
  const { Texture } = await import('pixi.js')
  const { TextureStore } = await import('../../../src-renderer/stage/drawing/textures.ts')
  const source = { destroy: () => undefined }
  const large = { width: 10_000, height: 5000, source, destroy: () => undefined } as unknown as InstanceType<
    typeof Texture
  >
  let calls = 0
  const store = new TextureStore(
    () => undefined,
    async () => {
      if (++calls % 4 !== 0) throw new Error('busy')
      return large
    },
  )
  for (let tries = 0; tries < 8; tries++) {
    await store.prepare('face 3', picture, 1)
    store.tidy(() => new Set())
  }
  expect(calls).toBe(8)
  expect(store.gaveUp('face 3', 1)).toBe(false)
})

it('pictures of a sheet of which one is in use stay, and a sheet that is not in use goes as a whole', async () => {
  const { Texture, TextureSource } = await import('pixi.js')
  const { TextureStore } = await import('../../../src-renderer/stage/drawing/textures.ts')
  const [used, other] = ['used', 'other'].map((label) => new TextureSource({ label, width: 8000, height: 4000 }))
  const sheetOf = { face: used, back: used, 'old face': other, 'old back': other }
  const store = new TextureStore(
    () => undefined,
    ({ body }) => Promise.resolve(new Texture({ source: sheetOf[body as keyof typeof sheetOf] })),
  )
  const keys = Object.keys(sheetOf)
  const get = (key: string) => store.get(key, () => ({ body: key, box: [0, 0, 1, 1] }), 1)
  await Promise.all(keys.map((key) => store.prepare(key, () => ({ body: key, box: [0, 0, 1, 1] }), 1)))
  const face = get('face')
  if (!face) throw new Error('it is not there')
  store.tidy(() => [face])
  expect(keys.map((key) => store.meanwhile(key) !== null)).toEqual([true, true, false, false])
  expect([used.destroyed, other.destroyed]).toEqual([false, true])
  expect(get('back')?.source).toBe(used)
})
