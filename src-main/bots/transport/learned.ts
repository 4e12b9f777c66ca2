import type { State } from '../../engine/game.ts'
import { playsInTeams, seatCount } from '../../engine/transport/state.ts'
import { learnedFrom } from '../value/learned.ts'
import { transportFeatures } from './features.ts'
import models from './learned.json'

/** Four play two against two, unless each plays alone: what an even position comes to is another thing there. */
const nameOf = (s: State): string => `${seatCount(s)} seats${seatCount(s) === 4 && !playsInTeams(s) ? ' alone' : ''}`

/** What a seat may expect at the end of a game that goes on; null where nothing was learnt for so many seats. */
export const transportExpected = learnedFrom(transportFeatures, models, nameOf)
