import { beforeEach, expect, it, vi } from 'vitest'
import type { GameEvent } from '../../../src-shared/core.ts'
import type { Beat, Preview } from '../../../src-shared/table.ts'
import type { Point } from '../../../src-renderer/stage/camera/camera.ts'
import type { Canvas, Frame } from '../../../src-renderer/stage/drawing/canvas.ts'
import type { Craft, Furniture, Kinds } from '../../../src-renderer/stage/craft.ts'
import { sceneOf } from '../../../src-renderer/stage/drawn-table.ts'
import type { Pictures } from '../../../src-renderer/stage/drawing/drawing.ts'
import type { PreviewDrawing } from '../../../src-renderer/stage/over/preview-drawing.ts'
import { piece } from '../../../src-renderer/stage/pieces.ts'
import type { Handling } from '../../../src-renderer/stage/hand/gestures.ts'
import type { Box, SceneInput } from '../../../src-renderer/stage/scene.ts'
import type { Table } from '../../../src-renderer/stage/table.ts'
import { standInWindow } from './stand-in-window.ts'

/** A board of nine squares that grows with its view. */
interface Squares extends Kinds {
  readonly view: { readonly side: number }
  readonly look: { readonly kind: 'square' }
}

const painted: Frame<Squares, unknown, unknown>[] = []
let asked = { hits: 0, feet: 0 }
let paint: (now: number) => void = () => undefined
let fitted = 0
let sized: () => void = () => undefined
let pointAt: (at: Point) => void = () => undefined
let hold: (at: Point) => void = () => undefined
let drop: () => void = () => undefined
let press: () => void = () => undefined
let ghostX = 20
const coloured: string[] = []
const prepared: string[] = []

vi.mock('../../../src-renderer/stage/drawing/text.ts', () => ({ loadFonts: async () => undefined }))
vi.mock('../../../src-renderer/stage/hand/pointer.ts', () => ({
  listen: (_canvas: unknown, input: SceneInput, table: Handling) => {
    pointAt = (at) => void table.hits(at)
    press = () => table.keyed?.()
    hold = (at) => table.hold({ kind: 'card', id: 0 }, at)
    drop = () => {
      table.hold(null, { x: 0, y: 0 })
      void input.drop?.([], false)
    }
    return () => undefined
  },
}))
vi.mock('../../../src-renderer/stage/drawing/canvas.ts', () => ({
  Canvas: {
    open: async (_table: unknown, _host: unknown, _theme: unknown, before: (now: number) => void) => {
      paint = before
      const nothing = () => undefined
      return {
        painted: 0,
        request: nothing,
        paintAtOnce: () => before(0),
        resize: () => void fitted++,
        furnish: nothing,
        destroy: nothing,
        theme: async (scheme: string) => void coloured.push(scheme),
        prepare: async (positions: readonly object[]) =>
          void prepared.push(...positions.flatMap((one) => Object.keys(one))),
        paint: (frame: Frame<Squares, unknown, unknown>) => void painted.push(frame),
      } as unknown as Canvas<Squares, never, never, string>
    },
  },
}))
standInWindow((changed) => (sized = changed))
beforeEach(() => {
  painted.length = 0
  coloured.length = 0
  asked = { hits: 0, feet: 0 }
  ghostX = 20
})

const ROOM = { width: 300, height: 300 }
const layout: Furniture = { ...ROOM, tray: { x: 0, y: 300, width: 300, height: 0 }, board: { x: 0, y: 0, ...ROOM } }
const squareAt = (id: number): Box => ({ x: (id % 3) * 100, y: Math.floor(id / 3) * 100, width: 100, height: 100 })
const craft = {
  poses: () => ({ square: piece({ kind: 'square' as const }, 'board', 0, 0) }),
  active: () => 0,
  layoutOf: () => layout,
  home: (view: Squares['view'] | null) => ({ x: 0, y: 0, scale: 1 / (view?.side ?? 1) }),
  tell: () => [],
  onTheWay: () => ({}),
  remember: () => null,
  stillThere: () => false,
} as unknown as Craft<Squares>
const usual = {
  craft,
  boardBox: (view: Squares['view'] | null) => ({ x: 0, y: 0, width: 300 * (view?.side ?? 1), height: 300 }),
  hitsAt: (_aim: unknown, { x, y }: { x: number; y: number }) => {
    asked.hits++
    return [{ kind: 'cell' as const, id: Math.floor(x / 100) + 3 * Math.floor(y / 100) }]
  },
  boxOf: (_aim: unknown, { id }: { id: number }) => squareAt(id),
  liftsOf: () => new Map(),
  drawPreview: () => ({ ghosts: { ghost: piece({ kind: 'square' as const }, 'board', ghostX, 20) } }),
  pieceOf: () => null,
  footOf: ({ x, y }: { x: number; y: number }) => {
    asked.feet++
    return { x, y, width: 40, height: 40 }
  },
} as unknown as Table<Squares, PreviewDrawing<Squares['look']>, Pictures<Squares['look']>, string>

