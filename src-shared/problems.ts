import * as v from 'valibot'
import type { Fact } from './advice.ts'
import type { Ref, Seat } from './core.ts'

/** What a problem is about; the words and drawings are the window's. */
export const THEMES = [
  // Freight Express
  'couple',
  'deliver',
  'ram',
  'rails',
  'lay',
  'special',
  'drive',
  // First Class
  'wagons',
  'conductors',
  'route',
  'coins',
  'contracts',
  'refuse',
  // Transport
  'score',
  'belt',
  'machines',
  // Every game
  'end',
  'wait',
] as const
export type Theme = (typeof THEMES)[number]

/** Steps of difficulty, the easiest first. */
export const STEPS = [1, 2, 3, 4, 5] as const
export const MOST_STARS = 3
/** A hint that names a thing, and one that shows the first move. */
export const MOST_HINTS = 2

/** How a try stands. `judging`: it is over; `shown`: the solution was, and nothing counts any more. */
export const PHASES = ['open', 'judging', 'wrong', 'solved', 'shown'] as const
export type Phase = (typeof PHASES)[number]

/** How far a problem has come that is solved at the table. */
export interface ProblemState {
  readonly id: string
  readonly theme: Theme
  readonly difficulty: number
  /** From 1, among those of its game; 0 = it comes from a review. */
  readonly number: number
  /** Who is to move. */
  readonly seat: Seat
  /** What the answer brings at once, in points as the score sheet counts them. */
  readonly gains: number
  readonly phase: Phase
  /** Wrong tries since it was opened. */
  readonly tries: number
  readonly hints: number
  /** That can still be had, or that were had. */
  readonly stars: number
  /** What the first hint lights up; nothing before it. */
  readonly light: readonly Ref[]
  /** The answer, for the second hint and when it is over. */
  readonly answer: readonly number[] | null
  /** What holds of the answer: against the wrong try, or against the second best when it is solved. */
  readonly facts: readonly Fact[]
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const stars = v.pipe(whole, v.maxValue(MOST_STARS))

const rowSchema = v.strictObject({
  id: v.string(),
  /** From 1; 0 = one of one's own. */
  number: whole,
  theme: v.picklist(THEMES),
  difficulty: v.pipe(whole, v.minValue(1), v.maxValue(5)),
  seats: whole,
  turn: whole,
  gains: v.number(),
  /** The best that this person had; null = not solved yet. */
  stars: v.nullable(stars),
  /** Wrong tries, all told. */
  tries: whole,
  /** When it was solved first, in milliseconds since 1970. */
  at: v.nullable(v.number()),
})
/** A problem as the list has it, with how a person has fared at it. */
export type ProblemRow = Readonly<v.InferOutput<typeof rowSchema>>

export const problemsSchema = v.strictObject({
  /** The person that this is about. */
  name: v.string(),
  /** All that have tried one here. */
  people: v.pipe(v.array(v.string()), v.readonly()),
  /** Solved one after another at the first try without help: now, and at most. */
  row: whole,
  best: whole,
  problems: v.pipe(v.array(rowSchema), v.readonly()),
  /** Those that this person kept from reviews; the last one kept first. */
  own: v.pipe(v.array(rowSchema), v.readonly()),
})
export type Problems = Readonly<v.InferOutput<typeof problemsSchema>>

/** The slot of a problem's table: no saved game has such a name. */
export const slotOfProblem = (id: string): string => `problem-${id}`

/** The first that is not solved, as they stand in the list; null when all are. */
export const nextProblem = (problems: readonly ProblemRow[], after = 0): ProblemRow | null =>
  problems.find((one) => one.stars === null && one.number > after) ?? problems.find((one) => one.stars === null) ?? null
