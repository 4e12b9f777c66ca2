import type { Phrase } from '../../../../../src-shared/core.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import type { QuestionWords } from '../question.ts'
import { specialPhrase } from '../special-events.ts'
import { atStation } from '../specials/special.ts'
import { bare, specialRow, type FreightAnswer } from './answer.ts'

/** Whether the special action of the station is used. */
export const offered: QuestionWords = {
  chapter: 'entering',
  ask: (asked) => atStation(asked, whatItDoes(asked.at.view)),
}

export const useSpecial: FreightAnswer<'useSpecial'> = {
  candidate(offer) {
    const special = specialPhrase(offer.at.view.special?.special ?? 'none')
    return specialRow(offer, phrase('freight.choice.useSpecial', { special }), phrase('freight.confirm.useSpecial'))
  },
  preview: ({ candidate, at }) => ({ title: candidate.steps[0].label, text: [whatItDoes(at.view)] }),
}

const whatItDoes = ({ special }: FreightView): Phrase => phrase(`freight.special.${special?.special ?? 'none'}.text`)

export const skipSpecial: FreightAnswer<'skipSpecial'> = bare('skipSpecial')
