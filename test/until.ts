import { vi } from 'vitest'

/** Less than a test may take (vitest.config.ts), so that what never comes is told by its own line. Milliseconds. */
const LONGEST = 150_000

/**
 * Looks again until the check holds. For what a program tells nobody: there is nothing else to wait for; no limit is
 * meant.
 */
export const until = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: LONGEST })
