import type { Phrase, Plan } from '../../../../../src-shared/core.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Candidate, Position, Step } from '../../../../words/speech.ts'
import { cardFacts, letter } from '../cards.ts'
import { sleeperPlace } from '../places.ts'
import { rowNotes } from './row-notes.ts'
import { derailing, pushing } from './trips.ts'

type At = Position<FreightView>

/**
 * The row of a card says which stations it can drive to. One that can drive to one place only says where that is, and
 * who derails, since a click on it is all it takes. With a card that is flipped on that way the row keeps quiet: its
 * question tells more than has room.
 */
export function onlyEnds(candidates: readonly Candidate[], plans: readonly Plan[], at: At): Candidate[] {
  const places = new Map<string, Set<string>>()
  const stations = new Map<string, Set<string>>()
  for (const { steps, end } of candidates) {
    const { id } = steps[0]
    places.set(id, (places.get(id) ?? new Set()).add(steps[1]?.id ?? ''))
    if (end?.kind === 'station') stations.set(id, (stations.get(id) ?? new Set()).add(letter(end.id)))
  }
  return candidates.map((one, i) => {
    const [card, ...rest] = one.steps
    if (card.note?.key !== 'freight.card.drive') return one
    if (places.get(card.id)?.size !== 1) {
      const note = reaching(card, [...(stations.get(card.id) ?? [])])
      return note ? { ...one, steps: [{ ...card, note }, ...rest] } : one
    }
    const note = endOf(plans[i], card, at)
    if (!note) return one
    // Who is thrown off the rails is not merely pushed.
    const warning = derailing(plans[i], at)
    const told = warning ? { note, warning } : { note: rowNotes([note, ...pushing(plans[i], at)]) }
    return { ...one, steps: [{ ...card, ...told }, ...rest] }
  })
}

/** The stations among several places that a card can drive to; null = there is none. */
function reaching({ refs: [card] }: Step, stations: readonly string[]): Phrase | null {
  const where = stations.toSorted().join(', ')
  return where ? phrase('freight.card.driveAmong', { ...cardFacts(card.id), where }) : null
}

function endOf({ end, facts }: Plan, { refs: [card] }: Step, { view }: At): Phrase | null {
  if (facts.enters !== -1 && end.kind === 'station')
    return phrase('freight.card.driveInto', { ...cardFacts(card.id), station: letter(end.id) })
  if (end.kind !== 'sleeper' || facts.flips !== 0) return null
  return phrase('freight.card.driveTo', { ...cardFacts(card.id), place: sleeperPlace(view, end.id) })
}
