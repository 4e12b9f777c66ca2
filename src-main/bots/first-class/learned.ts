import { seatCount } from '../../engine/first-class/state.ts'
import { learnedFrom } from '../value/learned.ts'
import { firstClassFeatures } from './features.ts'
import models from './learned.json'

/** What a seat may expect at the end of a game that goes on; null where nothing was learnt for so many seats. */
export const firstClassExpected = learnedFrom(firstClassFeatures, models, (s) => `${seatCount(s)} seats`)
