import type { Seat, State } from '../../engine/game.ts'
import { outcome } from '../../engine/freight-express/scoring.ts'
import { AT, ENDED, PLACE, stepNow, seatCount } from '../../engine/freight-express/state.ts'
import { learnedFrom } from '../value/learned.ts'
import type { Expected } from '../value/model.ts'
import { freightFeatures } from './features.ts'
import models from './learned.json'
import { deliveredValue } from './train.ts'

const learned = learnedFrom(freightFeatures, models, (s) => `${s[AT.advanced] ? 'advanced' : 'basic'} ${seatCount(s)}`)

/** What a seat may expect at the end; of a game that is over, what has come. null while stations are placed. */
export function freightExpected(s: State, seat: Seat): Expected | null {
  if (stepNow(s) === ENDED) return cameOf(s, seat)
  return stepNow(s) === PLACE ? null : learned(s, seat)
}

function cameOf(s: State, seat: Seat): Expected {
  const [best] = outcome(s).places
  let points = -Infinity
  for (let other = 0; other < seatCount(s); other++)
    if (other !== seat) points = Math.max(points, deliveredValue(s, other))
  return { points: deliveredValue(s, seat) - points, share: best.includes(seat) ? 1 / best.length : 0 }
}
