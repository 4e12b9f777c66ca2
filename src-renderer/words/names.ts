import type { Phrase, Ref, Seat } from '../../src-shared/core.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import { phrase } from '../messages/index.ts'

export const nameOf = (seats: readonly SeatInfo[], seat: Seat): string => seats[seat]?.name ?? ''

/** 'Ada', 'Ada and Bram', 'Ada, Bram and Cleo' */
export function listOf(items: readonly (string | Phrase)[]): Phrase {
  if (items.length === 1) return typeof items[0] === 'string' ? phrase('common.plain', { name: items[0] }) : items[0]
  const head = items.slice(0, -1).reduce((a, b) => phrase('common.comma', { a, b }))
  return phrase('common.and', { a: head, b: items[items.length - 1] })
}

/** '2 steps lapse, pushes Bram': notes that make no sentence together. */
export const commas = (items: readonly Phrase[]): Phrase => items.reduce((a, b) => phrase('common.comma', { a, b }))

/** So many of one kind. */
export interface Counted {
  readonly what: string | Phrase
  readonly n: number
}

/** 'straight: 4, slope: 2'; what there is none of is left out, and null = there is nothing at all. */
export function tally(counts: readonly Counted[]): Phrase | null {
  const there = counts.filter(({ n }) => n > 0).map(({ what, n }) => phrase('common.tally', { what, n }))
  return there.length === 0 ? null : commas(there)
}

/** One sentence after another; those that are null are not said. */
export const sentences = (first: Phrase, ...more: readonly (Phrase | null)[]): Phrase =>
  more.reduce<Phrase>((a, b) => (b ? phrase('common.sentences', { a, b }) : a), first)

export const namesOf = (seats: readonly SeatInfo[], of: readonly Seat[]): Phrase =>
  listOf(of.map((seat) => nameOf(seats, seat)))

export const firstOf = (refs: readonly Ref[], ...kinds: Ref['kind'][]): Ref | undefined =>
  refs.find((ref) => kinds.includes(ref.kind))
