import type { Phrase } from '../../../../src-shared/core.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../messages/index.ts'

/** So few cards for each seat are few: about two rounds of refilling. */
const FEW = 3

/** How near the end is: it comes when a card must be drawn and neither pile has one. null: far. */
export function nearEnd({ stock, discard, seats, ended, placing }: FreightView): Phrase | null {
  const left = stock + discard
  return ended || placing || left > FEW * seats.length ? null : phrase('freight.nearEnd', { n: left })
}
