import * as v from 'valibot'
import { GAME_IDS } from './table-schemas.ts'

/** How the people at this computer have fared, game by game: counted from games that came to their end. */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const personSchema = v.strictObject({
  name: v.string(),
  games: whole,
  /** A shared first place is a win too. */
  wins: whole,
  /** Points a game, as many digits as there are. */
  average: v.number(),
  best: v.number(),
  /** How often they were told what to do. */
  hints: whole,
})
export type PersonStatistics = Readonly<v.InferOutput<typeof personSchema>>

/** highest: points of a person. widest: points ahead of the next. shortest, longest: turns. */
export const RECORDS = ['highest', 'widest', 'shortest', 'longest'] as const

const recordSchema = v.strictObject({
  kind: v.picklist(RECORDS),
  value: v.number(),
  /** Whose it is; for the length of a game the persons who played it. */
  names: v.pipe(v.array(v.string()), v.readonly()),
  /** Milliseconds since 1970 of the game's end. */
  at: v.number(),
  /** The saved game, to be looked back at if it is still there. */
  slot: v.string(),
})
export type GameRecord = Readonly<v.InferOutput<typeof recordSchema>>

const gameSchema = v.strictObject({
  game: v.picklist(GAME_IDS),
  games: whole,
  /** Most wins first. */
  people: v.pipe(v.array(personSchema), v.readonly()),
  records: v.pipe(v.array(recordSchema), v.readonly()),
})
export type GameStatistics = Readonly<v.InferOutput<typeof gameSchema>>

const counts = v.record(v.string(), v.number())
const bookSeatSchema = v.strictObject({
  name: v.string(),
  /** Still counted for somebody. */
  person: v.boolean(),
  points: v.number(),
  won: v.boolean(),
  place: whole,
  /** Empty where it was not kept: in files of an earlier version. */
  player: v.string(),
  /** Points by where they came from, as keys into the messages. */
  sources: counts,
  /** What was done beyond points, by name. */
  feats: counts,
  hints: whole,
  /** The first seat of those that win together. */
  side: whole,
  /** It could not win, whatever it scored. */
  out: v.boolean(),
})
const bookGameSchema = v.strictObject({
  game: v.picklist(GAME_IDS),
  slot: v.string(),
  at: v.number(),
  turns: whole,
  seats: v.pipe(v.array(bookSeatSchema), v.readonly()),
})
/** A game that came to its end, as the record book has it. */
export type BookGame = Readonly<v.InferOutput<typeof bookGameSchema>>
export type BookSeat = Readonly<v.InferOutput<typeof bookSeatSchema>>

/** The games of all, the oldest first, and what else stamps are given for. */
export const bookSchema = v.strictObject({
  games: v.pipe(v.array(bookGameSchema), v.readonly()),
  /** Lessons gone through on this device, of so many. */
  lessons: v.strictObject({ done: whole, all: whole }),
  /** Days with a daily board that counts, by person. */
  days: v.pipe(v.array(v.strictObject({ name: v.string(), days: whole })), v.readonly()),
})
export type Book = Readonly<v.InferOutput<typeof bookSchema>>

export const statisticsSchema = v.pipe(v.array(gameSchema), v.readonly())
export type Statistics = Readonly<v.InferOutput<typeof statisticsSchema>>
