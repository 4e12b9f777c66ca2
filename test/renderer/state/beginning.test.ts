import { expect, it, vi } from 'vitest'
import type { Bridge, Hello, Notice, RequestName } from '../../../src-shared/bridge.ts'
import { PLAYABLE } from '../../../src-renderer/games/tickets.ts'
import * as parts from '../../../src-renderer/table-parts.ts'
import { App } from '../../../src-renderer/state/app.svelte.ts'
import { toasts } from '../../../src-renderer/state/toasts.svelte.ts'
import { BOT_LEVELS, COMPANY, DEFAULT_SETTINGS } from '../../../src-shared/table.ts'
import { orderedAgain } from '../../../src-renderer/screens/score/ordered.ts'
import { Draft } from '../../../src-renderer/screens/new-game/draft.svelte.ts'
import * as messages from '../../../src-renderer/messages/index.ts'
import { until } from '../../until.ts'
import { stateAt, update } from './at-table.ts'

// What is imported asks the system for its theme.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('document', { hidden: false, documentElement: {} })
  vi.stubGlobal('navigator', { userAgent: '', languages: ['en'] })
})

const HELLO = {
  version: '1',
  host: 'browser',
  settings: DEFAULT_SETTINGS,
  slots: [],
  moreSlots: false,
  folder: '/games',
  table: null,
  faults: [],
}

/** A window whose host answers as it is told to. */
function opened(hello: Partial<Hello> = {}, table: () => Promise<typeof parts> = async () => parts) {
  const asked: RequestName[] = []
  const state = { there: true, tell: (_: Notice): void => undefined }
  const bridge = {
    ask: async (name: RequestName) => (
      asked.push(name),
      state.there ? { ok: true, value: { ...HELLO, ...hello } } : { ok: false, fault: { code: 'disconnected' } }
    ),
    onNotice: (listener: (notice: Notice) => void) => void (state.tell = listener),
  } as unknown as Bridge
  return { app: new App(bridge, PLAYABLE, table), asked, state }
}

it('a window that found no host begins as soon as the host speaks', async () => {
  const { app, asked, state } = opened()
  state.there = false
  await app.start()
  expect([app.screen, app.faults.map(({ code }) => code)]).toEqual(['loading', ['disconnected']])
  state.there = true
  state.tell({ kind: 'slots', slots: [] })
  state.tell({ kind: 'slots', slots: [] })
  await until(() => expect(app.screen).toBe('home'))
  expect([app.version, app.faults, asked]).toEqual(['1', [], ['hello', 'hello']])
})

it('of very many games those of the first page are shown, and the others are asked for once home stands', async () => {
  const { app, asked } = opened({ moreSlots: true })
  const screens: string[] = []
  vi.spyOn(app.saved, 'refresh').mockImplementation(async () => void screens.push(app.screen))
  await app.start()
  expect([asked, screens]).toEqual([['hello'], ['home']])
})

it('a language that cannot be fetched is told, and the report has why', async () => {
  const { app, asked } = opened()
  await app.start()
  vi.spyOn(messages, 'bringTexts').mockRejectedValueOnce(new Error('no texts'))
  const said = vi.spyOn(console, 'error').mockReturnValue()
  await app.preferences.apply({ ...DEFAULT_SETTINGS, language: 'nl' })
  expect(toasts.map(({ text }) => text)).toEqual([messages.say('en', { key: 'toast.noLanguage' })])
  expect(asked).toEqual(['hello', 'crashed'])
  expect(said).toHaveBeenCalledOnce()
})

it('a folder that is dropped as if it were a game is told to be unreadable, and nothing is asked', async () => {
  const { app, asked } = opened()
  const unreadable = (): Promise<never> => Promise.reject(new DOMException('', 'NotFoundError'))
  const folder = { name: 'games', size: 0, text: unreadable, arrayBuffer: unreadable, slice: () => folder }
  await app.saved.import(folder as unknown as File)
  expect([app.faults, asked]).toEqual([[{ code: 'cannotRead', params: { file: 'games' } }], []])
})

it('a table that cannot be fetched is told of, home stands, and the game is opened when it can be', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let away = true
  const table = update(stateAt(1, 1))
  const { app } = opened({ table }, async () => {
    if (away) throw new Error('no table')
    return parts
  })
  await app.start()
  expect([app.screen, app.session, app.faults.map(({ code }) => code)]).toEqual(['home', null, ['notFetched']])
  away = false
  vi.spyOn(app, 'ask').mockResolvedValue(table as never)
  await app.open('a')
  expect([app.screen, app.session?.table.slot]).toEqual(['table', 'a'])
})

