import type { Ref, RefKind } from '../../../src-shared/core.ts'
import type { MessageKey } from '../../messages/index.ts'

const PLACES: readonly RefKind[] = ['cell', 'sleeper', 'station']

/** What to click is called what it is: a card, a place, or whatever is lit. `turns`: it may lie in several ways. */
export function hintOf(lit: readonly Ref[], turns = false): MessageKey {
  if (lit.length === 0) return 'table.narrowed.list'
  if (lit.every(({ kind }) => kind === 'card')) return 'table.narrowed.cards'
  if (lit.every(({ kind }) => PLACES.includes(kind)))
    return turns ? 'table.narrowed.places.turns' : 'table.narrowed.places'
  const places = turns && lit.some(({ kind }) => PLACES.includes(kind))
  return places ? 'table.narrowed.text.turns' : 'table.narrowed.text'
}
