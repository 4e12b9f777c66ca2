import type { GameId } from '../../../src-shared/core.ts'
import type { Book, BookGame, BookSeat, GameRecord } from '../../../src-shared/statistics.ts'
import { sameName } from '../../../src-shared/same-name.ts'
import { BOT_LEVELS, type BotLevel } from '../../../src-shared/table.ts'
import { hundredthsOf } from '../review/graph.ts'

/** What the record book draws, counted from the games one by one. */

/** A game as one person has played it. */
export interface Own {
  readonly game: BookGame
  readonly seat: BookSeat
}

const same = (a: string, b: string): boolean => sameName(a) === sameName(b)

/** Everybody who is counted, who played most first; the latest way to write a name is shown. */
export function peopleIn({ games }: Book): string[] {
  const all: { name: string; games: number }[] = []
  for (const { name } of games.flatMap(({ seats }) => seats.filter(({ person }) => person))) {
    const known = all.find((one) => same(one.name, name))
    if (known) Object.assign(known, { name, games: known.games + 1 })
    else all.push({ name, games: 1 })
  }
  return all.sort((a, b) => b.games - a.games).map(({ name }) => name)
}

/** The games of a person, the oldest first; of one game, or (null) of all. */
export const ownGames = ({ games }: Book, name: string, only: GameId | null): Own[] =>
  games
    .filter(({ game }) => only === null || game === only)
    .flatMap((game) => {
      const seat = game.seats.find((one) => one.person && same(one.name, name))
      return seat ? [{ game, seat }] : []
    })

/** Fewer say nothing of how it goes. */
const FEWEST_FOR_MEAN = 5

/** The mean place of the last so many games, at each of them; nothing while there are too few. */
export function meansOf(places: readonly number[], over = 8): number[] {
  if (places.length < FEWEST_FOR_MEAN) return []
  return places.map((_, i) => mean(places.slice(Math.max(0, i - over + 1), i + 1)))
}
export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

export interface Sources {
  readonly game: GameId
  readonly games: number
  /** Points a game. */
  readonly points: number
  /** In hundredths of all points, the largest first; the last may be the rest of all. */
  readonly wagons: readonly { readonly key: string; readonly share: number }[]
}

/** First Class counts its trains three times: they are one source. */
const gathered = (key: string): string => (/\.trains[123]$/.test(key) ? 'statistics.from.trains' : key)
const MOST_WAGONS = 4
export const REST = 'statistics.from.rest'

/** Where a person's points came from, game by game: those that are kept since sources are. */
export function sourcesOf(own: readonly Own[]): Sources[] {
  return [...new Set(own.map(({ game }) => game.game))].flatMap((id): Sources[] => {
    // Who played has been kept for as long; where nothing was scored there is no source.
    const isKept = ({ player }: BookSeat) => player !== ''
    const games = own.filter(({ game, seat }) => game.game === id && isKept(seat))
    const sums = new Map<string, number>()
    for (const { seat } of games)
      for (const [key, value] of Object.entries(seat.sources))
        sums.set(gathered(key), (sums.get(gathered(key)) ?? 0) + Math.max(0, value))
    const all = [...sums.values()].reduce((sum, value) => sum + value, 0)
    if (all <= 0) return []
    const inOrder = [...sums].filter(([, value]) => value > 0).sort(([, a], [, b]) => b - a)
    const shown = inOrder.length > MOST_WAGONS ? inOrder.slice(0, MOST_WAGONS - 1) : inOrder
    const rest = inOrder.slice(shown.length).reduce((sum, [, value]) => sum + value, 0)
    const parts = [...shown, [REST, rest] as const]
    const shares = hundredthsOf(parts.map(([, value]) => value / all))
    const wagons = parts.map(([key], i) => ({ key, share: shares[i] })).filter(({ share }) => share > 0)
    return [{ game: id, games: games.length, points: mean(games.map(({ seat }) => seat.points)), wagons }]
  })
}

export interface AgainstBot {
  readonly level: BotLevel
  readonly games: number
  readonly wins: number
}

/** Who did not win or lose together with that person. */
export const opponentsOf = ({ game, seat }: Own): readonly BookSeat[] =>
  game.seats.filter(({ side }) => side !== seat.side)

/** How often a person won where a bot of each level played against them. */
export const againstBots = (own: readonly Own[]): AgainstBot[] =>
  BOT_LEVELS.map((level) => {
    const met = own.filter((one) => opponentsOf(one).some(({ player }) => player === level))
    return { level, games: met.length, wins: met.filter(({ seat }) => seat.won).length }
  })

/** A person's own records in these games; who held one first keeps it until it is beaten. */
export function ownRecords(own: readonly Own[]): GameRecord[] {
  const best = (
    kind: GameRecord['kind'],
    all: readonly Own[],
    value: (one: Own) => number,
    better: (a: number, b: number) => boolean,
  ): GameRecord[] => {
    const held = all.reduce<Own | null>(
      (first, one) => (first && !better(value(one), value(first)) ? first : one),
      null,
    )
    if (!held) return []
    const { game, seat } = held
    return [{ kind, value: value(held), names: [seat.name], at: game.at, slot: game.slot }]
  }
  const more = (a: number, b: number) => a > b
  const alone = own.filter(({ game, seat }) => seat.won && game.seats.filter(({ won }) => won).length === 1)
  const rivals = (one: Own) => opponentsOf(one).filter(({ out }) => !out)
  const ahead = (one: Own) => one.seat.points - Math.max(...rivals(one).map(({ points }) => points))
  const scored = own.filter(({ seat }) => seat.points > 0)
  return [
    ...best('highest', scored, ({ seat }) => seat.points, more),
    ...best(
      'widest',
      alone.filter((one) => rivals(one).length > 0 && ahead(one) > 0),
      ahead,
      more,
    ),
    ...best(
      'shortest',
      alone,
      ({ game }) => game.turns,
      (a, b) => a < b,
    ),
  ]
}
