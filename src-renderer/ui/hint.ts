import type { Ref, RefKind } from '../../src-shared/core.ts'
import type { MessageKey } from '../messages/index.ts'

const PLACES: readonly RefKind[] = ['cell', 'sleeper', 'station']

/** What to click next is called what it is: a card, a place, or whatever is lit. */
export function hintOf(lit: readonly Ref[]): MessageKey {
  if (lit.length === 0) return 'table.narrowed.list'
  if (lit.every(({ kind }) => kind === 'card')) return 'table.narrowed.cards'
  if (lit.every(({ kind }) => PLACES.includes(kind))) return 'table.narrowed.places'
  return 'table.narrowed.text'
}
