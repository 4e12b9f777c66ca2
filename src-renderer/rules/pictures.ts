import type { Art, Ink } from '../stage/art/ink.ts'

/** Small pictures of a rules page by name: one drawing for each moment. */
export type RulePictures = Readonly<Record<string, readonly Art[]>>

/** The pictures are of no table: seats have the shapes of their places there, whatever people chose. */
const SHAPES: Readonly<Record<string, string>> = {
  'seat-a-shape': '0',
  'seat-b-shape': '1',
  'seat-c-shape': '2',
  'seat-d-shape': '3',
}

/** Colours as the page has them, so that a picture follows the theme. */
export const pageInk: Ink = (token) => SHAPES[token] ?? `var(--${token})`
