import { expect, it, vi } from 'vitest'
import { phrase } from '../../../src-renderer/messages/index.ts'
import { atTable, stateAt } from './at-table.ts'

/** A table that asks this seat, whose main says that another question comes first. */
function asking(by: number) {
  const all = atTable()
  const { session, app } = all
  const state = stateAt(1, 1)
  const decision = { seq: 1, kind: 'act', by, source: { kind: 'locomotive', id: 0 } } as never
  session.table = { ...state, status: { ...state.status, decision } }
  vi.spyOn(session.panel.speech, 'ask').mockReturnValue({ title: phrase('table.over') } as never)
  vi.spyOn(app, 'askQuietly').mockResolvedValue({
    reasons: [{ key: 'freight-express.reason.answerFirst', refs: [] }],
  } as never)
  return session
}

it('says which question comes first and how it is answered, to whoever is asked', async () => {
  const [told] = await asking(0).explaining.at({ kind: 'card', id: 1 })
  expect(told.phrase).toEqual(phrase('table.answerFirst', { question: phrase('table.over') }))
  const [others] = await asking(1).explaining.at({ kind: 'card', id: 1 })
  expect(others.phrase.key).toBe('freight-express.reason.answerFirst')
})

it('says the same where nothing is chosen that could be confirmed', () => {
  const { explaining } = asking(0)
  expect([explaining.askFirst(), explaining.reasons[0].phrase.key]).toEqual([true, 'table.answerFirst'])
  expect(asking(1).explaining.askFirst()).toBe(false)
})
