/** Rows by letter, columns by number: as many rows as there are letters have a name. */
const LETTERS = 26

/** 'D' for the fourth row, from 0; '' where the letters have come to their end. */
export const rowName = (row: number): string => (row < 0 || row >= LETTERS ? '' : String.fromCharCode(65 + row))

/** 'D4': the name of a place by its row and column, both from 0; null where one of them has none. */
export const placeName = (row: number, column: number): string | null =>
  rowName(row) === '' || column < 0 ? null : `${rowName(row)}${column + 1}`
