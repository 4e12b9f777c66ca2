import type { Pieces, Poses } from '../../../src-renderer/stage/pieces.ts'

/** All that is painted at this moment: with light and steam, which are no part of a position. */
export const painted = <Look>({ pieces }: { readonly pieces: Pieces<Look> }): Poses<Look> =>
  Object.fromEntries(pieces.with({}))
