import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import type { SoFar } from '../so-far.ts'
import { pointsOf } from './words/standing.ts'

export const soFarIn = (view: unknown): SoFar => ({
  what: 'points',
  each: (view as TransportView).seats.map((_, seat) => pointsOf(view as TransportView, seat)),
})