async function opened(table = usual, given: Partial<SceneInput> = {}) {
  const host = { clientWidth: 300, clientHeight: 300 } as HTMLElement
  const scene = await sceneOf(table)(host, {
    hover: () => undefined,
    pick: () => undefined,
    turn: () => false,
    cancel: () => undefined,
    ...given,
  })
  scene.show({ side: 1 }, { seats: [], viewer: 0, acting: 0, words: {} })
  return scene
}

it('what can be pointed at is looked for once, until something else is shown or seen', async () => {
  const scene = await opened()
  const found = scene.things()
  expect(found).toHaveLength(9)
  const before = asked.hits
  scene.mark([{ ref: { kind: 'cell', id: 4 }, state: 'focus' }])
  expect(scene.things()).toBe(found)
  expect(asked.hits).toBe(before)
  scene.zoom(2)
  scene.things()
  expect(asked.hits).toBe(2 * before)
  scene.show({ side: 1 }, { seats: [], viewer: 0, acting: 0, words: {} })
  scene.things()
  expect(asked.hits).toBe(3 * before)
})

it('is painted as finely as the screen shows it, on another screen too, until it is gone', async () => {
  const screen = new EventTarget()
  const before = globalThis.matchMedia
  vi.stubGlobal('matchMedia', () => screen)
  const scene = await opened()
  fitted = 0
  screen.dispatchEvent(new Event('change'))
  expect(fitted).toBe(1)
  scene.destroy()
  screen.dispatchEvent(new Event('change'))
  expect(fitted).toBe(1)
  vi.stubGlobal('matchMedia', before)
})

it('words beside things lie on the screen where the camera has them; what has a foot is a thing itself', async () => {
  const words = { x: 100, y: 50, width: 40, height: 10 }
  const readOf = () => [words]
  const scene = await opened({ ...usual, footOf: () => null, readOf } as unknown as typeof usual)
  expect(scene.written!()).toEqual([words])
  scene.show({ side: 2 }, { seats: [], viewer: 0, acting: 0, words: {} })
  paint(9000)
  const { x, y, scale } = painted.at(-1)!.goal
  const [moved] = scene.written!()
  expect(scale).not.toBe(1)
  expect(moved).toEqual({ x: 100 * scale + x, y: 50 * scale + y, width: 40 * scale, height: 10 * scale })
  const footed = await opened({ ...usual, readOf } as unknown as typeof usual)
  expect(footed.written!()).toEqual([])
})

it('the place of the confirm pill is looked for once for an answer, however often the table is painted', async () => {
  const scene = await opened()
  const preview = { refs: [] } as unknown as Preview
  scene.preview(preview)
  const asks = () => {
    const before = asked.feet
    const place = scene.pillPlace?.({ width: 100, height: 40 })
    return { place, feet: asked.feet - before }
  }
  const { place, feet } = asks()
  expect(place).not.toBeNull()
  expect(feet).toBeGreaterThan(0)
  paint(1)
  scene.mark([{ ref: { kind: 'cell', id: 4 }, state: 'hovered' }])
  paint(2)
  expect(asks()).toEqual({ place, feet: 0 })
  scene.mark([{ ref: { kind: 'cell', id: 4 }, state: 'selected' }])
  expect(asks().feet).toBeGreaterThan(0)
  expect(scene.pillPlace?.({ width: 120, height: 40 })?.width).toBe(120)
  scene.preview({ ...preview })
  expect(asks().feet).toBeGreaterThan(0)
})

