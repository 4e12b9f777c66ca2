import type { Phrase, Ref, Seat } from '../core.ts'
import type { SeatInfo } from '../table.ts'
import { phrase } from './index.ts'

export const nameOf = (seats: readonly SeatInfo[], seat: Seat): string => seats[seat]?.name ?? ''

/** 'Ada', 'Ada and Bram', 'Ada, Bram and Cleo' */
export function listOf(items: readonly (string | Phrase)[]): Phrase {
  if (items.length === 1) return typeof items[0] === 'string' ? phrase('common.plain', { name: items[0] }) : items[0]
  const head = items.slice(0, -1).reduce((a, b) => phrase('common.comma', { a, b }))
  return phrase('common.and', { a: head, b: items[items.length - 1] })
}

export const namesOf = (seats: readonly SeatInfo[], of: readonly Seat[]): Phrase => listOf(of.map((seat) => nameOf(seats, seat)))

export const firstOf = (refs: readonly Ref[], ...kinds: Ref['kind'][]): Ref | undefined => refs.find((ref) => kinds.includes(ref.kind))
