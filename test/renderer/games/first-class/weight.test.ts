import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names, type Piece } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { painted } from '../../harness/painted.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
type Poses = Record<string, Piece>
const beats = randomFirstClass(7, 2, 0, { ...firstClassOptions.default, modules: ['A'] }).beats as OneBeat[]

/** All that is seen of the first event of a kind for which this holds, from its seat. */
async function seenOf(kind: FirstClassEvent['kind'], holds: (view: FirstClassView, seat: number) => boolean) {
  const at = beats.findIndex(
    ({ event }, n) =>
      event.kind === kind && n > 0 && beats[n - 1].event.kind !== 'taken' && holds(beats[n - 1].view, event.seat),
  )
  const { event } = beats[at]
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, event.seat)
  model.show(beats[at - 1].view, frame)
  const before = { ...model.pieces.poses() } as Poses
  const seen: Poses[] = []
  const played = model.play([beats[at]], frame)
  for (let i = 0; i < 800 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    seen.push(painted(model))
  }
  await played
  return { event, before, seen, end: model.pieces.poses() as Poses }
}
const wagons = (view: FirstClassView, seat: number, train: number) => view.seats[seat].trains[train].coaches.length
const moved = (seen: readonly Poses[], name: string, rest: Piece) =>
  seen.findIndex(({ [name]: one }) => one && Math.abs(one.x - rest.x) > 0.5)

it('trains on the board answer the locomotive: a pull runs through each, and all stand where they stood', async () => {
  const { event, before, seen, end } = await seenOf('drove', (view, seat) => wagons(view, seat, 0) > 1)
  for (const train of [0, 1]) {
    const engine = names.engine(event.seat, train)
    const first = names.coach(event.seat, train, 0)
    const [pulls, follows] = [moved(seen, engine, before[engine]), moved(seen, first, before[first])]
    expect(pulls).toBeGreaterThanOrEqual(0)
    expect(follows).toBeGreaterThan(pulls)
    for (const name of [engine, first]) expect(end[name].x).toBe(before[name].x)
  }
})

it('all of a train feels that a wagon of it comes down as a better one', async () => {
  const { event, before, seen, end } = await seenOf(
    'upgraded',
    (view, seat) => wagons(view, seat, 0) > 5 || wagons(view, seat, 1) > 5,
  )
  if (event.kind !== 'upgraded') throw new Error('no upgrade')
  const others = Object.keys(before).filter(
    (name) =>
      name.startsWith(`coach ${event.seat} ${event.train} `) &&
      name !== names.coach(event.seat, event.train, event.place),
  )
  expect(others.length).toBeGreaterThan(2)
  for (const name of others) {
    expect(moved(seen, name, before[name]), name).toBeGreaterThanOrEqual(0)
    expect(end[name].x).toBe(before[name].x)
  }
})

it('a contract that is fulfilled is struck off, and goes to the plate of its seat, which gives under it', async () => {
  const { event, before, seen } = await seenOf('contractFulfilled', () => true)
  if (event.kind !== 'contractFulfilled') throw new Error('no contract')
  const name = names.card(event.card)
  if (before[name]?.look.kind !== 'contract') throw new Error('no contract lies there')
  const way = seen.flatMap(({ [name]: one }) => (one ? [one] : []))
  const sizes = way.filter(({ look }) => look.kind === 'contract').map(({ scale }) => scale / before[name].scale)
  expect(Math.max(...sizes)).toBeGreaterThan(1.05)
  expect(way.at(-1)!.y).toBeLessThan(before[name].y - 100)
  // It is seen whole until it has come there.
  expect(way.filter(({ alpha }) => alpha === 1).at(-1)!.y).toBeLessThan(before[name].y - 100)
  const plate = names.plate(event.seat)
  expect(Math.max(...seen.map(({ [plate]: one }) => one.y))).toBeGreaterThan(before[plate].y + 1)
})

const lights = (poses: Poses) => Object.values(poses).filter(({ look }) => look.kind === 'flash')

it('where a contract is counted on a plate its card is stamped, under a ring and sparks beside the figure', async () => {
  const { event, before, seen } = await seenOf('contractFulfilled', () => true)
  const plate = before[names.plate(event.seat)]
  if (plate.look.kind !== 'plate') throw new Error('no plate')
  const { y } = plate
  const { height } = plate.look
  const there = seen.flatMap((poses) => Object.values(poses).filter(({ look }) => look.kind === 'spark'))
  expect(there.length).toBeGreaterThan(10)
  for (const spark of there) expect(Math.abs(spark.y - (y + height / 2))).toBeLessThan(height / 2 + 40)
  expect(seen.some((poses) => lights(poses).some((ring) => ring.y > y && ring.y < y + height))).toBe(true)
})

it('a contract is told to be fulfilled over the others and on the plate as its card comes there, not before', async () => {
  const { event, before, seen, end } = await seenOf('contractFulfilled', () => true)
  if (event.kind !== 'contractFulfilled') throw new Error('no contract')
  const said = ({ [`contractsHead ${event.seat}`]: head, [names.plate(event.seat)]: plate }: Poses) => [
    head.look.kind === 'heading' && head.look.text,
    plate.look.kind === 'plate' && plate.look.stats,
  ]
  const [had, has] = [said(before), said(end)]
  expect(has[0]).not.toBe(had[0])
  const above = before[names.plate(event.seat)].y + 100
  const flies = seen.filter(({ [names.card(event.card)]: card }) => card && card.y > above)
  expect(flies.length).toBeGreaterThan(30)
  for (const poses of flies) expect(said(poses)).toEqual(had)
  const gone = seen.filter(({ [names.card(event.card)]: card }) => !card)
  for (const poses of gone) expect(said(poses)).toEqual(has)
})

it('a contract goes under its plate first, and only then up over what stands between, smaller as it does', async () => {
  const { event, before, seen } = await seenOf('contractFulfilled', () => true)
  if (event.kind !== 'contractFulfilled') throw new Error('no contract')
  const name = names.card(event.card)
  const way = seen.flatMap(({ [name]: one }) => (one?.look.kind === 'flyingTicket' ? [one] : []))
  const [start, end] = [before[name], way.at(-1)!]
  const half = way.find(({ y }) => y < (start.y + end.y) / 2)!
  expect(Math.abs(half.x - end.x)).toBeLessThan(Math.abs(start.x - end.x) * 0.15)
  expect(half.scale).toBeLessThan(way[0].scale)
})

it('an end card that is taken springs as it lands under a ring, and those that lie there are nudged', async () => {
  const { event, before, seen, end } = await seenOf('endCardTaken', () => true)
  if (event.kind !== 'endCardTaken') throw new Error('no end card')
  const name = names.endCard(event.endCard)
  const beside = Object.keys(before).filter(
    (other) => /^end(Card|Back) /.test(other) && other !== name && end[other] && before[other].x === end[other].x,
  )
  expect(beside.some((other) => moved(seen, other, before[other]) >= 0)).toBe(true)
  expect(seen.some((poses) => lights(poses).some(({ x, y }) => x === end[name].x && y === end[name].y))).toBe(true)
  expect(seen.some(({ [name]: one }) => one.scale > end[name].scale * 1.1 && one.x === end[name].x)).toBe(true)
})
