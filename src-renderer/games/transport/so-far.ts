import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import { told, type SoFar } from '../so-far.ts'
import { pointsOf } from './words/standing.ts'

export function soFarIn(view: unknown): SoFar {
  const { seats } = view as TransportView
  return told(
    'points',
    seats.map((_, seat) => pointsOf(view as TransportView, seat)),
    seats.map(({ team }) => team),
  )
}
