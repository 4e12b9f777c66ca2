import { expect, it, vi } from 'vitest'
import type { TableState } from '../../../src-shared/table.ts'
import { A_BEAT, atTable, beat, stateAt, update } from './at-table.ts'
import { undo } from '../../../src-renderer/screens/table/menu/undo.ts'
import { NOTHING } from '../../../src-renderer/ui/choosing/selection.ts'
import { toasts } from '../../../src-renderer/state/toasts.svelte.ts'
import { speak } from '../../../src-renderer/i18n/words.svelte.ts'
import { phrase } from '../../../src-renderer/messages/index.ts'

it('closes the table in words when a curtain falls, so that it does not open for the next person', async () => {
  const { app, session } = atTable()
  session.inWords = true
  expect(app.covered).toBe(true)
  session.take(update(stateAt(2, 2, { curtain: { seat: 1, since: 0, makesKnown: false } })))
  await session.settled()
  expect([session.inWords, app.covered]).toEqual([false, false])
})

it('reads aloud in the language of now what was announced before it changed', async () => {
  const { session } = atTable()
  session.news = [phrase('command.redo', { name: 'Ann' })]
  const aloud = () => session.announced.join('')
  expect(aloud()).toBe('Ann made the step again.')
  await speak('nl')
  expect(aloud()).toBe('Ann deed de stap opnieuw.')
  await speak('en')
})

it('reads aloud the same once more, in another place than before', () => {
  const { session } = atTable()
  const twice = [0, 1].map(() => {
    session.news = [phrase('command.redo', { name: 'Ann' })]
    return session.announced
  })
  const text = 'Ann made the step again.'
  expect(twice.toSorted()).toEqual([
    ['', text],
    [text, ''],
  ])
})

it('lets go of the line that pulses when the table is left', async () => {
  const { session } = atTable()
  await session.settled()
  vi.useFakeTimers()
  session.pointing.atLine([{ kind: 'seat', id: 1 }])
  expect(vi.getTimerCount()).toBe(1)
  session.close()
  expect([vi.getTimerCount(), session.pointing.told]).toEqual([0, []])
  vi.useRealTimers()
})

const OVER = { outcome: { key: 'x', refs: [] } } as unknown as Partial<TableState>

it('holds the last position for a moment when the game has ended, and shows the score when that is over', async () => {
  const { session } = atTable()
  vi.useFakeTimers()
  session.take(update(stateAt(2, 2, OVER), [beat(2)]))
  await vi.advanceTimersByTimeAsync(A_BEAT)
  await session.settled()
  expect([session.table.outcome, session.held]).toEqual([OVER.outcome, true])
  await vi.runAllTimersAsync()
  expect(session.held).toBe(false)
  vi.useRealTimers()
})

it('holds it until whoever looks goes on, where the game wants its end to stay', async () => {
  const { session } = atTable()
  Object.defineProperty(session, 'panel', { value: { ...session.panel, endStays: true } })
  vi.useFakeTimers()
  session.take(update(stateAt(2, 2, OVER), [beat(2)]))
  await vi.advanceTimersByTimeAsync(A_BEAT)
  await session.settled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(session.held).toBe(true)
  session.release()
  expect(session.held).toBe(false)
  session.close()
  vi.useRealTimers()
})

it('tells who has won only once the last deed has been painted', async () => {
  const { session, scene } = atTable()
  let paint: () => void = () => undefined
  Object.assign(scene, { seen: () => new Promise<void>((done) => (paint = done)) })
  vi.useFakeTimers()
  session.take(update(stateAt(2, 2, OVER), [beat(2)]))
  await vi.advanceTimersByTimeAsync(A_BEAT)
  expect([session.table.outcome, session.showing.moving]).toEqual([null, true])
  paint()
  await session.settled()
  expect([session.table.outcome, session.showing.moving]).toEqual([OVER.outcome, false])
  session.close()
  vi.useRealTimers()
})

