import type { GameId } from '../../../src-shared/core.ts'
import { HALL } from './hall.ts'
import { STATION } from './station.ts'
import type { Bed } from './bed.ts'
import { YARD } from './yard.ts'

/** Where each game is played, by day and by night. */
export const BEDS: Readonly<Record<GameId, Readonly<Record<'day' | 'night', Bed>>>> = {
  'freight-express': YARD,
  'first-class': STATION,
  transport: HALL,
}
