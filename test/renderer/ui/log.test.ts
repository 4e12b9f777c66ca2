import { expect, test } from 'vitest'
import type { Phrase } from '../../../src-shared/core.ts'
import { phrase } from '../../../src-renderer/messages/index.ts'
import type { Speech } from '../../../src-renderer/words/speech.ts'
import type { BotId, LogEntry, SeatInfo } from '../../../src-shared/table.ts'
import { seatsAt } from '../../../src-shared/seats-at.ts'
import { GrowingLog, heirOf, linesOf, type LogLine } from '../../../src-renderer/state/table/log.ts'
import { flagsOf, lastTurn, lineOf, turnShown } from '../../../src-renderer/screens/table/past/scrubber.ts'
import {
  foldsOut,
  groupsOf,
  heldOf,
  isReadFromHead,
  isToldByHead,
  lastGroups,
  ownerOf,
  underName,
} from '../../../src-renderer/ui/log/log-groups.ts'
import { ToldTurns } from '../../../src-renderer/ui/log/told-turns.ts'

const seats = [
  { name: 'Ann', player: 'person' },
  { name: 'Ben', player: 'greedy' },
] as const
const step = (n: number, turn: number, seat: number): LogEntry => ({
  n,
  turn,
  seat,
  events: [{ kind: 'x', turn, seat, because: { kind: 'game', id: 0 }, refs: [{ kind: 'card', id: n }], learnt: [] }],
})
const speech = {
  tell: (events: LogEntry['events']) =>
    events.map(({ seat, turn, refs }) => ({ seat, turn, refs, phrase: phrase('common.plain', { name: `${turn}` }) })),
} as unknown as Speech<unknown>
const lines = (log: readonly LogEntry[]) => linesOf(log, { seats, view: null }, speech)
const grouped = (log: readonly LogEntry[]) => groupsOf(lines(log), log)

test('a line knows its entry and what it was about; what was taken back is marked until it is made again', () => {
  const log: LogEntry[] = [
    step(0, 1, 0),
    step(1, 1, 0),
    { n: 2, turn: 1, seat: 0, events: [], command: { kind: 'takeBack', seat: 0, entries: [1], learnt: [0, 1] } },
  ]
  expect(lines(log).map(({ n, gone }) => [n, gone])).toEqual([
    [0, false],
    [1, true],
    [2, false],
    [2, false],
  ])
  expect(lines(log)[1].refs).toEqual([{ kind: 'card', id: 1 }])
  const again: LogEntry = { n: 3, turn: 1, seat: 0, events: [], command: { kind: 'redo', seat: 0, entries: [1] } }
  expect(lines([...log, again])[1].gone).toBe(false)
})

test('a step that was taken back and made again is not told of twice: nothing is left of it', () => {
  const undo: LogEntry = { n: 2, turn: 1, seat: 0, events: [], command: { kind: 'undo', seat: 0, entries: [1] } }
  const redo: LogEntry = { n: 3, turn: 1, seat: 0, events: [], command: { kind: 'redo', seat: 0, entries: [1] } }
  const told = (...more: LogEntry[]) => lines([step(0, 1, 0), step(1, 1, 0), ...more]).map(({ n }) => n)
  expect(told(undo)).toEqual([0, 1, 2])
  expect(told(undo, redo)).toEqual([0, 1])
  const asked: LogEntry = { ...undo, command: { kind: 'takeBack', seat: 0, entries: [1], learnt: [] } }
  expect(told(asked, redo)).toEqual([0, 1, 2, 3])
})

test('a step that was taken back, made again and taken back once more was taken back once', () => {
  const command = (n: number, kind: 'undo' | 'redo' | 'takeBack', entries = [1]): LogEntry => ({
    ...{ n, turn: 1, seat: 0, events: [] },
    command: { kind, seat: 0, entries, ...(kind === 'takeBack' && { learnt: [] }) },
  })
  const told = (...more: LogEntry[]) => lines([step(0, 1, 0), step(1, 1, 0), ...more]).map(({ n }) => n)
  expect(told(command(2, 'undo'), command(3, 'redo'), command(4, 'undo'))).toEqual([0, 1, 4])
  const redone = [command(2, 'undo'), command(3, 'redo'), command(4, 'undo'), command(5, 'redo')]
  expect(told(...redone)).toEqual([0, 1])
  // Of two that were taken back at once but one was made again.
  expect(told(command(2, 'undo', [0, 1]), command(3, 'redo'))).toEqual([0, 1, 2])
  // Somebody had learnt something: then all of it is told.
  expect(told(command(2, 'undo'), command(3, 'redo'), command(4, 'takeBack'))).toEqual([0, 1, 2, 3, 4])
})

