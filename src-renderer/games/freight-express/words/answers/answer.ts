import type { Phrase, Ref } from '../../../../../src-shared/core.ts'
import type { Action, ActionKind } from '../../../../../src-shared/games/freight-express/actions.ts'
import { refsOfAction } from '../../../../../src-shared/games/freight-express/actions.ts'
import type { FreightDecision } from '../../../../../src-shared/games/freight-express/decisions.ts'
import type { Special } from '../../../../../src-shared/games/freight-express/specials.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import type { AnswerWords, Offer } from '../../../../words/answers.ts'
import type { Candidate, Position, Step } from '../../../../words/speech.ts'
import { SPECIAL, type NameIn } from '../asked/headings.ts'
import type { QuestionWords } from '../asked/question.ts'

export type Of<K extends ActionKind> = Extract<Action, { readonly kind: K }>
type Offered = Offer<Action, FreightView>

/** The words of one kind of answer; where a question has its name, those of the question too. */
export type FreightWords<K extends ActionKind> = AnswerWords<Of<K>, FreightView> & {
  /** Its preview tells by itself who leaves the rails. */
  readonly tellsHarm?: true
  /**
   * What heads a hint where the words of its row stand under a question that names the thing: 'Lift it' says nothing to
   * whoever is told it by itself. null = the row's own words say it.
   */
  hintTitle?(action: Of<K>, at: Position<FreightView>): Phrase | null
} & (K extends Exclude<FreightDecision, Special> ? { readonly question: QuestionWords } : unknown)

export const refsOf = ({ action, decision }: Offered): readonly Ref[] => refsOfAction(action, decision.for)

/** What of a candidate does not follow from its code. */
type Told = Pick<Candidate, 'group' | 'confirm' | 'steps'> & Partial<Candidate>

export const candidate = (offer: Offered, told: Told): Candidate => ({
  codes: offer.codes,
  refs: refsOf(offer),
  end: null,
  stem: offer.codes.join('.'),
  ...told,
})

/** A row below a station's special action that says it all. */
export const specialRow = (offer: Offered, label: Phrase, confirm: Phrase, more: Partial<Step> = {}): Candidate =>
  candidate(offer, {
    group: SPECIAL,
    confirm,
    steps: [
      {
        id: JSON.stringify(offer.action),
        ask: phrase('freight.ask.special'),
        many: 'freight.choice.ways',
        label,
        refs: refsOf(offer),
        ...more,
      },
    ],
  })

/** Answers to specials whose kind says all. */
type Bare = ActionKind & NameIn<'freight.choice'> & NameIn<'freight.confirm'>

export const bare = (kind: Bare): AnswerWords<Action, FreightView> => ({
  candidate: (offer) => specialRow(offer, phrase(`freight.choice.${kind}`), phrase(`freight.confirm.${kind}`)),
})
