import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names, type Piece } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { footOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
type Poses = Record<string, Piece>
const gameOf = (seed: number, seats: number) =>
  randomFirstClass(seed, seats, 0, { ...firstClassOptions.default, modules: ['A', 'B'] }).beats as OneBeat[]

/** All that is seen of one event by this seat, moment by moment. */
async function seenOf(beats: OneBeat[], at: number, seats: number, viewer: number) {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(beats[at - 1].view, frameOf(seats, viewer))
  const before = { ...model.pieces.poses() } as Poses
  const seen: Poses[] = []
  const played = model.play([beats[at]], frameOf(seats, viewer))
  for (let i = 0; i < 1500 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    seen.push({ ...model.pieces.poses() } as Poses)
  }
  await played
  return { before, seen, end: model.pieces.poses() as Poses }
}

const isOver = ({ x, y }: Piece, box: ReturnType<typeof footOf>): boolean =>
  box !== null && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height

type Foot = NonNullable<ReturnType<typeof footOf>>
/** By more than the rim round what a mail wagon brings. */
const meets = (a: Foot, b: Foot): boolean =>
  a.x + a.width > b.x + RIM && b.x + b.width > a.x + RIM && a.y + a.height > b.y + RIM && b.y + b.height > a.y + RIM
const RIM = 5

it('an end card goes in a bow beside those that stay, Constantinople and the coins, over all words', async () => {
  const beats = gameOf(1, 3)
  const taken = beats.flatMap(({ event }, at) => (event.kind === 'endCardTaken' ? [{ event, at }] : []))
  expect(taken.length).toBeGreaterThan(2)
  let [told, wagons] = [0, 0]
  for (const { event, at } of taken) {
    const { before, seen, end } = await seenOf(beats, at, 3, event.seat)
    const name = names.endCard(event.endCard)
    if (!before[name] || !end[name]) continue
    told++
    const stay = [
      ...beats[at].view.openEndCards.map(names.endCard).map((one) => before[one]),
      before[names.east],
      ...[0, 1, 2].map((column) => before[names.column(event.seat, column)]),
    ].flatMap((one) => (one ? [footOf(one)] : []))
    expect(stay.length).toBeGreaterThan(4)
    const way = seen.flatMap(({ [name]: one }) => (one?.look.kind === 'endCard' && one.look.aloft ? [one] : []))
    expect(way.length).toBeGreaterThan(20)
    for (const one of way) for (const box of stay) expect(isOver(one, box), `${name} at ${one.x}, ${one.y}`).toBe(false)
    // Mail wagons are small: no part of the card covers what one of them brings.
    const rack = [0, 1, 2, 3].map((mail) => end[names.mail(event.seat, mail)]).filter((one) => one !== undefined)
    wagons += rack.length
    for (const one of way)
      for (const wagon of rack) expect(meets(footOf(one)!, footOf(wagon)!), `${one.x}, ${one.y}`).toBe(false)
    expect(end[name].look).not.toHaveProperty('aloft')
  }
  expect(told).toBeGreaterThan(2)
  expect(wagons).toBeGreaterThan(told)
})

/** Half of what a name takes up on the departure board, as far as a middle may come to it. */
const NEAR = { left: 30, right: 130, up: 14 }

it("what a train brings goes to its plate past the names of the departure board, another's too", async () => {
  let told = 0
  for (const seed of [1, 2]) {
    const beats = gameOf(seed, 3)
    const scored = beats.flatMap(({ event }, at) =>
      event.kind === 'trainScored' && event.points > 0 ? [{ event, at }] : [],
    )
    for (const { event, at } of scored.slice(0, 6)) {
      const { seen } = await seenOf(beats, at, 3, event.seat)
      for (const poses of seen) {
        const sum = Object.values(poses).find(({ look }) => look.kind === 'sum')
        const rows = Object.values(poses).filter(({ look }) => look.kind === 'departing')
        if (!sum || rows.length === 0) continue
        told++
        for (const { x, y, scale, look } of rows) {
          const isNear =
            sum.x > x + NEAR.left * scale &&
            sum.x < x + NEAR.right * scale &&
            Math.abs(sum.y - y - 18 * scale) < NEAR.up * scale
          expect(isNear, `over ${'name' in look && look.name}`).toBe(false)
        }
      }
    }
  }
  expect(told).toBeGreaterThan(100)
})