test('a turn in which a seat was changed first stands under whose turn it is', () => {
  const sat: LogEntry = { n: 1, turn: 2, seat: 1, events: [], command: { kind: 'botSat', seat: 1, player: 'driver' } }
  expect(grouped([step(0, 1, 1), sat, step(2, 2, 0)]).map(({ seat }) => seat)).toEqual([1, 0])
})

test('a seat that a bot took over has that bot as its heir, until somebody sits down there again', () => {
  const sat = (n: number, kind: 'botSat' | 'personSat'): LogEntry => {
    const bot = kind === 'botSat' && { player: 'driver' as const }
    return { n, turn: 1, seat: 0, events: [], command: { kind, seat: 0, ...bot } }
  }
  const log = [step(0, 1, 0), sat(1, 'botSat'), step(2, 1, 0), sat(3, 'personSat')]
  expect([heirOf(log, 0), heirOf(log, 0, 3), heirOf(log, 0, 1), heirOf(log, 1, 3)]).toEqual([
    null,
    'driver',
    null,
    null,
  ])
})

test('a bot in whose place another was set has left nobody’s seat', () => {
  const sat = (n: number, was: SeatInfo['player'], player: BotId): LogEntry => ({
    ...{ n, turn: 1, seat: 0, events: [] },
    command: { kind: 'botSat', seat: 0, was, player },
  })
  const stronger = [step(0, 1, 0), sat(1, 'porter', 'shunter')]
  expect(heirOf(stronger, 0)).toBeNull()
  expect(heirOf([sat(0, 'person', 'porter'), sat(1, 'porter', 'shunter')], 0)).toBe('shunter')
})

test('whoever looks back sees who played for a seat then, whoever took it over since', () => {
  const sat = (n: number, kind: 'botSat' | 'personSat', was: SeatInfo['player']): LogEntry => ({
    ...{ n, turn: 1, seat: 0, events: [] },
    command: { kind, seat: 0, was, ...(kind === 'botSat' && { player: 'driver' as const }) },
  })
  const log = [step(0, 1, 0), sat(1, 'botSat', 'person'), step(2, 1, 0), sat(3, 'personSat', 'driver'), step(4, 2, 1)]
  const now: SeatInfo[] = [
    { name: 'Ada', player: 'person' },
    { name: 'Ben', player: 'porter' },
  ]
  const then = [0, 1, 2, 3, 4].map((n) => seatsAt(log, now, n).map(({ player }) => player))
  expect(then.map(([ada]) => ada)).toEqual(['person', 'driver', 'driver', 'person', 'person'])
  expect(new Set(then.map(([, ben]) => ben))).toEqual(new Set(['porter']))
})

test('what was told once stays as it was told; what is new, taken back or named otherwise is told', () => {
  const told: number[] = []
  const counting = {
    tell: (events: LogEntry['events']) => (
      told.push(...events.map(({ turn }) => turn)),
      speech.tell(events, seats, null)
    ),
  } as unknown as Speech<unknown>
  const growing = new GrowingLog(counting)
  const log = [step(0, 1, 0), step(1, 2, 0)]
  const [first, second] = growing.lines(log, { seats, view: null })
  const more = [
    ...log,
    step(2, 3, 1),
    { n: 3, turn: 3, seat: 1, events: [], command: { kind: 'undo', seat: 1, entries: [1] } } satisfies LogEntry,
  ]
  const then = growing.lines(more, { seats: [...seats], view: null })
  expect(told).toEqual([1, 2, 3])
  expect(then[0]).toBe(first)
  expect(then[1]).toEqual({ ...second, gone: true })
  growing.lines(more, { seats: [seats[0], { ...seats[1], name: 'Bea' }], view: null })
  expect(told).toEqual([1, 2, 3, 1, 2, 3])
})

