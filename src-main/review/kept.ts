import { createHash } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Review } from '../../src-shared/review.ts'
import { reviewSchema } from '../../src-shared/review-schema.ts'
import { isGone } from '../saves/faults.ts'
import type { Files } from '../saves/files.ts'
import type { Course } from '../table/course.ts'
import { REVIEW_VERSION } from './version.ts'

const FOLDER = 'reviews'
const KIND = 'signalbox-review'
/** Bytes: many times the longest. */
const MOST = 4_000_000

const fileSchema = v.object({
  kind: v.literal(KIND),
  version: v.literal(REVIEW_VERSION),
  of: v.string(),
  review: reviewSchema,
})

/** Tells a game's course from any other: all it was set up from, and all that was played and not taken back. */
export function courseKey({ game, start, steps }: Course): string {
  const { options, seed, starter, rulesVersion, seats } = start
  const played = steps.map(({ by, codes }) => [by, codes])
  const all = [game.id, rulesVersion ?? game.rulesVersion, options, seed, starter ?? null, seats.length, played]
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 32)
}

/** Its numbers agree with each other and with the course: who goes on from it looks nothing up that is not there. */
function fits({ turns, known, open, drawn, judged, moments }: Review, { seats, steps }: Course): boolean {
  const isThere = ({ seat, step }: { readonly seat: number; readonly step: number }): boolean =>
    seat < seats.length && step < steps.length
  return (
    [known, open].every(
      (rows) => rows.length === turns.length + 1 && rows.every((row) => row.length === seats.length),
    ) &&
    drawn <= turns.length &&
    (judged.length === 0 || drawn === turns.length) &&
    new Set(judged).size === judged.length &&
    judged.every((at) => at < turns.length) &&
    [...turns, ...moments].every(isThere)
  )
}

/**
 * Reviews beside the games, a small file each. What is broken, newer, of another version or of another course is as
 * good as none: it is made anew and written over.
 */
export class KeptReviews {
  readonly #folder: string
  readonly #files: Files

  constructor(folder: string, files: Files) {
    this.#folder = join(folder, FOLDER)
    this.#files = files
  }

  async of(slot: string, key: string, course: Course): Promise<Review | null> {
    try {
      const file = v.safeParse(fileSchema, JSON.parse(await this.#files.read(this.#path(slot), MOST)))
      return file.success && file.output.of === key && fits(file.output.review, course) ? file.output.review : null
    } catch {
      return null
    }
  }

  /** A review that cannot be kept is made anew the next time: nobody need be told. */
  async keep(slot: string, key: string, review: Review): Promise<void> {
    try {
      await this.#files.makeFolder(this.#folder)
      const file = { kind: KIND, version: REVIEW_VERSION, of: key, review }
      await this.#files.replace(this.#path(slot), `${JSON.stringify(file)}\n`)
    } catch {
      return
    }
  }

  /** @throws NodeJS.ErrnoException when there is one that cannot be erased. */
  async erase(slot: string): Promise<void> {
    await this.#files.erase(this.#path(slot)).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
  }

  #path(slot: string): string {
    return join(this.#folder, `${slot}.json`)
  }
}
