import type { Phrase, Ref } from '../../../../../src-shared/core.ts'
import type { Preview } from '../../../../../src-shared/table.ts'
import type { Action } from '../../../../../src-shared/games/transport/actions.ts'
import { CARDS } from '../../../../../src-shared/games/transport/cards.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Candidate, Group, Step } from '../../../../words/speech.ts'
import { pictureOf } from '../cards.ts'
import { guardsOwn } from '../hint/guarded.ts'
import { laidIn, opening } from '../belts/opened.ts'
import { laidOf } from '../places.ts'
import { cardOf, cardStep, movedStep, refsOf, type TransportOffer } from './answer.ts'

/** What a card placed on an empty cell and one that takes a pallet's have to say of their own. */
interface Own {
  readonly group: Group
  /** On the button, of a card from the hand. */
  readonly confirm: Phrase
  /** The things there, beside the cell. */
  readonly where: Pick<Step, 'label' | 'note' | 'unseen' | 'refs'>
  readonly turn: Pick<Step, 'id' | 'label' | 'note'>
}

/** Which card, then where, then turned how. */
export function placing(offer: TransportOffer<Action & { kind: 'place' | 'insert' }>, own: Own): Candidate {
  const { action, codes, at } = offer
  const card = cardOf(codes, at)
  const cell: Ref = { kind: 'cell', id: action.cell }
  const fromHand = laidOf(at.view, card) === undefined
  const there = own.where.refs
  const after = () => {
    const { cell, rotation } = action
    return laidIn(at.view, { card, cell, rotation }, action.kind === 'insert' ? action.side : -1)
  }
  return {
    codes,
    refs: [...refsOf(card), cell, ...there],
    end: cell,
    group: own.group,
    ...(CARDS[card].shape === 'floor'
      ? { guards: () => guardsOwn(at, action.cell), together: at.view.seats[at.view.active].team.length > 1 }
      : opening(at, after)),
    stem: `${action.kind}${card}.${action.cell}`,
    confirm: fromHand ? own.confirm : phrase('transport.confirm.move'),
    steps: [
      fromHand ? cardStep(card) : movedStep(card, at),
      {
        id: `cell${action.cell}`,
        ask: phrase('transport.ask.place'),
        many: 'transport.choice.places',
        ...own.where,
        refs: [cell, ...there.filter(({ kind }) => kind === 'pallet')],
      },
      {
        ask: phrase('transport.ask.turn'),
        many: 'transport.choice.turns',
        rails: pictureOf(card, action.rotation),
        refs: [cell],
        ...own.turn,
      },
    ],
  }
}

/**
 * What its icon would do next, if it acts: that of a card played from hand, or under iconsFireAgain of one that a key
 * moves.
 */
export function iconNext(card: number, { status: { decision } }: Preview): Phrase[] {
  const { icon } = CARDS[card]
  const acts = decision?.source.kind === 'card' && decision.source.id === card && ICONS_ASK.has(decision.kind)
  return acts && icon !== 'none' ? [phrase(`transport.preview.icon.${icon}`)] : []
}
const ICONS_ASK: ReadonlySet<string> = new Set(['intake', 'keyCard', 'pallet'])
