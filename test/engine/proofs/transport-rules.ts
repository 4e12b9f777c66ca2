/**
 * Just enough of Transport to prove a key that takes itself: a belt of cells in a row instead of hexagons,
 * cards with a belt on both sides or on one, hands of two. A key played from hand lifts a card with a white
 * icon, the key itself too, and connects it elsewhere. [003:57] and docs/rulings/transport.md 'Turn'.
 */
import { layout, type State } from '../../../src-main/engine/flat.ts'
import { recordsSize } from '../../../src-main/engine/chain.ts'

export const SEATS = 3
export const CELLS = 9
const LEFT = 1
const RIGHT = 2

/** Card -> its belt sides unturned, its icon. Plain cards can never be moved. */
export const CARDS: readonly { readonly belts: number; readonly icon: 'none' | 'key' | 'parcel' }[] = [
  { belts: LEFT | RIGHT, icon: 'none' },
  { belts: LEFT, icon: 'none' },
  { belts: LEFT | RIGHT, icon: 'key' },
  { belts: LEFT | RIGHT, icon: 'key' },
  { belts: LEFT, icon: 'parcel' },
  { belts: LEFT | RIGHT, icon: 'none' },
  { belts: LEFT | RIGHT, icon: 'none' },
  { belts: LEFT, icon: 'none' },
]

export const TURN = 1
export const PLAYED = 2
export const LIFTED = 3
/**
 * Fields: TURN and all: seat. PLAYED: the card whose icon acts. LIFTED: the card in the air, whence, how turned, its
 * parcel.
 */
export const SEAT = 1
export const CARD = 2
export const FROM = 3
export const TURNED = 4
export const PARCEL = 5

export const stack = { at: 0, width: 6, room: 3 }
export const at = layout({
  stack: recordsSize(6, 3),
  seq: 1,
  turn: 1,
  cells: CELLS, // card + 1
  turned: CELLS,
  parcel: CELLS,
  hand: CARDS.length, // seat + 1 of who holds the card
})

/** An answer to 'play' and 'place': card, cell and rotation; to 'lift': the cell. */
export const place = (card: number, cell: number, turned = 0): number => card | (cell << 4) | (turned << 8)

export function put(s: State, cell: number, card: number, turned: number, parcel: number): void {
  s[at.cells + cell] = card + 1
  s[at.turned + cell] = turned
  s[at.parcel + cell] = parcel
}

export function clear(s: State, cell: number): void {
  s[at.cells + cell] = s[at.turned + cell] = s[at.parcel + cell] = 0
}

/** The belt sides of a card: half a turn exchanges left and right. */
export function belts(card: number, turned: number): number {
  const sides = CARDS[card].belts
  return turned ? ((sides & LEFT) << 1) | (sides >> 1) : sides
}

export const cardAt = (s: State, cell: number): number => (cell < 0 || cell >= CELLS ? -1 : s[at.cells + cell] - 1)

/** Neighbouring sides must be of the same kind, and at least one of them is a belt that was open. [003:55] */
function fits(s: State, cell: number, sides: number): boolean {
  const left = cardAt(s, cell - 1)
  const right = cardAt(s, cell + 1)
  const leftBelt = left >= 0 && (belts(left, s[at.turned + cell - 1]) & RIGHT) !== 0
  const rightBelt = right >= 0 && (belts(right, s[at.turned + cell + 1]) & LEFT) !== 0
  if (left >= 0 && leftBelt !== ((sides & LEFT) !== 0)) return false
  if (right >= 0 && rightBelt !== ((sides & RIGHT) !== 0)) return false
  return leftBelt || rightBelt
}

/** Where a card may be connected now, as place codes; not the same links in the cell it came from. */
export function placesFor(s: State, card: number, notCell: number, notSides: number): number[] {
  const codes: number[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    if (cardAt(s, cell) >= 0) continue
    for (const turned of CARDS[card].belts === (LEFT | RIGHT) ? [0] : [0, 1]) {
      const sides = belts(card, turned)
      if (fits(s, cell, sides) && !(cell === notCell && sides === notSides)) codes.push(place(card, cell, turned))
    }
  }
  return codes
}

/** Cells whose card a key can take and connect elsewhere: lifted first, so looked at on a table without it. */
export function liftCodes(s: State): number[] {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell)
  return cells.filter((cell) => {
    const card = cardAt(s, cell)
    if (card < 0 || CARDS[card].icon === 'none') return false
    const without = s.slice()
    clear(without, cell)
    return placesFor(without, card, cell, belts(card, s[at.turned + cell])).length > 0
  })
}

/** A placement after which the icon could not act is not offered. */
export function playCodes(s: State, seat: number): number[] {
  const hand = CARDS.map((_, card) => card).filter((card) => s[at.hand + card] === seat + 1)
  const codes = hand.flatMap((card) => placesFor(s, card, -1, 0))
  return codes.filter((code) => {
    if (CARDS[code & 15].icon !== 'key') return true
    const after = s.slice()
    put(after, (code >> 4) & 15, code & 15, code >> 8, 0)
    return liftCodes(after).length > 0
  })
}
