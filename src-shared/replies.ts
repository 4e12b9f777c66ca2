import * as v from 'valibot'
import { dailySchema } from './daily.ts'
import { faultSchema, refused, type Result } from './faults.ts'
import { keptLineSchema } from './lines.ts'
import { momentShownSchema, reviewStateSchema } from './review-schema.ts'
import { problemsSchema } from './problems.ts'
import { bookSchema, statisticsSchema } from './statistics.ts'
import {
  adviceSchema,
  factSchema,
  glanceSchema,
  keptSettingsSchema,
  logEntrySchema,
  lessonRowSchema,
  pastSchema,
  previewEndSchema,
  previewSchema,
  reasonSchema,
  slotSummarySchema,
  tableUpdateSchema,
} from './table-schemas.ts'
import { damagedRow, MERGED } from './table.ts'

/** One row that cannot be shown stands as damaged: it never takes the others with it. */
const slotRow = v.fallback(slotSummarySchema, (row) => damagedRow(idIn(row?.value)))
const idIn = (row: unknown): string =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : ''
const slots = v.pipe(v.array(slotRow), v.readonly())
const listed = v.strictObject({ slots })
/** What lies in the trash: the latest that can be read, how many lie there, and how many bytes all of it takes. */
const deleted = v.strictObject({ slots, all: v.number(), bytes: v.number() })
const lessons = v.pipe(v.array(lessonRowSchema), v.readonly())
const lines = v.pipe(v.array(keptLineSchema), v.readonly())

const hello = v.strictObject({
  version: v.string(),
  /** Which shell carries the bridge. */
  host: v.picklist(['electron', 'browser']),
  settings: keptSettingsSchema,
  /** The games that are seen first; with `moreSlots` there are others, which `listSlots` tells. */
  slots,
  moreSlots: v.boolean(),
  /** The folder where games are kept, for the eye only. */
  folder: v.string(),
  /** The table that was open when the window was reloaded, its curtain down. */
  table: v.nullable(tableUpdateSchema),
  /** Things set aside or not readable at start, to be told once. */
  faults: v.pipe(v.array(faultSchema), v.readonly()),
})
export type Hello = Readonly<v.InferOutput<typeof hello>>

/** What each request is answered with. */
export const replySchemas = {
  hello,
  listSlots: listed,
  /** Without a picture where the game cannot be read. */
  pictureOf: glanceSchema,
  newGame: tableUpdateSchema,
  openSlot: tableUpdateSchema,
  showTable: tableUpdateSchema,
  openGoodPart: tableUpdateSchema,
  leaveTable: listed,
  act: tableUpdateSchema,
  command: tableUpdateSchema,
  restBots: v.strictObject({}),
  preview: previewSchema,
  /** In the order of the lines; null for one that is not legal. */
  previewEnds: v.strictObject({ ends: v.pipe(v.array(v.nullable(previewEndSchema)), v.readonly()) }),
  /** Null where none could be had. */
  advise: v.strictObject({ advice: v.nullable(adviceSchema) }),
  /** Null while somebody thinks: it can be asked again. */
  why: v.strictObject({ facts: v.nullable(v.array(factSchema)) }),
  lookBack: pastSchema,
  earlierLog: v.strictObject({ log: v.pipe(v.array(logEntrySchema), v.readonly()) }),
  review: reviewStateSchema,
  stopReview: v.strictObject({}),
  moment: momentShownSchema,
  playOn: tableUpdateSchema,
  playAgain: tableUpdateSchema,
  explain: v.strictObject({ reasons: v.pipe(v.array(reasonSchema), v.readonly()) }),
  renameSlot: listed,
  annotateSlot: listed,
  duplicateSlot: v.strictObject({ slots, slot: v.string() }),
  exportGame: v.strictObject({ file: v.string(), text: v.string() }),
  /** `name`: what it is called in the list, where there may have been one of its name. */
  importGame: v.strictObject({ slots, slot: v.string(), name: v.string() }),
  mergeGame: v.strictObject({ how: v.picklist(MERGED), name: v.string() }),
  cancelImport: v.strictObject({}),
  deleteSlot: listed,
  listDeleted: deleted,
  emptyTrash: deleted,
  restoreSlot: listed,
  /** `faults`: a file set aside or not readable, told once. */
  statistics: v.strictObject({
    statistics: statisticsSchema,
    book: bookSchema,
    faults: v.pipe(v.array(faultSchema), v.readonly()),
  }),
  clearStatistics: v.strictObject({}),
  restoreStatistics: v.strictObject({}),
  setSettings: v.strictObject({ settings: keptSettingsSchema }),
  /** `faults`: files set aside or not readable, told once. */
  listLines: v.strictObject({ lines, faults: v.pipe(v.array(faultSchema), v.readonly()) }),
  keepLine: v.strictObject({ lines, id: v.string() }),
  deleteLine: v.strictObject({ lines }),
  /** `faults`: a file set aside or not readable, told once. */
  school: v.strictObject({ lessons, faults: v.pipe(v.array(faultSchema), v.readonly()) }),
  pictureOfLesson: v.strictObject({ picture: v.unknown() }),
  openLesson: tableUpdateSchema,
  coach: tableUpdateSchema,
  markLesson: v.strictObject({ lessons }),
  forgetLesson: v.strictObject({ lessons }),
  toldAtSight: v.strictObject({
    told: v.pipe(v.array(v.string()), v.readonly()),
    /** By `sameName`. */
    toldTo: v.record(v.string(), v.pipe(v.array(v.string()), v.readonly())),
  }),
  tellAtSight: v.strictObject({}),
  forgetSight: v.strictObject({}),
  /** `faults`: a file set aside or not readable, told once. */
  daily: v.strictObject({ daily: dailySchema, faults: v.pipe(v.array(faultSchema), v.readonly()) }),
  playDaily: tableUpdateSchema,
  /** `faults`: a file set aside or not readable, told once. */
  problems: v.strictObject({ problems: problemsSchema, faults: v.pipe(v.array(faultSchema), v.readonly()) }),
  /** Null where there is no such problem. */
  pictureOfProblem: v.strictObject({ picture: v.unknown() }),
  openProblem: tableUpdateSchema,
  keepProblem: v.strictObject({}),
  dropProblem: v.strictObject({}),
  solving: tableUpdateSchema,
  report: v.strictObject({ text: v.string() }),
  crashed: v.strictObject({}),
  /** False where only its path can be told. */
  openFolder: v.strictObject({ opened: v.boolean() }),
  quit: v.strictObject({ closing: v.literal(true) }),
} as const
type ReplySchemas = typeof replySchemas
export type Replies = { readonly [N in keyof ReplySchemas]: Readonly<v.InferOutput<ReplySchemas[N]>> }

