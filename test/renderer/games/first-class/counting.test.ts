import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { countingOf } from '../../../../src-renderer/games/first-class/words/counting.ts'
import { now } from '../../../../src-renderer/games/first-class/words/now.ts'
import { TEXTS } from '../../../../src-renderer/messages/texts.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
const beats = [1, 2, 3].flatMap(
  (seed) => randomFirstClass(seed, 3, 0, { ...firstClassOptions.default, modules: ['B', 'E'] }).beats as OneBeat[],
)
/** What is told as this begins to be shown, from where its scoring of this seat began. */
function toldAt(at: number) {
  const since = beats
    .slice(0, at)
    .findLastIndex(({ event }) => event.kind === 'turnEnded' || event.kind === 'turnBegan')
  const of = beats.slice(since + 1, at + 1)
  return countingOf(
    of.map(({ event }) => event),
    beats[at].view,
  )
}
const every = (kind: FirstClassEvent['kind']) => beats.flatMap(({ event }, at) => (event.kind === kind ? [at] : []))

it('the train that is counted is the one source that is being counted, with what it brings', () => {
  for (const at of every('trainScored')) {
    const { event, view } = beats[at]
    if (event.kind !== 'trainScored' || view.phase !== 'scoring') continue
    const told = toldAt(at)
    const here = told?.sources.filter((source) => source.at === 'here')
    expect(here?.map(({ id }) => id)).toEqual([event.train === 0 ? 'upper' : 'lower'])
    expect(here?.[0].points).toBe(view.books[event.seat].counted[1 + event.train])
    expect(told?.seat).toBe(event.seat)
    const before = told?.sources.slice(0, 1 + event.train)
    expect(before?.every((source) => source.at === 'passed')).toBe(true)
  }
})

it('what has been counted of a seat comes to what it has gained, once all of it is', () => {
  const last = every('scored').filter((at) => {
    const { event, view } = beats[at]
    const next = beats[at + 1]?.view.books[event.seat].counted[4] ?? -1
    return view.phase === 'scoring' && view.books[event.seat].counted[4] < 0 && next >= 0
  })
  expect(last.length).toBeGreaterThan(3)
  for (const at of last) {
    const told = toldAt(at)
    const sum = told?.sources.reduce((all, { points }) => all + (points ?? 0), 0)
    expect(sum).toBe(told?.gained[beats[at].event.seat])
  }
})

it('standings tell what a train brings as soon as its column does, though it is paid later', () => {
  for (const at of every('trainScored')) {
    const { event, view } = beats[at]
    if (view.phase !== 'scoring') continue
    const { before, counted } = view.books[event.seat]
    const points = before + counted.reduce((sum, n) => sum + Math.max(0, n), 0)
    const told = toldAt(at)
    expect([told?.points[event.seat], told?.gained[event.seat]]).toEqual([points, points - before])
  }
})

it('no points of a train stand in the standings before its sum has landed', () => {
  const trains = every('trainScored').filter((at) => beats[at].view.phase === 'scoring')
  expect(trains.some((at) => toldAt(at)!.points.join() !== toldAt(at - 1)?.points.join())).toBe(true)
  for (const at of trains) {
    const { seats, books, phase } = beats[at - 1].view
    const told = countingOf([beats[at].event], beats[at].view, beats[at - 1].view)
    const { seat } = beats[at].event
    const known = books[seat].counted.reduce((sum, n) => sum + Math.max(0, n), 0)
    const paid = phase === 'scoring' ? Math.max(seats[seat].points, books[seat].before + known) : seats[seat].points
    expect(told?.points[seat]).toBe(paid)
    expect(told?.gained[seat]).toBe(paid - beats[at].view.books[seat].before)
  }
})

it('at the end each end card is a source of its own', () => {
  const at = every('endCardScored').at(-1) ?? 0
  const told = toldAt(at)
  const { event } = beats[at]
  const mine = every('endCardScored').filter(
    (n) => n > (every('draftsShown').at(-1) ?? 0) && beats[n].event.seat === event.seat,
  )
  const cards = told?.sources.filter(({ note }) => note?.key === 'first-class.counting.endCard')
  expect(cards).toHaveLength(mine.length)
  expect(told?.sources.at(-1)?.at).toBe('here')
})

it('every source has a name in the texts', () => {
  const labels = every('trainScored').flatMap((at) => toldAt(at)?.sources ?? [])
  expect(labels.filter(({ label }) => !(label.key in TEXTS.en))).toEqual([])
})

it('after the last train the heading says that the end is counted, and no longer whose trains', () => {
  const at = every('draftsShown').at(-1) ?? 0
  const since = every('trainScored').findLast((n) => n < at) ?? 0
  const events = beats.slice(since, at + 3).map(({ event }) => event)
  expect(events[0].kind).toBe('trainScored')
  expect(now(events, [])?.key).toBe('first-class.now.atTheEnd')
})
