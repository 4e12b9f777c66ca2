import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import { told, type SoFar } from '../so-far.ts'

export const soFarIn = (view: unknown): SoFar =>
  told(
    'delivered',
    (view as FreightView).seats.map(({ delivered }) => delivered),
  )
