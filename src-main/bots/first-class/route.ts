import type { Seat } from '../../../src-shared/core.ts'
import {
  cityCount,
  cityId,
  cityRefusal,
  locomotiveAt,
  postcardOn,
  routeIndexOf,
} from '../../engine/first-class/board/route.ts'
import { AT, SCORING } from '../../engine/first-class/state.ts'
import { CITY_FRAME, CITY_POINTS } from '../../engine/first-class/tables.ts'
import type { State } from '../../engine/game.ts'
import { frameWorth } from './frames.ts'
import { likelihood, type Pace } from './pace.ts'
import { WEIGHTS } from './weights.ts'

const drives = likelihood(WEIGHTS.drive)

/** What the route will bring: points once, bonuses at every scoring after they are reached. */
export function routeWorth(s: State, seat: Seat, pace: Pace): number {
  const at = locomotiveAt(s, seat)
  let worth = 0
  for (let city = 0; city < cityCount(s, seat); city++) {
    const id = cityId(s, seat, city)
    const frame = CITY_FRAME[id]
    if (frame >= 0) worth += bonusWorth(s, seat, city, frame, city + 1 - at, pace)
    else if (city >= at) worth += CITY_POINTS[id] * drives(pace.left, city + 1 - at) * 0.95
  }
  return worth
}

function bonusWorth(s: State, seat: Seat, city: number, frame: number, steps: number, pace: Pace): number {
  const index = routeIndexOf(s, seat, city)
  const times = index >= 0 && postcardOn(s, seat, index) >= 0 ? 2 : 1
  let often = 0
  for (let i = 0; i < pace.scorings; i++) often += drives(pace.turns[i], steps)
  // In a scoring of one's own, what has been collected comes no more.
  if (s[AT.phase] === SCORING && s[AT.active] === seat && steps <= 0 && cityRefusal(s, seat, city) !== 0) often -= 1
  return Math.max(0, often) * frameWorth(frame, times, pace) * 0.9
}
