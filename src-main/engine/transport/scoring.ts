import type { Outcome, Score, ScorePart, Seat } from '../../../src-shared/core.ts'
import { numberUp } from '../../../src-shared/games/transport/cards.ts'
import { END_REASONS } from '../../../src-shared/games/transport/events.ts'
import type { State } from '../flat.ts'
import { parcelRef } from './refs.ts'
import { AT, everySeat, faceOf, teamOf, tileCount, tileParcel } from './state.ts'

/** What lies on a seat's score tile is worth the numbers that lie up (003:79, 003:128). */
function partsOf(s: State, seat: Seat, key: string): ScorePart[] {
  return Array.from({ length: tileCount(s, seat) }, (_, i) => {
    const parcel = tileParcel(s, seat, i)
    return { key, value: numberUp(parcel, faceOf(s, parcel)), refs: [parcelRef(parcel)] }
  })
}

/** A seat's points: its own parcels, and with four seats its partner's (003:128). Ties are shared. */
function scoreOf(s: State, seat: Seat): Score {
  const partners = teamOf(s, seat).filter((mate) => mate !== seat)
  const theirs = partners.flatMap((mate) => partsOf(s, mate, 'transport.score.partnersParcel'))
  const parts = [...partsOf(s, seat, 'transport.score.parcel'), ...theirs]
  return { seat, total: parts.reduce((sum, part) => sum + part.value, 0), parts, tie: [] }
}

/** Each seat's points as they would be now, with their parts. See Game.score. */
export const score = (s: State): Score[] => everySeat(s).map((seat) => scoreOf(s, seat))

/** How the game ended, or null while it goes on. */
export function outcome(s: State): Outcome | null {
  if (s[AT.ended] === 0) return null
  const scores = score(s)
  const totals = [...new Set(scores.map((one) => one.total))].sort((a, b) => b - a)
  const places = totals.map((total) => scores.filter((one) => one.total === total).map((one) => one.seat))
  return { places, out: [], reason: `transport.end.${END_REASONS[s[AT.ended] - 1]}` }
}
