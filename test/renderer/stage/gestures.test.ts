import { beforeEach, describe, expect, it } from 'vitest'
import type { Camera, Point } from '../../../src-renderer/stage/camera/camera.ts'
import { toBoard, toScreen } from '../../../src-renderer/stage/camera/camera.ts'
import { Gestures } from '../../../src-renderer/stage/hand/gestures.ts'
import { Looking } from '../../../src-renderer/stage/camera/looking.ts'
import type { Ref } from '../../../src-shared/core.ts'

/** Card 7 lies left of x = 100, cell 3 from there to 200, plate 1 from there to 300; the rest is bare table. */
const things: readonly Ref[] = [
  { kind: 'card', id: 7 },
  { kind: 'cell', id: 3 },
  { kind: 'seat', id: 1 },
]
const hits = ({ x }: Point): readonly Ref[] => things.slice(Math.floor(x / 100)).slice(0, 1)

let told: string[]
let gestures: Gestures
const say = (what: string) => (refs: readonly Ref[]) =>
  void told.push([what, ...refs.map(({ kind, id }) => kind + id)].join(' '))

const mouse = (x: number, y = 5) => ({ id: 1, touch: false, at: { x, y } })
const finger = (id: number, x: number, y = 5) => ({ id, touch: true, at: { x, y } })

/** What draws the thing that is held; null = what lies under the pointer. */
let drawnTo: ((held: Ref, at: Point) => readonly Ref[]) | null = null

/** What is said of a drag of what is no card. */
let refused: 'stays' | null = null

const input = {
  hover: say('hover'),
  pick: say('pick'),
  turn: () => true,
  cancel: () => void told.push('cancel'),
  drag: (from: readonly Ref[]): Ref | 'stays' | null => from.find((ref) => ref.kind === 'card') ?? refused,
  carry: say('carry'),
  drop: say('drop'),
}

beforeEach(() => {
  told = []
  refused = null
  drawnTo = null
  gestures = new Gestures(
    input,
    {
      hits,
      drawnTo: (held, at) => drawnTo?.(held, at) ?? hits(at),
      pan: (dx, dy) => void told.push(`pan ${dx} ${dy}`),
      onBoard: ({ y }) => y < 900,
      zoomAt: ({ x, y }, factor) => void told.push(`zoom ${factor} at ${x} ${y}`),
      goHome: () => void told.push('home'),
      hold: (ref) => void told.push(ref ? `hold ${ref.kind}` : 'let go'),
    },
    () => undefined,
  )
})

describe('a mouse', () => {
  it('points at what it comes to, once', () => {
    gestures.move(mouse(50))
    gestures.move(mouse(60))
    gestures.move(mouse(150))
    expect(told).toEqual(['hover card7', 'hover cell3'])
  })

  it('picks where a press does not stray', () => {
    gestures.down(mouse(50))
    gestures.move(mouse(54))
    gestures.up(mouse(54))
    expect(told).toEqual(['pick card7'])
  })

  it('carries a card and drops it where it is let go', () => {
    gestures.down(mouse(50))
    gestures.move(mouse(150))
    gestures.up(mouse(150))
    expect(told).toEqual(['hold card', 'carry cell3', 'let go', 'drop cell3'])
  })

  it('carries a card to the place that draws it, and drops it there', () => {
    drawnTo = (held, { x }) => (held.kind === 'card' && x > 90 ? [things[2]] : [])
    gestures.down(mouse(50))
    gestures.move(mouse(150))
    gestures.up(mouse(150))
    expect(told).toEqual(['hold card', 'carry seat1', 'let go', 'drop seat1'])
  })

  it('moves the table by the ground and picks nothing then', () => {
    gestures.down(mouse(350))
    gestures.move(mouse(360, 9))
    gestures.move(mouse(361, 9))
    gestures.up(mouse(361, 9))
    expect(told).toEqual(['pan 10 4', 'pan 1 0'])
  })

  it('moves no table by a thing of which it was told why that stays', () => {
    refused = 'stays'
    gestures.down(mouse(350))
    gestures.move(mouse(360, 9))
    gestures.up(mouse(361, 9))
    expect(told).toEqual([])
  })

  it('does nothing with a drag of what can neither be taken up nor moved', () => {
    gestures.down(mouse(250))
    gestures.move(mouse(350))
    gestures.up(mouse(350))
    expect(told).toEqual([])
  })

  it('puts back what it held when the system takes it away, and is free again', () => {
    gestures.down(mouse(50))
    gestures.move(mouse(150))
    gestures.lost(1)
    expect(told.slice(-2)).toEqual(['let go', 'cancel'])
    told = []
    gestures.up(mouse(150))
    gestures.move(mouse(250))
    expect(told).toEqual(['hover seat1'])
  })

  it('does not move the table by the bare ground of the tray', () => {
    gestures.down(mouse(350, 950))
    gestures.move(mouse(380, 950))
    gestures.up(mouse(380, 950))
    gestures.doubleClick({ x: 350, y: 950 })
    expect(told).toEqual([])
  })

  it('brings the whole table into view with a double click on the ground, and on nothing else', () => {
    gestures.doubleClick({ x: 50, y: 5 })
    expect(told).toEqual([])
    gestures.doubleClick({ x: 150, y: 5 })
    expect(told).toEqual(['home'])
  })

  it('picks the place on which a hand that still moved has clicked, and leaves the table where it was', () => {
    gestures.down(mouse(150))
    gestures.move(mouse(158))
    gestures.up(mouse(160))
    expect(told).toEqual(['pan 8 0', 'pan -10 0', 'pick cell3'])
  })

  it('picks a card that it took up for no more than such a slip', () => {
    gestures.down(mouse(50))
    gestures.move(mouse(58))
    gestures.up(mouse(58))
    expect(told.slice(-2)).toEqual(['drop card7', 'pick card7'])
  })

  it('picks nothing where it comes back from further away, or comes to another thing', () => {
    gestures.down(mouse(150))
    gestures.move(mouse(190))
    gestures.move(mouse(150))
    gestures.up(mouse(150))
    gestures.down(mouse(197))
    gestures.move(mouse(203))
    gestures.up(mouse(203))
    expect(told.filter((what) => what.startsWith('pick'))).toEqual([])
  })

  it('asks nothing however long it rests', () => {
    gestures.down(mouse(50))
    gestures.rested()
    gestures.up(mouse(50))
    expect(told).toEqual(['pick card7'])
  })
})

