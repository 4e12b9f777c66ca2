import type { Ref } from '../../../src-shared/core.ts'
import {
  cellOfCode,
  itemOfCode,
  kindOfCode,
  sideOfCode,
  stepsOfCode,
} from '../../../src-shared/games/transport/actions.ts'
import { CARD_COUNT, PALLETS } from '../../../src-shared/games/transport/cards.ts'
import { STEP } from '../../../src-shared/geometry/hexagons.ts'
import type { State } from '../flat.ts'
import { cardRef, cellRef, palletRef, parcelRef, seatRef, STOCK } from './refs.ts'
import { activeSeat, cardUnder, cellOf, chosenCard } from './state.ts'

/** What one may point at to mean a choice. A pallet is meant by its card as well. */
export function touches(s: State, code: number): Ref[] {
  const item = itemOfCode(code)
  switch (kindOfCode(code)) {
    case 'connect':
    case 'intake':
    case 'take':
      return [cardRef(item)]
    case 'swap':
      return [STOCK]
    case 'place':
      return [cellRef(cellOfCode(code)), ...asPiece(chosenCard(s))]
    case 'insert':
      return [cellRef(cellOfCode(code)), ...asPiece(cardOn(s, cellOfCode(code))), ...asPiece(chosenCard(s))]
    case 'lift':
    case 'exchange':
      return asPiece(item)
    case 'parcel':
      return [parcelRef(item), cardRef(cardUnder(s, item))]
    case 'way':
      return [parcelRef(item), ...asPiece(endOfWay(s, code))]
    case 'endTurn':
      return [seatRef(activeSeat(s))]
  }
}

const asPiece = (card: number): Ref[] => (card < PALLETS ? [palletRef(card), cardRef(card)] : [cardRef(card)])

/** The card on a cell, or -1. */
export function cardOn(s: State, cell: number): number {
  for (let card = 0; card < CARD_COUNT; card++) if (cellOf(s, card) === cell) return card
  return -1
}

/** The card on which a way from `choices` ends. */
export const endOfWay = (s: State, code: number): number => cardsOfWay(s, code).at(-1) ?? -1

/** The cards of a way, the first one left out. */
export function cardsOfWay(s: State, code: number): number[] {
  const cards: number[] = []
  let cell = cellOf(s, cardUnder(s, itemOfCode(code)))
  for (let step = 0; step < stepsOfCode(code); step++) {
    cell += STEP[sideOfCode(code, step)]
    cards.push(cardOn(s, cell))
  }
  return cards
}
