import * as v from 'valibot'
import { daySchema } from './daily.ts'
import type { Result } from './faults.ts'
import { done, refused } from './faults.ts'
import { TOPICS } from './first-sight.ts'
import { keysSchema } from './keys.ts'
import { lineSchema } from './lines.ts'
import { MOST_LOOKS } from './looks.ts'
import type { Notice, Replies } from './replies.ts'
import { momentSchema } from './review-schema.ts'
import { nameTyped, plainLine, plainLines } from './plain-text.ts'
import { GAME_IDS, refSchema, viewerSchema } from './table-schemas.ts'
import {
  BOT_IDS,
  CONFIRMS,
  DEFAULT_SETTINGS,
  LONGEST_NAME,
  LONGEST_NOTE,
  LONGEST_SEAT_NAME,
  MOST_LINES,
  MOST_TURNED,
  SEAT_COLOURS,
  TEXT_SIZES,
} from './table.ts'

export * from './faults.ts'
export * from './replies.ts'

/**
 * The one contract between the window and what runs the games. Electron and the browser host carry the same
 * messages; both ends check them against these schemas. What is not in this file cannot be asked.
 */

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
/** Letters of the longest game file that is taken: a game of ten thousand steps. */
export const MOST_GAME_FILE = 2_000_000
const code = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0x7fffffff))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))
const slot = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/))
/** The id of a kept layout of one's own. */
const lineId = slot
const lessonId = slot
const topic = v.picklist(TOPICS)
const codes = v.pipe(v.array(code), v.minLength(1), v.maxLength(64), v.readonly())

const seated = v.strictObject({
  name: nameTyped(LONGEST_SEAT_NAME),
  player: v.picklist(['person', ...BOT_IDS]),
})

const personLook = v.strictObject({
  name: nameTyped(LONGEST_SEAT_NAME),
  colour: v.nullable(seat),
  shape: v.nullable(seat),
})

/** Options are judged by their game; before that, only that they are no more than a game could have. */
export function isSmall(options: unknown): boolean {
  try {
    return JSON.stringify(options).length <= 20_000
  } catch {
    // Nested deeper than can be written down.
    return false
  }
}

export const newGameSchema = v.strictObject({
  game: v.picklist(GAME_IDS),
  /** Empty: it is named after those who sit there. */
  name: v.pipe(
    text(LONGEST_NAME),
    v.transform((name) => plainLine(name, LONGEST_NAME)),
  ),
  seats: v.pipe(v.array(seated), v.minLength(2), v.maxLength(4), v.readonly()),
  options: v.pipe(
    v.record(text(40), v.unknown()),
    v.check((all) => isSmall(all)),
  ),
  starter: v.optional(seat),
  seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff))),
  practice: v.boolean(),
  // Younger than the others: set-ups that an earlier version kept do not have it.
  hints: v.optional(v.boolean()),
})

const loudness = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

/** How tables lie that were turned by hand: by sixths. */
const turned = v.pipe(
  v.array(v.strictObject({ slot, turn: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)) })),
  v.maxLength(MOST_TURNED),
  v.readonly(),
)

