import * as v from 'valibot'
import { THEMES } from '../../src-shared/problems.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Answers, each a number to base 36, with spaces between. */
const codes = v.pipe(
  v.string(),
  v.regex(/^[0-9a-z]{1,7}( [0-9a-z]{1,7})*$/),
  v.transform((text): readonly number[] => text.split(' ').map((code) => Number.parseInt(code, 36))),
)

/** A search that stands behind a problem. */
const search = v.strictObject({
  /** Judged states. */
  nodes: whole,
  seed: v.number(),
  /** On so many deals of what the seat cannot see the answer was played on beside all others. */
  deals: whole,
  /** By so much the answer is ahead of the best of the others: points, and share of the win, with standard errors. */
  points: v.tuple([v.number(), v.number()]),
  share: v.tuple([v.number(), v.number()]),
})

export const problemSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^(fe|fc|tr)-[0-9a-f]{8}$/)),
  /** The rules that it was found by: by others it would have to be proven anew. */
  rules: whole,
  /** The game it comes from, and all that was answered there before. */
  seats: whole,
  seed: v.number(),
  starter: whole,
  options: v.record(v.string(), v.unknown()),
  before: codes,
  /** Who is asked. */
  seat: whole,
  turn: whole,
  theme: v.picklist(THEMES),
  difficulty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  /** Of five tries, how often each level but the strongest finds it, weakest first. */
  found: v.tuple([whole, whole, whole, whole]),
  /** To the end of the turn, or to where something is learnt. */
  answer: codes,
  /** The best of all others. */
  second: codes,
  /** What the answer itself brings in points, as the score sheet counts them. */
  gains: v.number(),
  /** The search that found it, and one of its own, about four times as long. */
  proof: v.tuple([search, search]),
})

/** A position with one best line, as it lies in `problems/<game>.json`. */
export type Problem = Readonly<v.InferOutput<typeof problemSchema>>
/** As it is written. */
export type WrittenProblem = v.InferInput<typeof problemSchema>

export const writtenCodes = (all: readonly number[]): string => all.map((code) => code.toString(36)).join(' ')

/** What lies in a file of problems. @throws v.ValiError where one is not what a problem is */
export const readProblems = (json: unknown): readonly Problem[] => v.parse(v.array(problemSchema), json)
