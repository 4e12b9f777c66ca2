import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is asked of a run of tests with changes inside: written by mutate.ts, read by each worker. */
export interface Plan {
  /** By module: the number of its first change. */
  readonly files: Readonly<Record<string, number>>
  /** One more than the last number. */
  readonly size: number
  /** The changes that are tried. */
  readonly tried: readonly number[]
  /**
   * A file of tests is asked about a change for no longer than this: milliseconds of the processor, as it takes without
   * changes.
   */
  readonly longest: number
}

/** What workers write down, a line each. */
export type Note =
  /** A test noticed this change. */
  | { readonly kind: 'noticed'; readonly mutant: number; readonly test: string }
  /** Whether this file's tests notice these changes is seen only where they are made before the file is read. */
  | { readonly kind: 'early'; readonly mutants: readonly number[]; readonly file: string }
  /** A test fails without any change. */
  | { readonly kind: 'fails'; readonly test: string }
  /** A file of tests has been read and run, in so many milliseconds without changes. */
  | { readonly kind: 'ran'; readonly file: string; readonly ms: number }

/** The folder of the run, as the command tells its workers. */
export const FOLDER = 'SIGNALBOX_MUTATION'
export const planIn = (folder: string): string => join(folder, 'plan.json')
export const notesIn = (folder: string): string => join(folder, 'notes.jsonl')
/** Holds the number of the change that is made from the very beginning; '' = changes are made test by test. */
export const activeIn = (folder: string): string => join(folder, 'active')

export const readPlan = (folder: string): Plan => JSON.parse(readFileSync(planIn(folder), 'utf8')) as Plan

export const readNotes = (folder: string): Note[] =>
  readFileSync(notesIn(folder), 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Note)
