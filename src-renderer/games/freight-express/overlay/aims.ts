import { CENTRE, cellOfSleeper, sleeperAt } from '../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { wayTo } from '../track/way-to.ts'
import type { Aim } from '../words/hint/aim.ts'
import { missingFrom, sidesAhead } from '../words/hint/missing.ts'

/** What more is known of a deed than what comes of it at once. */
export interface Meant {
  /** How the table would stand after each further deed of the searched line. */
  readonly line?: readonly FreightView[]
  /** The wagon that an earlier hint of the same turn named. */
  readonly kept?: number | undefined
}

/**
 * What a deed is for of which this seat's table came; null = no wagon comes nearer by it. First comes the wagon that
 * its line couples or delivers, then the one that was named before, then that of which least is missing.
 */
export function aimOf(before: FreightView, after: FreightView, seat: number, meant: Meant = {}): Aim | null {
  const { line = [], kept } = meant
  const wanted = [...handledBy(before, line.at(-1) ?? after, seat), ...(kept === undefined ? [] : [kept])]
  const spent = spentBy(before, line, seat)
  const own = aimAfter(before, after, seat, wanted, spent)
  if (own?.kind === 'there' && isDrivenPast(after, line, seat, own.card)) return null
  if (own) return own
  // Two cards may be laid for one way: what neither does alone is told of both, as long as only track is laid.
  for (const later of line) {
    if (!isOnlyLaid(before, later, seat)) return null
    const aim = aimAfter(before, later, seat, wanted, spent)
    if (aim) return { ...aim, together: true }
  }
  return null
}

/** Its line goes on from there without this wagon: what could be coupled there is not what the drive is for. */
function isDrivenPast(after: FreightView, line: readonly FreightView[], seat: number, card: number): boolean {
  const sleeperIn = (view: FreightView) => view.seats[seat].locomotive.sleeper
  return (
    line.some((later) => sleeperIn(later) !== sleeperIn(after)) &&
    line.every((later) => !later.seats[seat].coupled.includes(card))
  )
}

/** The wagons that are no longer on the train after it, and those that were not: a pulled one comes before a card. */
function handledBy(before: FreightView, after: FreightView, seat: number): readonly number[] {
  const [was, is] = [before.seats.at(seat)?.coupled ?? [], after.seats.at(seat)?.coupled ?? []]
  return [...was.filter((card) => !is.includes(card)), ...is.filter((card) => !was.includes(card))]
}

const isOnlyLaid = (before: FreightView, after: FreightView, seat: number): boolean =>
  before.seats.at(seat)?.locomotive.sleeper === after.seats.at(seat)?.locomotive.sleeper &&
  handledBy(before, after, seat).length === 0

/** The cards of the hand that the line uses for something else than as wagons: it is for none of these. */
function spentBy(before: FreightView, line: readonly FreightView[], seat: number): readonly number[] {
  const later = line.map(({ seats }) => seats[seat])
  const isCoupled = (card: number) => later.some(({ coupled }) => coupled.includes(card))
  return before.seats[seat].hand.filter((card) => later.at(-1)?.hand.includes(card) === false && !isCoupled(card))
}

/**
 * @param wanted wagons that come before all others, the first of them first
 * @param spent cards of the hand that become no wagons
 */
function aimAfter(
  before: FreightView,
  after: FreightView,
  seat: number,
  wanted: readonly number[],
  spent: readonly number[],
): Aim | null {
  const [was, is] = [before.seats[seat], after.seats[seat]]
  if (!was || !is || is.locomotive.sleeper < 0) return null
  const { locomotive } = is
  const here = cellOfSleeper(locomotive.sleeper)
  const first = (aims: readonly Aim[]) => firstOf(aims, wanted)
  /** `from`: the station that the way begins at; null = where the train stands. */
  const missing = (view: FreightView, from: number | null, to: number) => {
    const [start, end] = [from === null ? here : stationCell(view, from), stationCell(view, to)]
    if (start < 0 || end < 0) return Infinity
    return missingFrom(view, start, from === null ? sidesAhead(view, locomotive) : undefined)[end]
  }
  const fresh = is.coupled.filter((card) => !was.coupled.includes(card))
  if (fresh.length > 0)
    return first(
      fresh.map((card) => ({ kind: 'coupled', card, left: missing(after, null, TRACK_CARDS[card].uncouple) })),
    )
  const hand = is.hand.filter((card) => card >= 0 && !spent.includes(card))
  if (here !== cellOfSleeper(was.locomotive.sleeper)) {
    const { station } = after.cells[here]
    const there = hand.filter((card) => TRACK_CARDS[card].couple === station)
    // What the train brings there matters more than a card that is only coupled there, and is told as what it scores.
    const isBrought = was.coupled.some((card) => TRACK_CARDS[card].uncouple === station)
    if (isBrought && !there.some((card) => wanted.includes(card))) return null
    return first(there.map((card) => ({ kind: 'there', card, left: missing(after, null, TRACK_CARDS[card].uncouple) })))
  }
  const nearer = (from: number | null, to: number) => {
    const [then, now] = [before, after].map((view) => {
      const left = missing(view, from, to)
      const start = from === null ? locomotive : { sleeper: sleeperAt(stationCell(view, from), CENTRE) }
      const way = left === 0 ? wayTo(view, start, stationCell(view, to)) : null
      return { left, steps: way && way.length > 1 ? way.length - 1 : null }
    })
    const { left, steps } = now
    const was = left === then.left && steps !== null && then.steps !== null && steps < then.steps ? then.steps : null
    const far = { ...(steps !== null && { steps }), ...(was !== null && { was }) }
    return { shorter: left < then.left || was !== null, left, far }
  }
  const carried = is.coupled.flatMap((card): Aim[] => {
    const { shorter, left, far } = nearer(null, TRACK_CARDS[card].uncouple)
    return shorter ? [{ kind: 'carries', card, left, ...far }] : []
  })
  const fetched = hand.flatMap((card) => {
    const { couple, uncouple } = TRACK_CARDS[card]
    const [fetch, join] = [nearer(null, couple), nearer(couple, uncouple)]
    if (!fetch.shorter && !join.shorter) return []
    const aim: Aim = fetch.shorter
      ? { kind: 'fetches', card, left: fetch.left, ...fetch.far }
      : { kind: 'joins', card, left: join.left, ...join.far }
    return [{ aim, inAll: fetch.left + join.left }]
  })
  const all = [...carried, ...fetched.map(({ aim }) => aim)]
  const named = wanted.find((card) => all.some((aim) => aim.card === card && aim.left < Infinity))
  if (named !== undefined) return first(all.filter(({ card }) => card === named))
  const least = Math.min(...fetched.map(({ inAll }) => inAll))
  return first(carried) ?? first(fetched.filter(({ inAll }) => inAll === least).map(({ aim }) => aim))
}

/** Of those that are wanted the first; else that of which least is missing, and of several the one worth most. */
function firstOf(aims: readonly Aim[], wanted: readonly number[]): Aim | null {
  const rank = ({ card }: Aim) => (wanted.includes(card) ? wanted.indexOf(card) : wanted.length)
  return (
    aims
      .filter(({ left }) => left < Infinity)
      .sort(
        (a, b) => rank(a) - rank(b) || a.left - b.left || TRACK_CARDS[b.card].wagon - TRACK_CARDS[a.card].wagon,
      )[0] ?? null
  )
}

const stationCell = ({ cells }: FreightView, station: number): number =>
  cells.findIndex((cell) => cell.station === station && cell.card < 0)
