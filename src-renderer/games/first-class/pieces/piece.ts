import type { Ref } from '../../../../src-shared/core.ts'
import type { Appearance } from '../../../stage/appearance.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import type { Paintbox } from '../../../stage/drawing/paintbox.ts'
import type { Piece } from '../../../stage/pieces.ts'
import type { Box } from '../../../stage/scene.ts'
import type { Part } from '../../../stage/drawing/sprites.ts'
import type { Line } from '../layout/lettering.ts'
import type { Layer } from '../pictures.ts'

/** All there is to a kind of piece: how it is drawn, what is written on it, what it covers, what it is taken for. */
export type PieceKind<L> = Appearance<L, Layer, (look: L) => readonly Line[]>

/** A record for each kind of these looks. */
export type Kinds<L extends { readonly kind: string }> = {
  readonly [K in L['kind']]: PieceKind<Extract<L, { readonly kind: K }>>
}

/** A look that is one picture. */
export const drawn =
  <L extends object>(layer: Layer, art: (ink: Ink, look: L, night: boolean) => Art) =>
  (look: L, paint: Paintbox<Layer>): Part[] => [
    paint.part(layer, `first-class ${JSON.stringify(wordless(look))}`, (ink) => art(ink, look, paint.night)),
  ]

/** Written over the picture. */
const WORDS: ReadonlySet<string> = new Set(['word', 'name', 'note', 'unit', 'took'])
/** Pictures that differ in words alone are the same, but not where one has none: its place may be laid out anew. */
const wordless = (look: object): unknown =>
  Object.fromEntries(Object.entries(look).map(([key, value]) => [key, WORDS.has(key) ? value !== '' : value]))

/** A box with its middle at a piece. */
export const around = ({ x, y, scale }: Piece<unknown>, width: number, height: number): Box => ({
  x: x - (width * scale) / 2,
  y: y - (height * scale) / 2,
  width: width * scale,
  height: height * scale,
})

/** A box with its upper left corner at a piece. */
export const from = ({ x, y, scale }: Piece<unknown>, width: number, height: number): Box => ({
  x,
  y,
  width: width * scale,
  height: height * scale,
})

/** A foot as large as the look itself. */
type Sized = Piece<{ readonly width: number; readonly height: number }>
export const aroundSize = (piece: Sized): Box => around(piece, piece.look.width, piece.look.height)
export const fromSize = (piece: Sized): Box => from(piece, piece.look.width, piece.look.height)

/** The numbers in a piece's name: 'coach 0 1 3'. */
const numbersIn = (name: string): number[] => name.split(' ').slice(1).map(Number)

/** It is the thing that the numbers in its name say. */
export const named =
  (ref: (...numbers: number[]) => Ref) =>
  (_: unknown, name: string): Ref[] => [ref(...numbersIn(name))]
