import type { Appearance } from '../../../stage/appearance.ts'
import { squareAt } from '../../../stage/box.ts'
import type { Paintbox } from '../../../stage/drawing/paintbox.ts'
import type { Piece } from '../../../stage/pieces.ts'
import type { Box } from '../../../stage/scene.ts'
import type { Page } from '../../../stage/drawing/written.ts'
import type { Layer } from '../pictures.ts'

export type Paint = Paintbox<Layer>

/** All there is to a kind of piece: how it is drawn, what is written on it, what it covers, what it is taken for. */
export type PieceKind<L> = Appearance<L, Layer, (piece: Piece<L>, page: Page) => void>

/** A record for each kind of these looks. */
export type PieceKinds<L extends { readonly kind: string }> = {
  readonly [K in L['kind']]: PieceKind<Extract<L, { readonly kind: K }>>
}

/** A foot of this many u to each side of the middle. */
export const square =
  (half: number) =>
  (piece: Piece<unknown>): Box =>
    squareAt(piece, half)

/** A box in a piece's own units, where the piece is. */
export const boxed =
  (box: Box) =>
  ({ x, y, scale }: Piece<unknown>): Box => ({
    x: x + box.x * scale,
    y: y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  })

/** A card, 100 u wide and high, by its middle. */
export const cardBox = boxed({ x: -50, y: -50, width: 100, height: 100 })
