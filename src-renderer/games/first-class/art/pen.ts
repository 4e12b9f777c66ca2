import type { Ink } from '../../../stage/art/ink.ts'

/** Strokes that all pictures of First Class share. */
const stroke = (colour: string, width: number): string =>
  `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`

/** Round a thing that stands on the table: dark by day and by night. */
export const outline = (ink: Ink, width = 3): string => stroke(ink('edge'), width)
/** Round a sign: as dark or light as type. */
export const inked = (ink: Ink, width = 2.6): string => stroke(ink('ink'), width)

export const place = (body: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`
