import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import { told, type SoFar } from '../so-far.ts'

export const soFarIn = (view: unknown): SoFar =>
  told(
    'points',
    (view as FirstClassView).seats.map(({ points }) => points),
  )
