import type { Special } from '../../../src-shared/games/freight-express/specials.ts'

/** What pieces of the advanced game look like. */
export type SpecialLook =
  /** The sign of a closed station, small and barred, on the card that closes it. */
  | {
      readonly kind: 'closedSign'
      readonly station: number
      /** Before the bar strikes. */ readonly unbarred?: boolean
    }
  /** The bar alone, while it strikes across. */
  | { readonly kind: 'bar' }
  /** The plate with a special's picture, by itself. */
  | { readonly kind: 'specialPlate'; readonly special: Special }
  /** Chips of a seat. */
  | { readonly kind: 'veto' }
  | { readonly kind: 'ticket' }
  /** The ground on which a seat's hand is laid open: so many px wide and high. */
  | { readonly kind: 'shownHand'; readonly seat: number; readonly width: number; readonly height: number }
  /** A card that was lifted off the table, with the die of its action value. */
  | { readonly kind: 'lifted'; readonly rails: number; readonly seed: number; readonly die: number }
  /** The place from which a card is lifted. */
  | { readonly kind: 'uncovered' }
  /** The action value of a laid card, while cards may be lifted. */
  | { readonly kind: 'die'; readonly value: number }
  /** Under a locomotive that flies. */
  | { readonly kind: 'flightShadow' }
