import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import type { SoFar } from '../so-far.ts'

export const soFarIn = (view: unknown): SoFar => ({
  what: 'points',
  each: (view as FirstClassView).seats.map(({ points }) => points),
})