it('rules that cannot be fetched are told of, and nothing is opened', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { app } = opened({}, () => Promise.reject(new Error('no rules')))
  await app.start()
  app.openRules('transport')
  await until(() => expect(app.faults.map(({ code }) => code)).toEqual(['notFetched']))
  expect([app.reading, app.screen]).toEqual([null, 'home'])
})

it('a game that nobody here ever played is set up against one of the weakest, a known one against two of different kinds', async () => {
  const { app } = opened({ slots: [{ game: 'transport' }] as never })
  await app.start()
  const against = (game: (typeof PLAYABLE)[number]) =>
    new Draft(game, {}, app.setUpFor(game), app.hasPlayed(game)).order.seats.map(({ player }) => player)
  expect(against('transport')).toEqual(['person', COMPANY[0], COMPANY[1]])
  expect(against('first-class')).toEqual(['person', BOT_LEVELS[0]])
  // Ended here once, and deleted since.
  vi.spyOn(app, 'askQuietly').mockResolvedValue({ statistics: [{ game: 'first-class' }], faults: [] } as never)
  await app.count()
  expect(against('first-class')).toEqual(['person', COMPANY[0], COMPANY[1]])
  expect(against('freight-express')).toEqual(['person', BOT_LEVELS[0]])
})

it('of a kept set-up only what this version knows is offered again', () => {
  const kept = {
    game: 'transport',
    name: '',
    seats: [],
    options: { handOfThree: true, newRule: true },
    practice: false,
  }
  const draft = new Draft('transport', { handOfThree: false, everyoneAlone: false }, kept as never, true)
  expect(draft.order.options).toEqual({ handOfThree: true, everyoneAlone: false })
})

it('a name of which nothing can be seen is none, and spaces within one count once', () => {
  const draft = new Draft('transport', {}, null, true)
  draft.seats[0].name = '\u200b'
  expect([draft.nameless, draft.canStart]).toEqual([0, false])
  draft.seats[0].name = ' Anna  Maria '
  expect([draft.canStart, draft.order.seats[0].name]).toEqual([true, 'Anna Maria'])
})

it('whoever starts does so though another seat goes', () => {
  const draft = new Draft('transport', {}, null, true)
  draft.sit(4)
  draft.starter = 2
  draft.remove(3)
  draft.remove(0)
  expect(draft.starter).toBe(1)
  draft.remove(1)
  expect(draft.starter).toBeNull()
})

it('bots that come to a new game are of different kinds', () => {
  const draft = new Draft('transport', {}, null, true)
  draft.sit(4)
  expect(new Set(draft.order.seats.map(({ player }) => player)).size).toBe(4)
  draft.remove(1)
  draft.add()
  expect(new Set(draft.order.seats.map(({ player }) => player)).size).toBe(4)
})

it('who chooses a number of seats gets bots for what is missing, and loses the last bots first', () => {
  const draft = new Draft('transport', {}, null, true)
  const sitting = () => draft.order.seats.map(({ name, player }) => `${name} ${player === 'person' ? 'person' : 'bot'}`)
  draft.sit(4)
  expect(sitting()).toEqual(['Ada person', 'Bram bot', 'Cleo bot', 'Dirk bot'])
  draft.seat(3, 'person')
  draft.sit(2)
  expect(sitting()).toEqual(['Ada person', 'Dirk person'])
})

it('who sets up the next game otherwise has the seats and options of the last, and those left to bots are theirs again', async () => {
  const { app } = opened()
  await app.start()
  const again = vi.spyOn(app, 'playAgain').mockResolvedValue()
  const seats = [
    { name: 'Ann', player: 'driver' },
    { name: 'Bob', player: 'porter' },
  ] as const
  const table = stateAt(9, 9, { seats })
  const left = { n: 5, turn: 3, seat: 0, events: [], command: { kind: 'botSat', seat: 0, player: 'driver' } } as const
  // One bot took another's place there: nobody has left it.
  const stronger = {
    ...left,
    n: 6,
    seat: 1,
    command: { ...left.command, seat: 1, player: 'porter', was: 'shunter' },
  } as const
  await app.playOtherwise(orderedAgain({ table, log: [left, stronger] }))
  expect([app.screen, app.beginning, again.mock.calls.length]).toEqual(['new', 'freight-express', 0])
  const draft = new Draft('freight-express', {}, app.setUpFor('freight-express'), true)
  expect(draft.order.seats.map(({ name, player }) => [name, player])).toEqual([
    ['Ann', 'person'],
    ['Bob', 'porter'],
  ])
})
