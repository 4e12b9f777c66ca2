import { expect, it, vi } from 'vitest'
import { phrase } from '../../../src-renderer/messages/index.ts'
import { toasts } from '../../../src-renderer/state/toasts.svelte.ts'
import type { Group } from '../../../src-renderer/words/speech.ts'
import { atTable, beat, stateAt, update } from './at-table.ts'

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

it('asks with what is offered: a question may be put otherwise where little is left', () => {
  const session = asking(0)
  const offered = [{ group: { id: 'swap' } }] as never
  vi.spyOn(session.choosing, 'candidates', 'get').mockReturnValue(offered)
  session.explaining.askFirst()
  expect(vi.mocked(session.panel.speech.ask).mock.lastCall?.[2]).toBe(offered)
})

it('never says that there is nothing to choose while a question waits', async () => {
  const found = async (by: number) => {
    const session = asking(by)
    vi.spyOn(session.explaining, 'at').mockResolvedValue([])
    await session.explaining.tell({ kind: 'station', id: 7 })
    return session.explaining.reasons[0].phrase.key
  }
  expect(await found(0)).toBe('table.answerFirst')
  expect(await found(1)).toBe('table.noChoice')
})

it('says the same where nothing is chosen that could be confirmed', () => {
  const { explaining } = asking(0)
  expect([explaining.askFirst(), explaining.reasons[0].phrase.key]).toEqual([true, 'table.answerFirst'])
  expect(asking(1).explaining.askFirst()).toBe(false)
})

it('names the question that stands on the screen, where a row led to others', () => {
  const { explaining } = asking(0)
  explaining.askFirst(phrase('first-class.ask.coin'))
  const asked = phrase('table.answerFirst', { question: phrase('first-class.ask.coin') })
  expect(explaining.reasons[0].phrase).toEqual(asked)
  expect(asking(1).explaining.askFirst(phrase('first-class.ask.coin'))).toBe(false)
})

it('tells a small refusal in passing: no notice, nothing to be closed, and gone by itself', async () => {
  vi.useFakeTimers()
  const { explaining } = asking(0)
  explaining.say(phrase('table.onlySo'))
  expect(explaining.passing).toEqual(phrase('table.onlySo'))
  expect([toasts.length, explaining.reasons.length]).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(4000)
  expect(explaining.passing).toBeNull()
  await explaining.refuse({ kind: 'card', id: 1 }, { kind: 'cell', id: 2 }, [])
  expect(explaining.passing?.key).toBe('table.answerFirst')
  expect(toasts).toHaveLength(0)
  explaining.leave()
  expect([explaining.passing, vi.getTimerCount()]).toEqual([null, 0])
  vi.useRealTimers()
})

it('tells what a click met until the next press, however long that takes', async () => {
  vi.useFakeTimers()
  const { explaining } = asking(0)
  await explaining.refuse({ kind: 'card', id: 1 }, { kind: 'cell', id: 2 }, [])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(explaining.passing?.key).toBe('table.answerFirst')
  explaining.read()
  expect(explaining.passing).toBeNull()
  vi.useRealTimers()
})

it('answers a click of whoever is asked nothing: who is to play, that it is over, or that one looks back', () => {
  const session = asking(1)
  const said = () => {
    session.explaining.tellIdle()
    return session.explaining.passing
  }
  expect(said()).toEqual(phrase('table.waiting', { name: 'Bob' }))
  session.table = { ...session.table, outcome: { places: [] } as never }
  expect(said()).toEqual(phrase('table.over'))
  session.back = { at: { status: session.table.status } as never, laidOut: false }
  expect(said()).toEqual(phrase('table.lookingBack'))
  session.explaining.leave()
})

it('tells why a heading offers nothing: what was found out, else what holds in general, once nothing is looked for', async () => {
  vi.useFakeTimers()
  const { explaining } = asking(0)
  const group = { id: 'extend', label: phrase('table.over'), icon: 'extend' } as Group
  const absent = { group, otherwise: phrase('table.noChoice') }
  await explaining.askNotNow([])
  expect([explaining.recall(absent, true), explaining.passing?.key]).toEqual([true, 'table.noChoice'])
  explaining.leave()
  const asked = explaining.askNotNow([{ ...absent, ref: { kind: 'card', id: 1 } }])
  expect([explaining.recall(absent, true), explaining.passing]).toEqual([false, null])
  await asked
  // Where its row has room for it, that stands there already.
  expect([explaining.recall(absent, false), explaining.passing]).toEqual([true, null])
  expect([explaining.recall(absent, true), explaining.passing?.key]).toEqual([true, 'table.answerFirst'])
  expect(explaining.whyNot(absent).phrase.key).toBe('table.answerFirst')
  vi.useRealTimers()
})

it('tells of what was pressed and is no answer, below it, as nothing that is refused', () => {
  const { explaining } = asking(0)
  explaining.tellOf({ kind: 'seat', id: 0 }, phrase('table.over'))
  expect(explaining.reasons).toMatchObject([{ phrase: phrase('table.over'), below: true }])
})

it('what was refused is no longer told once something else is done', async () => {
  const session = asking(0)
  await session.explaining.tell({ kind: 'card', id: 1 })
  expect(session.explaining.reasons.length).toBeGreaterThan(0)
  session.take(update(stateAt(2, 2), [beat(1)]))
  await vi.waitFor(() => expect(session.explaining.reasons).toEqual([]))
})

it('says what is to be confirmed where an answer is chosen already, not that it is to be chosen', async () => {
  const { session, app } = atTable()
  const thing = { kind: 'card', id: 1 } as const
  const waits = phrase('transport.confirm.intake')
  const told = async (key: string, held: typeof thing | null = null) => {
    vi.spyOn(app, 'askQuietly').mockResolvedValue({ reasons: key ? [{ key, refs: [] }] : [] } as never)
    await session.explaining.tell(thing, null, held, waits)
    return session.explaining.reasons.map((one) => one.phrase)
  }
  const confirm = [phrase('table.confirmFirst', { what: waits })]
  for (const key of ['transport.reason.chooseIntake', 'freight-express.reason.answerFirst', ''])
    expect(await told(key), key).toEqual(confirm)
  expect(await told('transport.reason.choosePlace', thing)).toEqual(confirm)
  // What speaks against a thing is told all the same.
  const against = 'freight-express.reason.noSuchQuestion'
  expect((await told(against)).map(({ key }) => key)).toEqual([against])
})
