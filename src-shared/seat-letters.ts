import type { Seat } from './core.ts'

/** Colour is never alone: each seat has a letter, in every game and language. */
const LETTERS = 'ABCD'

export const letterOfSeat = (seat: Seat): string => LETTERS[seat]
/** The seat of a letter, or -1. */
export const seatOfLetter = (letter: string): Seat => LETTERS.indexOf(letter)
