import type { Phrase, Seat } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { commas } from './effects.ts'

/** What each passenger or piece of luggage adds for every one aboard before it. [002:1161, 1184] */
const FOR_EACH = [1, 2] as const

/** What comes aboard in these places of a train, and what it pays with all that is aboard; nothing where none waits. */
function comingAboard({ seats }: FirstClassView, seat: Seat, train: number, places: readonly number[]): Phrase | null {
  const { coaches } = seats[seat].trains[train]
  let before = coaches.filter(({ boarded }) => boarded).length
  let [n, pays] = [0, 0]
  for (const { rider, boarded } of places.flatMap((place) => coaches[place] ?? [])) {
    const card = rider >= 0 && !boarded ? CARDS[rider] : undefined
    const one = train === 0 ? card?.passenger : card?.luggage
    if (!one) continue
    pays += one.n + before * FOR_EACH[train === 0 ? 0 : 1]
    before++
    n++
  }
  if (n === 0) return null
  return train === 0
    ? phrase('first-class.choice.boards', { n, coins: pays })
    : phrase('first-class.choice.stowed', { n, points: pays })
}

/**
 * A note, and behind it what a conductor's walk brings aboard: he comes to the places from `from` up to before `to`.
 */
export function withArrivals(
  note: Phrase,
  view: FirstClassView,
  seat: Seat,
  train: number,
  from: number,
  to: number,
): Phrase {
  const { coaches } = view.seats[seat].trains[train]
  const places = Array.from({ length: to - from }, (_, i) => from + i).filter((place) => coaches[place]?.value >= 1)
  return joined(note, comingAboard(view, seat, train, places))
}

/** A note, and behind it whoever could not board a 0-wagon and can now. */
export function withRisen(note: Phrase, view: FirstClassView, seat: Seat, train: number, place: number): Phrase {
  const { coaches, conductor } = view.seats[seat].trains[train]
  return coaches[place].value === 0 && conductor > place ? joined(note, comingAboard(view, seat, train, [place])) : note
}

const joined = (note: Phrase, more: Phrase | null): Phrase => (more ? commas([note, more]) : note)