test('taking back says how many steps, and who has learnt something by them', () => {
  const told = lines([
    { n: 0, turn: 1, seat: 0, events: [], command: { kind: 'takeBack', seat: 0, entries: [4, 5], learnt: [1] } },
  ])
  expect(told.map((line) => line.phrase.key)).toEqual(['command.takeBack', 'command.takeBack.learnt'])
  expect(told[0].phrase.params).toEqual({ name: 'Ann', n: 2 })
})

test('the log is grouped by turns, in order', () => {
  const groups = grouped([step(0, 1, 0), step(1, 1, 1), step(2, 2, 1)])
  expect(groups.map(({ turn, seat, lines: all }) => [turn, seat, all.length])).toEqual([
    [1, 0, 2],
    [2, 1, 1],
  ])
})

test('a turn holds what was done in it and still counts, also of a step that begins the next', () => {
  const both: LogEntry = { ...step(2, 1, 0), events: [...step(2, 1, 0).events, ...step(2, 2, 1).events] }
  const back: LogEntry = { n: 3, turn: 2, seat: 0, events: [], command: { kind: 'undo', seat: 0, entries: [1] } }
  const groups = grouped([step(0, 1, 0), step(1, 1, 0), both, back])
  expect(groups.map(({ turn, events }) => [turn, events.map(({ refs }) => refs[0].id)])).toEqual([
    [1, [0, 2]],
    [2, [2]],
  ])
})

test('of a long log the last turns are shown whole, and the newest however long it is', () => {
  const groups = grouped([0, 1, 2, 3, 4, 5].map((n) => step(n, Math.floor(n / 2), 0)))
  const turns = (most: number) => lastGroups(groups, most).map(({ turn }) => turn)
  expect([turns(6), turns(5), turns(4), turns(1)]).toEqual([[0, 1, 2], [1, 2], [1, 2], [2]])
})

test('below its name a line does not begin with that name again', () => {
  const line = { phrase: { key: 'x', params: { who: 'Ann', n: 3 } } } as unknown as LogLine
  const who = ({ params }: Phrase) => params?.who as string
  const first = (what: Phrase) => `${who(what)} drove 3`
  const later = (what: Phrase) => `Onto ${who(what)}'s hook`
  expect(underName(line, 'Ann', first)).toBe('drove 3')
  expect(underName(line, 'Ben', first)).toBe('Ann drove 3')
  expect(underName(line, 'Ann', later)).toBe("Onto Ann's hook")
})

test('lines and turns keep their keys while new ones come and old ones are left off', () => {
  const log = [step(0, 1, 0), step(1, 1, 0), step(2, 2, 1), step(3, 3, 0)]
  const keys = (from: number, to: number) =>
    groupsOf(lines(log.slice(0, to)).slice(from), log.slice(0, to)).map(({ key, lines: its }) => [
      key,
      its.map(({ n, place }) => `${n}.${place}`),
    ])
  const [[first, its], second] = keys(0, 3)
  expect(keys(1, 4).slice(0, 2)).toEqual([[first, its.slice(1)], second])
})

test('a turn that comes again after a taking back has a key of its own, and so has each line of an entry', () => {
  const back = (n: number, turn: number): LogEntry => ({
    n,
    turn,
    seat: 0,
    events: [],
    command: { kind: 'takeBack', seat: 0, entries: [n - 1], learnt: [1] },
  })
  const all = lines([step(0, 1, 0), step(1, 2, 1), back(2, 1), step(3, 2, 1), back(4, 1)])
  expect(all).toHaveLength(7)
  expect(new Set(all.map(({ n, place }) => `${n}.${place}`)).size).toBe(7)
  expect(new Set(groupsOf(all, []).map(({ key }) => key)).size).toBe(5)
})

test('the line of the replay has a stop where each turn begins, and numbers only where there is room', () => {
  const stops = [0, 1, 1, 2, 3, 3].map((turn) => ({ turn }))
  const wide = lineOf(stops, 1000)
  expect(wide.turns.map(({ index, turn, named }) => [index, turn, named])).toEqual([
    [1, 1, true],
    [3, 2, true],
    [4, 3, true],
  ])
  expect([wide.x(0), wide.x(5)]).toEqual([wide.left, wide.right])
  expect(lineOf(stops, 120).turns.filter(({ named }) => named)).toHaveLength(1)
})

