import type { Book } from '../../../src-shared/statistics.ts'

const HEAD = ['ended', 'game', 'turns', 'name', 'player', 'place', 'points', 'won', 'hints']

/** All games with a row for each seat, as tables of other programs take them. */
export function csvOf({ games }: Book): string {
  const rows = games.flatMap(({ at, game, turns, seats }) =>
    seats.map(({ name, person, player, place, points, won, hints }) => [
      new Date(at).toISOString(),
      game,
      turns,
      // Who was forgotten is named no more.
      player === 'person' && !person ? '' : name,
      person ? 'person' : player,
      place,
      points,
      won ? 1 : 0,
      hints,
    ]),
  )
  return [HEAD, ...rows].map((row) => row.map(field).join(',') + '\r\n').join('')
}

/** A name that would be taken for a formula is none. */
function field(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
