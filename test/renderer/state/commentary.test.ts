import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Beat, LogEntry } from '../../../src-shared/table.ts'
import { phrase } from '../../../src-renderer/messages/index.ts'
import type { Line } from '../../../src-renderer/words/speech.ts'
import type { TableSession } from '../../../src-renderer/state/table/table.svelte.ts'
import { A_BEAT, atTable, beat, stateAt, update } from './at-table.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const line = (turn: number): Line => ({ seat: 0, turn, phrase: phrase('table.over'), refs: [] })

/** A table whose words count what they were given. */
function counting() {
  const all = atTable()
  const { speech } = all.session.panel
  vi.spyOn(speech, 'tell').mockImplementation((events) => events.map(() => line(1)))
  vi.spyOn(speech, 'tellTurn').mockImplementation((events) => phrase('table.turn', { turn: events.length }))
  return all
}

/** How many steps are told in lines, and in the sentence of the turn. */
function said({ showing }: TableSession): readonly unknown[] {
  const { lines, sentence } = showing.commentary
  return [lines.length, sentence?.params?.turn ?? null]
}

it('tells of each step when it lies where it leads, not when it begins', async () => {
  const { session } = counting()
  session.take(update(stateAt(2, 2), [beat(1), beat(1), beat(1)]))
  const seen: unknown[] = []
  for (let i = 0; i < 3; i++) {
    await vi.advanceTimersByTimeAsync(i === 0 ? 0 : A_BEAT)
    seen.push(said(session))
  }
  expect(seen).toEqual([
    [0, null],
    [1, 1],
    [2, 2],
  ])
  await vi.runAllTimersAsync()
  expect(session.showing.commentary.lines).toEqual([])
})

it('of a turn that has begun with a card and with nothing else yet there is no sentence', async () => {
  const { session } = counting()
  const drew = { ...beat(1), event: { ...beat(1).event, kind: 'drew', cards: [] } }
  session.take(update(stateAt(2, 2), [beat(1), drew, beat(1)]))
  const seen: unknown[] = []
  for (let i = 0; i < 4; i++) {
    await vi.advanceTimersByTimeAsync(i === 0 ? 0 : A_BEAT)
    seen.push(said(session)[1])
  }
  expect(seen.slice(0, 3)).toEqual([null, 1, null])
  await vi.runAllTimersAsync()
})

it('tells of a step, and asks what is next, only when it has been painted where it leads', async () => {
  const { session, scene } = counting()
  const paints: (() => void)[] = []
  Object.assign(scene, { lies: () => new Promise<void>((done) => paints.push(done)) })
  const paint = async () => {
    for (const done of paints.splice(0)) done()
    await vi.advanceTimersByTimeAsync(0)
  }
  session.take(update(stateAt(2, 2), [beat(1), beat(1)]))
  await vi.advanceTimersByTimeAsync(A_BEAT)
  expect(said(session)).toEqual([0, null])
  await paint()
  expect(said(session)).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(10 * A_BEAT)
  expect([session.table.seq, ...said(session)]).toEqual([1, 1, 1])
  await paint()
  expect(session.table.seq).toBe(2)
})

it('says nothing older at the end of what was skipped than what has been told already', async () => {
  const { session, scene } = counting()
  const paints: (() => void)[] = []
  let skipped = false
  Object.assign(scene, {
    lies: () => (skipped ? Promise.resolve() : new Promise<void>((done) => paints.push(done))),
    play: async (_beats: unknown, _frame: unknown, told: (begun: number, landed: number) => void) => {
      told(1, 0)
      told(1, 1)
      told(2, 1)
      skipped = true
      told(3, 2)
      told(3, 3)
      await new Promise(() => undefined)
    },
  })
  const shown = vi.spyOn(session.showing.commentary, 'shown')
  session.take(update(stateAt(2, 2), [beat(1), beat(1), beat(1)]))
  await vi.advanceTimersByTimeAsync(0)
  expect(shown.mock.lastCall).toEqual([3, 3])
  for (const done of paints) done()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown.mock.lastCall).toEqual([3, 3])
})

