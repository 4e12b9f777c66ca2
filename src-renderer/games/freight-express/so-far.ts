import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import type { SoFar } from '../so-far.ts'

export const soFarIn = (view: unknown): SoFar => ({
  what: 'delivered',
  each: (view as FreightView).seats.map(({ delivered }) => delivered),
})
