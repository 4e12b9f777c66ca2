/** The letters of the drawn tables. */
export const JOST = '"Jost Variable", Jost, sans-serif'
export const BARLOW = 'Barlow, sans-serif'
/** Narrow, for words on tickets and plates. */
export const NARROW = '"Barlow Condensed", Barlow, sans-serif'
