import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import { distinctTurns } from '../../../../src-shared/geometry/rails.ts'
import type { State } from '../../flat.ts'
import { payWith } from '../discarding.ts'
import { canFlyWith } from './flying.ts'
import { layRefusal } from '../laying.ts'
import { cellCount } from '../board/board.ts'
import { handOf } from '../piles.ts'
import { AT, activeSeat } from '../state.ts'
import { coupleRefusal, driveRefusal, valuesOf } from '../refusals.ts'
import type { Tell } from '../tell.ts'

/** After the card train the whole hand must be played in this turn (000:187). */

/** Action 6 is not there in such a turn. */
export const refillRefusal = (s: State): FreightReason | null => (s[AT.mustPlay] ? 'noRefillNow' : null)

/** Such a turn goes on while a hand card can be used. */
export const endTurnRefusal = (s: State): FreightReason | null =>
  s[AT.mustPlay] && usableCard(s) >= 0 ? 'mustPlayHand' : null

/** A hand card that can be laid, coupled, driven or flown with now; -1 = none, so the turn may end. */
export function usableCard(s: State): number {
  const seat = activeSeat(s)
  const values = valuesOf(s, seat)
  for (const card of handOf(s, seat)) {
    if (coupleRefusal(s, seat, card) === null || driveRefusal(s, seat, card, values) === null) return card
    if (canFlyWith(s, seat, card) || canBeLaid(s, card)) return card
  }
  return -1
}

function canBeLaid(s: State, card: number): boolean {
  for (let cell = 0; cell < cellCount(s); cell++) {
    for (let turn = 0; turn < distinctTurns(TRACK_CARDS[card].rails); turn++)
      if (layRefusal(s, card, cell, turn) === null) return true
  }
  return false
}

/** What could not be played is discarded when the turn ends. */
export function discardLeftOver(s: State, emit: Tell): void {
  const seat = activeSeat(s)
  s[AT.mustPlay] = 0
  for (const card of handOf(s, seat)) payWith(s, card, 'leftOver', emit)
}
