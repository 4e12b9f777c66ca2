import type { Advice } from '../../src-shared/advice.ts'
import type { Seat } from '../../src-shared/core.ts'
import type { Step } from './course.ts'

/** What a person was advised, to be gone on with as long as they follow it. */
export interface Advised {
  readonly seat: Seat
  /** After so many steps of the game. */
  readonly after: number
  /** Codes from that question on, of each move that was told. */
  readonly plans: readonly (readonly number[])[]
}

export const advisedTo = (seat: Seat, after: number, { moves }: Advice): Advised => ({
  seat,
  after,
  plans: moves.map(({ codes }) => codes),
})

/** What is left of the plan that the seat has followed since; null: it did otherwise, or has learnt something. */
export function leftOf({ seat, after, plans }: Advised, steps: readonly Step[]): readonly number[] | null {
  const since = steps.slice(after)
  if (since.length === 0 || since.some(({ by, learnt }) => by !== seat || learnt.includes(seat))) return null
  const done = since.flatMap(({ codes }) => codes)
  const followed = plans.find((codes) => codes.length > done.length && done.every((code, i) => code === codes[i]))
  return followed?.slice(done.length) ?? null
}
