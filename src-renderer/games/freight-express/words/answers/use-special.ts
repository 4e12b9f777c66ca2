import type { Phrase, Ref } from '../../../../../src-shared/core.ts'
import { fromCode } from '../../../../../src-shared/games/freight-express/actions.ts'
import { SPECIALS } from '../../../../../src-shared/games/freight-express/specials.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Candidate, Position } from '../../../../words/speech.ts'
import type { QuestionWords } from '../asked/question.ts'
import { atStation } from '../specials/special.ts'
import { cardTrainBrings } from '../specials/card-train.ts'
import { specialText } from '../specials/text.ts'
import { bare, refsOf, specialRow, type FreightWords } from './answer.ts'

/** Whether the special action of the station is used. */
export const offered: QuestionWords = {
  chapter: 'entering',
  ask: (asked) => atStation(asked, whatItDoes(asked.at.view)),
}

export const useSpecial: FreightWords<'useSpecial'> = {
  candidate(offer) {
    const asked = offer.at.view.special
    // What is done, for a yes alone says nothing to whoever has not read on.
    const deed = phrase(`freight.choice.use.${asked?.special ?? 'none'}`)
    const row = specialRow(offer, deed, deed)
    return { ...row, refs: [...refsOf(offer), ...(asked ? stationAsked(asked) : [])] }
  },
  preview: ({ candidate, at: { view } }) => ({
    title: candidate.steps[0].label,
    text: [whatItDoes(view), ...(view.special?.special === 'cardTrain' ? [cardTrainBrings(view)] : [])],
  }),
}

/** The station that asks, and the sign of what it does: whoever points at it means yes. */
const stationAsked = ({ special, station }: NonNullable<FreightView['special']>): readonly Ref[] => [
  { kind: 'special', id: SPECIALS.indexOf(special) },
  { kind: 'station', id: station },
]

const whatItDoes = ({ special, options }: FreightView): Phrase => specialText(special?.special ?? 'none', options)

export const skipSpecial: FreightWords<'skipSpecial'> = bare('skipSpecial')

/** What the action of a station brings that a row says to use: of a flight ticket alone nobody knows what it is for. */
export function whatFor(first: Pick<Candidate, 'codes'> | undefined, { view }: Position<FreightView>): Phrase[] {
  if (!first || fromCode(first.codes[0]).kind !== 'useSpecial') return []
  const special = view.special?.special ?? 'none'
  return special === 'none' ? [] : [specialText(special, view.options)]
}
