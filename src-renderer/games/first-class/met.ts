import type { Seat } from '../../../src-shared/core.ts'
import type { FIRST_CLASS_LYING } from '../../../src-shared/games/first-class/decisions.ts'
import type { FirstClassView, SeatView } from '../../../src-shared/games/first-class/view.ts'
import type { FirstClassAnchor } from './rules/anchors.ts'

interface Met {
  readonly what: (typeof FIRST_CLASS_LYING)[number]
  readonly rule: FirstClassAnchor
  /** It is told before what is asked. */
  readonly first?: true
}

/** From so many cards on a train is on its way to its locomotive tile. */
const ON_ITS_WAY = 6

/** What lies on the table and begins to matter to a seat: who it is from the deal on, all else in its turn. */
export function metBy({ phase, seats, constantinople }: FirstClassView, seat: Seat): readonly Met[] {
  const own = seats[seat]
  if (!own) return []
  const who = identityOf(own)
  if (phase === 'draft') return who
  if (phase !== 'turn') return []
  const isNear = constantinople.length > 0 || own.trains.some(({ coaches }) => coaches.length >= ON_ITS_WAY)
  return [
    ...who,
    ...(own.coins.some((n) => n > 0) ? [{ what: 'coins', rule: 'spending' } as const] : []),
    ...(isNear ? [{ what: 'constantinople', rule: 'constantinople' } as const] : []),
  ]
}

/** Of a turn it is said that one card is taken: no more once that is done, and only the end of it is asked about. */
export const isTaken = ({ taken }: Pick<FirstClassView, 'taken'>, kind: string): boolean => kind === 'turn' && taken

/** Module C: hidden from others, it is told to nobody else. */
const identityOf = ({ identity }: SeatView): readonly Met[] =>
  identity < 0 ? [] : [{ what: identity === 0 ? 'murderer' : 'innocent', rule: 'module-c', first: true }]
