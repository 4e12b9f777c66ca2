import { expect, it } from 'vitest'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { freightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { names, type Piece, type Poses } from '../../../../src-renderer/games/freight-express/looks.ts'
import { LONG } from '../../../../src-renderer/games/freight-express/layout/crowding.ts'
import { FIRST, PITCH } from '../../../../src-renderer/games/freight-express/layout/sizes.ts'
import { CLEAR } from '../../../../src-renderer/games/freight-express/track/tails.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { randomFreight } from '../../harness/games.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

interface PushSeen {
  readonly seat: number
  /** Who pushes it, with how many wagons, and in how many stretches. */
  readonly by: number
  readonly wagons: number
  readonly stretches: number
  readonly coupled: readonly number[]
  readonly frames: readonly Poses[]
}

/** Every drive of a random game that pushes a train with wagons, as it is drawn every ten ms. */
async function pushesIn(seed: number, seats: number): Promise<PushSeen[]> {
  const { first, beats } = randomFreight(seed, seats, 0, freightOptions.default)
  const [clock, frame] = [new HandClock(), frameFor(seats, 0)]
  const model = new Model(craft, clock, () => undefined)
  model.onWait = (waits) => waits && model.goOn()
  model.show(first, frame)
  const seen: PushSeen[] = []
  for (let i = 0; i < beats.length;) {
    let next = i + 1
    const isDrive = (at: number) => ['drove', 'flipped'].includes(beats[at].event.kind)
    if (beats[i].event.kind === 'discarded') while (next < beats.length && isDrive(next)) next++
    const run = beats.slice(i, next)
    const events = run.map(({ event }) => event as FreightEvent)
    const { seats: trains } = run.at(-1)!.view as FreightView
    const pushed = new Set(events.flatMap((event) => (event.kind === 'drove' ? event.rammed : [])))
    const found = [...pushed].filter((seat) => trains[seat].coupled.length > 0)
    model.speed(found.length > 0 ? 'normal' : 'off', false)
    const frames: Poses[] = [model.pieces.poses()]
    let isOver = false
    void model.play(run, frame).then(() => (isOver = true))
    for (let ms = 0; !isOver && ms < 20_000; ms += 10) {
      for (let n = 0; n < 5; n++) await Promise.resolve()
      clock.pass(10)
      frames.push(model.pieces.poses())
    }
    const by = events[0].seat
    const stretches = events.filter(({ kind }) => kind === 'drove').length
    const told = { by, wagons: trains[by].coupled.length, stretches, frames }
    seen.push(...found.map((seat) => ({ ...told, seat, coupled: trains[seat].coupled })))
    i = next
  }
  return seen
}

const apart = (a: Piece, b: Piece): number => Math.hypot(a.x - b.x, a.y - b.y)
const farthest = (spots: readonly (Piece | undefined)[]): number =>
  Math.max(
    ...spots.slice(1).map((spot, i) => {
      const last = spots[i]
      return spot && last && Math.min(spot.alpha, last.alpha) > 0.1 ? apart(spot, last) : 0
    }),
  )

const ofThree = pushesIn(10, 3)

it('a train that is pushed stays together: its wagons neither jump nor fall behind their place in it', async () => {
  const pushes = [...(await ofThree), ...(await pushesIn(20, 4))]
  let wagons = 0
  for (const { seat, coupled, frames, wagons: pulled, stretches } of pushes) {
    // Between two stretches of a drive it stands behind who pushes it.
    const behind = stretches > 1 ? LONG + (pulled > 0 ? pulled * PITCH + CLEAR : 0) : 0
    const engine = frames.map((poses) => poses[names.locomotive(seat)])
    for (const [place, card] of coupled.entries()) {
      const wagon = frames.map((poses): Piece | undefined => poses[names.behind(card)])
      const far = wagon.flatMap((spot, i) => (spot ? [apart(spot, engine[i])] : []))
      if (far.length === 0) continue
      wagons++
      expect(farthest(wagon)).toBeLessThan(1.3 * farthest(engine) + 1.5)
      expect(Math.max(...far)).toBeLessThan(Math.max(far[0], far.at(-1)!, behind + FIRST + place * PITCH) + 8)
    }
  }
  expect(wagons).toBeGreaterThan(5)
}, 60_000)

it('wagons of a pushed train are clear of those of the train that pushes it half a second after the blow', async () => {
  const { seat, frames } = (await ofThree).at(-1)!
  const meets = frames.findIndex((poses) => poses[names.locomotive(seat)].squash < 0.99)
  expect(meets).toBeGreaterThan(0)
  const gaps = frames.slice(meets + 50, meets + 65).map((poses) => {
    const wagons = Object.values(poses).flatMap((one) =>
      one.look.kind === 'wagonBehind' && one.alpha > 0.5 ? [{ one, seat: one.look.seat }] : [],
    )
    return Math.min(...wagons.flatMap((a) => wagons.flatMap((b) => (a.seat < b.seat ? [apart(a.one, b.one)] : []))))
  })
  expect(Math.min(...gaps)).toBeLessThan(Infinity)
  expect(Math.min(...gaps)).toBeGreaterThan(PITCH)
}, 60_000)

it('wagons of a train give way before whoever pushes it drives over them', async () => {
  let met = 0
  for (const { seat, by, coupled, frames, stretches } of [...(await ofThree), ...(await pushesIn(20, 4))]) {
    const meets = frames.findIndex((poses) => poses[names.locomotive(seat)].squash < 0.99)
    if (stretches > 1 || meets < 0) continue
    for (const name of coupled.map(names.behind)) {
      const { [name]: stood } = frames[0]
      if (!stood) continue
      met++
      const isOver = ({ [names.locomotive(by)]: engine, [name]: wagon }: Poses) =>
        wagon && apart(engine, wagon) < 26 && apart(wagon, stood) < 1
      expect(frames.slice(0, meets).filter(isOver)).toHaveLength(0)
    }
  }
  expect(met).toBeGreaterThan(3)
}, 60_000)
