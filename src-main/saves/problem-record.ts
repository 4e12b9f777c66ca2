import * as v from 'valibot'
import type { Fault } from '../../src-shared/bridge.ts'
import { daySchema } from '../../src-shared/daily.ts'
import { nameKept } from '../../src-shared/plain-text.ts'
import { MOST_STARS } from '../../src-shared/problems.ts'
import { LONGEST_SEAT_NAME } from '../../src-shared/table.ts'
import { moment } from './bounds.ts'
import type { Files } from './files.ts'
import { HeldFile } from './held-file.ts'
import { sameName } from './same-name.ts'
import type { Form } from './small-file.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
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

const personSchema = v.object({
  name: nameKept(LONGEST_SEAT_NAME),
  row: count,
  best: count,
  problems: v.record(v.string(), triedSchema),
})
/** What is kept of a person; `row`: solved one after another at the first try without help. */
export type Solver = Readonly<v.InferOutput<typeof personSchema>>

interface Kept {
  readonly people: readonly Solver[]
}

/** Whoever has tried none for longest is forgotten beyond so many; and of their problems the first. */
const MOST_PEOPLE = 40
const MOST_PROBLEMS = 1500

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
    const known = (await this.people()).find((one) => sameName(one.name) === sameName(name))
    return known ?? { name, row: 0, best: 0, problems: {} }
  }

  /** null, or why it could not be kept: until the program ends it holds all the same. */
  async keep(solver: Solver): Promise<Fault | null> {
    const others = (await this.people()).filter((one) => sameName(one.name) !== sameName(solver.name))
    const problems = Object.fromEntries(Object.entries(solver.problems).slice(-MOST_PROBLEMS))
    return this.#file.keep({ people: [...others, { ...solver, problems }].slice(-MOST_PEOPLE) })
  }
}
