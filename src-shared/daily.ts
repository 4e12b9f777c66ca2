import * as v from 'valibot'
import { GAME_IDS } from './table-schemas.ts'
import { BOT_IDS } from './table.ts'

/**
 * The daily board: one deal a day for each game, made from the date alone. A day is one of UTC, so that all have the
 * same board at the same time.
 */

const DAY_MS = 24 * 60 * 60 * 1000

/** 'YYYY-MM-DD', of UTC. */
export type Day = string
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && dayAt(Date.parse(text)) === text
export const daySchema = v.pipe(v.string(), v.maxLength(10), v.check(isDay))

/** The day of a moment in milliseconds since 1970; empty where that is none. */
export function dayAt(ms: number): Day {
  const date = new Date(ms)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

/** When a day begins, in milliseconds since 1970. */
export const beginOf = (day: Day): number => Date.parse(day)
export const endOf = (day: Day): number => beginOf(day) + DAY_MS
/** The day so many days later. */
export const later = (day: Day, days: number): Day => dayAt(beginOf(day) + days * DAY_MS)
/** The day of the year, from 1: what a board is called by. */
export const numberOf = (day: Day): number => (beginOf(day) - Date.UTC(Number(day.slice(0, 4)), 0, 1)) / DAY_MS + 1
/** Days since 1970. */
export const daysSince1970 = (day: Day): number => beginOf(day) / DAY_MS

/** The first board. */
export const FIRST_DAY: Day = '2026-01-01'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** How somebody fared at a board to its end. */
const resultSchema = v.strictObject({
  points: v.number(),
  /** From 1; a shared one is the better one. */
  place: v.pipe(whole, v.minValue(1)),
  won: v.boolean(),
})
export type DailyResult = Readonly<v.InferOutput<typeof resultSchema>>

const boardSchema = v.strictObject({
  game: v.picklist(GAME_IDS),
  seats: whole,
  starter: whole,
  options: v.record(v.string(), v.unknown()),
  /** Who sits at all seats but the first. */
  bot: v.picklist(BOT_IDS),
  /** The first position as an onlooker sees it. */
  picture: v.unknown(),
  /** This person's own first result, once there is one. */
  own: v.nullable(resultSchema),
  /** Where the result of that came from, or where it is being played: to go on with, or to look back at. */
  slot: v.nullable(v.string()),
  /** A game that runs: it can be gone on with. */
  running: v.boolean(),
  /** What is begun now counts: it is its day, and this person has not begun it before. */
  counts: v.boolean(),
  /** How often this person has played it to its end, the first time included. */
  tries: whole,
  /** The best first result of all people here. */
  best: v.nullable(v.strictObject({ name: v.string(), points: v.number() })),
})
export type DailyBoard = Readonly<v.InferOutput<typeof boardSchema>>

const playedSchema = v.strictObject({
  day: daySchema,
  games: v.pipe(v.array(v.picklist(GAME_IDS)), v.readonly()),
  wins: whole,
})
/** A day on which this person has played a board to its end. */
export type PlayedDay = Readonly<v.InferOutput<typeof playedSchema>>

export const dailySchema = v.strictObject({
  /** By the clock of whoever runs the games, in milliseconds since 1970. */
  now: v.number(),
  day: daySchema,
  /** The person that this is about. */
  name: v.string(),
  /** All that have played a board here. */
  people: v.pipe(v.array(v.string()), v.readonly()),
  boards: v.pipe(v.array(boardSchema), v.readonly()),
  /** In order. */
  played: v.pipe(v.array(playedSchema), v.readonly()),
})
export type Daily = Readonly<v.InferOutput<typeof dailySchema>>