/** What the menu of the system can ask of the window. */
export const MENU_COMMANDS = ['home', 'settings', 'rules', 'shortcuts'] as const
export type MenuCommand = (typeof MENU_COMMANDS)[number]

/** What main says unasked. */
export const noticeSchema = v.variant('kind', [
  /** The table changed without a request: a bot moved. */
  v.strictObject({ kind: v.literal('table'), update: tableUpdateSchema }),
  v.strictObject({ kind: v.literal('slots'), slots }),
  v.strictObject({ kind: v.literal('fault'), fault: faultSchema }),
  /** More of a review was found, or it ended. */
  v.strictObject({ kind: v.literal('review'), state: reviewStateSchema }),
  /** So much of a game file has been checked, of one that takes a while: 0 to 1, and 1 when it is over. */
  v.strictObject({ kind: v.literal('importing'), share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) }),
  /** Chosen in the menu of the system. */
  v.strictObject({ kind: v.literal('menu'), command: v.picklist(MENU_COMMANDS) }),
])
export type Notice = Readonly<v.InferOutput<typeof noticeSchema>>

const resultFrame = v.variant('ok', [
  v.strictObject({ ok: v.literal(true), value: v.unknown() }),
  v.strictObject({ ok: v.literal(false), fault: faultSchema }),
])

/** Checks an answer to this request. One that is not of the contract is a fault of the program. */
export function checkReply<N extends keyof Replies>(name: N, answer: unknown): Result<Replies[N]> {
  const frame = v.safeParse(resultFrame, answer)
  if (!frame.success) return strange(name, frame.issues[0])
  if (!frame.output.ok) return frame.output
  const value = v.safeParse(replySchemas[name], frame.output.value)
  // The schema was picked by the name just above.
  return value.success ? { ok: true, value: value.output as Replies[N] } : strange(name, value.issues[0])
}

/** Checks what main said unasked. What is not of the contract becomes a fault that says so. */
export function checkNotice(said: unknown): Notice {
  const notice = v.safeParse(noticeSchema, said)
  return notice.success ? notice.output : { kind: 'fault', fault: strange('notice', notice.issues[0]).fault }
}

const strange = (what: string, issue: v.BaseIssue<unknown>) =>
  refused('internal', { where: `${what} ${v.getDotPath(issue) ?? ''}`.trim() })
