import type { Appearance } from './appearance.ts'
import { faceArt } from './art/face.ts'
import { feeling } from './art/feeling.ts'
import type { FeelingLook } from './motion/feeling.ts'
import type { Paintbox } from './drawing/paintbox.ts'
import type { Part } from './drawing/sprites.ts'

type Sitter = Extract<FeelingLook, { kind: 'sitter' }>
type Balloon = Extract<FeelingLook, { kind: 'feeling' }>

/** A face, on a plate or by itself: one picture for both, so that it is there when it begins to move. */
export const facePart = <L extends string>(
  paint: Paintbox<L>,
  layer: L,
  { seat, bot, size }: Omit<Sitter, 'kind'>,
  more?: Pick<Part, 'offset'>,
): Part => paint.part(layer, `face ${seat} ${bot} ${size}`, (ink) => faceArt(ink, seat, bot, size), more)

/** How faces that move and what they feel are drawn, in a layer over the plates. */
export const feelingPieces = <L extends string>(
  layer: L,
): { readonly sitter: Appearance<Sitter, L, never>; readonly feeling: Appearance<Balloon, L, never> } => ({
  sitter: { art: (look, paint) => [facePart(paint, layer, look)] },
  feeling: {
    art: (look, paint) => [paint.part(layer, `feeling ${look.feeling}`, (ink) => feeling(ink, look.feeling))],
  },
})
