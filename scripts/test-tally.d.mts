export interface Sums {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}
/** A test that has ended. */
export interface Ended {
  readonly name: string
  readonly outcome: keyof Sums
  readonly ms: number
}
/** What a runner came to. */
export interface Watched {
  /** Its exit code. */
  readonly code: number
  /** Whether it was ended because it said nothing. */
  readonly silent: boolean
  /** What was running when it ended. */
  readonly running: readonly string[]
  /** Each test by its id. */
  readonly ended: ReadonlyMap<string, Ended>
}
export function check(good: boolean): Sums
export function added(...all: readonly Sums[]): Sums
export function tallied(watched: Watched): Sums
export function whySilent(watched: Pick<Watched, 'silent' | 'running'>): string | null
export function line(sums: Sums): string
export function slowest(tests: Iterable<Ended>): string
