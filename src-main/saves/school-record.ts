import * as v from 'valibot'
import type { Fault } from '../../src-shared/bridge.ts'
import { sameName } from '../../src-shared/same-name.ts'
import type { Files } from './files.ts'
import { HeldFile } from './held-file.ts'
import type { Form } from './small-file.ts'

const code = v.pipe(v.number(), v.integer(), v.minValue(0))
const step = v.strictObject({ by: v.pipe(code, v.maxValue(3)), codes: v.pipe(v.array(code), v.minLength(1)) })
const lesson = v.strictObject({
  done: v.boolean(),
  at: code,
  steps: v.array(step),
  reads: v.array(code),
})

/** What is kept of a lesson. */
export interface KeptLesson {
  readonly done: boolean
  /** So many of its own steps lie behind whoever left it. */
  readonly at: number
  /** What was played at its table since it was begun. */
  readonly steps: readonly { readonly by: number; readonly codes: readonly number[] }[]
  /** How often was gone on from what is to be read, by how many of these steps had been made. */
  readonly reads: readonly number[]
}
export const UNTOUCHED: KeptLesson = { done: false, at: 0, steps: [], reads: [] }

interface Learnt {
  readonly lessons: Readonly<Record<string, KeptLesson>>
  /**
   * What was said at first sight (first-sight.ts), in the order it came up: to whoever sat here while that was not told
   * apart, and to each person, by `sameName`.
   */
  readonly told: readonly string[]
  readonly toldTo: Readonly<Record<string, readonly string[]>>
}

/** More people than sit at one computer: of whoever was told first, most is told again. */
const MOST_PEOPLE = 200

const FORM: Form<Learnt> = {
  name: 'school.json',
  kind: 'signalbox-school',
  format: 1,
  // Every lesson, each left in the midst of a game.
  most: 1_000_000,
  schema: v.object({
    lessons: v.record(v.string(), lesson),
    // Younger than the others: files of an earlier version do not have it.
    told: v.optional(v.array(v.string()), []),
    toldTo: v.optional(v.record(v.string(), v.array(v.string())), {}),
  }),
  empty: { lessons: {}, told: [], toldTo: {} },
  newer: 'schoolNewer',
  broken: 'schoolBroken',
}

/**
 * Which lessons were gone through on this device, where one was left, and what was said to whom at first sight: one
 * small file beside the games.
 */
export class SchoolRecord {
  readonly #file: HeldFile<Learnt>

  constructor(folder: string, files: Files) {
    this.#file = new HeldFile(folder, files, FORM)
  }

  /** What was found broken since the last call, to be told once. */
  takeNews(): Fault[] {
    return this.#file.takeNews()
  }

  async of(id: string): Promise<KeptLesson> {
    return (await this.#file.read()).lessons[id] ?? UNTOUCHED
  }

  /** Keeps how a lesson stands. null, or why it could not be kept: until the program ends it holds all the same. */
  async keep(id: string, kept: KeptLesson): Promise<Fault | null> {
    return this.#file.change(
      (before) =>
        JSON.stringify(before.lessons[id] ?? UNTOUCHED) === JSON.stringify(kept)
          ? before
          : { ...before, lessons: { ...before.lessons, [id]: kept } },
      id,
    )
  }

  /** What was said at first sight: to anybody, and to each person. */
  async told(): Promise<Pick<Learnt, 'told' | 'toldTo'>> {
    const { told, toldTo } = await this.#file.read()
    return { told, toldTo }
  }

  /** Keeps that these were said to a person; none of them twice. null, or why it could not be kept. */
  async tell(name: string, topics: readonly string[]): Promise<Fault | null> {
    return this.#file.change((before) => {
      const people = new Map(Object.entries(before.toldTo))
      const known = people.get(sameName(name)) ?? []
      const told = [...new Set([...known, ...topics])]
      if (told.length === known.length) return before
      people.set(sameName(name), told)
      return { ...before, toldTo: Object.fromEntries([...people].slice(-MOST_PEOPLE)) }
    })
  }

  /** All is to be said anew. null, or why it could not be kept. */
  async forgetTold(): Promise<Fault | null> {
    return this.#file.change((before) => ({ ...before, told: [], toldTo: {} }))
  }
}
