// Counts what runners told of their tests.

const KINDS = ['passed', 'failed', 'skipped']

/** How many tests the table of the slowest has. */
const SLOWEST = 20

/** One check that is content or not, without tests to name. */
export const check = (good) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 })

export const added = (...all) =>
  Object.fromEntries(KINDS.map((kind) => [kind, all.reduce((sum, one) => sum + one[kind], 0)]))

/**
 * What a runner's tests came to. One that ended badly, or was ended, without naming a failed test has failed once more.
 * @param {import('./test-tally.mjs').Watched} watched
 */
export function tallied({ code, silent, ended }) {
  const sums = check(false)
  sums.failed = 0
  for (const { outcome } of ended.values()) sums[outcome]++
  return (code !== 0 || silent) && sums.failed === 0 ? { ...sums, failed: 1 } : sums
}

/** The sentence about a runner that was ended for its silence, or null. */
export const whySilent = ({ silent, running }) =>
  silent
    ? `Nothing was heard for three minutes, so it was ended. Running then: ${running.join('; ') || 'nothing that has a name'}.`
    : null

/** The last line of every run. */
export const line = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`

/** A table of the slowest tests, in seconds. */
export function slowest(tests) {
  const slow = [...tests].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  return slow.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`).join('\n')
}
