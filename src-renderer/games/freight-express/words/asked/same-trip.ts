import type { Plan } from '../../../../../src-shared/core.ts'
import { LEAVE, fromCode } from '../../../../../src-shared/games/freight-express/actions.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { RAILS } from '../../../../../src-shared/geometry/rails.ts'
import { phrase } from '../../../../messages/index.ts'
import { listOf } from '../../../../words/names.ts'
import type { Candidate, Position, Step } from '../../../../words/speech.ts'
import { railsPhrase } from '../cards.ts'
import { SIDE_WORDS } from '../places.ts'
import { headingOf, tripNote } from './trips.ts'

type At = Position<FreightView>

/**
 * Drives that come to the same, whichever way they take: one of them is shown and taken, and R turns to the others.
 * Nobody is asked which way where nothing hangs on it.
 */
export function sameTrips(candidates: readonly Candidate[], plans: readonly Plan[], at: At): Candidate[] {
  const first = new Map<string, Candidate>()
  const many = new Set<string>()
  const fates = plans.map(fateOf)
  fates.forEach((fate, i) => (first.has(fate) ? many.add(fate) : first.set(fate, candidates[i])))
  return candidates.map((one, i) => (many.has(fates[i]) ? oneOfMany(one, first.get(fates[i])!, plans[i], at) : one))
}

/**
 * All that a drive leaves behind: where it ends and how that looks, and what lapses. Whoever pushes somebody or passes
 * a crossing is told of each way by itself.
 */
function fateOf({ codes, end, facts }: Plan): string {
  const { rams, derails, flips, steps, lapsed, enters } = facts
  const moves = Array.isArray(steps) ? steps : []
  const touchesNobody = [rams, derails].every((seats) => Array.isArray(seats) && seats.length === 0)
  const begins = fromCode(codes[0])
  if (begins.kind !== 'drive' || !touchesNobody || flips !== 0) return codes.join()
  // In a station a locomotive looks nowhere; on the line the last two sleepers tell which way it looks.
  const looks = enters === -1 ? moves.slice(-2) : []
  return JSON.stringify([begins.card, end, moves.length, lapsed, looks])
}

/** The place is one row for all of them; behind it stands which way each takes. */
function oneOfMany(one: Candidate, first: Candidate, plan: Plan, at: At): Candidate {
  const { id, note: _ofOneWay, ...where } = first.steps[first.steps.length - 1]
  const looks = headingOf(plan, at)
  const note = tripNote(plan, at, looks ? [looks] : [])
  return {
    ...one,
    stem: first.stem,
    another: phrase('freight.choice.anotherWay'),
    steps: [...one.steps.slice(0, -1), { ...where, id: `to ${id}`, ...(note && { note }) }, wayStep(one, plan)],
  }
}

/** Which of the ways it is: over which side the station is left, and by which rails. */
function wayStep({ codes }: Candidate, plan: Plan): Step {
  const ways = codes.map(fromCode).flatMap((action) => ('rail' in action ? [action.rail] : []))
  const leaves = ways.find((rail) => rail >= LEAVE)
  const rails = ways.filter((rail) => rail < LEAVE).map((rail) => railsPhrase(RAILS[rail]))
  const via = rails.length > 0 ? { way: listOf(rails) } : null
  return {
    id: `way ${codes.join('.')}`,
    ask: phrase('freight.ask.way'),
    many: 'freight.choice.ways',
    ...(leaves === undefined
      ? { label: phrase('freight.choice.byRail', via ?? { way: '' }) }
      : {
          label: phrase('freight.choice.side', { side: phrase(SIDE_WORDS[leaves - LEAVE]) }),
          ...(via && { note: phrase('freight.choice.via', via) }),
        }),
    refs: [plan.end],
  }
}
