import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reviewKey } from '../../../src-renderer/screens/review/review-keys.ts'
import { replayKey, tableKey, type TableParts } from '../../../src-renderer/screens/table/table-keys.ts'
import type { App } from '../../../src-renderer/state/app.svelte.ts'
import type { TableSession } from '../../../src-renderer/state/table/table.svelte.ts'

beforeEach(() => {
  vi.stubGlobal('HTMLSelectElement', class {})
  vi.stubGlobal('HTMLButtonElement', class {})
  vi.stubGlobal('HTMLInputElement', class {})
})

const pressed = (key: string) =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: null }) as unknown as KeyboardEvent

it('tells the table as it was in words too', () => {
  const session = { inWords: false, replay: {} } as unknown as TableSession
  expect([replayKey(pressed('b'), session), session.inWords]).toEqual([true, true])
})

it('Escape ends the better way that a review shows, and only then the review', () => {
  const [skip, leave] = [vi.fn(), vi.fn()]
  const showing = { moving: true, skip }
  const goBack = vi.fn(() => (reviewing.rests = false))
  const reviewing = { rests: false, goBack }
  const session = { showing, replay: { leave }, reviewing, table: {} } as unknown as TableSession
  const escape = () => {
    expect(reviewKey(pressed('Escape'), session, {} as App)).toBe(true)
    return [skip, goBack, leave].map(({ mock }) => mock.calls.length)
  }
  expect(escape()).toEqual([1, 0, 0])
  Object.assign(showing, { moving: false })
  reviewing.rests = true
  expect(escape()).toEqual([1, 1, 0])
  expect(escape()).toEqual([1, 1, 1])
})

it('keys of a review work on its line and its radio buttons, but for the arrows that go through those', () => {
  const [play, toTurn] = [vi.fn(), vi.fn()]
  const session = { reviewing: { play, toTurn, at: 3 }, table: {} } as unknown as TableSession
  const on = (type: string, key: string) => {
    const target = Object.assign(new HTMLInputElement(), { type })
    return reviewKey({ ...pressed(key), target }, session, {} as App)
  }
  expect([on('range', 'b'), on('radio', 'b'), play.mock.calls.length]).toEqual([true, true, 2])
  expect([on('range', 'ArrowLeft'), on('radio', 'ArrowLeft'), toTurn.mock.calls]).toEqual([true, false, [[2]]])
})

it('in a review a number lists the moves of nobody of whom nothing is told', () => {
  const reviewing = { of: null as number | null, told: [1] }
  const session = { reviewing, table: {} } as unknown as TableSession
  const of = (key: string) => [reviewKey(pressed(key), session, {} as App), reviewing.of]
  expect([of('1'), of('3'), of('2'), of('2')]).toEqual([
    [false, null],
    [false, null],
    [true, 1],
    [true, null],
  ])
})

it.each([' ', 'Escape'])('skips with %j what moves, to the end of a turn of a bot', (key) => {
  const skipTurn = vi.fn()
  const parts = { session: { showing: { moving: true, skipTurn } } } as unknown as TableParts
  expect([tableKey(pressed(key), parts), skipTurn.mock.calls.length]).toEqual([true, 1])
})

it('skips with Space from the button that began to show it, and presses every other button', () => {
  const skipTurn = vi.fn()
  const parts = { session: { showing: { moving: true, skipTurn } } } as unknown as TableParts
  const from = (dataset: object) => {
    const target = Object.assign(new HTMLButtonElement(), { dataset })
    return tableKey({ ...pressed(' '), target }, parts)
  }
  expect([from({ yields: 'space' }), skipTurn.mock.calls.length]).toEqual([true, 1])
  expect([from({}), skipTurn.mock.calls.length]).toEqual([false, 1])
})

