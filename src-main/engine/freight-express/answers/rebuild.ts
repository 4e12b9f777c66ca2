import { KIND, cellOfCode, itemOfCode, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { Reason } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { cardOn, cellCount } from '../board/board.ts'
import { hasLocomotive } from '../laying.ts'
import { handCard, handCount, handOf } from '../piles.ts'
import { layThings, refused } from '../reasons.ts'
import { lift, rebuildRefusal } from '../specials/rebuilding.ts'
import { cardRef } from '../refs.ts'
import { handRefusal } from '../refusals.ts'
import { activeSeat } from '../state.ts'
import { againstEach, saying, type FreightAnswer } from './answer.ts'

/** H: discards a hand card and lifts the uppermost card of a cell (000:209-215). */
export const rebuild: FreightAnswer<'rebuild'> = {
  ...saying('rebuild'),
  list(s, out, n) {
    const seat = activeSeat(s)
    for (let i = 0; i < handCount(s, seat); i++) {
      const card = handCard(s, seat, i)
      for (let cell = 0; cell < cellCount(s); cell++)
        if (rebuildRefusal(s, card, cell) === null) out[n++] = packCode(KIND.rebuild, card, cell)
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