test('every turn is as wide as every other on the line of the replay, and a place of it means the stop next to it', () => {
  const stops = [0, 0, 0, 1, 2, 2, 2, 2, 3, 4, 4].map((turn) => ({ turn }))
  const line = lineOf(stops, 1048)
  const begins = [line.x(0), ...line.turns.map(({ index }) => line.x(index)), line.right]
  expect(begins.slice(1).map((x, i) => Math.round(x - begins[i]))).toEqual([200, 200, 200, 200, 200])
  expect(stops.map((_, at) => line.nearest(line.x(at)))).toEqual(stops.map((_, at) => at))
  expect([line.nearest(-50), line.nearest(5000)]).toEqual([0, stops.length - 1])
  // A single step at the end stands at the end.
  const ended = lineOf(
    [0, 1, 2].map((turn) => ({ turn })),
    1048,
  )
  expect([ended.x(1), ended.x(2)]).toEqual([524, ended.right])
})

test("a line in another's turn tells whose it is, unless it names somebody", () => {
  const names = ['Ada', 'Bram']
  const line = (seat: number, phrase: Phrase): LogLine => ({
    seat,
    turn: 1,
    phrase,
    refs: [],
    n: 1,
    place: 0,
    gone: false,
  })
  const walked = { key: 'first-class.event.walked.0', params: { place: { key: 'first-class.place.mail' } } }
  const named = {
    key: 'first-class.semi',
    params: { a: { key: 'first-class.event.verdict.one', params: { who: 'Ada', n: 1 } }, b: 'x' },
  }
  const [group] = groupsOf([line(0, walked)], [])
  expect([line(0, walked), line(1, walked), line(1, named)].map((one) => ownerOf(one, group, names))).toEqual([
    null,
    'Bram',
    null,
  ])
})

test('flags a step once, however much of it is worth remembering', () => {
  const moment = (turn: number, seat: number) =>
    ({ turn, seat, value: 0, phrase: { key: 'app.name' }, event: {} }) as never
  const [best, first, last] = [moment(9, 0), moment(9, 1), moment(12, 2)]
  expect(
    flagsOf([
      { n: 5, moment: best },
      { n: 5, moment: first },
      { n: 8, moment: last },
    ]),
  ).toEqual([
    { n: 5, moments: [best, first] },
    { n: 8, moments: [last] },
  ])
})

test('a step that ends a turn is told with the turn that it shows, as in the log', () => {
  expect(turnShown({ turn: 11 }, [{ turn: 11 }, { turn: 12 }])).toBe(12)
  expect(turnShown({ turn: 11 }, [])).toBe(11)
  expect(turnShown(undefined, [])).toBe(0)
})

test('a replay counts the turns that are told: what was taken back, or done about the game after its end, makes none', () => {
  const stops = [{ turn: 24 }, { turn: 25 }]
  const told = (turn: number, more: Partial<LogLine> = {}) => ({ turn, gone: false, ...more })
  expect(lastTurn(stops, [told(25), told(26)])).toBe(26)
  expect(lastTurn(stops, [told(25), told(26, { gone: true }), told(26, { command: true })])).toBe(25)
  expect(lastTurn([], [])).toBe(0)
})

test('that somebody took a hint is said once a turn, however many questions of it were asked about', () => {
  const hint = (n: number, turn: number): LogEntry => ({
    n,
    turn,
    seat: 0,
    events: [],
    command: { kind: 'hint', seat: 0 },
  })
  const log = [hint(0, 1), step(1, 1, 0), hint(2, 1), hint(3, 1), step(4, 2, 1), hint(5, 3)]
  expect(lines(log).map(({ n }) => n)).toEqual([0, 1, 4, 5])
})

test('what a bot did stays folded into its sentence, unless it befell others too; what a person did folds out', () => {
  const [own] = grouped([step(0, 1, 0), step(1, 1, 0)])
  const [scored] = grouped([step(0, 1, 0), step(1, 1, 1), step(2, 1, 0)])
  const [single] = grouped([step(0, 1, 0)])
  expect([own, scored, single].map((group) => foldsOut(group, true))).toEqual([false, true, false])
  expect([own, scored, single].map((group) => foldsOut(group, false))).toEqual([true, true, false])
})

