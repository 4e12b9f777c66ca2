import type { Seat, State } from '../../engine/game.ts'
import { AT, PLACE, stepNow, seatCount } from '../../engine/freight-express/state.ts'
import { learnedFrom } from '../value/learned.ts'
import type { Expected } from '../value/model.ts'
import { freightFeatures } from './features.ts'
import models from './learned.json'

const learned = learnedFrom(freightFeatures, models, (s) => `${s[AT.advanced] ? 'advanced' : 'basic'} ${seatCount(s)}`)

/** What a seat may expect at the end of a game that goes on; null while stations are placed. */
export const freightExpected = (s: State, seat: Seat): Expected | null =>
  stepNow(s) === PLACE ? null : learned(s, seat)