it.each(['selected', 'put', 'hovered'] as const)(
  'the last move is looked past once something is picked or put, not pointed at: %s',
  async (state) => {
    const remember = () => ({ done: 1 })
    const scene = await opened({ ...usual, craft: { ...craft, remember, stillThere: () => true } } as typeof usual)
    scene.recall?.([{ kind: 'done' } as unknown as GameEvent])
    const isLookedPast = (now: number) => {
      paint(now)
      return painted.at(-1)?.light?.lookedPast
    }
    expect(isLookedPast(1)).toBe(false)
    scene.mark([{ ref: { kind: 'cell', id: 4 }, state }])
    expect(isLookedPast(2)).toBe(state !== 'hovered')
    scene.mark([])
    expect(isLookedPast(3)).toBe(state !== 'hovered')
    scene.recall?.([{ kind: 'done' } as unknown as GameEvent], { afresh: true })
    expect(isLookedPast(4)).toBe(false)
  },
)

it('what would come of a move is seen whole once it is picked; under a pointer that passes by nothing moves', async () => {
  const scene = await opened()
  const preview = { refs: [] } as unknown as Preview
  ghostX = 285
  pointAt({ x: 290, y: 40 })
  scene.preview(preview)
  painted.length = 0
  paint(5000)
  expect(painted.at(-1)?.goal.x).toBe(0)
  scene.preview({ ...preview }, true)
  paint(6000)
  expect(painted.at(-1)?.goal.x).toBeLessThan(0)
})

it('while the camera glides, the canvas is told where it will rest', async () => {
  const scene = await opened()
  painted.length = 0
  paint(0)
  scene.show({ side: 2 }, { seats: [], viewer: 0, acting: 0, words: {} })
  for (const now of [1000, 1100, 1200]) paint(now)
  expect(painted.map(({ camera }) => camera.scale > 0.5)).toEqual([true, true, true, true])
  expect(painted.slice(1).map(({ goal, home }) => [goal.scale, home.scale])).toEqual([
    [0.5, 0.5],
    [0.5, 0.5],
    [0.5, 0.5],
  ])
})

it('a table that is told its colours again is not coloured anew: its pictures would be missing meanwhile', async () => {
  const scene = await opened()
  coloured.length = 0
  for (const theme of ['night', 'night', 'day', 'day'] as const) scene.theme(theme)
  expect(coloured).toEqual(['night', 'day'])
})

it('a table whose room changes is painted before it is shown again: its canvas was emptied', async () => {
  await opened()
  painted.length = 0
  sized()
  expect(painted).toHaveLength(1)
})

it('a steady table lies still whatever may be picked, and under a pointer whatever is shown; for a key it goes', async () => {
  const scene = await opened({ ...usual, steady: true, boxOf: (_aim, { id }) => ({ ...squareAt(0), x: id * 100 }) })
  const goal = () => {
    paint(9000)
    return painted.at(-1)!.goal
  }
  const home = goal()
  for (const id of [5, 2, 6]) {
    scene.mark([{ ref: { kind: 'cell', id }, state: 'legal' }])
    expect(goal()).toEqual(home)
    expect(scene.beyond!()).toMatchObject(id > 2 ? [{ edge: 'right', count: 1 }] : [])
  }
  ghostX = 400
  const preview = { refs: [] } as unknown as Preview
  pointAt({ x: 290, y: 40 })
  for (const isPicked of [false, true]) {
    scene.preview({ ...preview }, isPicked)
    expect(goal()).toEqual(home)
  }
  press()
  scene.preview({ ...preview }, true)
  expect(goal().x).toBeLessThan(0)
})

it('a steady table goes to what lies beyond an edge when that is asked for there', async () => {
  const scene = await opened({ ...usual, steady: true, boxOf: (_aim, { id }) => ({ ...squareAt(0), x: id * 100 }) })
  scene.mark([{ ref: { kind: 'cell', id: 4 }, state: 'legal' }])
  pointAt({ x: 290, y: 40 })
  scene.reach!('right')
  paint(9000)
  expect(painted.at(-1)!.goal.x).toBeLessThan(-100)
})

it('the table goes to what the keyboard comes to, and not again while it stays there', async () => {
  for (const steady of [false, true]) {
    const boxOf = (_aim: unknown, { id }: { id: number }) => ({ ...squareAt(0), x: id * 100 })
    const scene = await opened({ ...usual, steady, boxOf } as unknown as typeof usual)
    scene.show({ side: 2 }, { seats: [], viewer: 0, acting: 0, words: {} })
    const goesTo = (id: number) => {
      scene.mark([{ ref: { kind: 'cell', id }, state: 'focus' }])
      paint(9000)
      return painted.at(-1)!.goal.x
    }
    expect(goesTo(1)).toBe(0)
    expect(goesTo(4)).toBeLessThan(-100)
    scene.fit()
    expect(goesTo(4)).toBe(0)
    expect(goesTo(3)).toBeLessThan(0)
  }
})

