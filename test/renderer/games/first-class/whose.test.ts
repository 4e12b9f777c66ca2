import { expect, test } from 'vitest'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { names, type Piece, type Poses } from '../../../../src-renderer/games/first-class/looks.ts'
import { footOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'
import { firstClassPanel } from '../../../../src-renderer/games/first-class/panel.ts'
import { otherSeat, ownSeat } from '../../../../src-renderer/games/first-class/whose.ts'
import type { SceneFrame } from '../../../../src-renderer/stage/scene.ts'

const ended = {
  phase: 'ended',
  active: 2,
  modules: ['A', 'B'],
  seats: [{ points: 5 }, { points: 9 }, { points: 7 }],
} as never
const seenBy = (viewer: unknown) => ({ viewer }) as SceneFrame

test('when the game is over everybody sees the winner’s board, beside their own where there is room for two', () => {
  expect(ownSeat(ended, seenBy('all'), false)).toBe(1)
  expect(ownSeat(ended, seenBy(0), false)).toBe(1)
  expect([ownSeat(ended, seenBy(0), true), otherSeat(ended, seenBy(0), true)]).toEqual([0, 1])
  expect(otherSeat(ended, { ...seenBy(0), opened: 2 }, true)).toBe(2)
})

test('after an investigation everybody sees their own board: points may not say who has won', () => {
  const found = { ...(ended as object), modules: ['C', 'D'] } as never
  expect(ownSeat(found, seenBy(0), false)).toBe(0)
})

test('in the draft the board of whoever chooses lies below, where nobody looks for themselves', () => {
  const seats = [{ drafted: -2 }, { drafted: -2 }, { drafted: -1 }]
  const drafting = { phase: 'draft', active: 0, starter: 0, draft: [-1, -1], seats } as never
  expect(ownSeat(drafting, seenBy('onlooker'), false)).toBe(1)
  expect(ownSeat(drafting, seenBy(0), false)).toBe(0)
})

test('at a scoring the board that is counted lies below; once all are counted it is one’s own again, also while the next cards are dealt', () => {
  const scoring = { ...(ended as object), phase: 'scoring', rows: [[-1]] } as never
  expect(ownSeat(scoring, seenBy(0), false)).toBe(2)
  expect(ownSeat(scoring, { ...seenBy(0), stands: true }, false)).toBe(0)
  expect(ownSeat({ ...(scoring as object), rows: [[-1, 5]] } as never, seenBy(0), false)).toBe(0)
})

test('where there is room for two boards the one of who played last stays beside one’s own', () => {
  const turn = { ...(ended as object), phase: 'turn', active: 0 } as never
  const beside = (watched: number | null) => otherSeat(turn, { ...seenBy(0), watched }, true)
  expect([beside(null), beside(2), beside(0)]).toEqual([1, 2, 1])
})

test('while another plays its board lies below, and the rows stay in sight', () => {
  const { beats } = randomFirstClass(5, 3, 0, firstClassOptions.default)
  const of = (seat: number) =>
    beats.find(({ event }) => event.kind === 'turnBegan' && event.seat === seat)!.view as FirstClassView
  const lies = (seat: number) => {
    const shown = Object.values(craft.poses(of(seat), frameOf(3, 0), BASE)).map(({ look }) => look)
    return [
      shown.flatMap((look) => (look.kind === 'seatBoard' ? [look.seat] : [])),
      shown.some(({ kind }) => kind === 'ticket'),
    ]
  }
  expect([lies(1), lies(2), lies(0)]).toEqual([
    [[1], true],
    [[2], true],
    [[0], true],
  ])
})

const { beats } = randomFirstClass(5, 2, 0, firstClassOptions.default)
/** The turn of this seat begins after one of another, while seat 0 looks on. */
const beginsAt = (seat: number) =>
  beats.findIndex(
    ({ event }, i) =>
      event.kind === 'turnBegan' && event.seat === seat && (beats[i - 1].view as FirstClassView).active !== seat,
  )

/** What is seen at each moment of its beginning. */
async function seenAsBegins(seat: number) {
  const at = beginsAt(seat)
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(beats[at - 1].view as FirstClassView, frameOf(2, 0))
  const played = model.play([beats[at]], { ...frameOf(2, 0), acting: seat })
  const seen: Poses[] = []
  for (let i = 0; i < 60 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(20)
    seen.push({ ...model.pieces.poses() })
  }
  await played
  return { seen, layout: model.layout }
}

test('the board of who plays pushes the other out where it lies, and comes near no card', async () => {
  for (const seat of [1, 0]) {
    const { seen, layout } = await seenAsBegins(seat)
    const boards = seen.map((poses) =>
      Object.values(poses).filter(({ look }) => look.kind === 'seatBoard' || look.kind === 'lane'),
    )
    expect(boards.flat().every(({ y }) => y >= layout.own.y)).toBe(true)
    const lies = (poses: Poses) => (poses[names.board(seat)] as Piece | undefined)?.x
    const xs = seen.map(lies).filter((x) => x !== undefined)
    expect(Math.abs(xs[0] - layout.own.x)).toBeGreaterThan(layout.own.width / 2)
    expect(xs.at(-1)).toBe(layout.own.x)
    // They move as one: nowhere does the one lie over the other.
    for (const poses of seen) {
      const [one, other] = [poses[names.board(0)], poses[names.board(1)]] as (Piece | undefined)[]
      if (one && other) expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(layout.own.width)
    }
  }
})

test('nobody is told that it is their turn before their own board lies before them again', async () => {
  const { seen, layout } = await seenAsBegins(0)
  const isCalled = (poses: Poses) => {
    const { look } = poses[names.plate(0)]
    return look.kind === 'plate' && look.lit
  }
  expect(seen.some(isCalled)).toBe(true)
  for (const poses of seen.filter(isCalled)) expect(poses[names.board(0)].x).toBe(layout.own.x)
})

test('what lies on one’s own board takes a dropped card, another’s board and the rows do not', () => {
  const { onBoardOf } = firstClassPanel.movable
  const coach = { kind: 'coach', id: 2 * 20 + 13 } as const
  expect(onBoardOf?.(2, coach)).toBe(true)
  expect(onBoardOf?.(1, coach)).toBe(false)
  expect([2, 1].map((seat) => onBoardOf?.(2, { kind: 'seat', id: seat }))).toEqual([true, false])
  expect(onBoardOf?.(0, { kind: 'card', id: 0 })).toBe(false)
})

test('at the end of a round one’s own board does not come for a bonus of which nothing comes', () => {
  const bonus = { ...(ended as object), phase: 'bonus', active: 2, atWork: 0 }
  expect(ownSeat({ ...bonus, startHolder: -1 } as never, seenBy(0), false)).toBe(2)
  expect(ownSeat({ ...bonus, startHolder: 2 } as never, seenBy(0), false)).toBe(0)
})

test('once the next cards lie there nobody’s board is counted: where nobody looks for themselves it is that of who is asked', () => {
  const counted = { ...(ended as object), phase: 'scoring', draft: [], rows: [[-1]] }
  expect(ownSeat(counted as never, seenBy('onlooker'), false)).toBe(2)
  const dealt = { ...counted, rows: [[-1, 5]] } as never
  expect(ownSeat(dealt, { ...seenBy('onlooker'), acting: 1 }, false)).toBe(1)
  expect(ownSeat(dealt, seenBy('onlooker'), false)).toBe(2)
})

test('an end card that is closed to whoever looks bears the mark of whose it is: it is not their own', () => {
  const { beats } = randomFirstClass(5, 3, 0, firstClassOptions.default)
  const view = beats.find(({ event }) => event.kind === 'turnBegan' && event.seat === 1)!.view as FirstClassView
  const seats = view.seats.map((seat) => ({ ...seat, drafted: -1 }))
  const { look } = craft.poses({ ...view, seats }, frameOf(3, 0), BASE)['endBack 1']
  expect(look).toMatchObject({ kind: 'endCardBack', seat: 1 })
})

test('the name of whose board lies below stands within its frame, clear of the coins', () => {
  const { beats } = randomFirstClass(5, 3, 0, firstClassOptions.default)
  const view = beats.find(({ event }) => event.kind === 'turnBegan' && event.seat === 1)!.view as FirstClassView
  const shown = craft.poses(view, frameOf(3, 0), BASE)
  const [owner, board, column] = ['owner 1', names.board(1), names.column(1, 0)].map((name) => footOf(shown[name]))
  const top = shown[names.board(1)].y
  expect(board).toBeNull()
  expect(owner!.y).toBeGreaterThan(top)
  expect(owner!.y + owner!.height).toBeLessThanOrEqual(column!.y)
})

test('at the end the board of whoever is counted lies below while their coins and end cards are, then one’s own', async () => {
  const { beats } = randomFirstClass(5, 3, 0, firstClassOptions.default)
  const begins = beats.findIndex(({ event }) => event.kind === 'draftsShown')
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(beats[begins - 1].view as FirstClassView, frameOf(3, 0))
  const drawn: [string, number, number[]][] = []
  let told = 0
  const lying = () =>
    Object.values(model.pieces.poses()).flatMap(({ look, x }) =>
      look.kind === 'seatBoard' && x === model.layout.own.x ? [look.seat] : [],
    )
  model.onBeatDrawn = () => {
    const { event } = beats[begins + told]
    drawn.push([event.kind, event.seat, lying()])
  }
  const played = model.play(beats.slice(begins), { ...frameOf(3, 0), acting: null }, { told: (n) => (told = n - 1) })
  await clock.until(played, 16)
  const counted = drawn.filter(([kind]) => kind === 'scored' || kind === 'endCardScored')
  expect(new Set(counted.map(([, seat]) => seat)).size).toBe(3)
  for (const [, seat, boards] of counted) expect(boards).toEqual([seat])
  expect(drawn.at(-1)).toEqual(['ended', expect.any(Number), [0]])
  expect(lying()).toEqual([0])
})
