import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { isFirst } from '../../../../src-renderer/games/first-class/tell/first-of-value.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { painted } from '../../harness/painted.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
const gamesOf = (seed: number) => randomFirstClass(seed, 2, 0, firstClassOptions.default).beats as OneBeat[]
const soon = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve()
}

/** A train of this seat is counted and brings points, in a game and where. */
function counting(seat: number): { beats: OneBeat[]; at: number } {
  for (let seed = 1; seed < 60; seed++) {
    const beats = gamesOf(seed)
    const at = beats.findIndex(({ event }) => event.kind === 'trainScored' && event.seat === seat && event.points > 0)
    if (at > 0 && beats[at + 1].event.kind === 'scored') return { beats, at }
  }
  throw new Error('No train is counted.')
}

it.each([
  ["a rival's", 1],
  ["one's own", 0],
])('%s train is counted at its own pace, however long it has been waited for', async (_, seat) => {
  const { beats, at } = counting(seat)
  const shown = async (hastened: boolean) => {
    const clock = new HandClock()
    clock.now = 20_000
    const model = new Model(craft, clock, () => undefined)
    if (hastened) model.hasten(clock.now - 4000, clock.now + 4000, 4000)
    model.show(beats[at - 1].view, frameOf(2, 0))
    const since = clock.now
    await clock.until(model.play(beats.slice(at, at + 1), frameOf(2, 0)), 16)
    return clock.now - since
  }
  expect(await shown(true)).toBeGreaterThan(0.8 * (await shown(false)))
})

it('a plate counts what a train brings at once when its sum has come to it', async () => {
  const { beats, at } = counting(0)
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const pointsOf = () => {
    const { look } = model.pieces.poses()[names.plate(0)]
    return look.kind === 'plate' ? look.points : -1
  }
  model.show(beats[at - 1].view, frameOf(2, 0))
  await clock.until(model.play(beats.slice(at, at + 1), frameOf(2, 0)), 16)
  expect(pointsOf()).toBe(beats[at].view.seats[0].points)
  const played = model.play(beats.slice(at + 1, at + 2), frameOf(2, 0))
  await soon()
  for (let ms = 0; ms < 64; ms += 16) clock.pass(16)
  expect(pointsOf()).toBe(beats[at + 1].view.seats[0].points)
  model.skip()
  await played
})

it("a gleam runs over the wagons to a seat's first one of a value from 2 on, and to no other", async () => {
  const beats = gamesOf(3)
  const gleams = async (at: number) => {
    const clock = new HandClock()
    const { event } = beats[at]
    const { seat } = event
    const train = event.kind === 'upgraded' ? event.train : null
    const model = new Model(craft, clock, () => undefined)
    model.show(beats[at - 1].view, frameOf(2, seat))
    const played = model.play([beats[at]], frameOf(2, seat))
    let seen = false
    for (let i = 0; i < 200 && model.moving; i++) {
      await Promise.resolve()
      clock.pass(16)
      const now = model.pieces.poses()
      const glint = Object.values(now).find(({ look }) => look.kind === 'glint')
      seen ||= glint !== undefined
      // The engine bears no value.
      if (glint && train !== null)
        expect(glint.x).toBeGreaterThanOrEqual(model.resting()[names.coach(seat, train, 0)].x - 1)
    }
    await played
    return seen
  }
  const risen = beats.flatMap(({ event }, at) => (event.kind === 'upgraded' ? [{ event, at }] : []))
  const first = risen.find(({ event, at }) => isFirst(event, beats[at - 1].view))!
  const later = risen.find(
    ({ event, at }) => at > first.at && event.to === first.event.to && event.seat === first.event.seat,
  )
  expect(await gleams(first.at)).toBe(true)
  expect(await gleams(risen[0].at)).toBe(risen[0].at === first.at)
  if (later) expect(await gleams(later.at)).toBe(false)
})

it('what each wagon gives flies into the sum, which counts it, before the sum goes to the plate, and the train whistles', async () => {
  const { beats, at } = counting(0)
  const { event } = beats[at]
  if (event.kind !== 'trainScored') throw new Error('No train is counted.')
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(beats[at - 1].view, frameOf(2, 0))
  const played = model.play(beats.slice(at, at + 1), frameOf(2, 0))
  const thrown = new Map<string, number[]>()
  const sums: string[] = []
  const gives = event.places.filter((points) => points > 0)
  let whistles = false
  for (let i = 0; i < 400 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    for (const [name, { look, x }] of Object.entries(painted(model))) {
      if (look.kind === 'sum' && look.seat === event.seat && sums.at(-1) !== look.text) sums.push(look.text)
      if (look.kind === 'steam' && sums.length === gives.length) whistles = true
      if (look.kind === 'rise' && !look.strong) thrown.set(name, [...(thrown.get(name) ?? []), x])
    }
  }
  await played
  expect(thrown.size).toBe(gives.length)
  for (const way of thrown.values()) expect(way[0] - way[way.length - 1]).toBeGreaterThan(20)
  expect(sums.at(-1)).toBe(`+${event.points}`)
  expect(sums).toHaveLength(gives.length)
  expect(whistles).toBe(true)
})
