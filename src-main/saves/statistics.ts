import type { Book, GameRecord, GameStatistics, PersonStatistics, Statistics } from '../../src-shared/statistics.ts'
import { GAME_IDS } from '../../src-shared/table-schemas.ts'
import type { Finished } from './finished.ts'
import { sameName } from '../../src-shared/same-name.ts'

/** Counts games that came to their end: how each person fared, and the records, game by game. */
export function statisticsOf(finished: readonly Finished[]): Statistics {
  return GAME_IDS.flatMap((game): GameStatistics[] => {
    const games = finished.filter((one) => one.game === game)
    return games.length === 0 ? [] : [{ game, games: games.length, people: peopleOf(games), records: recordsOf(games) }]
  })
}

/** One person, however the name was written; the latest way is shown. */
function peopleOf(games: readonly Finished[]): PersonStatistics[] {
  const all = new Map<string, { name: string; points: number[]; wins: number; hints: number }>()
  for (const { name, points, won, hints = 0 } of games.flatMap((game) => game.seats.filter(({ person }) => person))) {
    const before = all.get(sameName(name))
    all.set(sameName(name), {
      name,
      points: [...(before?.points ?? []), points],
      wins: (before?.wins ?? 0) + Number(won),
      hints: (before?.hints ?? 0) + hints,
    })
  }
  const people = [...all.values()].map(({ name, points, wins, hints }) => ({
    name,
    games: points.length,
    wins,
    average: points.reduce((sum, one) => sum + one, 0) / points.length,
    best: Math.max(...points),
    hints,
  }))
  return people.sort((a, b) => b.wins - a.wins || b.average - a.average || a.name.localeCompare(b.name))
}

type Held = Omit<GameRecord, 'kind'>

/** Who held a record first keeps it until it is beaten. */
function recordsOf(games: readonly Finished[]): GameRecord[] {
  const inOrder = [...games].sort((a, b) => a.at - b.at)
  const found = (
    kind: GameRecord['kind'],
    of: (game: Finished) => Held[],
    better: (a: number, b: number) => boolean,
  ): GameRecord[] => {
    const held = inOrder
      .flatMap(of)
      .reduce<Held | null>((best, next) => (best && !better(next.value, best.value) ? best : next), null)
    return held ? [{ kind, ...held }] : []
  }
  const more = (a: number, b: number) => a > b
  return [
    ...found('highest', highest, more),
    ...found('widest', widest, more),
    ...found('shortest', length, (a, b) => a < b),
    ...found('longest', length, more),
  ]
}

const highest = ({ slot, at, seats }: Finished): Held[] =>
  seats
    .filter(({ person, points }) => person && points > 0)
    .map(({ name, points }) => ({ value: points, names: [name], at, slot }))

/** How far a person who won alone was ahead. */
function widest({ slot, at, seats }: Finished): Held[] {
  const winners = seats.filter(({ won }) => won)
  const [winner] = winners
  if (winners.length !== 1 || !winner.person) return []
  const rivals = seats.filter((seat) => seat !== winner && !seat.out)
  const next = Math.max(...rivals.map(({ points }) => points))
  return rivals.length > 0 && winner.points > next
    ? [{ value: winner.points - next, names: [winner.name], at, slot }]
    : []
}

const length = ({ slot, at, turns, seats }: Finished): Held[] => [
  { value: turns, names: seats.filter(({ person }) => person).map(({ name }) => name), at, slot },
]

/** The games one by one, the oldest first, as the record book counts and draws them. */
export function bookOf(
  finished: readonly Finished[],
  lessons: readonly { readonly done: boolean }[],
  days: Book['days'],
): Book {
  const games = [...finished]
    .sort((a, b) => a.at - b.at)
    .flatMap(({ slot, game, at, turns, seats }) => {
      const id = GAME_IDS.find((one) => one === game)
      const told = seats.map((seat, n) => ({
        name: seat.name,
        person: seat.person,
        points: seat.points,
        won: seat.won,
        // Games of an earlier version: by points alone.
        place: seat.place ?? (seat.won ? 1 : 1 + seats.filter(({ points }) => points > seat.points).length),
        player: seat.player ?? '',
        sources: seat.sources ?? {},
        feats: seat.feats ?? {},
        hints: seat.hints ?? 0,
        side: seat.side ?? n,
        out: seat.out ?? false,
      }))
      return id ? [{ game: id, slot, at, turns, seats: told }] : []
    })
  return {
    games,
    lessons: { done: lessons.filter(({ done }) => done).length, all: lessons.length },
    days,
  }
}
