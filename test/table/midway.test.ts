import { expect, it } from 'vitest'
import { done, refused } from '../../src-shared/bridge.ts'
import type { Beat, LogEntry, TableUpdate } from '../../src-shared/table.ts'
import { BotTurns } from '../../src-main/table/bot-turns.ts'
import type { Table } from '../../src-main/table/table.ts'

/**
 * A bot's drive that begins with code 1 and asks its way twice, answered by 2 and 3; then comes 4, its turn's end.
 * `failing`: codes that cannot be kept the first time. Gives the codes told together, update by update.
 */
async function told(line: readonly number[], failing: readonly number[] = []) {
  const made: number[] = []
  const refusedOnce = new Set(failing)
  const asks = () => (made.length === 4 ? null : 0)
  const table = {
    seats: [{ name: 'Bob', player: 'driver' }],
    get course() {
      return { steps: made.map(() => ({ by: 0, learnt: [] })), status: { turn: 1 } }
    },
    get thinking() {
      return asks()
    },
    get midway() {
      return made.length === 1 || made.length === 2 ? 0 : null
    },
    botTask: () => (asks() === null ? null : { seat: 0, choices: Int32Array.of(made.length + 1, 9), nodes: 100 }),
    botStep(_seat: number, code: number) {
      if (refusedOnce.delete(code)) return Promise.resolve(refused('noSpace'))
      made.push(code)
      const n = made.length
      const update = { beats: [code] as unknown as Beat[], logFrom: n - 1, log: [{ n }] as unknown as LogEntry[] }
      return Promise.resolve(done(update as unknown as TableUpdate))
    },
  }
  const updates: TableUpdate[] = []
  let asked = 0
  await new Promise<void>((over) => {
    const turns = new BotTurns(table as unknown as Table, {
      pool: {
        choose: () => {
          asked++
          return Promise.resolve({ codes: line.slice(made.length), nodes: 1, failure: null })
        },
        abandon: () => undefined,
        hurry: () => undefined,
      },
      pauseMs: () => 0,
      retryMs: 0,
      wait: () => Promise.resolve(),
      alone: (work) => work(),
      tell(update) {
        updates.push(update)
        if (made.length === 4) over()
      },
      warn: () => undefined,
    })
    turns.start()
  })
  return {
    codes: updates.map(({ beats }) => beats as unknown as number[]),
    log: updates.map(({ log, logFrom }) => [logFrom, ...log.map(({ n }) => n)]),
    asked,
  }
}

it('what a bot has in mind for questions in the midst of a movement is told in one go with it', async () => {
  const { codes, log, asked } = await told([1, 2, 3, 4])
  expect(codes).toEqual([[1, 2, 3], [4]])
  expect(log).toEqual([
    [0, 1, 2, 3],
    [3, 4],
  ])
  expect(asked).toBe(1)
})

it('a bot that must think in the midst of a movement is seen to halt there', async () => {
  const { codes } = await told([1])
  expect(codes[0]).toEqual([1])
})

it('what could not be kept in the midst of a movement is told as a step of its own', async () => {
  const { codes } = await told([1, 2, 3, 4], [2])
  expect(codes).toEqual([[1], [2, 3], [4]])
})
