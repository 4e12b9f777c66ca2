import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Beat } from '../../../src-shared/table.ts'
import { phrase } from '../../../src-renderer/messages/index.ts'
import type { Line } from '../../../src-renderer/words/speech.ts'
import type { TableSession } from '../../../src-renderer/state/table.svelte.ts'
import { A_BEAT, atTable, beat, stateAt, update } from './at-table.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const line = (turn: number): Line => ({ seat: 0, turn, phrase: phrase('table.over'), refs: [] })

/** A table whose words count what they were given. */
function counting() {
  const all = atTable()
  const { speech } = all.session.panel
  const words = {
    ...speech,
    tell: (events: readonly unknown[]) => events.map(() => line(1)),
    tellTurn: (events: readonly unknown[]) => phrase('table.turn', { turn: events.length }),
  }
  Object.defineProperty(all.session, 'panel', { value: { ...all.session.panel, speech: words } })
  return all
}

/** How many steps are told in lines, and in the sentence of the turn. */
function said({ showing }: TableSession): readonly unknown[] {
  const { lines, sentence } = showing.commentary
  return [lines.length, sentence?.params?.turn ?? null]
}

it('tells of each step when it begins to be seen, not when the first of them does', async () => {
  const { session } = counting()
  session.take(update(stateAt(2, 2), [beat(1), beat(1), beat(1)]))
  const seen: unknown[] = []
  for (let i = 0; i < 3; i++) {
    await vi.advanceTimersByTimeAsync(i === 0 ? 0 : A_BEAT)
    seen.push(said(session))
  }
  expect(seen).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ])
  await vi.runAllTimersAsync()
  expect(session.showing.commentary.lines).toEqual([])
})

it('tells what went by itself after what was chosen before it', async () => {
  const { session } = counting()
  session.take({ ...update(stateAt(2, 2), [beat(1), beat(1), beat(1)]), alone: 1 })
  await vi.advanceTimersByTimeAsync(A_BEAT)
  expect(said(session)).toEqual([2, 2])
  await vi.runAllTimersAsync()
})

it('says nothing of a step while its pictures are on their way, but whose turn it is', async () => {
  const { session, scene } = counting()
  const play = scene.play.bind(scene)
  let ready: () => void = () => undefined
  scene.play = async (beats: readonly Beat[], ...rest) => {
    await new Promise<void>((done) => (ready = done))
    return play(beats, ...rest)
  }
  session.take(update(stateAt(2, 2), [beat(1)]))
  await vi.advanceTimersByTimeAsync(0)
  expect([session.showing.commentary.whose?.turn, ...said(session)]).toEqual([1, 0, null])
  ready()
  await vi.advanceTimersByTimeAsync(0)
  expect(said(session)).toEqual([1, 1])
  await vi.runAllTimersAsync()
})

it('speaks of the next turn only when the end of the one before has been painted', async () => {
  const { session, scene } = counting()
  let painted: () => void = () => undefined
  const seen = vi.fn(() => new Promise<void>((done) => (painted = done)))
  Object.assign(scene, { seen })
  session.take(update(stateAt(2, 3), [beat(1), beat(2)]))
  await vi.advanceTimersByTimeAsync(A_BEAT)
  expect([seen.mock.calls.length, session.showing.commentary.whose?.turn]).toEqual([1, 1])
  painted()
  await vi.advanceTimersByTimeAsync(0)
  expect(session.showing.commentary.whose?.turn).toBe(2)
  await vi.runAllTimersAsync()
})
