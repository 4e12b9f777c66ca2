import { letterOfSeat } from '../../seat-letters.ts'
import { CARDS, FIRST_DECK_CARD, PALLETS, type Card } from './cards.ts'

/**
 * A short plain name for each card, for tests, golden files and scenarios: 'pallet A', 'intake 2',
 * 'start junction 1', 'straight key 3', 'floor plain 1'. Never shown to players.
 */
export const CARD_NAMES: readonly string[] = CARDS.map(nameOf)

function nameOf(card: Card, id: number): string {
  if (id < PALLETS) return `pallet ${letterOfSeat(id)}`
  const kind = kindOf(card, id)
  const before = CARDS.filter((other, otherId) => otherId < id && kindOf(other, otherId) === kind).length
  return `${kind} ${before + 1}`
}

function kindOf(card: Card, id: number): string {
  if (card.shape === 'intake') return 'intake'
  if (id < FIRST_DECK_CARD) return `start ${card.shape}`
  return `${card.shape} ${card.icon === 'none' ? 'plain' : card.icon}`
}

/**
 * The id of a card by its name; the first of its kind when the number is left out.
 * @throws RangeError for no such card.
 */
export function cardNamed(name: string): number {
  const id = CARD_NAMES.findIndex((known) => known === name || known === `${name} 1`)
  if (id < 0) throw new RangeError(`there is no card '${name}'`)
  return id
}
