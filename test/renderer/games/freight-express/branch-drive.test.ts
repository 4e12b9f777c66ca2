import { expect, it } from 'vitest'
import { CENTRE, NO_FACING, sleeperAt } from '../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Action } from '../../../../src-shared/games/freight-express/actions.ts'
import type { Beat, Preview } from '../../../../src-shared/table.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { deedsOf } from '../../../../src-renderer/games/freight-express/memory.ts'
import { middle, poses } from '../../../../src-renderer/games/freight-express/poses.ts'
import { drawPreview } from '../../../../src-renderer/games/freight-express/overlay/preview-drawing.ts'
import { FIRST } from '../../../../src-renderer/games/freight-express/layout/sizes.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { normal } from '../../../../src-renderer/stage/motion/turning.ts'
import { at, begin, WIDE } from '../../../engine/freight-express/helpers.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

/** A train that will come from the west to points from which no rail leads straight on. */
function beforePoints(coupled: readonly number[], wagon = 8) {
  const s = begin({
    layout: WIDE,
    cells: { '1,2': { rails: 'EW' }, '2,2': { rails: 'NW+SW' }, '2,3': { rails: 'NS' }, '2,1': { rails: 'NS' } },
    hands: [[{ wagon, ...(wagon === 8 && { action: [2, 5] }) }]],
    coupled: [coupled],
    locomotives: ['1,2 W edge in', 'A'],
  })
  const view = () => game.view(s, 0) as FreightView
  const beats: Beat[] = []
  const answer = (action: Action) =>
    game.apply(s, game.encode(s, action) as number, (event) => beats.push({ event, view: view() }))
  return { view, beats, answer, points: middle(view(), at(s, 2, 2)) }
}

/** It has been driven so far, and is asked. */
function asked(coupled: readonly number[] = []) {
  const { view, answer, points } = beforePoints(coupled)
  answer({ kind: 'drive', card: view().seats[0].hand[0] })
  return { view: view(), at: points }
}

/** It takes the way to the south, and is seen every ten ms. */
async function driven(coupled: readonly number[]) {
  const { view, beats, answer, points } = beforePoints(coupled)
  const before = view()
  answer({ kind: 'drive', card: before.seats[0].hand[0] })
  answer({ kind: 'branch', seat: 0, rail: 4 })
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameFor(2, 0)
  model.show(before, frame)
  const seen: ReturnType<typeof model.pieces.poses>[] = []
  const lines: { x: number; y: number }[] = []
  let isOver = false
  void model.play(beats, frame).then(() => (isOver = true))
  for (let i = 0; i < 10; i++) await Promise.resolve()
  for (let ms = 0; !isOver && ms < 9000; ms += 10) {
    clock.pass(10)
    for (let i = 0; i < 5; i++) await Promise.resolve()
    seen.push(model.pieces.poses())
    for (const deed of deedsOf(model.last)) if (deed.kind === 'drive') lines.push(...deed.line)
  }
  return { kinds: beats.map(({ event }) => event.kind), seen, lines, points, before }
}

it('a drive over points is one movement along the branch that it takes', async () => {
  const { kinds, seen, points } = await driven([])
  expect(kinds.slice(0, 3)).toEqual(['discarded', 'drove', 'drove'])
  const spots = seen.map((drawn) => drawn[names.locomotive(0)])
  // It never comes onto the branch to the north.
  for (const { y } of spots) expect(y).toBeGreaterThan(points.y - 1)
  const ways = spots.slice(1).map(({ x, y, angle }, i) => ({
    far: Math.hypot(x - spots[i].x, y - spots[i].y),
    turned: Math.abs(normal(angle - spots[i].angle)),
  }))
  expect(Math.max(...ways.map(({ turned }) => turned))).toBeLessThan(8)
  // Between setting out and coming to rest it never stands.
  const first = ways.findIndex(({ far }) => far > 0.5)
  const last = ways.findLastIndex(({ far }) => far > 0.5)
  expect(ways.slice(first + 10, last - 10).every(({ far }) => far > 0.5)).toBe(true)
})