test('a turn is read from its headline on as long as that speaks for all of it: not once another seat scores in it', () => {
  const [own] = grouped([step(0, 1, 0), step(1, 1, 0)])
  const [scored] = grouped([step(0, 1, 0), step(1, 1, 1), step(2, 1, 0)])
  expect([isToldByHead(own), isToldByHead(scored)]).toEqual([true, false])
})

test('who is asked something in the turn of another reads its newest line, and others its headline', () => {
  const [turn] = grouped([step(0, 1, 0), step(1, 1, 0)])
  const read = (viewer: number | null, asked: number | null, now = 1) =>
    isReadFromHead(turn, viewer, { turn: now, decision: asked === null ? null : { by: asked } })
  expect([read(2, 0), read(2, 1), read(null, 0), read(null, null)]).toEqual([true, true, true, true])
  expect([read(1, 1), read(0, 0), read(0, 1)]).toEqual([false, false, false])
  // Their own next turn has begun, and brought no line yet.
  expect(read(1, 1, 2)).toBe(true)
})

test('that a step was taken back is no step of the turn any more once another was made in its place', () => {
  const undo: LogEntry = { n: 2, turn: 1, seat: 0, events: [], command: { kind: 'undo', seat: 0, entries: [1] } }
  const told = (...log: LogEntry[]) => {
    const [group] = grouped([step(0, 1, 0), step(1, 1, 0), ...log])
    return { held: heldOf(group).map(({ n }) => n), all: group.lines.map(({ n }) => n) }
  }
  expect(told(undo)).toEqual({ held: [0, 2], all: [0, 1, 2] })
  expect(told(undo, step(3, 1, 0))).toEqual({ held: [0, 3], all: [0, 1, 2, 3] })
})

test('that the others let a step be taken back stays a step of the turn: they have learnt something', () => {
  const takeBack: LogEntry = {
    ...{ n: 2, turn: 1, seat: 0, events: [] },
    command: { kind: 'takeBack', seat: 0, entries: [1], learnt: [] },
  }
  const [group] = grouped([step(0, 1, 0), step(1, 1, 0), takeBack, step(3, 1, 0)])
  expect(heldOf(group).map(({ n }) => n)).toEqual([0, 2, 3])
})

test('as a log grows only the turn that goes on is told again', () => {
  const log = [step(0, 1, 0), step(1, 2, 1), step(2, 2, 1), step(3, 3, 0)]
  const told: string[] = []
  const turns = new ToldTurns((group) => (told.push(group.key), { group }))
  const words = new GrowingLog(speech)
  const tell = (entries: readonly LogEntry[], by: readonly unknown[] = ['en']) => {
    told.length = 0
    return turns.of(groupsOf(words.lines(entries, { seats, view: null }), entries), by)
  }
  tell(log)
  expect(told).toEqual(['1.0', '2.0', '3.0'])
  // While it was the last the turn before could go on: it is told once more as it is over.
  const before = tell([...log, step(4, 4, 1)])
  expect(told).toEqual(['3.0', '4.0'])
  const after = tell([...log, step(4, 4, 1), step(5, 4, 1)])
  expect(told).toEqual(['4.0'])
  expect(after[1]).toBe(before[1])
  expect(after[3].group.lines).toHaveLength(2)
  // What was taken back is left out of the turn in which it was.
  const undone: LogEntry = { n: 6, turn: 4, seat: 1, events: [], command: { kind: 'undo', seat: 1, entries: [2] } }
  tell([...log, step(4, 4, 1), step(5, 4, 1), undone])
  expect(told).toEqual(['2.0', '4.0'])
  tell(log, ['de'])
  expect(told).toEqual(['1.0', '2.0', '3.0'])
})

test('a turn that was gone back to goes on, whatever came after it in the log', () => {
  const back: LogEntry = { n: 2, turn: 1, seat: 0, events: [], command: { kind: 'takeBack', seat: 0, entries: [1] } }
  const told: string[] = []
  const turns = new ToldTurns((group) => (told.push(group.key), { group }))
  turns.of(grouped([step(0, 1, 0), step(1, 2, 1)]), [])
  told.length = 0
  turns.of(grouped([step(0, 1, 0), step(1, 2, 1), back]), [])
  expect(told).toEqual(['1.0', '2.0', '1.1'])
})