it.each(['Enter', ' ', 'Escape'])(
  'goes on with %j from what stands to be read, unless the key is still held',
  (key) => {
    const goOn = vi.fn()
    const parts = { session: { showing: { moving: true, waits: true, goOn } } } as unknown as TableParts
    tableKey({ ...pressed(key), repeat: true }, parts)
    expect(goOn.mock.calls.length).toBe(0)
    expect([tableKey(pressed(key), parts), goOn.mock.calls.length]).toEqual([true, 1])
  },
)

it.each([
  ['reads', { step: 1, reads: true, astray: null }, 'goOn'],
  ['went another way', { step: 1, reads: false, astray: 0 }, 'takeBack'],
  ['has something to do', { step: 1, reads: false, astray: null }, null],
  ['is done', { step: null, reads: true, astray: null }, null],
] as const)('Enter goes on by the coach’s button, wherever the focus is, where one %s', (_, lesson, wish) => {
  const coach = vi.fn()
  const choosing = { chosen: null, candidates: [], end: () => false }
  const session = { showing: { moving: false }, choosing, acting: { coach }, table: { lesson } }
  expect(tableKey(pressed('Enter'), { session } as unknown as TableParts)).toBe(wish !== null)
  expect(coach.mock.calls).toEqual(wish ? [[wish]] : [])
})

it.each([
  ['a game that is over', { outcome: {} }, true],
  ['a game that goes on', { outcome: null }, false],
  ['a lesson that is over', { outcome: {}, lesson: { step: 1, reads: false, astray: null } }, false],
])('Enter and Escape show the scores at the table of %s', (_, table, shows) => {
  for (const key of ['Enter', 'Escape']) {
    const release = vi.fn()
    const ends = { end: () => false, showsFirst: () => false, back: () => false }
    const choosing = { chosen: null, candidates: [], ...ends, putsBack: false }
    const hinting = { found: null, looking: false }
    const session = { showing: { moving: false }, choosing, hinting, acting: {}, table, looking: true, release }
    const parts = { session, shutDrawer: () => false } as unknown as TableParts
    expect(tableKey(pressed(key), parts)).toBe(shows)
    expect([session.looking, release.mock.calls.length]).toEqual([!shows, shows ? 1 : 0])
  }
})

it.each([true, false])('Escape puts back a card that was taken up, where undo would: %j', async (putsBack) => {
  const back = vi.fn((_kind: string) => Promise.resolve(true))
  const choosing = { back: () => false, putsBack }
  const session = {
    showing: { moving: false },
    choosing,
    hinting: { found: null, looking: false, leave: () => undefined },
    previewing: { asked: null },
    acting: { back, arrived: () => Promise.resolve() },
    table: { undo: null, seats: [] },
    panel: { speech: {} },
    lines: [],
  }
  const parts = { session, shutDrawer: () => false } as unknown as TableParts
  expect(tableKey(pressed('Escape'), parts)).toBe(putsBack)
  await Promise.resolve()
  expect(back.mock.calls.map(([kind]) => kind)).toEqual(putsBack ? ['undo'] : [])
})

it('a key of undo that is held wishes nothing more while something is wished', () => {
  const back = vi.fn((_kind: string) => Promise.resolve(true))
  const acting = { back, isWished: true }
  const event = { ...pressed('z'), ctrlKey: true, shiftKey: true }
  const press = (repeat: boolean) => tableKey({ ...event, repeat }, { session: { acting } } as unknown as TableParts)
  expect([press(true), back.mock.calls.length]).toEqual([true, 0])
  expect([press(false), back.mock.calls.length]).toEqual([true, 1])
})

it.each([
  ['is asked about is put back before what was done', {}, [], 1],
  ['was done last is taken back where nothing is asked about', null, ['undo'], 0],
])('what %s, by the key of undo', async (_, asked, undone, put) => {
  const back = vi.fn((_kind: string) => Promise.resolve(true))
  const previewing = { asked }
  const putBack = vi.fn(() => ((previewing.asked = null), true))
  const session = {
    hinting: { leave: () => undefined },
    previewing,
    choosing: { back: putBack },
    acting: { back, arrived: () => Promise.resolve() },
    table: { undo: null, seats: [] },
    panel: { speech: {} },
    lines: [],
  }
  const event = { ...pressed('z'), ctrlKey: true }
  expect(tableKey(event, { session } as unknown as TableParts)).toBe(true)
  await Promise.resolve()
  expect([back.mock.calls.map(([kind]) => kind), putBack.mock.calls.length]).toEqual([undone, put])
})

