import { CARD_COUNT, isIntake } from '../../../src-shared/games/transport/cards.ts'
import { SIDES, STEP } from '../../../src-shared/geometry/hexagons.ts'
import { MAX_CHOICES, type Seat, type State } from '../../engine/game.ts'
import { beltAround } from '../../engine/transport/board/around.ts'
import { lowestBit } from '../../engine/transport/board/bits.ts'
import { boardOf, type Board } from '../../engine/transport/board/board.ts'
import { openEndsOf } from '../../engine/transport/board/open-ends.ts'
import { cutOffPallets } from '../../engine/transport/board/reach.ts'
import { cardBeyond } from '../../engine/transport/board/ways.ts'
import { apply, choices } from '../../engine/transport/rules.ts'
import { ACT, AT, KEY_CARD, KEY_PLACE, PALLET, PALLET_PLACE, PLACE, stepNow } from '../../engine/transport/state.ts'
import type { Meter } from '../search/meter.ts'

/**
 * How far a seat's pallet is from the belts on which parcels come: 0 = they lead to it, else the fewest free places
 * between open ends here and there, in which cards would have to lie; null where that cannot be said, because no end is
 * open, what lies between them walls them off, or only the arrows are against it.
 */
export function gapOf(s: State, seat: Seat): number | null {
  const board = boardOf(s)
  if ((cutOffPallets(board) & (1 << seat)) === 0) return 0
  const here = joinedTo(board, [seat])
  const starts = cardsOn(board).filter((card) => isIntake(card) || board.parcelAt[card] !== 0)
  const there = joinedTo(board, starts)
  return [...here].some((card) => there.has(card)) ? null : placesBetween(board, here, there)
}

const cardsOn = ({ lies }: Board): number[] =>
  Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => lies[card] !== 0)

/** All cards that belts join to these, whichever way their arrows point. */
function joinedTo(board: Board, starts: readonly number[]): ReadonlySet<number> {
  const joined = new Set(starts)
  // What is found on the way is gone on from as well.
  for (const card of joined)
    for (const side of sidesIn(board.beltSides(card) & beltAround(board.around[board.slot[card]])))
      joined.add(cardBeyond(board, card, side))
  return joined
}

function sidesIn(bits: number): readonly number[] {
  const sides: number[] = []
  for (let left = bits; left !== 0; left &= left - 1) sides.push(lowestBit(left))
  return sides
}

/** The fewest free places in a row from an open end of some cards to one of others, both counted; null = none leads. */
function placesBetween(board: Board, here: ReadonlySet<number>, there: ReadonlySet<number>): number | null {
  const { cards, around } = board
  const { slots, count } = openEndsOf(board, false)
  const ends = [...slots.subarray(0, count)]
  const endsOf = (joined: ReadonlySet<number>) =>
    ends.filter((at) => sidesIn(beltAround(around[at])).some((side) => joined.has(cards[at + STEP[side]] - 1)))
  const goals = new Set(endsOf(there))
  const seen = board.anew()
  const { stamp } = board
  // The board has whole rows, and more of them than its cards: nobody goes round these farther out.
  const isNew = (at: number): boolean => {
    if (cards[at] !== 0 || seen[at] === stamp) return false
    seen[at] = stamp
    return true
  }
  let reached = goals.size > 0 ? endsOf(here).filter(isNew) : []
  for (let places = 1; reached.length > 0; places++) {
    if (reached.some((at) => goals.has(at))) return places
    reached = reached.flatMap((at) => ALL.map((side) => at + STEP[side])).filter(isNew)
  }
  return null
}
const ALL = Array.from({ length: SIDES }, (_, side) => side)

/** Where cards are laid: whatever parcels do afterwards leads no belt anywhere. */
const LAYS: ReadonlySet<number> = new Set([ACT, PLACE, KEY_CARD, KEY_PLACE, PALLET, PALLET_PLACE])

export const mayJoin = (s: State): boolean => LAYS.has(stepNow(s))

/**
 * Can the seat still lead belts to its pallet in this turn, with what it holds? null where there is too much to try.
 * @param s at a question of the seat; a sample tells the same as any other, for nothing is drawn before
 * @param meter each answer that is tried is a node
 */
export function canJoin(s: State, seat: Seat, meter: Meter): boolean | null {
  const turn = s[AT.turn]
  const leadsTo = (at: State): boolean => {
    if (at[AT.turn] !== turn) return false
    if ((cutOffPallets(boardOf(at)) & (1 << seat)) === 0) return true
    if (!mayJoin(at)) return false
    for (const code of answersTo(at)) {
      if (meter.left === 0) return false
      meter.nodes++
      const next = at.slice()
      apply(next, code)
      if (leadsTo(next)) return true
    }
    return false
  }
  return leadsTo(s) || (meter.left > 0 ? false : null)
}

const answers = new Int32Array(MAX_CHOICES)
const answersTo = (s: State): readonly number[] => Array.from(answers.subarray(0, choices(s, answers)))