it('holds nothing for whoever wants no motion, nor for a game that is opened when it is over', async () => {
  const { app, session } = atTable()
  vi.spyOn(app, 'settings', 'get').mockReturnValue({ ...app.settings, speed: 'off' })
  session.take(update(stateAt(2, 2, OVER), [beat(2)]))
  await session.settled()
  expect(session.held).toBe(false)
})

it('offers to make a step again only as long as that can be done', async () => {
  const { session } = atTable()
  vi.spyOn(session.acting, 'back').mockResolvedValue(true)
  session.table = { ...session.table, redo: true }
  await undo(session, () => undefined)
  const { action } = toasts.at(-1)!
  expect(action?.holds?.()).toBe(true)
  // Another move has made it void from when that begins to be shown.
  const coming = vi.spyOn(session.showing, 'coming', 'get')
  coming.mockReturnValue({ ...session.table, redo: false })
  expect(action?.holds?.()).toBe(false)
  coming.mockReturnValue(null)
  expect(action?.holds?.()).toBe(true)
  // Whoever takes up another card wants to see where it may go.
  session.choosing.selection = { ...NOTHING, picked: [{ kind: 'card', id: 3 }] }
  expect(action?.holds?.()).toBe(false)
  session.choosing.selection = NOTHING
  expect(action?.holds?.()).toBe(true)
  session.table = { ...session.table, redo: false }
  expect(action?.holds?.()).toBe(false)
  toasts.splice(0)
})

it('undo names what was taken up and not put down yet, rather than what was done before', async () => {
  const { session } = atTable()
  vi.spyOn(session.acting, 'back').mockImplementation((_, before) => {
    before?.()
    return Promise.resolve(true)
  })
  session.table = { ...session.table, undo: null }
  session.panel.speech.begun = () => phrase('transport.begun', { card: phrase('transport.pallet.yours') })
  await undo(session, () => undefined)
  expect(JSON.stringify(toasts.at(-1))).toContain('Picked up your pallet')
  delete session.panel.speech.begun
  toasts.splice(0)
})

it('of what had only one answer and went by itself the last own part is named', async () => {
  const { session } = atTable()
  const told = [0, 0, 1].map((seat, i) => ({
    seat,
    turn: 2,
    refs: [],
    phrase: phrase('command.redo', { name: String(i) }),
  }))
  const tell = vi.spyOn(session.panel.speech, 'tell').mockReturnValue(told)
  const chosen = beat(2)
  const byItself = beat(2)
  session.take({ ...update(stateAt(2, 2), [chosen, byItself]), alone: 1 })
  await session.settled()
  expect(session.wentAlone).toEqual(told[1].phrase)
  expect(tell.mock.calls.at(-1)?.[0]).toEqual([byItself.event])
  session.take(update(stateAt(3, 2), [beat(2)]))
  await session.settled()
  expect(session.wentAlone).toBeNull()
})

it('of what went by itself nothing is named that a scoring has counted in sight of all', async () => {
  const { session } = atTable()
  const { speech } = session.panel
  const tell = vi
    .spyOn(speech, 'tell')
    .mockImplementation((events) => events.map(() => ({ seat: 0, turn: 2, refs: [], phrase: phrase('table.over') })))
  const title = phrase('table.over')
  const [deed, counts] = [beat(2), beat(2)]
  speech.episode = vi.fn(() => ({ title, since: 0, counts: 1 }))
  session.take({ ...update(stateAt(2, 2), [beat(2), deed, counts]), alone: 1 })
  await session.settled()
  expect([session.wentAlone, tell.mock.calls.at(-1)?.[0]]).toEqual([phrase('table.over'), [deed.event]])
  speech.episode = vi.fn(() => ({ title, since: 0, counts: 0 }))
  session.take({ ...update(stateAt(3, 2), [beat(2), counts]), alone: 1 })
  await session.settled()
  expect(session.wentAlone).toBeNull()
  delete speech.episode
})
