import type { Phrase, Plan } from '../../../../src-shared/core.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../messages/index.ts'
import { commas } from '../../../words/names.ts'
import type { Candidate, Position } from '../../../words/speech.ts'
import { cardFacts, letter } from './cards.ts'
import { sleeperPlace } from './places.ts'
import { derailing, pushing } from './trips.ts'

type At = Position<FreightView>

/**
 * A card that can drive to one place only says in its own row where that is, and who derails, since a click on it is
 * all it takes. With a card that is flipped on the way the row keeps quiet: its question tells more than has room.
 */
export function onlyEnds(candidates: readonly Candidate[], plans: readonly Plan[], at: At): Candidate[] {
  const places = new Map<string, Set<string>>()
  for (const { steps } of candidates) {
    const known = places.get(steps[0].id) ?? new Set<string>()
    places.set(steps[0].id, known.add(steps[1]?.id ?? ''))
  }
  return candidates.map((one, i) => {
    const [card, ...rest] = one.steps
    const note =
      card.note?.key === 'freight.card.drive' && places.get(card.id)?.size === 1 ? endOf(plans[i], card, at) : null
    if (!note) return one
    // Who is thrown off the rails is not merely pushed.
    const warning = derailing(plans[i], at)
    const told = warning ? { note, warning } : { note: commas([note, ...pushing(plans[i], at)]) }
    return { ...one, steps: [{ ...card, ...told }, ...rest] }
  })
}

function endOf({ end, facts }: Plan, { refs: [card] }: Candidate['steps'][number], { view }: At): Phrase | null {
  if (facts.enters !== -1 && end.kind === 'station')
    return phrase('freight.card.driveInto', { ...cardFacts(card.id), station: letter(end.id) })
  if (end.kind !== 'sleeper' || facts.flips !== 0) return null
  return phrase('freight.card.driveTo', { ...cardFacts(card.id), place: sleeperPlace(view, end.id) })
}
