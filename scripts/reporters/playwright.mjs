// Tells the process that started Playwright of every test as it begins and ends. See scripts/watched.mjs.
import { tell } from './tell.mjs'

const nameOf = (test) => test.titlePath().filter(Boolean).join(' > ')

/** A test that passed only when it was tried again has failed. */
const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' }

export default class {
  onTestBegin(test) {
    tell({ kind: 'begins', id: test.id, name: nameOf(test) })
  }

  /** A long test is not silent. */
  onStepEnd() {
    tell({ kind: 'goes on' })
  }

  onTestEnd(test, result) {
    if (result.status !== 'interrupted')
      tell({ kind: 'ends', id: test.id, name: nameOf(test), outcome: OUTCOMES[test.outcome()], ms: result.duration })
  }

  printsToStdio() {
    return false
  }
}