it('the wagons of a drive over points follow without a jump', async () => {
  const { seen, before } = await driven([20, 21])
  for (const card of before.seats[0].coupled) {
    const spots = seen.flatMap((drawn) => drawn[names.behind(card)] ?? []).filter(({ alpha }) => alpha > 0.5)
    const far = spots.slice(1).map(({ x, y }, i) => Math.hypot(x - spots[i].x, y - spots[i].y))
    expect(Math.max(...far)).toBeLessThan(6)
  }
})

it('the line of a drive over points grows along the branch alone, and its steps are numbered to the end', async () => {
  const { seen, lines, points } = await driven([])
  for (const { y } of lines) expect(y).toBeGreaterThan(points.y - 1)
  const begun = seen.slice(0, 30).flatMap((drawn) => Object.keys(drawn).filter((name) => name.startsWith('milestone')))
  expect(new Set(begun).size).toBeGreaterThan(6)
})

it('who is asked for the way stands before the points, along the rail that all branches have in common', () => {
  const { view, at } = asked()
  const { x, y, angle } = poses(view)[names.locomotive(0)]
  expect([x, y, angle].map(Math.round)).toEqual([at.x - 37, at.y, 0].map(Math.round))
})

it('a drive that ends before points favours no branch, and shows all of them alike', () => {
  const { view, beats, answer, points } = beforePoints([], 6)
  const before = view()
  answer({ kind: 'drive', card: before.seats[0].hand[0] })
  const status = { decision: null, active: 0 } as unknown as Preview['status']
  const shown = drawPreview(before, { beats, stops: 'end', status }, undefined, BASE)
  const { y, angle } = shown.ghosts[`ghost ${names.locomotive(0)}`]
  expect([y, angle].map(Math.round)).toEqual([points.y, 0])
  for (const at of shown.line) expect(at.y).toBeCloseTo(points.y)
  const ends = shown.branches.map((branch) => branch[branch.length - 1]).sort((a, b) => a.y - b.y)
  expect(ends.map((end) => [end.x - points.x, end.y - points.y].map(Math.round))).toEqual([
    [0, -50],
    [0, 50],
  ])
  // It comes to stand there as it was shown.
  expect(poses(view())[names.locomotive(0)].y).toBeCloseTo(points.y)
})

it('a hint that drives on over one of the branches shows the way it takes, and none of the others', () => {
  const { view, beats, answer } = beforePoints([])
  const before = view()
  answer({ kind: 'drive', card: before.seats[0].hand[0] })
  const first = beats.slice()
  answer({ kind: 'branch', seat: 0, rail: 4 })
  const status = { decision: null, active: 0 } as unknown as Preview['status']
  const [alone, led] = [[], beats.slice(first.length)].map((then) =>
    drawPreview(before, { beats: first, then, stops: 'end', status }, undefined, BASE),
  )
  expect([alone.branches.length, alone.onward.length]).toEqual([2, 0])
  expect(led.branches).toEqual([])
  expect(led.onward.length).toBeGreaterThan(1)
})

it('its wagons keep their distance while it stands before the points', () => {
  const { view } = asked([20])
  const stood = poses(view)
  const [engine, wagon] = [stood[names.locomotive(0)], stood[names.behind(view.seats[0].coupled[0])]]
  expect(Math.abs(engine.x - wagon.x - FIRST)).toBeLessThan(1)
})

it('a wagon on the line shows where it goes; in a station, where it is small, its value alone', () => {
  const { view } = asked([20])
  const station = view.cells.findIndex(({ station, card }) => station >= 0 && card < 0)
  const [first, ...others] = view.seats
  const inStation = { ...first, locomotive: { sleeper: sleeperAt(station, CENTRE), facing: NO_FACING } }
  const shown = [view, { ...view, seats: [inStation, ...others] }].map(
    (position) => poses(position)[names.behind(view.seats[0].coupled[0])].look,
  )
  const { wagon: value, uncouple } = TRACK_CARDS[view.seats[0].coupled[0]]
  expect(shown).toMatchObject([
    { value, goes: uncouple },
    { value, goes: -1 },
  ])
})
