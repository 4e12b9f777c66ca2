import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Fault } from '../../src-shared/bridge.ts'
import { daySchema } from '../../src-shared/daily.ts'
import { nameKept } from '../../src-shared/plain-text.ts'
import { MOST_STARS, THEMES } from '../../src-shared/problems.ts'
import { GAME_IDS } from '../../src-shared/table-schemas.ts'
import { LONGEST_SEAT_NAME } from '../../src-shared/table.ts'
import { codesOfStep, moment, seatNumber, seedNumber, turnNumber, version } from './bounds.ts'
import type { Files } from './files.ts'
import { HeldFile } from './held-file.ts'
import { sameName } from '../../src-shared/same-name.ts'
import type { Form } from './small-file.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
const code = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0x7fffffff))
const triedSchema = v.object({
  /** The best so far; null = not solved. */
  stars: v.nullable(v.pipe(count, v.maxValue(MOST_STARS))),
  /** Wrong tries, all told. */
  tries: count,
  /** When it was solved first. */
  at: v.nullable(moment),
  /** The day on which it was tried last, and what was lost of the stars on it: another day all can be had again. */
  day: daySchema,
  spent: v.pipe(count, v.maxValue(MOST_STARS)),
})
/** How a person has fared at a problem. */
export type Tried = Readonly<v.InferOutput<typeof triedSchema>>

/** Answers that lead to a position: more than any game has. */
const MOST_BEFORE = 20_000
const ownSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^own-[0-9a-f]{12}$/)),
  game: v.picklist(GAME_IDS),
  options: v.record(v.string(), v.unknown()),
  seats: v.pipe(count, v.minValue(2), v.maxValue(4)),
  seed: seedNumber,
  starter: v.nullable(seatNumber),
  rules: version,
  /** All that was answered before it. */
  before: v.pipe(v.array(code), v.maxLength(MOST_BEFORE)),
  seat: seatNumber,
  turn: turnNumber,
  theme: v.picklist(THEMES),
  answer: codesOfStep,
  second: codesOfStep,
  /** By so many points the answer is ahead. */
  ahead: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)),
  gains: v.pipe(v.number(), v.minValue(-100_000), v.maxValue(100_000)),
  at: moment,
})
/** A position out of a person's own game, in which there was better. */
export type OwnProblem = Readonly<v.InferOutput<typeof ownSchema>>

/** The same for the same position and answer. */
export const ownId = (made: readonly unknown[]): string =>
  `own-${createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 12)}`

const personSchema = v.object({
  name: nameKept(LONGEST_SEAT_NAME),
  row: count,
  best: count,
  problems: v.record(v.string(), triedSchema),
  // Younger than the others: files of an earlier version do not have it.
  own: v.optional(v.array(ownSchema), []),
})
/** What is kept of a person; `row`: solved one after another at the first try without help. */
export type Solver = Readonly<v.InferOutput<typeof personSchema>>

interface Kept {
  readonly people: readonly Solver[]
}

/** Whoever has tried none for longest is forgotten beyond so many; and of their problems the first. */
const MOST_PEOPLE = 40
const MOST_PROBLEMS = 1500
/** Own ones: the oldest goes first. */
const MOST_OWN = 60

const FORM: Form<Kept> = {
  name: 'problems.json',
  kind: 'signalbox-problems',
  format: 1,
  most: 8_000_000,
  schema: v.object({ people: v.array(personSchema) }),
  empty: { people: [] },
  newer: 'problemsNewer',
  broken: 'problemsBroken',
}

/** What people here have solved: one small file beside the games. Whoever has tried one last stands last. */
export class ProblemRecord {
  readonly #file: HeldFile<Kept>

  constructor(folder: string, files: Files) {
    this.#file = new HeldFile(folder, files, FORM)
  }

  /** What was found broken since the last call, to be told once. */
  takeNews(): Fault[] {
    return this.#file.takeNews()
  }

  async people(): Promise<readonly Solver[]> {
    return (await this.#file.read()).people
  }

  async of(name: string): Promise<Solver> {
    return solverIn(await this.#file.read(), name)
  }

  /**
   * Keeps of a person what has changed. @returns null, or why it could not be kept: until the program ends it holds all
   * the same.
   */
  async change(name: string, how: (solver: Solver) => Solver): Promise<Fault | null> {
    return this.#file.change((kept) => {
      const solver = how(solverIn(kept, name))
      const others = kept.people.filter((one) => sameName(one.name) !== sameName(name))
      const problems = Object.fromEntries(Object.entries(solver.problems).slice(-MOST_PROBLEMS))
      const own = solver.own.slice(-MOST_OWN)
      return { people: [...others, { ...solver, problems, own }].slice(-MOST_PEOPLE) }
    })
  }
}

const solverIn = ({ people }: Kept, name: string): Solver =>
  people.find((one) => sameName(one.name) === sameName(name)) ?? { name, row: 0, best: 0, problems: {}, own: [] }