it.each([
  ['one’s own deed is shown', { isOwn: true, hasty: false }, true],
  ['it may be the second press of a quick two', { isOwn: true, hasty: true }, false],
  ['a bot plays', { isOwn: false, hasty: false }, false],
])('Enter brings to rest what moves and never ends the turn by it, where %s', async (_, { isOwn, hasty }, rests) => {
  const [end, caughtUp] = [vi.fn(), vi.fn(() => Promise.resolve())]
  const showing = { moving: true, isOwn, lull: { isHasty: () => hasty } }
  const session = { showing, choosing: { end }, acting: { caughtUp } }
  expect(tableKey(pressed('Enter'), { session } as unknown as TableParts)).toBe(rests)
  await Promise.resolve()
  expect(caughtUp).toHaveBeenCalledTimes(rests ? 1 : 0)
  expect(end).not.toHaveBeenCalled()
})

describe('the key of a row', () => {
  const table = (turn: number) => ({ status: { turn } })
  const atTable = (isUnderway: boolean, isSecond = false, moving = true) => ({
    showing: { moving, isOwn: isUnderway, lull: { isSecond: () => isSecond }, skipTurn: () => undefined },
    choosing: {},
    acting: { isUnderway, arrived: vi.fn(() => Promise.resolve()) },
    table: table(4),
  })
  const parts = (session: object, press: () => void) => ({ session, press }) as unknown as TableParts

  it.each([
    ['one’s own deed is shown', atTable(true), true],
    ['one’s own deed is on its way, and its list still stands', atTable(true, false, false), true],
    ['it may be the second of a quick two', atTable(true, true), false],
    ['a bot plays', atTable(false), false],
  ])('pressed while %s waits for its list or not', async (_, session, waits) => {
    const press = vi.fn()
    expect(tableKey(pressed('3'), parts(session, press))).toBe(waits)
    await vi.waitFor(() => expect(press.mock.calls).toEqual(waits ? [['3']] : []))
    expect(session.acting.arrived).toHaveBeenCalledTimes(waits ? 1 : 0)
  })

  it('presses nothing where what it waited for ended the turn', async () => {
    const press = vi.fn()
    const session = atTable(true)
    tableKey(pressed('3'), parts(session, press))
    session.table = table(5)
    await new Promise((done) => setImmediate(done))
    expect(press).not.toHaveBeenCalled()
  })
})

it.each([
  [true, 1, 1],
  [false, 1, 0],
  [true, 0, 0],
])('Enter with nothing chosen says what is asked, of whoever is asked: %j, %i answers', (still, answers, asked) => {
  const askFirst = vi.fn(() => true)
  const session = {
    showing: { moving: false },
    choosing: { chosen: null, candidates: Array.from({ length: answers }), end: () => false, showsFirst: () => false },
    acting: { isUnderway: !still },
    explaining: { askFirst },
    table: {},
  }
  expect(tableKey(pressed('Enter'), { session } as unknown as TableParts)).toBe(asked > 0)
  expect(askFirst.mock.calls.length).toBe(asked)
})

it('Enter with a row pressed that leads to others says what those ask', () => {
  const askFirst = vi.fn(() => true)
  const title = { key: 'first-class.ask.coin' }
  const choosing = { chosen: null, candidates: [1], end: () => false, showsFirst: () => false, narrowed: { title } }
  const session = { showing: {}, choosing, acting: {}, explaining: { askFirst }, table: {} }
  expect(tableKey(pressed('Enter'), { session } as unknown as TableParts)).toBe(true)
  expect(askFirst.mock.calls).toEqual([[title]])
})
