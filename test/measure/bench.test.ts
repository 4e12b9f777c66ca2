import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { BotTask } from '../../src-main/bots/bot.ts'
import { botOf } from '../../src-main/bots/registry.ts'
import { gameOf } from '../../src-main/engine/games.ts'
import { heapBytes } from '../../scripts/heap-bytes.ts'
import { compareReports } from '../../src-main/measure/compare.ts'
import { costsOf } from '../../src-main/measure/costs.ts'
import { quantile } from '../../src-main/measure/save-time.ts'
import { runsPerSecond } from '../../src-main/measure/speed.ts'
import { turnTime } from '../../src-main/measure/turn-time.ts'

describe('the bench', () => {
  it('counts runs by the clock it is given', () => {
    let now = 0
    expect(
      runsPerSecond(
        () => (now += 2),
        1000,
        () => now,
      ),
    ).toBe(500)
  })

  it('finds the median and the slowest hundredth', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i)
    expect([quantile(hundred, 0.5), quantile(hundred, 0.99)]).toEqual([51, 100])
    expect(quantile([3], 0.99)).toBe(3)
  })

  it('shows what has changed since an earlier run, what is new and what is gone', () => {
    const before = { games: { a: { stepsPerSecond: 200 }, b: { stepsPerSecond: 5 } }, saveMs: { median: 4 } }
    const now = { games: { a: { stepsPerSecond: 250 } }, saveMs: { median: 3, p99: 9 } }
    expect(compareReports(before, now)).toEqual([
      'games.a.stepsPerSecond: 200 -> 250 (+25 %)',
      'games.b.stepsPerSecond: was 5, not measured now',
      'saveMs.median: 4 -> 3 (-25 %)',
      'saveMs.p99: new, 9',
    ])
  })
})

describe('what a turn of a bot takes', () => {
  it('adds up all its answers of a turn, and nothing of the others', () => {
    let asked = 0
    const greedy = botOf('greedy')
    const counted = { ...greedy, choose: (task: BotTask) => (asked++, greedy.choose(task)) }
    // A clock on which each answer takes 3 ms.
    let now = 0
    const { turns, median, longest } = turnTime(gameOf('first-class'), [counted, greedy], 2, 1, () => (now += 3))
    expect(now).toBe(2 * 3 * asked)
    expect(turns).toBeGreaterThan(10)
    expect(turns).toBeLessThan(asked)
    expect(median).toBeGreaterThanOrEqual(3)
    expect(longest).toBeGreaterThan(3)
    expect(longest % 3).toBe(0)
  })
})

describe('what search pays', () => {
  it('counts what is made on the heap, also what is collected meanwhile', () => {
    const kept: number[][] = []
    const lists = () => {
      for (let i = 0; i < 2000; i++) kept[i & 7] = Array.from({ length: 100 }, () => i)
    }
    lists()
    // A hundred small numbers take 400 to 800 bytes.
    const each = heapBytes(lists) / 2000
    expect(each).toBeGreaterThan(300)
    expect(each).toBeLessThan(2000)
    const numbers = new Int32Array(8)
    const sum = () => {
      for (let i = 0; i < 200_000; i++) numbers[i & 7] += i
    }
    sum()
    expect(heapBytes(sum)).toBeLessThan(100_000)
  })

  it('lists hardly a byte of garbage for the choices of Freight Express, and judges states', () => {
    const costs = costsOf(gameOf('freight-express'), botOf('controller'), 5, () => performance.now(), heapBytes)
    expect(costs.garbage.choices).toBeLessThan(64)
    expect(costs.garbage.judged).toBeGreaterThan(0)
    expect(costs.judgedPerMs).toBeGreaterThan(0)
    expect(Object.keys(costs.listingUs)).toContain('from1')
  })

  it('times the judging alone, and nothing else that it measures', () => {
    let looks = 0
    const costs = costsOf(gameOf('freight-express'), botOf('controller'), 5, () => looks++, heapBytes)
    // One look at the clock before, one after: a millisecond, in which eight answers are thought of.
    expect(costs.judgedPerMs).toBeGreaterThanOrEqual(8 * 100)
  })
})

describe('the command', () => {
  const run = (args: readonly string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const child = execFile(process.execPath, ['--import', 'tsx', 'scripts/bench.ts', ...args], (_, out, err) =>
        resolve({ code: child.exitCode ?? -1, out, err }),
      )
    })

  it('prints one JSON object, and the change since an earlier run on the other stream', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-test-'))
    try {
      const earlier = join(folder, 'before.json')
      writeFileSync(earlier, JSON.stringify({ saveMs: { median: 1 } }))
      const { code, out, err } = await run([
        '--json',
        '--parts',
        'games,saves',
        '--ms',
        '10',
        '--saves',
        '3',
        '--folder',
        join(folder, 'not', 'there'),
        '--compare',
        earlier,
      ])
      expect(code).toBe(0)
      const report = JSON.parse(out) as {
        games: Record<string, object>
        search: Record<string, object>
        saveMs: Record<string, number>
        savesIn: string
      }
      expect(Object.keys(report.games)).toContain('freight-express-advanced')
      expect(Object.keys(report.games['freight-express'])).toEqual([
        'stepsPerSecond',
        'clonesPerSecond',
        'playoutsPerSecond',
      ])
      expect(Object.keys(report.search['transport'])).toEqual([
        'copiesPerSecond',
        'listingUs',
        'garbage',
        'judgedPerMs',
      ])
      expect(Object.keys(report.saveMs)).toEqual(['median', 'p99'])
      // On the disk of the games, not where a system keeps what may be lost.
      expect(report.savesIn).toBe(folder)
      expect(err).toContain('saveMs.median: 1 ->')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('refuses a file that is no earlier result', async () => {
    const { code, out, err } = await run(['--compare', 'no-such-file.json'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain("'no-such-file.json' is no result of an earlier run")
  })
})
