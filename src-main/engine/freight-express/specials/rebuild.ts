import { KIND, cellOfCode, itemOfCode, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS, haveSameValue } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import type { Reason } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { againstEach, saying, type FreightAnswer } from '../answers/answer.ts'
import { showHand, stopSpecial } from '../answers/stop-special.ts'
import {
  cardOn,
  cellCount,
  closedStation,
  openAgain,
  packLying,
  rotationOn,
  stationCell,
  takeOff,
} from '../board/board.ts'
import { payForSpecial } from '../discarding.ts'
import { hasLocomotive } from '../board/ground.ts'
import { handCard, handCount, handOf } from '../piles.ts'
import { layThings, refused } from '../reasons.ts'
import { cardRef, cellRef, stationRef } from '../refs.ts'
import { handRefusal } from '../refusals.ts'
import { AT, MAX_CELLS, RELAY, activeSeat, ask, rulesSince } from '../state.ts'
import type { Tell } from '../tell.ts'
import { isDictated, ofSpecial } from './special-state.ts'
import { askDetailsOverHand, type SpecialRule } from './special.ts'

/** Cells with a card to lift. Scratch, not state: filled and read within one list. */
const liftable = new Int32Array(MAX_CELLS)

/** Discards a hand card and lifts the uppermost card of a cell (000:209-215). */
const answer: FreightAnswer<'rebuild'> = {
  ...saying('rebuild'),
  list(s, out, n) {
    const seat = activeSeat(s)
    let cells = 0
    const count = cellCount(s)
    for (let cell = 0; cell < count; cell++) if (liftRefusal(s, cell) === null) liftable[cells++] = cell
    for (let i = 0; i < handCount(s, seat); i++) {
      const card = handCard(s, seat, i)
      for (let k = 0; k < cells; k++)
        if (haveSameValue(cardOn(s, liftable[k]), card)) out[n++] = packCode(KIND.rebuild, card, liftable[k])
    }
    return n
  },
  refusal,
  against(s, { kind, id }) {
    const meant =
      kind === 'cell'
        ? handOf(s, activeSeat(s)).map((card) => ({ card, cell: id }))
        : kind === 'card'
          ? payable(s, id).map((cell) => ({ card: id, cell }))
          : []
    return againstEach(s, refusal, meant)
  },
  apply: (s, code, emit) => lift(s, itemOfCode(code), cellOfCode(code), emit),
}

function refusal(s: State, { card, cell }: { readonly card: number; readonly cell: number }): Reason | null {
  return refused(s, handRefusal(s, activeSeat(s), card) ?? rebuildRefusal(s, card, cell), (name) =>
    name === 'notInHand' || name === 'valueMismatch' ? [cardRef(card)] : layThings(s, name, -1, cell),
  )
}

/**
 * Cells whose cards are worth speaking of with a card to pay: the locomotive on a card that it cannot pay for bars
 * nothing.
 */
function payable(s: State, card: number): number[] {
  const track = Array.from({ length: cellCount(s) }, (_, cell) => cell).filter((cell) => cardOn(s, cell) >= 0)
  const { action } = TRACK_CARDS[card]
  const worth = track.filter((cell) => !hasLocomotive(s, cell) || TRACK_CARDS[cardOn(s, cell)].action === action)
  return worth.length > 0 ? worth : track
}

/**
 * H: the uppermost card of a cell is laid elsewhere, turned, or discarded (see relay.ts); a hand card of its value pays
 * (000:209-213). As often as the one who entered will (000:215).
 */
export const rebuild: SpecialRule = {
  name: 'rebuild',
  isPossible: canRebuild,
  wantRefusal: (s) => (anyRebuilding(s) ? null : 'noCardRebuilds'),
  hasDetails: () => true,
  begin: askDetailsOverHand,
  details: {
    ofHand: true,
    // They may have to stop because of what the hand holds.
    isTheirOwn: (s) => s[AT.rebuilt] === 1 && rulesSince(s, 2),
    answers: [
      answer,
      stopSpecial((s) => (s[AT.rebuilt] && !isDictated(s) ? null : 'rebuildOnce')),
      showHand((s) => (s[AT.rebuilt] || anyRebuilding(s) ? 'anotherCardFits' : null)),
    ],
  },
}

/** A hand card to pay with, and a card on the table to lift. */
export function canRebuild(s: State): boolean {
  if (handCount(s, activeSeat(s)) === 0) return false
  for (let cell = 0; cell < cellCount(s); cell++) if (cardOn(s, cell) >= 0 && !hasLocomotive(s, cell)) return true
  return false
}

const rebuildRefusal = (s: State, card: number, cell: number): FreightReason | null =>
  liftRefusal(s, cell) ?? (haveSameValue(cardOn(s, cell), card) ? null : 'valueMismatch')

/** What about the cell forbids lifting, whatever pays. */
function liftRefusal(s: State, cell: number): FreightReason | null {
  if (cell < 0 || cell >= cellCount(s)) return 'offTable'
  if (cardOn(s, cell) < 0) return 'noCardThere'
  return hasLocomotive(s, cell) ? 'locomotiveOnCard' : null
}

/** Can any hand card pay for any card on the table? */
function anyRebuilding(s: State): boolean {
  const hand = handOf(s, activeSeat(s))
  for (let cell = 0; cell < cellCount(s); cell++)
    if (hand.some((card) => rebuildRefusal(s, card, cell) === null)) return true
  return false
}

/** Pays, and takes the card up. A station from which the last card was taken is open again. */
function lift(s: State, paid: number, cell: number, emit: Tell): void {
  payForSpecial(s, paid, 'rebuild', emit)
  const card = cardOn(s, cell)
  s[AT.lifted] = packLying(card, rotationOn(s, cell))
  s[AT.liftedFrom] = cell + 1
  ask(s, RELAY)
  const under = takeOff(s, cell)
  emit?.({
    kind: 'lifted',
    ...ofSpecial(s, [cardRef(card), cellRef(cell)]),
    card,
    cell,
    under,
    underRotation: rotationOn(s, cell),
  })
  const closed = closedStation(s)
  if (under >= 0 || closed < 0 || stationCell(s, closed) !== cell) return
  openAgain(s, closed)
  emit?.({
    kind: 'stationReopened',
    ...ofSpecial(s, [stationRef(closed), cellRef(cell)]),
    station: closed,
    cell,
    cards: [],
  })
}
