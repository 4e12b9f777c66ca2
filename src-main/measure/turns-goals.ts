import type { GameId } from '../engine/game.ts'
import type { SideShare, TurnsFigures } from './turns-balance.ts'
import { FAIR } from './fair.ts'

/** What a game is to hold besides ending and favouring nobody. */
interface Goals {
  /** This ending, and the part of all games that are to come to it. */
  readonly ending: string
  readonly least: number
  /** By the number of seats: the shortest and the longest that the middle game may be, in turns a seat. */
  readonly turns: Readonly<Record<number, readonly [number, number]>>
}

const GOALS: Partial<Record<GameId, Goals>> = {
  transport: { ending: 'transport.end.fourthParcel', least: 0.6, turns: { 2: [8, 20], 3: [7, 16], 4: [5, 12] } },
}

/** What is amiss in the figures of a game, in words for who tunes it; empty = nothing. */
export function turnsFaults(game: GameId, figures: TurnsFigures): string[] {
  const { seats, games, finished } = figures
  const goals = GOALS[game]
  const faults = finished < games ? [`${games - finished} games have not ended`] : []
  const fair = FAIR / figures.sides.length
  const favoured = (name: string, { seats: [seat], interval: [low] }: SideShare): string[] =>
    low > fair ? [`${name} ${seat + 1} wins at least ${Math.round(low * 100)} of 100`] : []
  faults.push(
    ...figures.sides.flatMap((side) => favoured('seat', side)),
    ...figures.order.flatMap((side) => favoured('place in the order', side)),
  )
  if (!goals) return faults
  const ended = figures.endings[goals.ending] ?? 0
  if (ended < goals.least * games) faults.push(`only ${ended} of ${games} games end by ${goals.ending}`)
  const [least, most] = goals.turns[seats]
  const { median } = figures.turnsASeat
  if (median < least || median > most) faults.push(`${median} turns a seat, not ${least} to ${most}`)
  return faults
}