it('two moves that are compared are both seen whole, from further away than anything would be picked', async () => {
  const drawPreview = (_view: unknown, { x }: { x: number }) => ({
    ghosts: { ghost: piece({ kind: 'square' as const }, 'board', x, 20) },
  })
  const scene = await opened({ ...usual, steady: true, least: 0.5, drawPreview } as unknown as typeof usual)
  scene.gather!([{ x: 0 }, { x: 560 }] as unknown as Preview[])
  paint(9000)
  const { x, scale } = painted.at(-1)!.goal
  expect(scale).toBeLessThan(0.5)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(560 * scale + x).toBeLessThan(ROOM.width)
})

it('a steady table goes for what would come by a preview, not for what stands there and is drawn otherwise', async () => {
  const [near, far] = [20, 400].map((x) => piece({ kind: 'square' as const }, 'board', x, 20))
  let steps: Record<string, typeof near> = { square: far }
  const scene = await opened({ ...usual, steady: true, drawPreview: () => ({ ghosts: { ghost: near }, steps }) })
  const at = () => {
    paint(9000)
    return painted.at(-1)!.goal.x
  }
  scene.preview({ refs: [] } as unknown as Preview, true)
  expect(at()).toBe(0)
  steps = { step: far }
  scene.preview({ refs: [] } as unknown as Preview, true)
  expect(at()).toBeLessThan(0)
})

it('a hint is seen on a steady table with the place from which something goes', async () => {
  const ghost = piece({ kind: 'square' as const }, 'board', 400, 20)
  const goalOf = async (arrow: readonly [Point, Point] | null, least: number) => {
    const drawPreview = () => ({ ghosts: { ghost }, arrow })
    const scene = await opened({ ...usual, steady: true, least, drawPreview } as unknown as typeof usual)
    scene.preview({ refs: [] } as unknown as Preview)
    paint(9000)
    return painted.at(-1)!.goal
  }
  const alone = await goalOf(null, Infinity)
  expect(alone.x).toBeLessThan(-50)
  const arrow = [
    { x: 0, y: 0 },
    { x: 400, y: 20 },
  ] as const
  const { x, scale } = await goalOf(arrow, 0.5)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(400 * scale + x).toBeLessThan(ROOM.width)
})

it('a steady table goes to all of what a key, a row or a hint shows, picked or not, though a tip of it alone is cut off', async () => {
  for (const isPicked of [false, true]) {
    const scene = await opened({ ...usual, steady: true })
    const at = () => {
      paint(9000)
      return painted.at(-1)!.goal.x
    }
    ghostX = 200
    scene.preview({ refs: [] } as unknown as Preview, isPicked)
    expect(at()).toBe(0)
    ghostX = TIP
    scene.preview({ refs: [] } as unknown as Preview, isPicked)
    expect(at()).toBeLessThan(0)
  }
})
/** The edge of the room cuts off four pixels of a square there. */
const TIP = 264

it('what is shown beyond an edge under a pointer is told of there, as the table lies still', async () => {
  const scene = await opened({ ...usual, steady: true })
  pointAt({ x: 20, y: 20 })
  ghostX = 400
  scene.preview({ refs: [] } as unknown as Preview)
  paint(9000)
  expect(scene.beyond!()).toMatchObject([{ edge: 'right', quiet: true }])
  scene.preview(null)
  expect(scene.beyond!()).toEqual([])
})

it('a steady table stands still for what is lit, goes to what lies beyond, and stays there until another is asked', async () => {
  const scene = await opened({ ...usual, steady: true })
  const at = () => {
    paint(9000)
    return painted.at(-1)!.goal
  }
  const frame = { seats: [], viewer: 0, acting: 0, words: {} }
  scene.mark([{ ref: { kind: 'cell', id: 4 }, state: 'legal' }])
  expect(at()).toEqual({ x: 0, y: 0, scale: 1 })
  ghostX = 400
  scene.preview({ refs: [] } as unknown as Preview, true)
  const gone = at()
  expect(gone.x).toBeLessThan(0)
  expect(gone.scale).toBe(1)
  scene.preview(null)
  scene.mark([])
  scene.show({ side: 1 }, frame)
  expect(at()).toEqual(gone)
  const bot = { name: 'Bram', player: 'driver', color: 1, shape: 1 } as const
  scene.show({ side: 1 }, { ...frame, seats: [bot, bot], acting: 1 })
  expect(at()).toEqual({ x: 0, y: 0, scale: 1 })
})

