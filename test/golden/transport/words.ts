import { CARD_NAMES, cardNamed } from '../../../src-shared/games/transport/names.ts'
import type { Action } from '../../../src-shared/games/transport/actions.ts'
import type { TransportEvent } from '../../../src-shared/games/transport/events.ts'
import { cellAt, qOf, rOf } from '../../../src-shared/geometry/hexagons.ts'

/** Answers and happenings of Transport as golden files write them, and answers as they are read again. */
const at = (cell: number): string => `${qOf(cell)},${rOf(cell)}`
const names = (cards: readonly number[]): string => cards.map((card) => CARD_NAMES[card]).join(', ')

export function writeAction(action: Action): string {
  switch (action.kind) {
    case 'connect':
    case 'intake':
    case 'take':
      return `${action.kind} ${CARD_NAMES[action.card]}`
    case 'lift':
    case 'exchange':
      return `${action.kind} ${CARD_NAMES[action.pallet]}`
    case 'place':
      return `place ${at(action.cell)} turned ${action.rotation}`
    case 'insert':
      return `insert ${at(action.cell)} turned ${action.rotation} pallet over ${action.side}`
    case 'parcel':
      return `parcel ${action.parcel}`
    case 'way':
      return `way ${action.parcel} over ${action.sides.join(' ')}`
    case 'swap':
    case 'endTurn':
      return action.kind
  }
}

export function readAction(text: string): Action {
  const [kind, ...rest] = text.split(' ')
  const said = rest.join(' ')
  const numbers = (said.match(/-?\d+/g) ?? []).map(Number)
  switch (kind) {
    case 'connect':
    case 'intake':
    case 'take':
      return { kind, card: cardNamed(said) }
    case 'lift':
    case 'exchange':
      return { kind, pallet: cardNamed(said) }
    case 'place':
      return { kind, cell: cellAt(numbers[0], numbers[1]), rotation: numbers[2] }
    case 'insert':
      return { kind, cell: cellAt(numbers[0], numbers[1]), rotation: numbers[2], side: numbers[3] }
    case 'parcel':
      return { kind, parcel: numbers[0] }
    case 'way':
      return { kind, parcel: numbers[0], sides: numbers.slice(1) }
    case 'swap':
    case 'endTurn':
      return { kind }
    default:
      throw new RangeError(`no answer is written '${text}'`)
  }
}

export function writeEvent(event: TransportEvent): string {
  switch (event.kind) {
    case 'dealt':
    case 'drew':
      return `seat ${event.seat} ${event.kind} ${names(event.cards)}`
    case 'turnBegan':
      return `turn ${event.turn}, seat ${event.seat}`
    case 'picked':
      return 'picked'
    case 'connected':
      return event.inserted ? 'inserted' : 'connected'
    case 'palletPushed':
      return `${CARD_NAMES[event.pallet]} pushed to ${at(event.at.cell)} turned ${event.at.rotation}`
    case 'parcelPlaced':
      return `parcel ${event.parcel} comes in, ${event.number} up`
    case 'keyMoved':
      return `${CARD_NAMES[event.card]} moved from ${at(event.from.cell)}${event.parcel < 0 ? '' : ` with parcel ${event.parcel}`}`
    case 'forkliftMoved':
      return `${CARD_NAMES[event.pallet]} moved from ${at(event.from.cell)}`
    case 'palletsExchanged':
      return `${names(event.pallets)} exchanged`
    case 'palletCutOff':
      return `${CARD_NAMES[event.pallet]} is cut off`
    case 'palletJoined':
      return `${CARD_NAMES[event.pallet]} is joined again`
    case 'parcelMoved':
      return `moved ${event.number} to ${CARD_NAMES[event.way[event.way.length - 1].card]}`
    case 'flipped':
      return `shows ${event.number}`
    case 'scored':
      return `scores ${event.value} for seat ${event.tile}, number ${event.nth} there`
    case 'nothingMoves':
      return 'no parcel can move'
    case 'swapped':
      return `gets ${names(event.cards)}${event.shuffledFirst ? ', old cards shuffled in first' : ''}`
    case 'ended':
      return `the game ends: ${event.reason}`
  }
}
