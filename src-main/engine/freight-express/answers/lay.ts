import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import {
  KIND,
  cellOfCode,
  itemOfCode,
  packCode,
  turnOfCode,
} from '../../../../src-shared/games/freight-express/actions.ts'
import { distinctTurns, turnRails } from '../../../../src-shared/geometry/rails.ts'
import type { Reason, Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { cardOn, cellCount, putCard } from '../board/board.ts'
import { findGround, groundRefusal } from '../board/ground.ts'
import { fitRefusal, layRefusal, listLays } from '../laying.ts'
import { handCard, handCount, holds, playFromHand } from '../piles.ts'
import { layThings, reason, refused } from '../reasons.ts'
import { cardRef, cellRef, seatRef } from '../refs.ts'
import { handRefusal } from '../refusals.ts'
import { activeSeat } from '../state.ts'
import { told } from '../tell.ts'
import { plainTurn, saying, type FreightAnswer } from './answer.ts'

/** Actions 1 and 2 (000:51-55): a hand card onto a cell, turned; covers what lies there. */
export const lay: FreightAnswer<'lay'> = {
  ...saying('lay'),
  pack: ({ card, cell, rotation }) => packCode(KIND.lay, card, cell, plainTurn(card, rotation)),
  /** Cell by cell what the ground forbids to all cards, then each card in each turn that shows other rails. */
  list(s, out, n) {
    const seat = activeSeat(s)
    const hand = handCount(s, seat)
    if (hand === 0) return n
    const ground = findGround(s)
    for (let i = 0; i < hand; i++) {
      const card = handCard(s, seat, i)
      n = listLays(s, ground, packCode(KIND.lay, card), TRACK_CARDS[card].rails, out, n)
    }
    return n
  },
  refusal: (s, { card, cell, rotation }) =>
    refused(s, handRefusal(s, activeSeat(s), card) ?? layRefusal(s, card, cell, rotation & 3), (name) =>
      layThings(s, name, card, cell),
    ),
  against(s, target) {
    if (target.kind === 'cell') return ofNoCard(s, activeSeat(s), target.id)
    if (target.kind !== 'card') return []
    return holds(s, activeSeat(s), target.id) ? nowhere(s, target.id) : [reason('notInHand', [target])]
  },
  againstBoth(s, held, place) {
    const cell = place.kind === 'cell' ? place.id : place.kind === 'card' ? cellOfCard(s, place.id) : -1
    return held.kind === 'card' && cell >= 0 && holds(s, activeSeat(s), held.id) ? ofCard(s, held.id, cell) : []
  },
  apply(s, code, emit) {
    const card = itemOfCode(code)
    const cell = cellOfCode(code)
    const rotation = turnOfCode(code)
    const seat = activeSeat(s)
    const over = cardOn(s, cell)
    playFromHand(s, seat, card)
    putCard(s, card, cell, rotation)
    if (!emit) return
    const refs = [cardRef(card), cellRef(cell)]
    const what = { ...told(s, seat, cardRef(card), refs), card, cell, rotation }
    emit(over < 0 ? { kind: 'laid', ...what } : { kind: 'covered', ...what, over })
  },
}

/** Where a card lies; -1 = not on the table. */
function cellOfCard(s: State, card: number): number {
  for (let cell = 0; cell < cellCount(s); cell++) if (cardOn(s, cell) === card) return cell
  return -1
}

/** What forbids a card on a cell in the turn that comes nearest to fitting; empty where it fits in one. */
function ofCard(s: State, card: number, cell: number): Reason[] {
  const names = fitRefusals(s, card, cell)
  const turns = distinctTurns(TRACK_CARDS[card].rails)
  const name =
    groundRefusal(s, cell) ??
    (names.length < turns ? undefined : (names.find((one) => one !== 'railsLost') ?? names[0]))
  return name ? [reason(name, layThings(s, name, card, cell))] : []
}

/** Of all cells that the ground allows each kind of refusal once. */
function nowhere(s: State, card: number): Reason[] {
  const found = new Map<FreightReason, Reason>()
  for (let cell = 0; cell < cellCount(s); cell++) {
    if (groundRefusal(s, cell) !== null) continue
    for (const name of fitRefusals(s, card, cell))
      if (!found.has(name)) found.set(name, reason(name, layThings(s, name, card, cell)))
  }
  return [...found.values()]
}

/** Of all hand cards in all turns each kind of refusal once. */
function ofNoCard(s: State, seat: Seat, cell: number): Reason[] {
  const forbidden = groundRefusal(s, cell)
  if (forbidden) return [reason(forbidden, layThings(s, forbidden, -1, cell))]
  if (handCount(s, seat) === 0) return [reason('noHandCard', [seatRef(seat)])]
  const names = new Set<FreightReason>()
  for (let i = 0; i < handCount(s, seat); i++)
    for (const name of fitRefusals(s, handCard(s, seat, i), cell)) names.add(name)
  return [...names].map((name) => reason(name, layThings(s, name, -1, cell)))
}

/** What forbids a card on a cell, in any of its turns. */
function fitRefusals(s: State, card: number, cell: number): FreightReason[] {
  const { rails } = TRACK_CARDS[card]
  return Array.from({ length: distinctTurns(rails) }, (_, turn) => fitRefusal(s, turnRails(rails, turn), cell)).filter(
    (name) => name !== null,
  )
}
