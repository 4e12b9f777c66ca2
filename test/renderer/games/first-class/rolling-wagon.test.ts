import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names, type Poses } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { painted } from '../../harness/painted.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
const beats = randomFirstClass(7, 2, 0, { ...firstClassOptions.default, modules: ['A'] }).beats as OneBeat[]

/** Every picture of what is told from one event to another, and who does it. */
async function seen(first: number, last: number, seat: number) {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, seat)
  const pictures: Poses[] = []
  model.show(beats[first - 1].view, frame)
  const played = model.play(beats.slice(first, last + 1), frame)
  for (let i = 0; i < 600 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    pictures.push(painted(model))
  }
  await played
  return pictures
}

it('a wagon that a card brings rolls up to its train on turning wheels, and the train gives way to it', async () => {
  const last = beats.findIndex(
    ({ event }, n) => event.kind === 'wagonLaid' && beats.slice(n - 3, n).some((beat) => beat.event.kind === 'taken'),
  )
  const first = beats.slice(0, last).findLastIndex(({ event }) => event.kind === 'taken')
  const { event } = beats[last]
  if (event.kind !== 'wagonLaid') throw new Error('Nobody lays a wagon.')
  const pictures = await seen(first, last, event.seat)
  const coach = names.coach(event.seat, event.train, event.place)
  const stands = pictures[pictures.length - 1][coach]
  const open = pictures.flatMap((now) => (now[coach]?.squash === 1 ? [now[coach]] : []))
  expect(open[0].x - stands.x).toBeGreaterThan(60)
  expect(stands.x).toBeLessThan(open[open.length >> 1].x + 0.001)
  const turns = pictures.flatMap((now) => {
    const wheel = Object.values(now).find(({ look }) => look.kind === 'wheel')
    return wheel ? [wheel.angle] : []
  })
  expect(new Set(turns).size).toBeGreaterThan(10)
  const before = names.coach(event.seat, event.train, event.place - 1)
  const rest = pictures[pictures.length - 1][before].x
  expect(Math.min(...pictures.map((now) => now[before].x))).toBeLessThan(rest - 3)
})

it('a wagon that no card brings comes in at the end of its lane, and is whole wherever it rolls in the picture', async () => {
  const far = beats.flatMap(({ event }, n) =>
    event.kind === 'wagonLaid' && event.place < 6 && n > 0 && beats[n - 1].event.kind === 'wagonLaid' ? [n] : [],
  )
  expect(far.length).toBeGreaterThan(2)
  for (const at of far) {
    const { event } = beats[at]
    if (event.kind !== 'wagonLaid') throw new Error('Nobody lays a wagon.')
    const pictures = await seen(at, at, event.seat)
    const { x, look } = pictures[pictures.length - 1][names.lane(event.seat, event.train)]
    if (look.kind !== 'lane') throw new Error('There is no lane.')
    const coach = names.coach(event.seat, event.train, event.place)
    const last = pictures[pictures.length - 1][coach]
    const rolls = pictures.flatMap((now) => (now[coach] ? [now[coach]] : []))
    expect(rolls[0].alpha).toBeLessThan(0.6)
    for (const one of rolls) if (one.alpha < 1) expect(one.x).toBeGreaterThan(x + look.width - 128 * last.scale - 8)
    for (const now of pictures)
      for (const one of Object.values(now))
        if (one.look.kind === 'wheel' && now[coach]) expect(one.alpha).toBe(now[coach].alpha)
  }
})

it('a wagon is counted on the plate, and its value is written, as it meets the train and not before', async () => {
  const at = beats.findIndex(({ event }, n) => event.kind === 'wagonLaid' && n > 0)
  const { event } = beats[at]
  if (event.kind !== 'wagonLaid') throw new Error('Nobody lays a wagon.')
  const pictures = await seen(at, at, event.seat)
  const [coach, number] = [names.coach, names.number].map((of) => of(event.seat, event.train, event.place))
  const plate = names.plate(event.seat)
  const last = pictures[pictures.length - 1]
  const rolls = pictures.slice(
    0,
    pictures.findIndex((now) => now[coach] && now[coach].x < last[coach].x + 1),
  )
  expect(rolls.length).toBeGreaterThan(20)
  expect(pictures[0][plate].look).not.toEqual(last[plate].look)
  for (const now of rolls) {
    expect(now[number]).toBeUndefined()
    expect(now[plate].look).toEqual(pictures[0][plate].look)
  }
})

it('cards of a round rise on their way off the stack, and are turned over in the middle of it', async () => {
  const at = beats.findIndex(({ event }) => event.kind === 'dealt')
  const { event } = beats[at]
  if (event.kind !== 'dealt') throw new Error('Nothing is dealt.')
  const pictures = await seen(at, at, 0)
  const name = names.card(event.cards[0])
  const flies = pictures.flatMap((now) => (now[name] ? [now[name]] : []))
  const [start, end] = [flies[0], flies[flies.length - 1]]
  const opens = flies.findIndex(({ look }) => look.kind === 'ticket')
  const done = (flies[opens].x - start.x) / (end.x - start.x)
  expect(flies[opens - 1].look.kind).toBe('ticketBack')
  expect(done).toBeGreaterThan(0.4)
  expect(done).toBeLessThan(0.75)
  expect(start.y + (end.y - start.y) * done - flies[opens].y).toBeGreaterThan(18)
})

it('a train that has all its wagons blows steam and rolls a little', async () => {
  const at = beats.findIndex(({ event }) => event.kind === 'tileLaid')
  const { event } = beats[at]
  if (event.kind !== 'tileLaid') throw new Error('No train has all its wagons.')
  const pictures = await seen(at, at, event.seat)
  const engine = names.engine(event.seat, event.train)
  const rest = pictures[pictures.length - 1][engine]
  expect(Math.min(...pictures.map((now) => now[engine].x))).toBeLessThan(rest.x - 6)
  // Where it whistles, above its chimney: not at the joint of what was coupled.
  const steam = pictures.some((now) =>
    Object.values(now).some(({ look, y }) => look.kind === 'steam' && y < rest.y && y > rest.y - 60),
  )
  expect(steam).toBe(true)
})
