import { describe, expect, it } from 'vitest'
import { added, check, line, slowest, tallied, whySilent, type Ended } from '../../scripts/test-tally.mjs'

const came = (code: number, outcomes: readonly Ended['outcome'][], silent = false) => ({
  code,
  silent,
  running: [],
  ended: new Map(outcomes.map((outcome, i) => [String(i), { name: `test ${i}`, outcome, ms: i }])),
})

describe('what a runner came to', () => {
  it('is its tests by their outcome', () => {
    const found = tallied(came(1, ['passed', 'failed', 'skipped', 'passed', 'failed']))
    expect(found).toEqual({ passed: 2, failed: 2, skipped: 1 })
  })

  it('has a failure more when it ended badly and no test of its had failed', () => {
    expect(tallied(came(1, ['passed', 'passed']))).toEqual({ passed: 2, failed: 1, skipped: 0 })
    expect(tallied(came(1, []))).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('has a failure when it was ended for its silence, whatever its exit code, and keeps what had passed', () => {
    expect(tallied(came(0, ['passed', 'passed'], true))).toEqual({ passed: 2, failed: 1, skipped: 0 })
  })

  it('says of its silence what was running', () => {
    expect(whySilent({ silent: true, running: ['one', 'two'] })).toContain('Running then: one; two.')
    expect(whySilent({ silent: true, running: [] })).toContain('nothing that has a name')
    expect(whySilent({ silent: false, running: ['one'] })).toBeNull()
  })
})

describe('the last line', () => {
  it('is the sum of all runners', () => {
    const sums = added(check(true), check(false), { passed: 40, failed: 0, skipped: 2 })
    expect(line(sums)).toBe('41 passed, 1 failed, 2 skipped')
    expect(line(added())).toBe('0 passed, 0 failed, 0 skipped')
  })
})

describe('the table of the slowest', () => {
  it('has twenty, the slowest first, in seconds', () => {
    const tests = Array.from({ length: 30 }, (_, i) => ({
      name: `test ${i}`,
      outcome: 'passed' as const,
      ms: i * 1000,
    }))
    const rows = slowest(tests).split('\n')
    expect([rows.length, rows[0], rows[19]]).toEqual([20, '   29.0 s  test 29', '   10.0 s  test 10'])
  })
})
