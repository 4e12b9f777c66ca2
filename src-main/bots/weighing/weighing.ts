import type { AnyGame, GameId, Seat } from '../../engine/game.ts'
import { generator } from '../../engine/random.ts'
import { carryOn, gainOf } from '../search/halving.ts'
import { Meter } from '../search/meter.ts'
import { partOf } from '../search/parts.ts'
import { sideShare } from '../value/expected.ts'

/** A line with what it was worth on each deal: in points ahead of the best of its rivals, and of its side's win. */
export interface Weighed {
  readonly codes: readonly number[]
  readonly points: number[]
  readonly shares: number[]
}

/** A seat at its question, and what it knows: all that is looked at. */
export interface Asked {
  readonly game: AnyGame
  readonly seats: number
  readonly seat: Seat
  readonly beliefs: unknown
}

/** So many turns, of all seats, every line is played on after its own: problems were proved by these. */
const TURNS: Readonly<Record<GameId, number>> = { 'freight-express': 2, 'first-class': 4, transport: 2 }

/** Plays lines on, all on the same deals of what the seat cannot see. @param meter counts, and ends it early */
export function weighed(
  { game, seats, seat, beliefs }: Asked,
  lines: readonly (readonly number[])[],
  { deals, seed }: { readonly deals: number; readonly seed: number },
  meter = new Meter(Infinity),
): Weighed[] {
  const part = partOf(game)
  const dice = generator(seed)
  const all = lines.map((codes): Weighed => ({ codes, points: [], shares: [] }))
  for (let i = 0; i < deals && meter.left > 0; i++) {
    const deal = game.sample(beliefs, dice)
    for (const { codes, points, shares } of all) {
      const s = deal.slice()
      carryOn(game, part, s, codes, TURNS[game.id], meter)
      points.push(part.value(s, seat))
      shares.push(sideShare(game, s, seats, seat))
    }
  }
  return all
}

/** What one is ahead of another: in points and in share of the win. */
export const aheadOf = (one: Weighed, other: Weighed) => ({
  points: gainOf(one.points, other.points),
  share: gainOf(one.shares, other.shares),
})

/** They come to the same whatever lies hidden: the same things done in another order. */
export const comesToTheSame = (one: Weighed, other: Weighed): boolean =>
  one.points.every((worth, i) => Math.abs(worth - other.points[i]) < 1e-9)