it('says nothing of the turn before while the table gets ready to show another', async () => {
  const { session, scene } = counting()
  session.take(update(stateAt(2, 2), [beat(1)]))
  await vi.runAllTimersAsync()
  expect(session.showing.commentary.lately.length).toBe(1)
  let ready: () => void = () => undefined
  Object.assign(scene, { seen: () => new Promise<void>((done) => (ready = done)) })
  session.take(update(stateAt(3, 3), [beat(2)]))
  await vi.advanceTimersByTimeAsync(0)
  const { lately, sentence, episode, whose } = session.showing.commentary
  expect([session.showing.moving, lately, sentence, episode]).toEqual([true, [], null, null])
  // Whoever looks made it: what they were asked stays beside the table all the while.
  expect([whose, session.showing.isOwn]).toEqual([{ seat: 0, turn: 2 }, true])
  ready()
  await vi.runAllTimersAsync()
})

it('tells what went by itself after what was chosen before it', async () => {
  const { session } = counting()
  session.take({ ...update(stateAt(2, 2), [beat(1), beat(1), beat(1)]), alone: 1 })
  await vi.advanceTimersByTimeAsync(2 * A_BEAT)
  expect(said(session)).toEqual([2, 2])
  await vi.runAllTimersAsync()
})

/** An entry of the log that tells of so many steps. */
const entry = (n: number, steps: number): LogEntry => ({
  n,
  turn: 1,
  seat: 0,
  events: Array.from({ length: steps }, () => beat(1).event),
})
const written = ({ written: groups }: TableSession) =>
  groups.flatMap(({ lines, events }) => [lines.map(({ n, place }) => `${n}.${place}`).join(' '), events.length])

it('counts what the turn that is shown brings whose it is, once it has been seen, and nothing afterwards', async () => {
  const { session } = counting()
  vi.spyOn(session.panel.speech, 'won').mockImplementation(({ seat }) => ({ seats: [seat], points: 3 }))
  const anothers = { ...beat(1), event: { ...beat(1).event, seat: 1 } }
  session.take(update(stateAt(2, 2), [beat(1), anothers, beat(1), beat(1)]))
  const seen: number[] = []
  for (let i = 0; i < 4; i++) {
    await vi.advanceTimersByTimeAsync(i === 0 ? 0 : A_BEAT)
    seen.push(session.showing.commentary.won)
  }
  expect(seen).toEqual([0, 3, 3, 6])
  await vi.runAllTimersAsync()
  expect(session.showing.commentary.won).toBe(0)
})

it('writes in the timetable what has been seen, step by step', async () => {
  const { session } = counting()
  session.take(update(stateAt(2, 2), [], [entry(0, 1)]))
  await session.settled()
  session.take(update(stateAt(3, 2), [beat(1), beat(1), beat(1)], [entry(1, 2), entry(2, 1)], 1))
  const seen: unknown[] = []
  for (let i = 0; i < 4; i++) {
    await vi.advanceTimersByTimeAsync(i === 0 ? 0 : A_BEAT)
    seen.push(written(session))
  }
  expect(seen).toEqual([
    ['0.0', 1],
    ['0.0 1.0', 2],
    ['0.0 1.0 1.1', 3],
    ['0.0 1.0 1.1 2.0', 4],
  ])
  await vi.runAllTimersAsync()
  expect(session.log.length).toBe(3)
})

