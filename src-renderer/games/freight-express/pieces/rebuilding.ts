import { laidDie, liftedTile, uncovered } from '../art/specials.ts'
import { square, type PieceKinds } from './piece.ts'

/** What is seen while cards are lifted. */
export type RebuildingLook =
  /** A card that was lifted off the table, with the die of its action value. */
  | { readonly kind: 'lifted'; readonly rails: number; readonly seed: number; readonly die: number }
  /** The place from which a card is lifted. */
  | { readonly kind: 'uncovered' }
  /** The action value of a laid card, while cards may be lifted. */
  | { readonly kind: 'die'; readonly value: number }

export const rebuildingPieces: PieceKinds<RebuildingLook> = {
  lifted: {
    art: ({ rails, seed, die }, paint) => [
      paint.part('numbers', `lifted ${rails} ${seed}`, (ink) => liftedTile(ink, rails, seed)),
      paint.part('numbers', `die ${die}`, (ink) => laidDie(ink, die), { upright: true, offset: [34, -34] }),
    ],
    foot: square(54),
  },
  uncovered: { art: (_, paint) => [paint.part('ghosts', 'uncovered', uncovered)] },
  die: { art: ({ value }, paint) => [paint.part('stops', `die ${value}`, (ink) => laidDie(ink, value))] },
}
