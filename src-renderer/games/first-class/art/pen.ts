import type { Ink } from '../../../stage/art/ink.ts'

/** Round a thing that stands on the table: dark by day and by night. */
export const outline = (ink: Ink, width = 3): string =>
  `stroke="${ink('edge')}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
