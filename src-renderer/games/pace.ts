import { isLevel, type BotLevel, type SeatInfo } from '../../src-shared/table.ts'
import type { Options } from './panel.ts'

/** Turns of each seat, by the number of seats. */
type Turns = Readonly<Record<number, number>>

/** How long a game takes. */
export interface Pace {
  /** Between people. */
  readonly turnsASeat: Turns
  /** Where this level sits at all seats but one; as between people where a level is missing. */
  readonly against?: Readonly<Partial<Record<BotLevel, Turns>>>
  /** Minutes of a turn. */
  readonly person: number
  readonly bot: number
  /** The part of its usual length that a game by these options has; all of it when absent. */
  part?(options: Options): number
}

/** To so many minutes an estimate is exact. */
const GRAIN = 5

/** About how many minutes a game takes; 0 when only bots play. */
export function minutesOf(pace: Pace, seats: readonly Pick<SeatInfo, 'player'>[], options: Options): number {
  const n = seats.length
  const people = seats.filter(({ player }) => player === 'person').length
  if (people === 0) return 0
  const bots = seats.flatMap(({ player }) => (player === 'person' ? [] : [turnsAgainst(pace, player, n)]))
  // Seen from one person: the others are people and bots.
  const others = [...bots, ...Array.from({ length: people - 1 }, () => pace.turnsASeat[n] ?? 0)]
  const turns = others.reduce((sum, one) => sum + one, 0) / Math.max(1, others.length)
  const minutes = turns * (pace.part?.(options) ?? 1) * (people * pace.person + bots.length * pace.bot)
  return Math.max(GRAIN, Math.round(minutes / GRAIN) * GRAIN)
}

const turnsAgainst = ({ turnsASeat, against }: Pace, player: SeatInfo['player'], n: number): number =>
  (isLevel(player) ? against?.[player]?.[n] : undefined) ?? turnsASeat[n] ?? 0
