import { CARD_COUNT, isIntake } from '../../../src-shared/games/transport/cards.ts'
import { BELT_SIDES } from '../../../src-shared/games/transport/shapes.ts'
import { distance, neighbour, opposite, SIDES } from '../../../src-shared/geometry/hexagons.ts'
import { MAX_CHOICES, type Seat, type State } from '../../engine/game.ts'
import { cardsAround } from '../../engine/transport/board/around.ts'
import { boardOf, type Board } from '../../engine/transport/board/board.ts'
import { cutOffPallets } from '../../engine/transport/board/reach.ts'
import { cardBeyond } from '../../engine/transport/board/ways.ts'
import { apply, choices } from '../../engine/transport/rules.ts'
import { ACT, AT, KEY_CARD, KEY_PLACE, PALLET, PALLET_PLACE, PLACE, stepNow } from '../../engine/transport/state.ts'

/**
 * How far a seat's pallet is from the belts on which parcels come: 0 = they lead to it, else the fewest free places
 * between open ends here and there, in which cards would have to lie; null where that cannot be said, because no end is
 * open or only the arrows are against it.
 */
export function gapOf(s: State, seat: Seat): number | null {
  const board = boardOf(s)
  if ((cutOffPallets(board) & (1 << seat)) === 0) return 0
  const here = joinedTo(board, [seat])
  const starts = cardsOn(board).filter((card) => isIntake(card) || board.parcelAt[card] !== 0)
  const there = joinedTo(board, starts)
  if ([...here].some((card) => there.has(card))) return null
  const ends = [...there].flatMap((card) => endsOf(board, card))
  const gaps = [...here]
    .flatMap((card) => endsOf(board, card))
    .flatMap((end) => ends.map((to) => distance(end, to) + 1))
  return gaps.length > 0 ? Math.min(...gaps) : null
}

const cardsOn = ({ lies }: Board): number[] =>
  Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => lies[card] !== 0)

/** All cards that belts join to these, whichever way their arrows point. */
function joinedTo(board: Board, starts: readonly number[]): ReadonlySet<number> {
  const joined = new Set(starts)
  // What is found on the way is gone on from as well.
  for (const card of joined)
    for (const side of beltSides(board, card)) {
      const next = cardBeyond(board, card, side)
      if (next >= 0 && BELT_SIDES[board.pose[next]] & (1 << opposite(side))) joined.add(next)
    }
  return joined
}

const sides = Array.from({ length: SIDES }, (_, side) => side)
const beltSides = ({ pose }: Board, card: number): number[] =>
  sides.filter((side) => BELT_SIDES[pose[card]] & (1 << side))

/** The free places before its belts. */
const endsOf = (board: Board, card: number): number[] =>
  beltSides(board, card)
    .filter((side) => (cardsAround(board.around[board.slot[card]]) & (1 << side)) === 0)
    .map((side) => neighbour(board.lies[card], side))

/** Where cards are laid: whatever parcels do afterwards leads no belt anywhere. */
const LAYS: ReadonlySet<number> = new Set([ACT, PLACE, KEY_CARD, KEY_PLACE, PALLET, PALLET_PLACE])

/** So many answers are tried at most. */
const MOST_TRIED = 20_000

/**
 * Can the seat still lead belts to its pallet in this turn, with what it holds? null where there is too much to try.
 * @param s at a question of the seat; a sample tells the same as any other, for nothing is drawn before
 */
export function canJoin(s: State, seat: Seat): boolean | null {
  const turn = s[AT.turn]
  let left = MOST_TRIED
  const leadsTo = (at: State): boolean => {
    if (at[AT.turn] !== turn) return false
    if ((cutOffPallets(boardOf(at)) & (1 << seat)) === 0) return true
    if (!LAYS.has(stepNow(at))) return false
    return answersTo(at).some((code) => {
      if (left-- <= 0) return false
      const next = at.slice()
      apply(next, code)
      return leadsTo(next)
    })
  }
  return leadsTo(s) || (left > 0 ? false : null)
}

const answers = new Int32Array(MAX_CHOICES)
const answersTo = (s: State): readonly number[] => Array.from(answers.subarray(0, choices(s, answers)))
