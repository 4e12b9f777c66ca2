import type { GameEvent, Ref } from '../../../src-shared/core.ts'
import type { Emit, State } from '../../../src-main/engine/game.ts'
import {
  AT,
  OVER,
  PLAY,
  SHOW,
  STOCK,
  THROW,
  THROWN,
  cardsIn,
  decider,
  everyone,
  inHand,
  nextSeat,
  onTable,
  seatsIn,
  valueOf,
} from './toy-state.ts'

export interface ToyEvent extends GameEvent {
  readonly cards: readonly number[]
}

/** Codes: a card to play or throw; 20 + the seat whose hand is shown. */
export const SHOW_CODE = 20

export function codesOf(s: State): number[] {
  if (s[AT.phase] === OVER) return []
  if (s[AT.phase] === SHOW)
    return seatsIn(s)
      .filter((seat) => seat !== s[AT.active])
      .map((seat) => SHOW_CODE + seat)
  return cardsIn(s, inHand(decider(s)))
}

export function answer(s: State, code: number, emit?: Emit<ToyEvent>): void {
  s[AT.seq]++
  if (s[AT.phase] === SHOW) showHand(s, code - SHOW_CODE, emit)
  else if (s[AT.phase] === THROW) throwAway(s, code, emit)
  else playCard(s, code, emit)
}

function tell(
  s: State,
  emit: Emit<ToyEvent> | undefined,
  kind: string,
  seat: number,
  because: Ref,
  cards: readonly number[],
  learnt: readonly number[],
): void {
  emit?.({ kind, turn: s[AT.turn], seat, because, refs: [{ kind: 'seat', id: seat }], learnt, cards })
}

function playCard(s: State, card: number, emit?: Emit<ToyEvent>): void {
  s[AT.place + card] = onTable(s[AT.active])
  s[AT.knownBy + card] = everyone(s)
  tell(s, emit, 'played', s[AT.active], { kind: 'card', id: card }, [card], [])
  if (valueOf(card) === 0) s[AT.phase] = SHOW
  else if (valueOf(card) === 1 && s[AT.throwing] && cardsIn(s, inHand(nextSeat(s))).length > 0) s[AT.phase] = THROW
  else endTurn(s, emit)
}

function showHand(s: State, victim: number, emit?: Emit<ToyEvent>): void {
  const hand = cardsIn(s, inHand(victim))
  for (const card of hand) s[AT.knownBy + card] |= 1 << s[AT.active]
  tell(s, emit, 'shown', s[AT.active], { kind: 'seat', id: victim }, hand, [s[AT.active]])
  endTurn(s, emit)
}

function throwAway(s: State, card: number, emit?: Emit<ToyEvent>): void {
  const seat = decider(s)
  s[AT.place + card] = THROWN
  s[AT.knownBy + card] = everyone(s)
  tell(s, emit, 'thrown', seat, { kind: 'card', id: card }, [card], [])
  endTurn(s, emit)
}

function endTurn(s: State, emit?: Emit<ToyEvent>): void {
  if (s[AT.stockCount] > 0) drawCard(s, s[AT.active], emit)
  s[AT.active] = nextSeat(s)
  s[AT.phase] = PLAY
  s[AT.turn]++
  tell(s, emit, 'turnBegan', s[AT.active], { kind: 'seat', id: s[AT.active] }, [], [])
  if (cardsIn(s, inHand(s[AT.active])).length > 0) return
  s[AT.phase] = OVER
  tell(s, emit, 'ended', s[AT.active], { kind: 'pile', id: STOCK }, [], [])
}

export function drawCard(s: State, seat: number, emit?: Emit<ToyEvent>): void {
  const card = s[AT.stock + --s[AT.stockCount]]
  s[AT.stock + s[AT.stockCount]] = 0
  s[AT.place + card] = inHand(seat)
  s[AT.knownBy + card] = 1 << seat
  tell(s, emit, 'drew', seat, { kind: 'pile', id: STOCK }, [card], [seat])
}
