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

export const statisticsSchema = v.pipe(v.array(gameSchema), v.readonly())
export type Statistics = Readonly<v.InferOutput<typeof statisticsSchema>>
