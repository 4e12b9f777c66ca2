import { CARD_COUNT } from '../../../../src-shared/games/transport/cards.ts'
import { BELT_SIDES, SHAPES } from '../../../../src-shared/games/transport/shapes.ts'
import { ALL_SIDES, SIDES, STEP } from '../../../../src-shared/geometry/hexagons.ts'
import { cardsAround } from './around.ts'
import { lowestBit } from './bits.ts'
import { shapesThatFit } from './fitting.ts'
import type { Board } from './board.ts'

/**
 * The empty cells that a card on the table shows belt, or floor: no card of the belt, and no floor card, goes anywhere
 * else (003:55), but for the places before pallets. They follow the cards on the table by id, then their sides.
 */
export class OpenEnds {
  /** Their slots in the lists by cell. */
  readonly slots = new Int32Array(CARD_COUNT * SIDES)
  count = 0
  /** Are these all? */
  whole = true
  /** The shapes, as bits, that fit on any of them. */
  shapes = 0
  /** By shape that does: the place in `slots` of the first on which it fits. */
  readonly first = new Int32Array(SHAPES.length)
}

/**
 * Writes into `into` the empty cells of a board as it lies, with belt or with floor beside them; gives it back.
 * @param most no further cards are looked at once there are so many cells
 */
export function listOpenEnds(board: Board, floor: boolean, into: OpenEnds, most = Infinity): OpenEnds {
  const { slot, laid, pose, cards, around } = board
  const { slots, first } = into
  const others = floor ? ALL_SIDES : 0
  const seen = board.anew()
  const stamp = board.stamp
  let count = 0
  let shapes = 0
  for (let word = 0; word < laid.length && count < most; word++) {
    for (let left = laid[word]; left !== 0 && count < most; left &= left - 1) {
      const card = (word << 5) | lowestBit(left)
      const from = slot[card]
      // Sides without a neighbour; the lowest first.
      let sides = (BELT_SIDES[pose[card]] ^ others) & ~cardsAround(around[from])
      for (; sides !== 0; sides &= sides - 1) {
        const at = from + STEP[lowestBit(sides)]
        if (cards[at] !== 0 || seen[at] === stamp) continue
        seen[at] = stamp
        const fitting = shapesThatFit(around[at])
        for (let more = fitting & ~shapes; more !== 0; more &= more - 1) first[lowestBit(more)] = count
        shapes |= fitting
        slots[count++] = at
      }
    }
  }
  into.count = count
  into.whole = count < most
  into.shapes = shapes
  return into
}

/** Those of the board that was asked about last, by what they show: several cards are mostly asked about in a row. */
const known = [false, true].map((floor) => ({
  floor,
  board: undefined as Board | undefined,
  version: 0,
  ends: new OpenEnds(),
}))

/** Of the many floor sides so many are listed where one will do: mostly it is among these. */
const A_FEW = 12

/** The open ends of a board as its state has it: no card may have been lifted or tried on it. */
export const openEndsOf = (board: Board, floor: boolean): OpenEnds => knownEnds(board, floor, Infinity)

/** The first floor sides, or all open ends, likewise: where these do not tell, all are to be asked (`whole`). */
export const someEndsOf = (board: Board, floor: boolean): OpenEnds => knownEnds(board, floor, floor ? A_FEW : Infinity)

function knownEnds(board: Board, floor: boolean, most: number): OpenEnds {
  const last = known[Number(floor)]
  const { ends } = last
  if (last.board !== board || last.version !== board.version || !(ends.whole || ends.count >= most)) {
    listOpenEnds(board, floor, ends, most)
    last.board = board
    last.version = board.version
  }
  return ends
}