it.each([true, false])(
  'what is let go hangs there until it is told, or known not to be done: done %s',
  async (isDone) => {
    let known: (isDone: boolean) => void = () => undefined
    const isKnown = new Promise<boolean>((resolve) => (known = resolve))
    const scene = await opened({ ...usual, pieceOf: () => 'square' }, { drop: () => isKnown })
    const at = (now: number) => {
      paint(now)
      return new Map(painted.at(-1)!.pieces).get('square')!.x
    }
    hold({ x: 150, y: 90 })
    expect(at(9000)).toBe(150)
    drop()
    expect([9010, 9400].map(at)).toEqual([150, 150])
    known(isDone)
    await isKnown
    await Promise.resolve()
    const seen = [9410, 9500, 9700].map(at)
    scene.destroy()
    if (isDone) return expect(seen).toEqual([150, 150, 150])
    expect(seen[0]).toBe(150)
    expect(seen[1]).toBeLessThan(100)
    expect(seen[2]).toBe(0)
  },
)

it('what was put where it goes is whole as soon as it lies there, whatever stood for it in the hand', async () => {
  const faint = new Map([['square', { up: 0, scale: 1, alpha: 0.15, front: false }]])
  const at = (space: 'board' | 'screen') => ({ square: piece({ kind: 'square' as const }, space, 0, 0) })
  const scene = await opened({
    ...usual,
    craft: { ...craft, poses: () => at('screen'), stays: () => at('board') } as unknown as Craft<Squares>,
    pieceOf: () => 'square',
    liftsOf: (lit) => (lit.length > 0 ? faint : new Map()),
  })
  const seen = (now: number) => {
    paint(now)
    const { pieces, lifts } = painted.at(-1)!
    return new Map(pieces).get('square')!.alpha * (lifts.get('square')?.alpha ?? 1)
  }
  scene.mark([{ ref: { kind: 'card', id: 0 }, state: 'put' }])
  expect(seen(8000)).toBe(1)
  expect(seen(9000)).toBe(0.15)
  scene.preview({ refs: [] } as unknown as Preview)
  scene.promise?.()
  scene.mark([])
  expect(seen(9010)).toBe(0.15)
  const beat = { event: { kind: 'done', seat: 0 }, view: { side: 1 } } as unknown as Beat
  void scene.play([beat], { seats: [], viewer: 0, acting: 0, words: {} })
  const [first, second] = [seen(9020), seen(9030)]
  scene.destroy()
  expect([first, second]).toEqual([1, 1])
})

it('without motion what is let go is back at once', async () => {
  const scene = await opened({ ...usual, pieceOf: () => 'square' })
  scene.speed('normal', true)
  hold({ x: 150, y: 90 })
  paint(9000)
  drop()
  paint(9010)
  expect(new Map(painted.at(-1)!.pieces).get('square')!.x).toBe(0)
  scene.destroy()
})

it('before anything is told the ghosts of what is done have the pictures that they take on then', async () => {
  const begun = (ghosts: object) =>
    Object.fromEntries(Object.entries(ghosts).map(([name, one]) => [`begun ${name}`, one]))
  const scene = await opened({ ...usual, begun } as typeof usual)
  scene.preview({ refs: [] } as unknown as Preview)
  scene.promise?.()
  scene.preview(null)
  prepared.length = 0
  const beat = { event: { kind: 'done', seat: 0 }, view: { side: 1 } } as unknown as Beat
  void scene.play([beat], { seats: [], viewer: 0, acting: 0, words: {} })
  await Promise.resolve()
  expect(prepared).toContain('begun ghost')
  scene.destroy()
})

it('makes the pictures of every way in which what is previewed may lie before it is turned', async () => {
  let ways = 0
  const drawPreview = () => ({
    ghosts: { [`ghost ${ways++}`]: piece({ kind: 'square' as const }, 'board', 20, 20) },
  })
  const scene = await opened({ ...usual, drawPreview })
  prepared.length = 0
  const preview = { refs: [] } as unknown as Preview
  scene.preview({ ...preview, everyWay: [preview, preview] })
  scene.destroy()
  expect(prepared).toEqual(['ghost 1', 'ghost 2'])
})
