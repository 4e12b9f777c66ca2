import type { Size } from '../../../stage/craft.ts'

/** The table in the window that the look was drawn for, and in a large one. */
export const SMALL: Size = { width: 976, height: 752 }
export const LARGE: Size = { width: 1584, height: 1032 }
/** The lowest that the small table can be drawn: its things stand closer together then. */
export const LEAST: Size = { width: SMALL.width, height: 728 }
/** The highest: in a narrow window its cards are higher rather than that room above and below lies empty. */
export const MOST: Size = { width: SMALL.width, height: 822 }
