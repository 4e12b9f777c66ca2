import type { EndReason } from '../../../src-shared/games/transport/events.ts'
import type { TransportOptions } from '../../../src-shared/games/transport/options.ts'

/** The golden games of Transport: each ending with two, three and four seats. */
export interface Recipe {
  readonly file: string
  readonly seatCount: number
  readonly ending: EndReason
  readonly options: Partial<TransportOptions>
}

export const RECIPES: readonly Recipe[] = [2, 3, 4].flatMap((seatCount) => [
  { file: `${seatCount}-seats-fourth-parcel.txt`, seatCount, ending: 'fourthParcel' as const, options: {} },
  { file: `${seatCount}-seats-no-card-left.txt`, seatCount, ending: 'noCardLeft' as const, options: { iconsFireAgain: seatCount === 3, everyoneAlone: seatCount === 4 } },
  { file: `${seatCount}-seats-nobody-connected.txt`, seatCount, ending: 'nobodyConnected' as const, options: { handOfThree: seatCount === 3 } },
])
