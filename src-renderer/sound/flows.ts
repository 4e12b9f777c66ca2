import type { GameId } from '../../src-shared/core.ts'
import { Surround } from './ambience/bed.ts'
import { BEDS } from './ambience/index.ts'
import type { Flow } from './flow.ts'
import { Performance } from './music/performance.ts'
import { THEME } from './music/theme.ts'

/** Where a game is played, by day or by night. */
export interface Around {
  readonly game: GameId
  readonly time: 'day' | 'night'
}

export const ambienceOf = ({ game, time }: Around, rate: number, seed: number): Flow =>
  new Surround(BEDS[game][time], rate, seed)

export const musicOf = (rate: number): Flow => new Performance(THEME, rate)
