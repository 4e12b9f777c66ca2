import type { Phrase, Plan, Ref } from '../../../../../src-shared/core.ts'
import { fromCode } from '../../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Candidate, Position } from '../../../../words/speech.ts'
import { cardFacts, letter } from '../cards.ts'
import { heading, number } from '../asked/headings.ts'
import { cardStep } from '../asked/steps.ts'
import { driveEnd, tripPreview, whereStep } from '../asked/trips.ts'
import { refsOf, type FreightWords } from './answer.ts'

export const DRIVE = heading('drive', 'freight-icon-action-drive', 'driving', { ...number(3), lookedAt: true })

/** First the card, then where the drive ends. */
export const drive: FreightWords<'drive'> = {
  candidate(offer) {
    const { codes, plan, decision, at } = offer
    const end = { kind: 'locomotive', id: decision.for } as const
    return driveCandidate(plan ?? { kind: 'drive', codes, refs: refsOf(offer), end, facts: {} }, at)
  },
  tellsHarm: true,
  preview({ action: { card }, candidate, preview, at }) {
    const n = at.view.seats[at.view.active].coupled.length
    const { wagon, action } = TRACK_CARDS[card]
    return tripPreview(
      preview,
      at,
      card,
      wagon,
      candidate,
      n > 0 ? [phrase('freight.preview.pulls', { n, action })] : [],
    )
  },
}

/** 'Drive 4 to E': a station has a name that fits on a button, a sleeper has none. */
const driveTo = (end: Ref, n: number): Phrase =>
  end.kind === 'station'
    ? phrase('freight.confirm.drive.to', { n, station: letter(end.id) })
    : phrase('freight.confirm.drive', { n })

/** Who points at a station first, and only then at a card, is asked for one that leads there. */
const askedTo = (end: Ref) =>
  end.kind === 'station' ? { askTo: phrase('freight.ask.card.into', { station: letter(end.id) }) } : {}

export function driveCandidate(plan: Plan, at: Position<FreightView>): Candidate {
  const { codes, refs } = plan
  const first = fromCode(codes[0])
  if (first.kind !== 'drive') throw new RangeError(`a drive begins with its card, not with ${first.kind}`)
  const n = TRACK_CARDS[first.card].wagon
  const end = driveEnd(plan)
  return {
    codes,
    refs,
    end,
    stem: codes.join('.'),
    group: DRIVE,
    confirm: driveTo(end, n),
    steps: [
      { ...cardStep(first.card, phrase('freight.card.drive', cardFacts(first.card))), ...askedTo(end) },
      whereStep(plan, n, at),
    ],
  }
}
