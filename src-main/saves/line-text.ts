import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { nameKept, plainLines } from '../../src-shared/plain-text.ts'
import { BOT_IDS, LONGEST_NAME, LONGEST_NOTE, LONGEST_SEAT_NAME, type KnownWhy } from '../../src-shared/table.ts'
import type { Line } from '../table/line.ts'
import {
  backCount,
  codesOfStep,
  moment,
  seatNumber,
  seatsOf,
  seedNumber,
  smallOptions,
  turnNumber,
  version,
  word,
} from './bounds.ts'

/** The newest form of journals this program writes and reads. */
export const FORMAT = 1

/** The first line of a journal: all a game is set up from, and what the list of saved games shows. */
export interface Header {
  readonly format: number
  readonly game: string
  readonly rulesVersion: number
  /** See `fingerprint`: tells a broken file from one of a version with other cards. */
  readonly deckHash: string
  readonly name: string
  readonly seats: readonly { readonly name: string; readonly player: string }[]
  readonly options: unknown
  readonly seed: number
  readonly starter: number | null
  readonly practice: boolean
  /** Whether hints are given; absent = they are. */
  readonly hints?: boolean
  /** It began as a copy of another game at some position: who played that one knows what lies hidden. */
  readonly copied?: boolean
  /** It began with the cards of another game, or was taken in from the file of a running one. */
  readonly known?: KnownHeader
  /** What somebody wrote down about it. */
  readonly note?: string
  /** Milliseconds since 1970. */
  readonly created: number
  /** Where the game stands before the first line. */
  readonly turn: number
  readonly active: number | null
}

const KNOWN_HEADERS = ['sameDeal', 'exported'] as const
export type KnownHeader = (typeof KNOWN_HEADERS)[number]

/** Why a game was known from its beginning, or from before it was taken in; null = it was not. */
export const knownFrom = ({ known, copied }: Header): KnownWhy | null => known ?? (copied ? 'copied' : null)

/** A line as it lies in the file: with the time it was kept, in milliseconds since 1970. */
export type KeptLine = Line & { readonly at: number }

const standing = { turn: turnNumber, active: v.nullable(seatNumber), by: seatNumber, at: moment }

export const headerSchema = v.object({
  format: version,
  game: word,
  rulesVersion: version,
  deckHash: word,
  name: nameKept(LONGEST_NAME),
  seats: seatsOf(v.object({ name: nameKept(LONGEST_SEAT_NAME), player: word })),
  options: smallOptions,
  seed: seedNumber,
  starter: v.nullable(seatNumber),
  practice: v.boolean(),
  // Younger than the others: journals of an earlier version do not have them.
  hints: v.optional(v.boolean()),
  copied: v.optional(v.boolean()),
  known: v.optional(v.picklist(KNOWN_HEADERS)),
  note: v.optional(
    v.pipe(
      v.string(),
      v.transform((note) => plainLines(note, LONGEST_NOTE)),
    ),
  ),
  created: moment,
  turn: turnNumber,
  active: v.nullable(seatNumber),
})

export const lineSchema = v.variant('kind', [
  v.object({
    kind: v.literal('step'),
    ...standing,
    codes: codesOfStep,
    check: word,
    failure: v.optional(v.picklist(['botFailed.threw', 'botFailed.late', 'botFailed.illegal'])),
  }),
  v.object({ kind: v.literal('undo'), ...standing, count: backCount }),
  v.object({ kind: v.literal('redo'), ...standing, count: backCount }),
  v.object({ kind: v.literal('takeBack'), ...standing, count: backCount }),
  v.object({
    kind: v.literal('seat'),
    ...standing,
    name: nameKept(LONGEST_SEAT_NAME),
    player: v.picklist(['person', ...BOT_IDS]),
  }),
  v.object({ kind: v.literal('known'), ...standing, why: v.literal('seatOpened') }),
  v.object({ kind: v.literal('hint'), ...standing }),
])

/** No seat is named that this table does not have. */
export const isOfTable = ({ seats }: Header, { active, by }: { active: number | null; by?: number }): boolean =>
  Math.max(active ?? 0, by ?? 0) < seats.length

const LINK_DIGITS = 16

/** The link of the chain for this body after that link: whoever changes a line breaks all that follow. */
const linkOf = (before: string, body: string): string =>
  createHash('sha256').update(before).update('\n').update(body).digest('hex').slice(0, LINK_DIGITS)

/** A body as a line of the file, `<link> <json>`, and the link it ends in. */
export function writeLine(before: string, body: Header | KeptLine): { text: string; link: string } {
  const json = JSON.stringify(body)
  const link = linkOf(before, json)
  return { text: `${link} ${json}\n`, link }
}

/** Takes a line apart; null when it does not follow that link or is not JSON. */
export function readLine(before: string, text: string): { body: unknown; link: string } | null {
  const link = text.slice(0, LINK_DIGITS)
  const json = text.slice(LINK_DIGITS + 1)
  if (text[LINK_DIGITS] !== ' ' || linkOf(before, json) !== link) return null
  try {
    return { body: JSON.parse(json) as unknown, link }
  } catch {
    return null
  }
}

/** The format a first line names, chain or no chain; null when it names none. */
export function formatOf(text: string): number | null {
  try {
    // What is no object has none.
    const { format } = JSON.parse(text.slice(text.indexOf('{'))) as { readonly format?: unknown }
    return typeof format === 'number' ? format : null
  } catch {
    return null
  }
}
