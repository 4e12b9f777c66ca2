import type { Action } from '../../../src-shared/games/freight-express/actions.ts'
import type { Reason, Ref } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { because } from './because.ts'
import { refusalOf } from './encode.ts'
import { handOf } from './losses.ts'
import { STATIONS, activeSeat, liftedCard } from './state.ts'

const TURNS = [0, 1, 2, 3]

/** Why a thing is no answer to what a special asks, each reason once; empty when it has nothing to do with the question. */
export function whyNotSpecial(s: State, target: Ref): Reason[] {
  const reasons = answersWith(s, target).flatMap((action): Reason[] => {
    const refusal = refusalOf(s, activeSeat(s), action)
    return refusal && refusal !== 'noSuchQuestion' ? [because(s, refusal, action)] : []
  })
  return reasons.filter(({ key }, i) => reasons.findIndex((other) => other.key === key) === i)
}

/** All answers to specials in which a thing could have a part; the question decides which of them are asked for. */
function answersWith(s: State, { kind, id }: Ref): Action[] {
  const hand = handOf(s, activeSeat(s))
  switch (kind) {
    case 'seat':
      return [{ kind: 'chooseSeat', seat: id }, ...abducting(hand, id)]
    case 'locomotive':
      return abducting(hand, id)
    case 'wagon':
      return [{ kind: 'takeWagon', card: id }]
    case 'station':
      return hand.flatMap((card) => closing(card, id))
    case 'card':
      return [{ kind: 'takeCard', card: id }, ...Array.from({ length: STATIONS }, (_, station) => closing(id, station)).flat()]
    case 'cell':
      return [
        ...hand.map((card): Action => ({ kind: 'rebuild', card, cell: id })),
        ...TURNS.map((rotation): Action => ({ kind: 'relay', card: liftedCard(s), cell: id, rotation })),
      ]
    default:
      return []
  }
}

const abducting = (hand: readonly number[], seat: number): Action[] => hand.map((card) => ({ kind: 'abduct', card, seat }))

const closing = (card: number, station: number): Action[] => TURNS.map((rotation) => ({ kind: 'closeStation', card, station, rotation }))
