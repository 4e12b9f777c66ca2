import type { Phrase, Seat } from '../../../../../src-shared/core.ts'
import { cellOfSleeper } from '../../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { isKnown, letter } from '../cards.ts'
import { isBare, missingFrom, sidesAhead } from './missing.ts'

/** Track laid in a place would shorten what is missing of a way that a wagon must go. */
interface Wanted {
  /** The card of that wagon, and the station that the way leads to. */
  readonly card: number
  readonly station: number
  /** The more the wagon is worth and the less is missing, the more. */
  readonly worth: number
}

/** A wagon that is coupled already counts so many times as much as one of the hand. */
const COUPLED = 3

const known = new WeakMap<FreightView, Map<Seat, ReadonlyMap<number, readonly Wanted[]>>>()

/** What a free place is wanted for by a seat, the most worth first; the card that is laid itself is no wagon then. */
function wantedAt(view: FreightView, seat: Seat, cell: number, laid: number): readonly Wanted[] {
  const seats = known.get(view) ?? new Map<Seat, ReadonlyMap<number, readonly Wanted[]>>()
  const places = seats.get(seat) ?? wantedBy(view, seat)
  known.set(view, seats.set(seat, places))
  return (places.get(cell) ?? []).filter(({ card }) => card !== laid)
}

/** How much a place is worth to a seat: what all the ways are worth that it lies on. */
export const worthAt = (view: FreightView, seat: Seat, cell: number, laid: number): number =>
  wantedAt(view, seat, cell, laid).reduce((sum, { worth }) => sum + worth, 0)

/** 'Towards B': the way that is worth most of those a place lies on; null = it lies on none. */
export function towards(view: FreightView, seat: Seat, cell: number, laid: number): Phrase | null {
  const first = wantedAt(view, seat, cell, laid).at(0)
  return first ? phrase('freight.choice.towards', { station: letter(first.station) }) : null
}

/** A way that a wagon must go: with its train, or from where it is coupled. */
interface Way {
  readonly card: number
  readonly from: number
  /** The sides that it leads out over there; absent: all. */
  readonly ahead?: readonly number[]
  readonly station: number
  readonly value: number
}

function waysOf(view: FreightView, seat: Seat): readonly Way[] {
  const at = view.seats[seat]
  if (!at || at.locomotive.sleeper < 0) return []
  const here = { from: cellOfSleeper(at.locomotive.sleeper), ahead: sidesAhead(view, at.locomotive) }
  const coupled = at.coupled.map((card) => ({ card, ...here, times: COUPLED }))
  const held = at.hand.filter(isKnown).map((card) => ({
    card,
    from: cellOf(view, TRACK_CARDS[card].couple),
    times: 1,
  }))
  return [...coupled, ...held].map(({ times, ...way }) => ({
    ...way,
    station: TRACK_CARDS[way.card].uncouple,
    value: times * TRACK_CARDS[way.card].wagon,
  }))
}

const cellOf = ({ cells }: FreightView, station: number): number =>
  cells.findIndex((cell) => cell.station === station && cell.card < 0)

function wantedBy(view: FreightView, seat: Seat): ReadonlyMap<number, readonly Wanted[]> {
  const wanted = new Map<number, Wanted[]>()
  const spread = new Map<string, readonly number[]>()
  const from = (cell: number, ahead?: readonly number[]): readonly number[] => {
    const key = `${cell} ${ahead?.join('') ?? ''}`
    const found = spread.get(key) ?? missingFrom(view, cell, ahead)
    spread.set(key, found)
    return found
  }
  for (const { card, from: start, ahead, station, value } of waysOf(view, seat)) {
    const end = cellOf(view, station)
    if (start < 0 || end < 0) continue
    const [out, back] = [from(start, ahead), from(end)]
    const missing = out[end]
    if (missing === 0 || missing === Infinity) continue
    view.cells.forEach((_, cell) => {
      if (!isBare(view, cell) || out[cell] + back[cell] + 1 !== missing) return
      wanted.set(cell, [...(wanted.get(cell) ?? []), { card, station, worth: value / missing }])
    })
  }
  for (const all of wanted.values()) all.sort((a, b) => b.worth - a.worth)
  return wanted
}
