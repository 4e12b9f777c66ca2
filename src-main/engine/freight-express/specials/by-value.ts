import { haveSameValue } from '../../../../src-shared/games/freight-express/cards.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { handOf, trainOf } from '../piles.ts'
import { activeSeat } from '../state.ts'
import { turnedUp } from './special-state.ts'

/** F, I and J go by the value of the card that was turned up (000:191-195, 000:219-227). */
export const isMatch = (s: State, card: number): boolean => haveSameValue(card, turnedUp(s))
/** Has a train a wagon of that value? */
export const matchingWagon = (s: State, seat: Seat): boolean => trainOf(s, seat).some((card) => isMatch(s, card))
/** Has the one who entered a hand card of that value? */
export const matchingCard = (s: State): boolean => handOf(s, activeSeat(s)).some((card) => isMatch(s, card))
