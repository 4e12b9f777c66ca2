import { inject } from 'vitest'

/** A script for a thread, built as the shells build it: 'worker', or one of test/bots/workers. */
export const threadScript = (name: string): URL => new URL(`${name}.mjs`, inject('threads'))