export const settingsSchema = v.strictObject({
  language: v.picklist(['system', 'en', 'nl', 'de']),
  theme: v.picklist(['system', 'day', 'night']),
  speed: v.picklist(['slow', 'normal', 'fast', 'off']),
  // Younger than the others: files of an earlier version do not have it.
  reducedMotion: v.optional(v.boolean(), DEFAULT_SETTINGS.reducedMotion),
  seatColours: v.optional(v.picklist(SEAT_COLOURS), DEFAULT_SETTINGS.seatColours),
  looks: v.optional(v.pipe(v.array(personLook), v.maxLength(MOST_LOOKS), v.readonly()), DEFAULT_SETTINGS.looks),
  textSize: v.optional(v.picklist(TEXT_SIZES), DEFAULT_SETTINGS.textSize),
  sound: v.optional(loudness, DEFAULT_SETTINGS.sound),
  // Whoever has a file without these has never heard them: it opens as it was.
  ambience: v.optional(loudness, 0),
  music: v.optional(loudness, 0),
  bell: v.optional(v.boolean(), DEFAULT_SETTINGS.bell),
  confirm: v.optional(v.picklist(CONFIRMS), DEFAULT_SETTINGS.confirm),
  firstSight: v.optional(v.boolean(), DEFAULT_SETTINGS.firstSight),
  showKeys: v.optional(v.boolean(), DEFAULT_SETTINGS.showKeys),
  keys: v.optional(keysSchema, DEFAULT_SETTINGS.keys),
  // Earlier versions kept one set-up for all games. What this version does not understand is forgotten, not an error.
  usual: v.optional(
    v.fallback(
      v.union([
        v.pipe(v.array(newGameSchema), v.readonly()),
        v.pipe(
          v.nullable(newGameSchema),
          v.transform((one) => (one ? [one] : [])),
        ),
      ]),
      [],
    ),
    [],
  ),
  last: v.optional(v.fallback(v.pipe(v.array(newGameSchema), v.readonly()), []), []),
  turned: v.optional(v.fallback(turned, []), []),
})

const command = v.variant('kind', [
  v.strictObject({ kind: v.literal('undo') }),
  v.strictObject({ kind: v.literal('redo') }),
  v.strictObject({ kind: v.literal('takeBack'), seat }),
  v.strictObject({ kind: v.literal('sameDeal'), seat }),
  v.strictObject({ kind: v.literal('consent'), seat, agrees: v.boolean() }),
  v.strictObject({ kind: v.literal('sit'), seat, who: seated }),
  v.strictObject({ kind: v.literal('liftCurtain'), seat }),
  v.strictObject({ kind: v.literal('doNotAsk'), seat, on: v.boolean() }),
  v.strictObject({ kind: v.literal('hurry') }),
])

