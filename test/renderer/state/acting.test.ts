import { expect, it, vi } from 'vitest'
import type { LessonState } from '../../../src-shared/school.ts'
import type { Past } from '../../../src-shared/table.ts'
import { asked, atTable, beat, stateAt, update } from './at-table.ts'

it('takes an answer again after one that was lost on the way', async () => {
  const { app, session } = atTable()
  vi.spyOn(app, 'ask').mockRejectedValueOnce(new Error('lost'))
  await expect(session.acting.doNotAsk(true)).rejects.toThrow('lost')
  await session.acting.doNotAsk(true)
  expect(asked).toContain('command')
})

it('plays again at the same table, and leaves the old game only once the new one has begun', async () => {
  const { app, session } = atTable()
  await app.playAgain(session, 'newDeal')
  expect(asked).toEqual(['playAgain'])
  expect(app.session).toBe(session)
})

it('begins one game anew for a double click', async () => {
  const { app, session } = atTable()
  await Promise.all([app.playAgain(session, 'rematch'), app.playAgain(session, 'rematch')])
  expect(asked).toEqual(['playAgain'])
  await app.playAgain(session, 'rematch')
  expect(asked).toHaveLength(2)
})

it('goes on from a position once for a double click', async () => {
  const { app, session } = atTable()
  const past = { table: session.table, past: { n: 3 } as Past }
  await Promise.all([app.playOn(past), app.playOn(past)])
  expect(asked).toEqual(['playOn'])
})

it('goes on in a lesson once for two presses, however fast they come', async () => {
  const { app, session } = atTable()
  const lesson = { step: 'read', astray: null, reads: true } as LessonState
  session.table = stateAt(1, 1, { lesson })
  const next = update(stateAt(2, 1, { lesson: { ...lesson, step: 'act', reads: false } }))
  const ask = vi.spyOn(app, 'ask').mockResolvedValue(next as never)
  const first = session.acting.coach('goOn')
  // The answer has come while the second press waits for what is still to be shown.
  vi.spyOn(session.acting, 'caughtUp').mockImplementation(() => first.then(() => session.settled()))
  await session.acting.coach('goOn')
  expect(session.table.lesson?.step).toBe('act')
  expect(ask).toHaveBeenCalledOnce()
})

it('tells nobody that a bot was hurried which had just played', async () => {
  const { app, session } = atTable()
  const tell = vi.spyOn(app, 'tell')
  await session.acting.hurry()
  expect(asked).toEqual(['command'])
  expect(tell).not.toHaveBeenCalled()
})

it('looks at what can be taken back only when all has been shown', async () => {
  const { session, scene } = atTable()
  let reached = () => undefined as void
  scene.play = () => new Promise((done) => (reached = done))
  scene.skip = () => reached()
  const stuck = { key: 'undo.none', refs: [] }
  session.table = { ...session.table, undo: stuck }
  session.take(update(stateAt(2, 2), [beat(1)]))
  await Promise.resolve()
  expect(session.table.undo).toBe(stuck)
  await session.acting.caughtUp()
  expect(session.table.undo).toBeNull()
})

it('says what one does until the table has come to which it leads, and no longer', async () => {
  const { session } = atTable()
  const label = { key: 'lay' }
  vi.spyOn(session.choosing, 'chosen', 'get').mockReturnValue({ codes: [1], group: { label } } as never)
  expect(session.acting.doing).toBeNull()
  await session.acting.confirm()
  expect(session.acting.doing).toBe(label)
  session.table = { ...session.table, seq: session.table.seq + 1 }
  expect(session.acting.doing).toBeNull()
})

it('deals the same cards anew as soon as the last one asked has agreed, though that is still to be shown', async () => {
  const { app, session } = atTable()
  const wish = { by: 0, turn: 1, count: 0, asks: [], learnt: [] }
  session.table = { ...session.table, sameDeal: 'asks', consent: { asked: 1, about: 'sameDeal', wish } }
  const agreed = update(stateAt(2, 1, { sameDeal: 'agreed' }))
  vi.spyOn(app, 'ask').mockResolvedValueOnce(agreed as never)
  const playAgain = vi.spyOn(app, 'playAgain').mockResolvedValue()
  await session.acting.consent(true)
  expect(playAgain).toHaveBeenCalledWith(agreed, 'sameDeal')
})

it('does what is wished while something is under way after it, one after another', async () => {
  const { app, session } = atTable()
  const given: string[] = []
  const undone = update(stateAt(1, 1))
  const ask = async (_: unknown, { command }: { command: { kind: string; who?: { player: string } } }) => {
    given.push([command.kind, command.who?.player].join(' ').trim())
    return undone
  }
  vi.spyOn(app, 'ask').mockImplementation(ask as never)
  const all = [
    session.acting.doNotAsk(true),
    session.acting.back('undo'),
    session.acting.sit(2, { player: 'random' }),
    session.acting.sit(2, { player: 'greedy' }),
  ]
  await Promise.all(all)
  expect(given).toEqual(['doNotAsk', 'undo', 'sit random', 'sit greedy'])
})
