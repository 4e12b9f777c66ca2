import type { Action } from '../../../src-shared/games/first-class/actions.ts'
import type { Ref } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { conductorOf, lengthOf } from './board/coaches.ts'
import { twinsOf } from './modules/teatime.ts'
import {
  START_TILE,
  betweenRef,
  cardRef,
  cityRef,
  coachRef,
  columnRef,
  conductorRef,
  endCardRef,
  gainedRef,
  locomotiveRef,
  mailRef,
  orderRef,
  seatRef,
  trainRef,
} from './refs.ts'
import { locomotiveAt, routeCard } from './board/route.ts'
import { actor } from './state.ts'

/** What one may point at to mean this answer. */
export function touchesOf(s: State, action: Action): Ref[] {
  const seat = actor(s)
  switch (action.kind) {
    case 'take':
    case 'refuse':
    case 'fulfil':
    case 'fetch':
      return [cardRef(action.card)]
    case 'draft':
    case 'buy':
    case 'takeEndCard':
      return [endCardRef(action.endCard)]
    case 'takeStart':
      return [START_TILE]
    case 'spendWagon':
      return [columnRef(seat, 0), trainRef(seat, action.train)]
    case 'spendStep':
      return [columnRef(seat, 1), action.piece === 2 ? locomotiveRef(seat) : conductorRef(seat, action.piece)]
    case 'spendUpgrade':
      return [columnRef(seat, 2), coachRef(seat, action.train, action.place)]
    case 'spendPoint':
    case 'pay':
      return [columnRef(seat, action.column)]
    case 'use':
      return [gainedRef(action.index)]
    case 'city':
      return [cityRef(seat, action.index)]
    case 'frame':
      return [{ kind: 'frame', id: action.index }]
    case 'lay':
      return [trainRef(seat, action.train), coachRef(seat, action.train, lengthOf(s, seat, action.train))]
    case 'upgrade':
      return [coachRef(seat, action.train, action.place)]
    case 'walk':
      return [
        conductorRef(seat, action.train),
        coachRef(seat, action.train, conductorOf(s, seat, action.train) + action.steps - 1),
      ]
    case 'drive':
      return [locomotiveRef(seat), cityRef(seat, locomotiveAt(s, seat) + action.steps - 1)]
    case 'mail':
      return [mailRef(seat, action.mail)]
    case 'board':
      return [trainRef(seat, action.train)]
    case 'postcard':
      return [cardRef(routeCard(s, seat, action.index))]
    case 'order':
      return [...twinsOf(s, action.tile).map(orderRef), coachRef(seat, action.wagon >> 4, action.wagon & 15)]
    case 'between':
      return [betweenRef(seat, action.place)]
    default: // endTurn, takePoints, takeCoins, waive, enough
      return [seatRef(seat)]
  }
}
