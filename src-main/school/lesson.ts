import * as v from 'valibot'
import type { Ref } from '../../src-shared/core.ts'
import { GAME_IDS, refSchema } from '../../src-shared/table-schemas.ts'
import type { Pattern } from './matching.ts'

/**
 * A lesson as it lies in `lessons/<game>/<lesson>/lesson.json`: a position, what is to be done there step by step, and
 * how it can be done. Its words lie beside it, in a file for each language.
 */
export interface Lesson {
  /** As its folder: game and lesson, with a hyphen between. */
  readonly id: string
  readonly game: (typeof GAME_IDS)[number]
  /** How long it takes to whoever reads it all. */
  readonly minutes: number
  readonly position: Position
  /** What the other seats answer, the first that is legal; the Porter answers what is not told. */
  readonly others: readonly Pattern[]
  readonly steps: readonly LessonStep[]
  /** At its end is said what each seat has made of it. */
  readonly tellsPoints: boolean
}

/** As `Game.scenario` takes it, or a new game. */
export type Position =
  | { readonly scenario: Readonly<Record<string, unknown>>; readonly seats: number }
  | {
      readonly seats: number
      readonly seed: number
      readonly starter: number
      readonly options: Readonly<Record<string, unknown>>
    }

export interface LessonStep {
  /** By which its words are found. */
  readonly id: string
  /** When it is done. Without one it is to be read. */
  readonly goal?: Goal
  /** What it speaks of, for the light. */
  readonly light: readonly Ref[]
  /** The answers that do it; `bot`: whatever the Driver would play, where no line is the right one. */
  readonly solution: readonly Pattern[] | 'bot'
  /** Answers that lead on without doing it yet. Those of the solution do so anyway. */
  readonly onTheWay: readonly Pattern[]
  /** What is said to a move that leads away: of the first that holds. */
  readonly wrong: readonly { readonly when: Goal; readonly say: string }[]
}

/** A predicate over what has happened since the step began, and over the position reached. */
export type Goal =
  | { readonly event: Pattern; readonly times?: number }
  /** An answer of the learner's. */
  | { readonly answer: Pattern }
  | { readonly view: string; readonly is: Pattern }
  | { readonly status: Pattern }
  | { readonly all: readonly Goal[] }
  | { readonly any: readonly Goal[] }
  | { readonly not: Goal }

const pattern: v.GenericSchema<unknown, Pattern> = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.null(),
  v.array(v.lazy(() => pattern)),
  v.record(
    v.string(),
    v.lazy(() => pattern),
  ),
])
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const goal: v.GenericSchema<unknown, Goal> = v.lazy(() =>
  v.union([
    v.strictObject({ event: pattern, times: v.optional(whole) }),
    v.strictObject({ answer: pattern }),
    v.strictObject({ view: v.string(), is: pattern }),
    v.strictObject({ status: pattern }),
    v.strictObject({ all: v.array(goal) }),
    v.strictObject({ any: v.array(goal) }),
    v.strictObject({ not: goal }),
  ]),
)
const json = v.record(v.string(), v.unknown())

export const lessonSchema: v.GenericSchema<unknown, Lesson> = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,50}$/)),
  game: v.picklist(GAME_IDS),
  minutes: whole,
  position: v.union([
    v.strictObject({ scenario: json, seats: whole }),
    v.strictObject({ seats: whole, seed: whole, starter: whole, options: json }),
  ]),
  others: v.optional(v.array(pattern), []),
  steps: v.pipe(
    v.array(
      v.strictObject({
        id: v.string(),
        goal: v.optional(goal),
        light: v.optional(v.array(refSchema), []),
        solution: v.optional(v.union([v.literal('bot'), v.array(pattern)]), []),
        onTheWay: v.optional(v.array(pattern), []),
        wrong: v.optional(v.array(v.strictObject({ when: goal, say: v.string() })), []),
      }),
    ),
    v.minLength(1),
  ),
  tellsPoints: v.optional(v.boolean(), false),
})
