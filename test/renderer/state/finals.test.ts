import { expect, it, vi } from 'vitest'
import { Finals } from '../../../src-renderer/state/table/finals.svelte.ts'
import type { Row } from '../../../src-renderer/ui/choosing/choice-rows.ts'
import { sections } from '../../../src-renderer/ui/choosing/choice-rows.ts'
import { NOTHING } from '../../../src-renderer/ui/choosing/selection.ts'
import type { Candidate } from '../../../src-renderer/words/speech.ts'
import { atTable, stateAt } from './at-table.ts'

const phrase = (key: string) => ({ key })
const candidate = (code: number): Candidate => ({
  codes: [code],
  refs: [],
  end: null,
  group: { id: 'drive', label: phrase('a'), icon: 'a', bare: false, open: true },
  steps: [{ id: `${code}`, ask: phrase('a'), many: 'app.name', label: phrase(`${code}`), refs: [] }],
  stem: `${code}`,
  confirm: phrase('a'),
})

/** Code 1 can be undone, by 2 something is learnt, and 3 ends the turn. */
function listed(practice = false, confirm = 'undoEnds') {
  const { session } = atTable()
  const status = (by: number, turn: number) => ({ round: 1, turn, active: 0, decision: { by }, outcome: null })
  session.table = stateAt(1, 1, { practice, status: status(0, 1) as never })
  const candidates = [1, 2, 3].map(candidate)
  const asks = vi.fn((_name: string, { lines }: { lines: readonly (readonly number[])[] }) =>
    Promise.resolve({
      ends: lines.map(([code]) => ({
        stops: code === 2 ? 'learnt' : 'end',
        status: code === 3 ? status(1, 2) : status(0, 1),
      })),
    }),
  )
  const finals = new Finals({ askQuietly: asks, settings: { confirm } } as never, session, { candidates } as never)
  const rows: readonly Row[] = sections(candidates, NOTHING).flatMap((section) => section.rows)
  return { finals, rows, asks }
}

it('of the rows of a list those are known that cannot be taken back, before one is chosen', async () => {
  const { finals, rows, asks } = listed()
  await finals.find(rows)
  expect(asks.mock.calls).toEqual([['previewEnds', { slot: 'a', seq: 1, lines: [[1], [2], [3]] }]])
  expect([...finals.ids]).toEqual(rows.slice(1).map(({ id }) => id))
})

it('nothing is asked about rows that only open others, nor where all is practice or every row asks', async () => {
  const { finals, rows, asks } = listed()
  await finals.find(rows.map((row) => ({ ...row, opens: true })))
  expect([finals.ids.size, asks.mock.calls.length]).toEqual([0, 0])
  const inPractice = listed(true)
  await inPractice.finals.find(inPractice.rows)
  expect(inPractice.finals.ids.size).toBe(0)
  const always = listed(false, 'always')
  await always.finals.find(always.rows)
  expect([always.finals.ids.size, always.asks.mock.calls.length]).toEqual([0, 0])
})
