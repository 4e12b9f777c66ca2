import type { Fact } from '../../../src-shared/advice.ts'
import { refKey, type Ref } from '../../../src-shared/core.ts'
import type { AnyGame, Seat, State } from '../../engine/game.ts'
import type { GamePart, Way } from '../search/part.ts'

/** A deal before and after a move. */
export interface Deal {
  readonly before: State
  readonly after: State
}

/**
 * What can be read off the table after a move, as it lies open, on every one of the deals.
 * @param deals samples that agree with what the seat knows, at least one
 */
export function laidOpen(
  game: AnyGame,
  part: GamePart,
  seat: Seat,
  deals: readonly State[],
  codes: readonly number[],
): Fact[] {
  return readOff(game, part, seat, playedOn(game, deals, codes))
}

/** What is told of a move of which nothing else can be: which roads it has made shorter or longer. */
export function roadsLaid(
  game: AnyGame,
  part: GamePart,
  seat: Seat,
  deals: readonly State[],
  codes: readonly number[],
): Fact[] {
  return readRoads(game, part, seat, playedOn(game, deals, codes))
}

/** The deals before and after a move. */
export const playedOn = (game: AnyGame, deals: readonly State[], codes: readonly number[]): Deal[] =>
  deals.map((before) => {
    const after = before.slice()
    for (const code of codes) game.apply(after, code)
    return { before, after }
  })

/** The same of what was played already: @param played at least one */
export function readRoads(game: AnyGame, part: GamePart, seat: Seat, played: readonly Deal[]): Fact[] {
  if (!part.roads || played.some(({ after }) => part.ended(after))) return []
  return waysOn(part, part.roads, 0, seat, game.score(played[0].before).length, played)
}

/** The same of what was played already: @param played at least one */
export function readOff(game: AnyGame, part: GamePart, seat: Seat, played: readonly Deal[]): Fact[] {
  // A game that is over has counted all there is.
  if (played.some(({ after }) => part.ended(after))) return []
  const seats = game.score(played[0].before).length
  return [
    ...countedBy(part, seat, played),
    ...scoredBy(part, seat, played),
    ...reachedBy(part, seat, seats, played),
    ...waysOn(part, part.ways, LEAST_NEARER, seat, seats, played),
  ]
}

/** What counts at the end of the game. */
function countedBy({ counted }: GamePart, seat: Seat, played: readonly Deal[]): Fact[] {
  if (!counted) return []
  const brought = played.map(({ before, after }) => {
    const old = counted(before, seat)
    return counted(after, seat).map(({ key, value }, i) => ({ key, value: value - old[i].value }))
  })
  const totals = brought.map((parts) => parts.reduce((sum, { value }) => sum + value, 0))
  const points = Math.min(...totals)
  if (points < 1) return []
  const parts = brought[totals.indexOf(points)].filter(({ value }) => value > 0).map(({ key }) => key)
  return [{ kind: 'counts', points, parts, refs: [] }]
}

/** What the next scoring would bring. */
function scoredBy({ scoredNow }: GamePart, seat: Seat, played: readonly Deal[]): Fact[] {
  if (!scoredNow) return []
  const points = Math.min(...played.map(({ before, after }) => scoredNow(after, seat) - scoredNow(before, seat)))
  return points < 1 ? [] : [{ kind: 'scoring', points, refs: [] }]
}

/**
 * What has come within one move of the seat, and what no longer lies within one of others: partners reach the same, and
 * are told of together.
 */
function reachedBy(part: GamePart, seat: Seat, seats: number, played: readonly Deal[]): Fact[] {
  const { inReach } = part
  if (!inReach) return []
  const isWith = (one: Seat, other: Seat) => part.together(played[0].before, one, other)
  const all = Array.from({ length: seats }, (_, other) => other)
  return all.flatMap((other): Fact[] => {
    const nearer = played.map(({ before, after }) => inReach(after, other) - inReach(before, other))
    if (isWith(seat, other)) {
      const points = Math.floor(Math.min(...nearer))
      if (points <= 0 || other !== seat) return []
      return [{ kind: 'nears', points, refs: [{ kind: 'seat', id: other }, ...nearestOn(part, seat, played)] }]
    }
    const side = all.filter((one) => isWith(one, other))
    const points = Math.floor(-Math.max(...nearer))
    if (points <= 0 || other !== side[0]) return []
    return [{ kind: 'bars', points, seat: other, refs: side.map((id) => ({ kind: 'seat', id })) }]
  })
}

/** What has come within reach, where it is the same on all deals: what is still to be drawn nobody can point at. */
function nearestOn({ nearest }: GamePart, seat: Seat, played: readonly Deal[]): readonly Ref[] {
  const found = played.map(({ after }) => nearest?.(after, seat) ?? null)
  const [first] = found
  return first && found.every((one) => one && refKey(one) === refKey(first)) ? [first] : []
}

type Ways = GamePart['ways']

/** Ways that are the same on all deals: of a parcel that is still to be drawn nothing is known. */
function waysOn(part: GamePart, ways: Ways, least: number, seat: Seat, seats: number, played: readonly Deal[]): Fact[] {
  const [first, ...others] = played.map((deal) => waysOf(part, ways, least, seat, seats, deal))
  const elsewhere = others.map((facts) => new Set(facts.map((fact) => JSON.stringify(fact))))
  return first.filter((fact) => elsewhere.every((facts) => facts.has(JSON.stringify(fact))))
}

/** Of what has come nearer to the seat and farther from the others, for each of them what matters most. */
function waysOf(
  { together }: GamePart,
  ways: Ways,
  least: number,
  seat: Seat,
  seats: number,
  { before, after }: Deal,
): Fact[] {
  if (!ways) return []
  return Array.from({ length: seats }, (_, other) => other).flatMap((other): Fact[] => {
    if (other !== seat && together(before, seat, other)) return []
    const sign = other === seat ? 1 : -1
    const then = new Map(ways(before, other).map((way) => [way.refs.map(refKey).join(), way]))
    const changed = ways(after, other).flatMap((now) => {
      const old = then.get(now.refs.map(refKey).join())
      // That a wagon was coupled is told by what it promises.
      if (!old && now.what === 'wagon') return []
      const steps = old?.steps ?? null
      const better = sign * (nearness(now) - nearness({ points: now.points, steps }))
      return better > least ? [{ now, steps, better }] : []
    })
    const [most] = changed.sort((a, b) => b.better - a.better)
    if (!most) return []
    const { what, points, steps, refs } = most.now
    return [{ kind: 'way', what, points, seat: other, steps, before: most.steps, refs }]
  })
}

/** What of the points is to be hoped for over so long a way: the farther, the less. */
const nearness = ({ points, steps }: Pick<Way, 'points' | 'steps'>): number =>
  steps === null ? 0 : points / (1 + steps)
/** Less than this is not worth a word. */
const LEAST_NEARER = 0.05
