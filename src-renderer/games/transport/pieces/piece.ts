import type { Appearance } from '../../../stage/appearance.ts'
import type { Paintbox } from '../../../stage/drawing/paintbox.ts'
import type { Piece } from '../../../stage/pieces.ts'
import type { Page } from '../../../stage/drawing/written.ts'
import type { Layer } from '../pictures.ts'

export type Paint = Paintbox<Layer>

/** All there is to a kind of piece: how it is drawn, what is written on it, what it covers, what it is taken for. */
export type PieceKind<L> = Appearance<L, Layer, (look: L, page: Page) => void>

/** A record for each kind of these looks. */
export type PieceKinds<L extends { readonly kind: string }> = {
  readonly [K in L['kind']]: PieceKind<Extract<L, { readonly kind: K }>>
}

/** The box of a look that is as large as it says, from its upper left corner. */
export const sized = ({ look, x, y }: Piece<{ readonly width: number; readonly height: number }>) => ({
  x,
  y,
  width: look.width,
  height: look.height,
})
