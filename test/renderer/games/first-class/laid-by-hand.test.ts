import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names, type Poses } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { filmed } from '../../harness/filmed.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
const gameOf = (seed: number, seats: number, modules: ('A' | 'B' | 'C' | 'D' | 'E' | 'F')[]) =>
  randomFirstClass(seed, seats, 0, { ...firstClassOptions.default, modules }).beats as OneBeat[]
const usual = gameOf(1, 3, ['A', 'B'])

/** What is seen of the first event of a kind by whoever does it, moment by moment. */
async function seenOf<K extends FirstClassEvent['kind']>(kind: K, beats = usual) {
  const at = beats.findIndex(({ event }, n) => n > 0 && event.kind === kind)
  const event = beats[at].event as Extract<FirstClassEvent, { kind: K }>
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(beats[at].view.seats.length, event.seat)
  model.show(beats[at - 1].view, frame)
  const before: Poses = { ...model.pieces.poses() }
  const seen: Poses[] = await filmed(model, clock, model.play([beats[at]], frame))
  return { event, before, seen, end: model.pieces.poses() as Poses }
}

it('a mail wagon is lifted out of those that are left and carried to its train, and counted there', async () => {
  const { event, before, seen, end } = await seenOf('mailLaid')
  const [stood, coach] = [names.mail(event.seat, event.mail), names.coach(event.seat, event.train, 5)]
  const way = seen.flatMap(({ [coach]: one }) => (one?.look.kind === 'mailWagon' && one.look.aloft ? [one] : []))
  expect(way.length).toBeGreaterThan(20)
  expect(Math.hypot(way[0].x - before[stood].x, way[0].y - before[stood].y)).toBeLessThan(8)
  expect(seen[0][stood]).toBeUndefined()
  expect(end[coach].look).not.toHaveProperty('aloft')
  // Over the rail it comes down, and only then is it one less that is left.
  const last = way[way.length - 1]
  expect(Math.hypot(last.x - end[coach].x, last.y - end[coach].y)).toBeLessThan(8)
  const head = `mailHead ${event.seat}`
  const carried = seen.filter(({ [coach]: one }) => one?.look.kind === 'mailWagon' && one.look.aloft)
  for (const now of carried) expect(now[head].look).toEqual(before[head].look)
  expect(end[head].look).not.toEqual(before[head].look)
})

it('cities of a route card that is laid are whole and large enough to be read from the first', async () => {
  const { event, before, seen, end } = await seenOf('routeLaid')
  const cities = Object.keys(end).filter((name) => name.startsWith(`city ${event.seat} `) && !before[name])
  expect(cities.length).toBeGreaterThan(0)
  for (const now of seen)
    for (const name of cities)
      if (now[name]) {
        expect(now[name].squash).toBe(1)
        expect(now[name].scale).toBeGreaterThan(end[name].scale * 0.7)
      }
})

it('a postcard comes down over the place where it lies, and from nowhere else on the board', async () => {
  const { event, before, seen, end } = await seenOf('postcardLaid')
  const name = Object.keys(end).find((one) => one.startsWith(`postcard ${event.seat} `) && !before[one])!
  const way = seen.flatMap(({ [name]: one }) => (one ? [one] : []))
  expect(way[0].scale).toBeGreaterThan(end[name].scale)
  for (const { x, y } of way) {
    expect(x).toBeCloseTo(end[name].x)
    expect(y).toBeGreaterThan(end[name].y - 50)
  }
})

it('what destroys evidence comes down beside it large', async () => {
  const { event, before, seen, end } = await seenOf('destroyerLaid', gameOf(3, 4, ['C', 'E']))
  const name = Object.keys(end).find((one) => one.startsWith(`destroyer ${event.seat} `) && !before[one])!
  const way = seen.flatMap(({ [name]: one }) => (one ? [one] : []))
  expect(Math.max(...way.map(({ scale }) => scale))).toBeGreaterThan(end[name].scale * 1.5)
})

it('the stack stands until the last card has left it for the warehouse', async () => {
  const { event, before, seen } = await seenOf('warehouseOpened', gameOf(5, 2, ['D', 'F']))
  const stack = Object.keys(before).find((name) => {
    const { look } = before[name]
    return look.kind === 'stack' && look.current
  })!
  const begins = seen.findIndex((now) => event.cards.every((card) => card < 0 || now[names.card(card)]))
  expect(begins).toBeGreaterThan(0)
  expect(seen[begins][stack]?.alpha).toBeGreaterThan(0.9)
})
