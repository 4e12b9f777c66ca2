import type { Decision, Phrase, Seat } from '../../../../../src-shared/core.ts'
import { nextHolder } from '../../../../../src-shared/games/freight-express/vetoes.ts'
import type { VetoUse } from '../../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { sentences } from '../../../../words/names.ts'
import { letter } from '../cards.ts'
import { nameOf } from '../../../../words/names.ts'
import { stationPhrase } from '../places.ts'
import type { Asked, QuestionWords } from '../asked/question.ts'
import { SPECIAL_WORDS } from '../specials/index.ts'
import { specialRow, type FreightWords } from './answer.ts'

/** Whether a veto is used, and for what. */
const asking = (use: VetoUse, chapter: QuestionWords['chapter']): QuestionWords => ({
  chapter,
  ask: ({ decision, at: { view, seats } }) => ({
    title: phrase('freight.prompt.veto', { station: letter(view.special?.station ?? 0) }),
    text: phrase(`freight.prompt.${use}`, { name: nameOf(seats, decision.for) }),
  }),
})
export const forbid = asking('forbid', 'veto')
export const force = asking('force', 'veto')
export const dictate = asking('dictate', 'dictating')

/** What a veto would do is the kind of the question. */
const useOf = ({ kind }: Decision): VetoUse => (kind === 'force' || kind === 'dictate' ? kind : 'forbid')

export const playVeto: FreightWords<'playVeto'> = {
  candidate(offer) {
    const use = useOf(offer.decision)
    const note = whatComes(use, offer.at)
    return specialRow(offer, phrase(`freight.choice.${use}`), phrase(`freight.confirm.${use}`), note && { note })
  },
}

function whatComes(use: VetoUse, { view, seats }: Asked['at']): Phrase | undefined {
  if (!view.special) return undefined
  const { seat, station, special } = view.special
  const told = { name: nameOf(seats, seat), station: stationPhrase(station) }
  const mayFail = use === 'force' && SPECIAL_WORDS[special].failsByHand?.(view.options)
  return sentences(
    phrase(`freight.choice.${use}.text`, told),
    mayFail ? phrase('freight.choice.force.proof', told) : null,
  )
}

export const passVeto: FreightWords<'passVeto'> = {
  candidate: (offer) =>
    specialRow(offer, phrase('freight.choice.passVeto'), phrase('freight.confirm.passVeto'), {
      ...(offer.at.view.special && { note: whoIsNext(offer) }),
    }),
}

function whoIsNext({ decision, at: { view, seats } }: Asked): Phrase {
  const next = nextHolderOf(view, decision.by)
  if (next >= 0) return phrase('freight.choice.passVeto.next', { next: nameOf(seats, next) })
  // Where all who hold a veto have let a special be they are asked anew, who dictates it, if there is what to choose.
  const isAskedAnew = decision.kind === 'forbid' && view.special?.hasDetails === true
  return phrase(`freight.choice.passVeto.${isAskedAnew ? 'details' : 'last'}`)
}

/** Who is asked after this seat when it lets its veto be; -1 = nobody. */
export const nextHolderOf = ({ active, seats }: FreightView, from: Seat): Seat =>
  nextHolder(from, active, seats.length, (seat) => seats[seat].veto)
