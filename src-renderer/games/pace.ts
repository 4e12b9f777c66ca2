/** How long a game takes: turns of each seat by the number of seats, and minutes of a turn. */
export interface Pace {
  readonly turnsASeat: Readonly<Record<number, number>>
  readonly person: number
  readonly bot: number
}

/** To so many minutes an estimate is exact. */
const GRAIN = 5

/** About how many minutes a game takes; 0 when only bots play. */
export function minutesOf({ turnsASeat, person, bot }: Pace, people: number, bots: number): number {
  if (people === 0) return 0
  const minutes = (turnsASeat[people + bots] ?? 0) * (people * person + bots * bot)
  return Math.max(GRAIN, Math.round(minutes / GRAIN) * GRAIN)
}
