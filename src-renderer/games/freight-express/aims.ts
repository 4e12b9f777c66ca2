import { cellOfSleeper, neighbourOf, opposite, RAIL_SIDES, SIDES } from '../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import { isOpen } from './following.ts'
import { isStationAt, railsAt, railsIn, usesSide, type Ground } from './track.ts'
import type { Aim } from './words/aim.ts'

/** What a deed is for of which this seat's table came, the surest first; null = no wagon comes nearer by it. */
export function aimOf(before: FreightView, after: FreightView, seat: number): Aim | null {
  const [was, is] = [before.seats[seat], after.seats[seat]]
  if (!was || !is || is.locomotive.sleeper < 0) return null
  const here = cellOfSleeper(is.locomotive.sleeper)
  const missing = (view: FreightView, from: number, to: number) => missingTo(view, from, stationCell(view, to))
  const fresh = is.coupled.filter((card) => !was.coupled.includes(card))
  if (fresh.length > 0)
    return first(
      fresh.map((card) => ({ kind: 'coupled', card, left: missing(after, here, TRACK_CARDS[card].uncouple) })),
    )
  const hand = is.hand.filter((card) => card >= 0)
  if (here !== cellOfSleeper(was.locomotive.sleeper)) {
    const there = hand.filter((card) => TRACK_CARDS[card].couple === after.cells[here].station)
    return first(there.map((card) => ({ kind: 'there', card, left: missing(after, here, TRACK_CARDS[card].uncouple) })))
  }
  const nearer = (from: (view: FreightView) => number, to: number) => {
    const [then, now] = [before, after].map((view) => missing(view, from(view), to))
    return { shorter: now < then, left: now }
  }
  const carried = is.coupled.flatMap((card): Aim[] => {
    const { shorter, left } = nearer(() => here, TRACK_CARDS[card].uncouple)
    return shorter ? [{ kind: 'carries', card, left }] : []
  })
  const fetched = hand.flatMap((card) => {
    const { couple, uncouple } = TRACK_CARDS[card]
    const [fetch, join] = [nearer(() => here, couple), nearer((view) => stationCell(view, couple), uncouple)]
    if (!fetch.shorter && !join.shorter) return []
    const aim: Aim = fetch.shorter
      ? { kind: 'fetches', card, left: fetch.left }
      : { kind: 'joins', card, left: join.left }
    return [{ aim, inAll: fetch.left + join.left }]
  })
  const least = Math.min(...fetched.map(({ inAll }) => inAll))
  return first(carried) ?? first(fetched.filter(({ inAll }) => inAll === least).map(({ aim }) => aim))
}

/** That of which least is missing, and of several the wagon that is worth most. */
const first = (aims: readonly Aim[]): Aim | null =>
  aims
    .filter(({ left }) => left < Infinity)
    .sort((a, b) => a.left - b.left || TRACK_CARDS[b.card].wagon - TRACK_CARDS[a.card].wagon)[0] ?? null

const stationCell = ({ cells }: FreightView, station: number): number =>
  cells.findIndex((cell) => cell.station === station && cell.card < 0)

/** So many cards at least must still be laid between two places; Infinity where none would do. */
export function missingTo(ground: Ground, from: number, to: number): number {
  const sidesOut = (cell: number) => SIDES.filter((side) => isOpen(ground, cell, side))
  if (from === to) return 0
  if (from < 0 || to < 0) return Infinity
  const seen = new Set<string>()
  let [open, later]: Out[][] = [sidesOut(from).map((side) => ({ cell: from, side })), []]
  for (let laid = 0; open.length > 0; [laid, open, later] = [laid + 1, later, []])
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen.has(`${at.cell} ${at.side}`)) continue
      seen.add(`${at.cell} ${at.side}`)
      const next = neighbourOf(ground.columns, ground.cells.length / ground.columns, at.cell, at.side)
      if (next < 0) continue
      if (next === to && isOpen(ground, next, opposite(at.side))) return laid
      const isBare = ground.cells[next].card < 0 && !isStationAt(ground, next)
      const onward = onFrom(ground, next, opposite(at.side), isBare).map((side) => ({ cell: next, side }))
      if (isBare) later.push(...onward)
      else open.push(...onward)
    }
  return Infinity
}

interface Out {
  readonly cell: number
  readonly side: number
}

/** The sides over which a line may lead on that has come over this one. */
function onFrom(ground: Ground, cell: number, side: number, isBare: boolean): readonly number[] {
  if (isBare || isStationAt(ground, cell)) return SIDES.filter((other) => other !== side)
  return railsIn(railsAt(ground, cell))
    .filter((rail) => usesSide(rail, side))
    .map((rail) => RAIL_SIDES[rail][RAIL_SIDES[rail][0] === side ? 1 : 0])
}
