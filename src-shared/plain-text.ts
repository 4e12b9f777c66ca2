import * as v from 'valibot'
import { LONGEST_SEAT_NAME } from './table.ts'

/**
 * The one door for names and notes, whoever wrote them: a person in the window, or a file of a stranger. What comes
 * through has no line breaks, no control characters, nothing that turns round what stands beside it, half a letter
 * or only what nobody sees.
 */

/** What a name shows in place of one that is blank. */
const NAMELESS = '?'
/** A name's text that is longer before it is cleaned is none: nobody typed it. */
const LONGEST_RAW = 400

const BREAK = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** Half letters, marks that set the direction of writing, and others that take no room. Joiners within letters stay. */
const UNSEEN = /[\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
const BLANK = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u
const EVERY = / +/g

/** A text of one line of at most so many letters; empty where there would be nothing to see. */
export function plainLine(text: string, most: number): string {
  const plain = text.replace(BREAK, ' ').replace(UNSEEN, '').replace(EVERY, ' ').trim()
  return BLANK.test(plain) ? '' : cut(plain, most)
}

/** The same of several lines: what is written down about a game. */
export const plainLines = (text: string, most: number): string =>
  cut(
    text
      .replaceAll('\r\n', '\n')
      .split('\n')
      .map((line) => plainLine(line, most))
      .join('\n')
      .trim(),
    most,
  )

/** Never through the middle of a letter. */
const cut = (text: string, most: number): string => text.slice(0, most).replace(UNSEEN, '').trim()

/** What a seat is called, of what was typed for it; empty where nothing of that can be seen. */
export const seatName = (typed: string): string => plainLine(typed, LONGEST_SEAT_NAME)

/** A name as it is typed: refused where nothing of it can be seen. */
export const nameTyped = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.transform((text) => plainLine(text, most)),
    v.minLength(1),
  )

/** A name as it lies in a file: it is taken as far as it can be shown. */
export const nameKept = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(LONGEST_RAW),
    v.transform((text) => plainLine(text, most) || NAMELESS),
  )