/** What each request carries. */
export const requestSchemas = {
  /** The first thing a window asks; also answers which game is open, if any. */
  hello: v.strictObject({}),
  listSlots: v.strictObject({}),
  /** The position of a saved game as an onlooker sees it, for its row in the list. */
  pictureOf: v.strictObject({ slot }),
  newGame: newGameSchema,
  openSlot: v.strictObject({ slot }),
  /** The open table once more for the same eyes, after a refusal: the curtain stays as it is. */
  showTable: v.strictObject({ slot }),
  /** Opens a copy of the readable part of a damaged game. */
  openGoodPart: v.strictObject({ slot }),
  /** Leaves the table; nothing can be lost. */
  leaveTable: v.strictObject({ slot }),
  act: v.strictObject({ slot, seq: count, codes }),
  command: v.strictObject({ slot, seq: count, command }),
  /** Bots wait while something lies over the table that a person has to see to; or they go on. */
  restBots: v.strictObject({ slot, on: v.boolean() }),
  preview: v.strictObject({ slot, seq: count, codes }),
  /** Of several answers to the present question only how a preview of each ends: a whole one is large. */
  previewEnds: v.strictObject({
    slot,
    seq: count,
    lines: v.pipe(v.array(codes), v.maxLength(MOST_LINES), v.readonly()),
  }),
  /** Why nothing is offered at a thing; `held`: why that does not go there. */
  explain: v.strictObject({ slot, seq: count, ref: refSchema, held: v.optional(refSchema) }),
  /** What the strongest bot would do at the present question, by what the seat knows; takes about a second. */
  advise: v.strictObject({ slot, seq: count }),
  /** Why the bot whose turn it was did what it did. */
  why: v.strictObject({ slot, turn: count }),
  /**
   * The table after an entry of the log. `as`: through whose eyes, of a game that is over; else those that look now.
   */
  lookBack: v.strictObject({ slot, n: count, as: v.optional(viewerSchema) }),
  /** What the log tells `viewer`, who looks now, of before entry `before`: a page of it, up to that entry. */
  earlierLog: v.strictObject({ slot, before: count, viewer: viewerSchema }),
  /**
   * The review of a game that is over, or for practice: what is found of it so far. Begins with it, or goes on, where
   * it is not whole; what is found is told by notices.
   */
  review: v.strictObject({ slot }),
  /** Ends that; what was found is kept. */
  stopReview: v.strictObject({ slot }),
  /** The table where the two moves of a moment part, and what each of them does. */
  moment: v.strictObject({ slot, moment: momentSchema }),
  /** A new game that goes on from the position after an entry of the log. */
  playOn: v.strictObject({ slot, n: count }),
  /** A new game at the same table: the next seat starts; or all as it was, with the same deal or with another. */
  playAgain: v.strictObject({ slot, how: v.picklist(['rematch', 'sameDeal', 'newDeal']) }),
  renameSlot: v.strictObject({ slot, name: nameTyped(LONGEST_NAME) }),
  /** Writes something down about a game; nothing = no note. */
  annotateSlot: v.strictObject({
    slot,
    note: v.pipe(
      text(LONGEST_NOTE),
      v.transform((note) => plainLines(note, LONGEST_NOTE)),
    ),
  }),
  duplicateSlot: v.strictObject({ slot }),
  deleteSlot: v.strictObject({ slot }),
  /** A game as one file, for another computer. */
  exportGame: v.strictObject({ slot }),
  /** Such a file: checked by playing it, and taken into the list. */
  importGame: v.strictObject({ text: text(MOST_GAME_FILE) }),
  /** One game of many from another computer: checked alike, and taken in only where it is not here yet. */
  mergeGame: v.strictObject({ text: text(MOST_GAME_FILE) }),
  /** Ends either, while it is being checked. */
  cancelImport: v.strictObject({}),
  /** What lies in the trash, the latest first. */
  listDeleted: v.strictObject({}),
  /** Takes all that lies in the trash away for good. */
  emptyTrash: v.strictObject({}),
  /** Brings a deleted game back. */
  restoreSlot: v.strictObject({ slot }),
  setSettings: settingsSchema,
  /** How the people at this computer have fared. */
  statistics: v.strictObject({}),
  /** Forgets it, of one person or (null) of everyone; the saved games stay. */
  clearStatistics: v.strictObject({ name: v.nullable(text(LONGEST_SEAT_NAME)) }),
  /** Takes the last clearing back, while the program runs. */
  restoreStatistics: v.strictObject({}),
  /** The layouts of one's own (see lines.ts). */
  listLines: v.strictObject({}),
  /** Keeps a layout under its name: a new one, or in the place of the one named. */
  keepLine: v.strictObject({ id: v.nullable(lineId), line: lineSchema }),
  deleteLine: v.strictObject({ id: lineId }),
  /** The lessons, and which of them were gone through on this device. */
  school: v.strictObject({}),
  /** The table as a lesson begins, for its picture. */
  pictureOfLesson: v.strictObject({ lesson: lessonId }),
  /** Sits down to a lesson: where it was left, or `fresh` from its start. Its table is never kept as a game. */
  openLesson: v.strictObject({ lesson: lessonId, fresh: v.boolean() }),
  /** At a lesson's table: goes on from what was read, has the step shown, or takes back what led away. */
  coach: v.strictObject({ slot, seq: count, wish: v.picklist(['goOn', 'showMe', 'takeBack']) }),
  /** What was said at first sight; and that something is being said to a person now, or all is to be said anew. */
  toldAtSight: v.strictObject({}),
  tellAtSight: v.strictObject({
    name: text(LONGEST_SEAT_NAME),
    topics: v.pipe(v.array(topic), v.maxLength(TOPICS.length)),
  }),
  forgetSight: v.strictObject({}),
  /** 'I know this', or not after all. Where it was left stays as it is. */
  markLesson: v.strictObject({ lesson: lessonId, done: v.boolean() }),
  /** As if a lesson had never been begun. */
  forgetLesson: v.strictObject({ lesson: lessonId }),
  /** The boards of a day, and how a person has fared at them; null = today, `name` empty = whoever played last. */
  daily: v.strictObject({ day: v.nullable(daySchema), name: text(LONGEST_SEAT_NAME) }),
  /** Sits down to a board. `names`: the person's, and what the others are called. */
  playDaily: v.strictObject({
    game: v.picklist(GAME_IDS),
    day: daySchema,
    title: nameTyped(LONGEST_NAME),
    names: v.pipe(v.array(nameTyped(LONGEST_SEAT_NAME)), v.minLength(2), v.maxLength(4), v.readonly()),
  }),
  /** The problems of a game, and how a person has fared at them; `name` empty = whoever has tried one last. */
  problems: v.strictObject({ game: v.picklist(GAME_IDS), name: text(LONGEST_SEAT_NAME) }),
  /** The position of a problem, as whoever is to move sees it. */
  pictureOfProblem: v.strictObject({ problem: slot }),
  /** Sits down to a problem. */
  openProblem: v.strictObject({ problem: slot, name: nameTyped(LONGEST_SEAT_NAME) }),
  /** Keeps a slip of the game at the table as a problem of this person's own. */
  keepProblem: v.strictObject({ slot, moment: momentSchema, name: nameTyped(LONGEST_SEAT_NAME) }),
  /** Takes a problem of this person's own away; `back`: it is to be had again, until the program ends. */
  dropProblem: v.strictObject({ problem: slot, name: nameTyped(LONGEST_SEAT_NAME), back: v.boolean() }),
  /** At a problem's table: sets the position up again, asks for the next hint, or has the solution played. */
  solving: v.strictObject({ slot, seq: count, wish: v.picklist(['again', 'hint', 'solution']) }),
  /** What to hand to whoever helps when something went wrong. */
  report: v.strictObject({}),
  /** What crashed in the window, for the log. */
  crashed: v.strictObject({ what: text(4000) }),
  /** Shows the folder of the games where the system shows folders. */
  openFolder: v.strictObject({}),
  /** Closes the program. */
  quit: v.strictObject({}),
} as const

