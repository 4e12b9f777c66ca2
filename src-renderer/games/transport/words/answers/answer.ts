import type { Plan, Ref } from '../../../../../src-shared/core.ts'
import type { Action, ActionKind } from '../../../../../src-shared/games/transport/actions.ts'
import { fromCode } from '../../../../../src-shared/games/transport/actions.ts'
import { CARDS, isPallet } from '../../../../../src-shared/games/transport/cards.ts'
import type { TransportView } from '../../../../../src-shared/games/transport/view.ts'
import { phrase } from '../../../../messages/index.ts'
import type { AnswerWords, Offer } from '../../../../words/answers.ts'
import type { Candidate, Group, Position, Step } from '../../../../words/speech.ts'
import { cardPhrase, iconPhrase, pictureOf } from '../cards.ts'
import { heardOf, laidOf, whereIs } from '../places.ts'
import { thingOf, toAsked } from '../pallets.ts'

export type At = Position<TransportView>

/** The ways of each parcel, and what its row says of them: what it scores for the seat that moves, or its one end. */
export type BestWays = ReadonlyMap<number, Pick<Step, 'note' | 'warning'> & { readonly ways: readonly Plan[] }>

/** The words of an answer of this kind. */
export type TransportWords<K extends ActionKind = ActionKind> = AnswerWords<
  Extract<Action, { readonly kind: K }>,
  TransportView,
  BestWays
>
export type TransportOffer<A extends Action> = Offer<A, TransportView, BestWays>

/** A choice that is one row. */
export const row = (
  group: Group,
  codes: readonly number[],
  step: Step,
  confirm: Candidate['confirm'],
  refs = step.refs,
): Candidate => ({
  codes,
  refs,
  end: null,
  group,
  stem: codes.join('.'),
  confirm,
  steps: [step],
})

/** A row that names no thing. */
export const plainStep = (id: string, label: Step['label']): Step => ({
  id,
  label,
  ask: phrase('transport.ask.action'),
  many: 'transport.choice.turns',
  refs: [],
})

export const refsOf = (card: number): Ref[] =>
  isPallet(card)
    ? [
        { kind: 'pallet', id: card },
        { kind: 'card', id: card },
      ]
    : [{ kind: 'card', id: card }]

/** 'Which card?': the first step of whatever is done with a hand card. */
export function cardStep(card: number): Step {
  return {
    id: `card${card}`,
    ask: phrase('transport.ask.card'),
    many: 'transport.choice.cards',
    label: cardPhrase(card),
    note: iconPhrase(card),
    rails: pictureOf(card, 0),
    kind: `${CARDS[card].shape} ${CARDS[card].icon}`,
    refs: [{ kind: 'card', id: card }],
  }
}

/** The same of a card or pallet that lies on the table. */
export function movedStep(card: number, at: At): Step {
  const { view } = at
  const [where, unseen] = [whereIs(view, card, toAsked(at)), heardOf(view, card)]
  return {
    id: `card${card}`,
    ask: phrase(isPallet(card) ? 'transport.ask.pallet' : 'transport.ask.card'),
    many: isPallet(card) ? 'transport.choice.pallets' : 'transport.choice.cards',
    label: thingOf(card, toAsked(at)),
    // The name of its owner stands beside a pallet: where it lies is only heard.
    ...(isPallet(card) ? { unseen: unseen ?? where } : { note: where, ...(unseen && { unseen }) }),
    rails: pictureOf(card, laidOf(view, card)?.rotation ?? 0),
    refs: refsOf(card),
  }
}

/** The card that is placed: held out already, or chosen by the first of several codes. */
export function cardOf(codes: readonly number[], { view }: At): number {
  const first = fromCode(codes[0])
  if (codes.length === 1) return view.step.card
  return 'card' in first ? first.card : 'pallet' in first ? first.pallet : view.step.card
}

/** What is taken up is put down by the next answer. */
export const takenUp = (card: number, at: At) => ({
  title: isPallet(card)
    ? phrase('transport.preview.take.pallet', { pallet: thingOf(card, toAsked(at)) })
    : phrase('transport.preview.take', { card: thingOf(card, toAsked(at)) }),
  text: [phrase('transport.preview.take.text')],
})
