import { UNKNOWN, type Seat } from '../../src-shared/core.ts'
import type { TableState } from '../../src-shared/table.ts'
import { t } from '../i18n/words.svelte.ts'
import type { ShownTable } from './shown-table.ts'

type Eyes = Pick<ShownTable, 'viewer' | 'seats' | 'isPlayed'>

/** A hand whose cards are known to whoever looks. */
export interface HandInWords {
  readonly title: string
  readonly cards: readonly string[]
}

/**
 * The name of the seat whose hand lies before whoever looks, where it is not their own: where all is open that of the
 * seat to move, and where a move is looked back at as its seat saw the table, that seat's. null: it is one's own.
 */
export function handOfAnother(table: Eyes & Pick<TableState, 'status'>): string | null {
  const { viewer, seats, status } = table
  if (viewer === 'open') return seats[status.active].name
  return typeof viewer === 'number' && isLookedInto(table) ? seats[viewer].name : null
}

/**
 * A bot looks at no window: what is seen with its eyes is looked back at. So it is with those of one of several people,
 * once they have played to the end: nobody knows who of them looks.
 */
export function isLookedInto({ viewer, seats, isPlayed = false }: Eyes): boolean {
  const isPerson = ({ player }: { readonly player: string }) => player === 'person'
  if (typeof viewer !== 'number' || !seats[viewer]) return false
  return !isPerson(seats[viewer]) || (isPlayed && seats.filter(isPerson).length > 1)
}

/**
 * The only person at a game that has just ended: all is open then, and they still look with their own eyes. null: it is
 * not over, is looked back at, or was played by several or by none.
 */
export function aloneAtEnd({ viewer, seats, isPlayed = false }: Eyes): Seat | null {
  const persons = seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []))
  return viewer === 'open' && !isPlayed && persons.length === 1 ? persons[0] : null
}

/**
 * What stands over the hand in the tray: `own` where it is one's own, otherwise whose it is, with '{name}' for the seat
 * whose cards lie there: as a game ends they go on with the seat to move.
 */
export const handTitle = (table: Eyes & Pick<TableState, 'status'>, own: string): string =>
  aloneAtEnd(table) !== null || handOfAnother(table) === null ? own : t('table.handOf', { name: '{name}' })

/**
 * The hands that may be seen, as they lie in the view: one's own by that name, those of others, shown or looked back at
 * openly, by theirs.
 */
export const handsInWords = (
  eyes: Eyes,
  hands: readonly (readonly number[])[],
  own: string,
  words: (card: number) => string,
): readonly HandInWords[] => {
  const isOwn = (seat: number) => seat === eyes.viewer && !isLookedInto(eyes)
  return hands.flatMap((hand, seat) => {
    const cards = hand.filter((card) => card !== UNKNOWN)
    return cards.length === 0
      ? []
      : [{ title: isOwn(seat) ? own : t('table.handOf', { name: eyes.seats[seat].name }), cards: cards.map(words) }]
  })
}
