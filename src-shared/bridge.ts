import * as v from 'valibot'
import { REF_KINDS, type Reason } from './core.ts'
import type { Preview, Settings, SlotId, SlotSummary, TableUpdate } from './table.ts'
import { BOT_IDS, DEFAULT_SETTINGS, TEXT_SIZES } from './table.ts'

/**
 * The one contract between the window and what runs the games. Electron and the browser host carry the same
 * messages; both ends check them against these schemas. What is not in this file cannot be asked.
 */

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const code = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0x7fffffff))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))
const slot = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/))
const codes = v.pipe(v.array(code), v.minLength(1), v.maxLength(64), v.readonly())
const ref = v.strictObject({ kind: v.picklist(REF_KINDS), id: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(1_000_000)) })

export const settingsSchema = v.strictObject({
  language: v.picklist(['system', 'en', 'nl', 'de']),
  theme: v.picklist(['system', 'day', 'night']),
  speed: v.picklist(['slow', 'normal', 'fast', 'off']),
  // Younger than the others: files of an earlier version do not have it.
  textSize: v.optional(v.picklist(TEXT_SIZES), DEFAULT_SETTINGS.textSize),
})

export const newGameSchema = v.strictObject({
  game: v.picklist(['freight-express', 'first-class', 'transport']),
  name: text(80),
  seats: v.pipe(
    v.array(v.strictObject({ name: v.pipe(text(40), v.trim(), v.minLength(1)), player: v.picklist(['person', ...BOT_IDS]) })),
    v.minLength(2),
    v.maxLength(4),
    v.readonly(),
  ),
  options: v.record(text(40), v.unknown()),
  starter: v.optional(seat),
  seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff))),
  practice: v.boolean(),
})

const command = v.variant('kind', [
  v.strictObject({ kind: v.literal('undo') }),
  v.strictObject({ kind: v.literal('redo') }),
  v.strictObject({ kind: v.literal('liftCurtain'), seat }),
])

/** What each request carries. */
export const requestSchemas = {
  /** The first thing a window asks; also answers which game is open, if any. */
  hello: v.strictObject({}),
  listSlots: v.strictObject({}),
  newGame: newGameSchema,
  openSlot: v.strictObject({ slot }),
  /** Opens a copy of the readable part of a damaged game. */
  openGoodPart: v.strictObject({ slot }),
  /** Leaves the table; nothing can be lost. */
  leaveTable: v.strictObject({ slot }),
  act: v.strictObject({ slot, seq: count, codes }),
  command: v.strictObject({ slot, seq: count, command }),
  preview: v.strictObject({ slot, seq: count, codes }),
  explain: v.strictObject({ slot, seq: count, ref }),
  renameSlot: v.strictObject({ slot, name: v.pipe(text(80), v.trim(), v.minLength(1)) }),
  duplicateSlot: v.strictObject({ slot }),
  deleteSlot: v.strictObject({ slot }),
  /** Brings a deleted game back. */
  restoreSlot: v.strictObject({ slot }),
  setSettings: settingsSchema,
  /** Closes the program. */
  quit: v.strictObject({}),
} as const

export type RequestName = keyof typeof requestSchemas
export const REQUEST_NAMES = Object.keys(requestSchemas) as RequestName[]
export type RequestOf<N extends RequestName> = v.InferOutput<(typeof requestSchemas)[N]>

export interface Hello {
  readonly version: string
  /** Which shell carries the bridge. */
  readonly host: 'electron' | 'browser'
  readonly settings: Settings
  readonly slots: readonly SlotSummary[]
  /** The folder where games are kept, for the eye only. */
  readonly folder: string
  /** The table that was open when the window was reloaded, its curtain down. */
  readonly table: TableUpdate | null
  /** Things set aside or not readable at start, to be told once. */
  readonly faults: readonly Fault[]
}

/** What each request is answered with. */
export interface Replies {
  hello: Hello
  listSlots: { readonly slots: readonly SlotSummary[] }
  newGame: TableUpdate
  openSlot: TableUpdate
  openGoodPart: TableUpdate
  leaveTable: { readonly slots: readonly SlotSummary[] }
  act: TableUpdate
  command: TableUpdate
  preview: Preview
  explain: { readonly reasons: readonly Reason[] }
  renameSlot: { readonly slots: readonly SlotSummary[] }
  duplicateSlot: { readonly slots: readonly SlotSummary[]; readonly slot: SlotId }
  deleteSlot: { readonly slots: readonly SlotSummary[] }
  restoreSlot: { readonly slots: readonly SlotSummary[] }
  setSettings: { readonly settings: Settings }
  quit: { readonly closing: true }
}

/** What main says unasked. */
export type Notice =
  /** The table changed without a request: a bot moved. */
  | { readonly kind: 'table'; readonly update: TableUpdate }
  | { readonly kind: 'slots'; readonly slots: readonly SlotSummary[] }
  | { readonly kind: 'fault'; readonly fault: Fault }

/** Every way in which a request can be refused, or something can go wrong. `fault.<code>` is its text. */
export const FAULT_CODES = [
  'malformed', // not a message of this contract
  'unknownRequest',
  'unauthorised', // not our window
  'replayed', // a message that was already answered
  'tooMany', // faster than any person
  'stale', // the table has moved on
  'illegal', // not one of the choices
  'notYourTurn', // the curtain is down, or another must choose
  'badOptions', // reasons say why
  'noSuchSlot',
  'noSuchGame',
  'damaged', // the journal's middle; set aside untouched
  'newer', // written by a newer version; kept untouched
  'inUse', // another instance has these games open
  'noSpace',
  'notAllowed', // the system refused to write
  'cannotWrite',
  'cannotRead',
  'settingsUnreadable', // set aside, defaults used
  'disconnected', // the host is gone
  'internal',
] as const
export type FaultCode = (typeof FAULT_CODES)[number]

export interface Fault {
  readonly code: FaultCode
  /** What the text may fill in: a file, a turn, a name. */
  readonly params?: Readonly<Record<string, string | number>>
  readonly reasons?: readonly Reason[]
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault }
export const done = <T>(value: T): Result<T> => ({ ok: true, value })
export const refused = (code: FaultCode, params?: Fault['params'], reasons?: readonly Reason[]): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault: { code, ...(params && { params }), ...(reasons && { reasons }) },
})

/** One request on the wire. `id` only ever grows within a session: one that does not is a replay. */
export interface Envelope {
  readonly id: number
  readonly name: RequestName
  readonly payload: unknown
}
export const envelopeSchema = v.strictObject({ id: v.pipe(count, v.minValue(1)), name: text(40), payload: v.unknown() })

/** What goes back over the browser host's socket. Electron answers by its own means. */
export type FromHost =
  | { readonly kind: 'reply'; readonly id: number; readonly result: Result<unknown> }
  | { readonly kind: 'notice'; readonly notice: Notice }

/** Checks a request's name and payload: at both ends, the same code. */
export function checkRequest(name: string, payload: unknown): Result<{ name: RequestName; payload: RequestOf<RequestName> }> {
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
