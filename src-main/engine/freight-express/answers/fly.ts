import {
  KIND,
  cellOfCode,
  itemOfCode,
  packCode,
  refsOfAction,
} from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { Reason } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { cellCount, isEmptyCell } from '../board/board.ts'
import { fly as flyTo, flightsOf, flyRefusal, landing } from '../specials/flying.ts'
import { handCard, handCount, handOf, holds } from '../piles.ts'
import { layThings, refused } from '../reasons.ts'
import { cardRef, cellRef, sleeperOrStation } from '../refs.ts'
import { handRefusal } from '../refusals.ts'
import { ACT, AT, activeSeat, hasTicket, stepNow } from '../state.ts'
import { againstEach, saying, type FreightAnswer } from './answer.ts'

/**
 * Advanced: with a ticket, to a card or station in the same row or column (000:161-167), by a hand card of just the
 * right value.
 */
export const fly: FreightAnswer<'fly'> = {
  ...saying('fly'),
  list(s, out, n) {
    const seat = activeSeat(s)
    if (!s[AT.advanced] || !hasTicket(s, seat)) return n
    for (const { cell, gap } of flightsOf(s, seat)) {
      for (let i = 0; i < handCount(s, seat); i++) {
        const card = handCard(s, seat, i)
        if (TRACK_CARDS[card].action === gap) out[n++] = packCode(KIND.fly, card, cell)
      }
    }
    return n
  },
  refusal,
  touches(s, action) {
    const seat = activeSeat(s)
    const refs = refsOfAction(action, seat)
    return stepNow(s) === ACT ? [...refs, sleeperOrStation(s, landing(s, seat, action.cell))] : refs
  },
  /**
   * With a ticket: of a hand card, why it does not fly to the first place that another would; of a cell on which
   * something lies, why none does.
   */
  against(s, { kind, id }) {
    const seat = activeSeat(s)
    if (!hasTicket(s, seat)) return []
    if (kind === 'card' && holds(s, seat, id)) {
      const [first] = flightsOf(s, seat)
      return first ? againstEach(s, refusal, [{ card: id, cell: first.cell }]) : []
    }
    if (kind !== 'cell' || id < 0 || id >= cellCount(s) || isEmptyCell(s, id)) return []
    return againstEach(
      s,
      refusal,
      handOf(s, seat).map((card) => ({ card, cell: id })),
    )
  },
  apply: (s, code, emit) => flyTo(s, itemOfCode(code), cellOfCode(code), emit),
}

function refusal(s: State, { card, cell }: { readonly card: number; readonly cell: number }): Reason | null {
  const seat = activeSeat(s)
  return refused(s, handRefusal(s, seat, card) ?? flyRefusal(s, seat, card, cell), (name) => {
    if (name === 'wrongGap') return [cardRef(card), cellRef(cell)]
    return name === 'notInHand' ? [cardRef(card)] : layThings(s, name, -1, cell)
  })
}
