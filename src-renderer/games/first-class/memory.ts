import type { Ref, RefKind } from '../../../src-shared/core.ts'
import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import { ownerOf, placeOfCoach, trainOfCoach } from '../../../src-shared/games/first-class/refs.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'

/** What the last step changed stays marked until another seat moves or a scoring begins. */
export interface LastMove {
  readonly seat: number
  readonly turn: number
  /** The place in the rows from which a card was taken. */
  readonly row: number
  readonly column: number
  readonly refs: readonly Ref[]
}

const WORTH: ReadonlySet<FirstClassEvent['kind']> = new Set([
  'walked',
  'drove',
  'routeLaid',
  'contractKept',
  'coinSpent',
  'wagonLaid',
  'upgraded',
  'mailLaid',
  'tileLaid',
  'celebrityBoarded',
  'riderSeated',
  'betweenLaid',
  'ordered',
])

export function remember(last: LastMove | null, event: FirstClassEvent): LastMove | null {
  // In a scoring a mark round a wagon would read as 'this one scores'.
  if (event.kind === 'dealt' || event.kind === 'scoringBegan') return null
  const kept: LastMove =
    last && last.turn === event.turn && last.seat === event.seat
      ? last
      : { seat: event.seat, turn: event.turn, row: -1, column: -1, refs: [] }
  if (event.kind === 'taken') return { ...kept, row: event.row, column: event.column }
  if (!WORTH.has(event.kind)) return last
  return { ...kept, refs: [...kept.refs, ...event.refs.filter(({ kind }) => MARKED.has(kind))] }
}

/** What is marked where it lies now: on the seat's board. */
const MARKED: ReadonlySet<RefKind> = new Set(['coach', 'between', 'conductor', 'locomotive', 'card', 'column'])

export const stillThere = (last: LastMove, view: FirstClassView): boolean =>
  view.turn >= last.turn &&
  view.turn <= last.turn + 1 &&
  (last.row < 0 || (view.rows[last.row]?.[last.column] ?? -1) < 0) &&
  last.refs.every((ref) => ref.kind !== 'coach' || stands(ref.id, view))

/** Is there still a wagon at this place? It may have been taken back. */
function stands(id: number, { seats }: FirstClassView): boolean {
  return placeOfCoach(id) < (seats[ownerOf('coach', id)]?.trains[trainOfCoach(id)].coaches.length ?? 0)
}
