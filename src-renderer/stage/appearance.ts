import type { Ref } from '../../src-shared/core.ts'
import type { Paintbox } from './drawing/paintbox.ts'
import type { Piece } from './pieces.ts'
import type { Box } from './scene.ts'
import type { Part } from './drawing/sprites.ts'

/**
 * How one kind of piece appears: its art, its letters and its foot. A game has one record for each kind of its looks,
 * in pieces of the game: the compiler asks for one that is missing.
 */
export interface Appearance<Look, Layer extends string, Letters> {
  /** The parts it is drawn with, from below to above; none, where it is made of letters alone. */
  art?(look: Look, paint: Paintbox<Layer>): Part[]
  /** What is written on it. */
  readonly letters?: Letters
  /** What it covers, in the space it lies in; nothing worth keeping free, where this is not given. */
  foot?(piece: Piece<Look>): Box | null
  /** What it takes up on the glass: where one points at it, and its ring is drawn. */
  bounds?(piece: Piece<Look>): Box
  /** What of it is read: the pill keeps off it while there is room near. */
  read?(piece: Piece<Look>): Box | null
  /** What it may be taken for by whoever points at it. */
  refs?(piece: Piece<Look>, name: string): Ref[]
}

/** What is asked of a piece of any kind. */
export const askedOf = <Look>(kindOf: (look: Look) => Appearance<Look, string, unknown>) => ({
  /** What it covers; null = the pill may lie on it. */
  footOf: (piece: Piece<Look>): Box | null => kindOf(piece.look).foot?.(piece) ?? null,
  readOf: (piece: Piece<Look>): Box | null => kindOf(piece.look).read?.(piece) ?? null,
  /** By its name among the poses. */
  refsOf: (name: string, piece: Piece<Look>): Ref[] => kindOf(piece.look).refs?.(piece, name) ?? [],
})
