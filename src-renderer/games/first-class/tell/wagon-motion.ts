import type { Piece } from '../looks.ts'

/** In milliseconds, and how far a wagon gives way to the one that is coupled to it. */
export const JOLT = { gives: 70, back: 150, by: 6 } as const
/** From coupling to coupling, in milliseconds. */
export const NUDGE = 40

/** So wide and so high at a moment of its turn, about its own middle. */
export const turning = (one: Piece, squash: number, up: number, middle = 64): Piece => ({
  ...one,
  squash,
  x: one.x + middle * one.scale * (1 - squash),
  y: one.y - up,
})

/** Who stands over a wagon, on its roof or beside it on the platform. */
export const isOver = ({ x }: Piece, wagon: Piece): boolean => x >= wagon.x && x <= wagon.x + 128 * wagon.scale
