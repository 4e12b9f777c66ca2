import { seatCount } from '../../engine/transport/state.ts'
import { learnedFrom } from '../value/learned.ts'
import { transportFeatures } from './features.ts'
import models from './learned.json'

/** What a seat may expect at the end of a game that goes on; null where nothing was learnt for so many seats. */
export const transportExpected = learnedFrom(transportFeatures, models, (s) => `${seatCount(s)} seats`)
