import type { GameId } from '../../engine/game.ts'
import { firstClassFeatures } from '../first-class/features.ts'
import { freightFeatures } from '../freight-express/features.ts'
import { transportFeatures } from '../transport/features.ts'
import type { Features } from './features.ts'

const features: Readonly<Record<GameId, Features>> = {
  'freight-express': freightFeatures,
  'first-class': firstClassFeatures,
  transport: transportFeatures,
}

/** What a learned value looks at in a game. */
export const featuresOf = (game: GameId): Features => features[game]
