import type { Phrase, Seat } from '../../../../../src-shared/core.ts'
import { cellOfSleeper } from '../../../../../src-shared/geometry/rails.ts'
import { doerOf, type FreightEvent } from '../../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { Position } from '../../../../words/speech.ts'
import { letter } from '../cards.ts'
import { derailText } from '../asked/harm.ts'
import { sleeperPlace, stationOf } from '../places.ts'

/**
 * Whom a hint pushes, and where to: a push may be all that a drive is good for. Who is pushed now and by what follows
 * is told once, with where that ends.
 */
export function pushesIn(
  done: readonly FreightEvent[],
  follows: readonly FreightEvent[],
  at: Position<FreightView>,
): Phrase[] {
  const events = [...done, ...follows]
  const by = at.view.active
  const now = endsOf(done, by)
  // Who leaves the rails at the first push was not moved by it.
  const off = events.flatMap((event) => (event.kind === 'derailed' && event.seat !== by ? [event] : []))
  const pushed = [...endsOf(events, by)].filter(([seat]) => !off.some((event) => event.seat === seat))
  const ends = pushed.map(([seat, sleeper]) => {
    const { into, to } = now.has(seat) ? NOW : LATER
    const name = nameOf(at.seats, seat)
    const station = stationOf(at.view, cellOfSleeper(sleeper))
    return station >= 0
      ? phrase(into, { name, station: letter(station) })
      : phrase(to, { name, place: sleeperPlace(at.view, sleeper) })
  })
  return [...off.map((event) => derailText(event, at)), ...ends]
}

const NOW = { into: 'freight.hint.pushes.into', to: 'freight.hint.pushes' } as const
const LATER = { into: 'freight.hint.pushes.later.into', to: 'freight.hint.pushes.later' } as const

/** The sleeper on which each locomotive comes to stand that this seat pushes. */
function endsOf(events: readonly FreightEvent[], by: Seat): ReadonlyMap<Seat, number> {
  const ends = new Map<Seat, number>()
  for (const event of events) {
    if (event.kind !== 'drove' || doerOf(event) !== by) continue
    for (const { seat, sleeper } of event.steps.flat())
      if (event.rammed.includes(seat) && seat !== by) ends.set(seat, sleeper)
  }
  return ends
}