describe('a finger', () => {
  it('asks what it rests on and picks nothing then; astray it takes the thing up all the same', () => {
    gestures.down(finger(1, 50))
    gestures.rested()
    gestures.up(finger(1, 50))
    expect(told).toEqual(['hover card7'])
    told = []
    gestures.down(finger(1, 50))
    gestures.rested()
    gestures.move(finger(1, 150))
    gestures.up(finger(1, 150))
    expect(told).toEqual(['hover card7', 'hold card', 'carry cell3', 'let go', 'drop cell3'])
  })
})

it('lets a finger slip further than a mouse, but not after it has asked', () => {
  gestures.down(finger(1, 120))
  gestures.move(finger(1, 135))
  gestures.up(finger(1, 135))
  expect(told.at(-1)).toBe('pick cell3')
  told = []
  gestures.down(finger(1, 120))
  gestures.rested()
  gestures.move(finger(1, 130))
  gestures.up(finger(1, 130))
  expect(told.some((what) => what.startsWith('pick'))).toBe(false)
})

describe('two fingers', () => {
  it('zoom about their middle, move the table with it, and pick nothing', () => {
    gestures.down(finger(1, 110))
    gestures.down(finger(2, 190))
    gestures.move(finger(2, 270))
    gestures.up(finger(2, 270))
    gestures.up(finger(1, 110))
    expect(told).toEqual(['zoom 2 at 150 5', 'pan 40 0'])
  })

  it('leave the table to the finger that stays', () => {
    gestures.down(finger(1, 110))
    gestures.down(finger(2, 190))
    gestures.lost(1)
    gestures.move(finger(2, 195))
    gestures.up(finger(2, 195))
    expect(told).toEqual(['pan 5 0'])
  })

  it('do not zoom while one carries a card, nor does a third finger', () => {
    gestures.down(finger(1, 50))
    gestures.move(finger(1, 60))
    gestures.down(finger(2, 190))
    gestures.move(finger(2, 290))
    gestures.up(finger(1, 60))
    expect(told).toEqual(['hold card', 'carry card7', 'let go', 'drop card7'])
    told = []
    gestures.down(finger(1, 110))
    gestures.down(finger(2, 190))
    gestures.down(finger(3, 250))
    gestures.move(finger(3, 290))
    gestures.up(finger(3, 290))
    expect(told).toEqual([])
  })

  it('keep what lies under their middle under it', () => {
    const home: Camera = { x: 0, y: 0, scale: 1 }
    const board = { x: 0, y: 0, width: 1000, height: 800 }
    const looking = new Looking(() => ({ home, content: board, room: board }))
    const hands = new Gestures(
      input,
      {
        hits: () => [],
        pan: (dx, dy) => looking.pan(dx, dy),
        zoomAt: (at, factor) => looking.zoomAt(at, factor),
        goHome: () => undefined,
        hold: () => undefined,
      },
      () => undefined,
    )
    hands.down(finger(1, 300, 300))
    hands.down(finger(2, 500, 400))
    const between = toBoard(looking.camera, { x: 400, y: 350 })
    hands.move(finger(1, 260, 290))
    hands.move(finger(2, 620, 470))
    const now = toScreen(looking.camera, between)
    expect([Math.round(now.x), Math.round(now.y)]).toEqual([440, 380])
    expect(looking.camera.scale).toBeCloseTo(Math.hypot(360, 180) / Math.hypot(200, 100))
  })
})