export type RequestName = keyof typeof requestSchemas
export const REQUEST_NAMES = Object.keys(requestSchemas) as RequestName[]
export type RequestOf<N extends RequestName> = v.InferOutput<(typeof requestSchemas)[N]>

/** One request on the wire. `id` only ever grows within a session: one that does not is a replay. */
export const envelopeSchema = v.strictObject({ id: v.pipe(count, v.minValue(1)), name: text(40), payload: v.unknown() })

/**
 * What goes back over the browser host's socket; what lies inside has a schema of its own. Electron answers by its own
 * means.
 */
export const fromHostSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('reply'), id: count, result: v.unknown() }),
  v.strictObject({ kind: v.literal('notice'), notice: v.unknown() }),
])
export type FromHost = v.InferOutput<typeof fromHostSchema>

/** Checks a request's name and payload: at both ends, the same code. */
export function checkRequest(
  name: string,
  payload: unknown,
): Result<{ name: RequestName; payload: RequestOf<RequestName> }> {
  if (!Object.hasOwn(requestSchemas, name)) return refused('unknownRequest')
  const parsed = v.safeParse(requestSchemas[name as RequestName], payload)
  if (!parsed.success) return refused('malformed', { where: v.getDotPath(parsed.issues[0]) ?? '' })
  return done({ name: name as RequestName, payload: parsed.output as RequestOf<RequestName> })
}

/** What the window holds: the same under Electron and in a browser tab. */
export interface Bridge {
  ask<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Result<Replies[N]>>
  /** Returns what stops listening. */
  onNotice(listener: (notice: Notice) => void): () => void
}
