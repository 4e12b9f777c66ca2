import type { Art, Ink } from '../stage/art/ink.ts'

/** Small pictures of a rules page by name: one drawing for each moment. */
export type RulePictures = Readonly<Record<string, readonly Art[]>>

/** Colours as the page has them, so that a picture follows the theme. */
export const pageInk: Ink = (token) => `var(--${token})`
