import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { cardRef } from '../refs.ts'
import { AT, MAX_CONTRACTS } from '../state.ts'
import { tell, type Tell } from '../tell.ts'
import { CONTRACT, putCard } from './zones.ts'

const { contractCount: CONTRACT_COUNT, contracts: CONTRACTS } = AT

/** Contracts lie before a seat until it fulfils them, in its own turn or scoring. [002:415-431] */
export const contractCount = (s: State, seat: Seat): number => s[CONTRACT_COUNT + seat]
/** The card of a seat's contract at place `index`, in the order they came. */
export const contractAt = (s: State, seat: Seat, index: number): number =>
  s[CONTRACTS + seat * MAX_CONTRACTS + index] - 1

/** Lays a contract before a seat, until it is fulfilled. */
export function keepContract(s: State, seat: Seat, card: number, emit: Tell): void {
  s[CONTRACTS + seat * MAX_CONTRACTS + s[CONTRACT_COUNT + seat]++] = card + 1
  putCard(s, card, CONTRACT, seat)
  if (emit) tell(s, emit, [cardRef(card)], { kind: 'contractKept', card })
}

/** Takes a contract, which must be there, out of a seat's list. */
export function removeContract(s: State, seat: Seat, card: number): void {
  const from = CONTRACTS + seat * MAX_CONTRACTS
  const count = s[CONTRACT_COUNT + seat]--
  let i = from
  while (s[i] !== card + 1) i++
  s.copyWithin(i, i + 1, from + count)
  s[from + count - 1] = 0
}