it('writes the whole at the end where its steps are not those that are shown', async () => {
  const { session } = counting()
  session.take(update(stateAt(2, 2), [beat(1), beat(1)], [entry(0, 1)]))
  await vi.advanceTimersByTimeAsync(A_BEAT)
  expect(written(session)).toEqual([])
  await vi.runAllTimersAsync()
  expect(written(session)).toEqual(['0.0', 1])
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
  const lines: number[] = []
  const { commentary } = session.showing
  const shown = commentary.shown.bind(commentary)
  commentary.shown = (...counts) => {
    shown(...counts)
    lines.push(commentary.lines.length)
  }
  ready()
  await vi.runAllTimersAsync()
  expect(lines).toEqual([0, 1])
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

/** Two deeds of a turn begin to be shown; a deed is named by how many have been. */
function twoDeeds() {
  const { session } = counting()
  vi.spyOn(session.panel.speech, 'now').mockImplementation((events) =>
    events.length > 0 ? phrase('table.turn', { turn: events.length }) : null,
  )
  const { commentary } = session.showing
  commentary.begin([beat(1), beat(1)], false)
  return { session, commentary }
}

it('names a deed of another once it begins, one’s own at once, and none when all stands', async () => {
  const { session, commentary } = twoDeeds()
  expect([commentary.whose?.seat === session.table.viewer, commentary.now?.params?.turn]).toEqual([true, 1])
  commentary.whose = { seat: 1, turn: 1 }
  commentary.shown(0, 0)
  expect(commentary.now).toBeNull()
  commentary.shown(2, 1)
  expect(commentary.now?.params?.turn).toBe(2)
  commentary.end()
  expect(commentary.now).toBeNull()
})

it('what another seat draws in a turn does not make that turn its own', () => {
  const { session } = counting()
  const { commentary } = session.showing
  vi.spyOn(session.panel.speech, 'tell').mockImplementation((events) => events.map(() => ({ ...line(1), seat: 1 })))
  const { event } = beat(1)
  commentary.begin([{ ...beat(1), event: { ...event, seat: 0 } }], false)
  expect(commentary.whose).toEqual({ seat: 0, turn: 1 })
})

it('a deed that befell another seat is of whoever did it, with all that was told of their turn before', () => {
  const { session } = counting()
  session.log = [entry(1, 2)]
  const { commentary } = session.showing
  const { event } = beat(1)
  const drove = { ...event, kind: 'drove', seat: 1, by: 0, from: [], steps: [], enters: -1, lapsed: 0, rammed: [] }
  commentary.begin([{ ...beat(1), event: drove }], false)
  expect(commentary.whose).toEqual({ seat: 0, turn: 1 })
  commentary.shown(1, 1)
  expect(commentary.sentence?.params?.turn).toBe(3)
  expect(vi.mocked(session.panel.speech.tellTurn).mock.lastCall?.[1].whose).toBe(0)
})

it('a turn goes on as that of whoever moves where another answers first in the midst of it', () => {
  const { session } = counting()
  session.log = [entry(1, 2)]
  const { commentary } = session.showing
  vi.mocked(session.panel.speech.tell).mockImplementation((events) =>
    events.map(({ kind }) => ({ ...line(1), seat: kind === 'dropped' ? 1 : 0 })),
  )
  const { event } = beat(1)
  const drove = { ...event, kind: 'drove', seat: 1, by: 0, from: [], steps: [], enters: -1, lapsed: 0, rammed: [] }
  const dropped = { ...event, kind: 'dropped', seat: 1, card: 0 }
  commentary.begin(
    [
      { ...beat(1), event: dropped },
      { ...beat(1), event: drove },
    ],
    false,
  )
  expect(commentary.whose).toEqual({ seat: 0, turn: 1 })
  expect(vi.mocked(session.panel.speech.tellTurn).mock.lastCall?.[1].whose).toBe(0)
  // What befalls the other alone is of theirs.
  commentary.begin([{ ...beat(1), event: dropped }], false)
  expect(commentary.whose).toEqual({ seat: 1, turn: 1 })
})

it('a scoring is of the seat that is counted, though all are told of at its end and one of them had the last turn', () => {
  const { session } = counting()
  session.log = [entry(1, 1)]
  const { commentary } = session.showing
  const { speech } = session.panel
  vi.mocked(speech.tell).mockImplementation((events) => events.map(({ seat }) => ({ ...line(1), seat })))
  const episode = vi.spyOn(speech, 'episode').mockReturnValue({ title: phrase('table.over'), since: 0 })
  const of = (seat: number) => ({ ...beat(1), event: { ...beat(1).event, seat } })
  commentary.begin([of(1), of(0)], false)
  expect(commentary.whose?.seat).toBe(1)
  episode.mockRestore()
})

it('says nothing that was told of one seat beside the face of another, whose turn it is or not', () => {
  const { session, commentary } = twoDeeds()
  session.log = [entry(1, 2)]
  commentary.shown(2, 2)
  const { speech } = session.panel
  vi.mocked(speech.tell).mockImplementation((events) => events.map(({ seat }) => ({ ...line(1), seat })))
  const of = (seat: number) => ({ ...beat(1), event: { ...beat(1).event, seat } })
  commentary.begin([of(1)], false)
  const { whose, lastDeed, sentence } = commentary
  expect([whose?.seat, lastDeed, sentence]).toEqual([1, null, null])
  commentary.shown(1, 1)
  expect(commentary.sentence?.params?.turn).toBe(1)
  commentary.begin([of(0)], false)
  expect(commentary.sentence?.params?.turn).toBe(2)
})

it('goes on saying the last deed of a turn between two of them, and nothing of it in the next turn', async () => {
  const { commentary } = twoDeeds()
  commentary.shown(2, 1)
  commentary.end()
  expect([commentary.now, commentary.lastDeed?.params?.turn]).toEqual([null, 2])
  commentary.whose = { seat: 1, turn: 1 }
  commentary.begin([beat(1)], false)
  expect(commentary.lastDeed).not.toBeNull()
  commentary.leave({ seat: 1, turn: 2 })
  expect(commentary.lastDeed).toBeNull()
})

it('cuts the sentence of a turn of many deeds to what matters most, and says how much more there was', async () => {
  const { session } = counting()
  const { speech } = session.panel
  vi.spyOn(speech, 'tellTurn').mockReturnValue(phrase('common.plain', { name: 'x'.repeat(200) }))
  vi.spyOn(speech, 'headTurn').mockReturnValue({ sentence: phrase('table.over'), more: 2 })
  session.take(update(stateAt(2, 2), [beat(1), beat(1)]))
  await vi.advanceTimersByTimeAsync(A_BEAT)
  expect(session.showing.commentary.sentence).toEqual(
    phrase('turn.sentence.more', { sentence: phrase('table.over'), more: phrase('turn.more', { n: 2 }) }),
  )
  await vi.runAllTimersAsync()
})

it('knows how the table lies as far as the steps have been shown, and nothing of it before one has', async () => {
  const { session } = counting()
  const steps = [1, 2, 3].map((n) => ({ ...beat(1), view: { n } }))
  session.take(update(stateAt(2, 2), steps as unknown as Beat[]))
  const seen: unknown[] = []
  for (let i = 0; i < 3; i++) {
    await vi.advanceTimersByTimeAsync(i === 0 ? 0 : A_BEAT)
    seen.push(session.showing.commentary.view)
  }
  expect(seen).toEqual([null, { n: 1 }, { n: 2 }])
  await vi.runAllTimersAsync()
})

it('counts from how the table lay before, not from how it will, until a step has been seen', async () => {
  const { session } = counting()
  const { speech } = session.panel
  const episode = vi.spyOn(speech, 'episode').mockReturnValue({ title: phrase('table.over'), since: 0 })
  const lies: unknown[] = []
  speech.counting = (_, __, landed) => {
    lies.push((landed as { turn: number }).turn)
    return null
  }
  const steps = [beat(2), beat(3)]
  session.take(update(stateAt(2, 7), steps))
  await vi.runAllTimersAsync()
  expect(session.table.status.turn).toBe(7)
  expect([...new Set(lies)]).toEqual([1, 2, 3])
  episode.mockRestore()
  delete speech.counting
})
