import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bridge, RequestName } from '../../../src-shared/bridge.ts'
import type { GameEvent, GameId } from '../../../src-shared/core.ts'
import type { Beat, LogEntry, NewGame, Settings, TableState, TableUpdate } from '../../../src-shared/table.ts'
import type { SceneFrame, TableScene } from '../../../src-renderer/stage/scene.ts'
import { toCode } from '../../../src-shared/games/freight-express/actions.ts'
import { App } from '../../../src-renderer/state/app.svelte.ts'
import { TableSession } from '../../../src-renderer/state/table.svelte.ts'
import { speak } from '../../../src-renderer/i18n/words.svelte.ts'
import { phrase } from '../../../src-shared/messages/index.ts'
import { NOTHING } from '../../../src-renderer/ui/selection.ts'
import { dayView } from '../harness/position.ts'

// What is imported asks the system for its theme.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })))

const VIEW = dayView(4)
/** What a seat sees, told apart by the turn it was made for. */
const seen = (viewer: TableState['viewer'], turn: number) => ({ ...VIEW, turn, ...(viewer === 0 && { options: { ...VIEW.options } }) })
const stateAt = (seq: number, turn: number, more: Partial<TableState> = {}): TableState => ({
  slot: 'a', name: 'Game', game: 'freight-express', practice: false, seed: null, seq, viewer: 0, curtain: null, view: seen(more.viewer ?? 0, turn),
  seats: ['Ann', 'Bob', 'Bot', 'Bot'].map((name, i) => ({ name, player: i < 2 ? 'person' : 'greedy' })),
  status: { round: 1, turn, active: 0, decision: null, outcome: null },
  choices: [], plans: [], undo: null, redo: false, takeBack: null, consent: null, doNotAsk: false, thinking: null, outcome: null, scores: null, ...more,
})
const event = (turn: number): GameEvent => ({ kind: 'turnBegan', turn, seat: 0, because: { kind: 'game', id: 0 }, refs: [], learnt: [] })
const beat = (turn: number, viewer: TableState['viewer'] = 0): Beat => ({ event: event(turn), view: seen(viewer, turn) })
const update = (table: TableState, beats: readonly Beat[] = [], log: readonly LogEntry[] = [], logFrom = 0): TableUpdate => ({ table, beats, log, logFrom })

/** A scene that tells what it was given; a later telling or showing overtakes what runs. */
class Scene {
  readonly told: string[] = []
  readonly recalled: (readonly GameEvent[])[] = []
  session: TableSession | null = null
  broken = false
  #era = 0
  show(view: unknown): void {
    this.#era++
    this.#note('show', view)
  }
  recall(events: readonly GameEvent[]): void {
    this.recalled.push(events)
  }
  skip(): void {}
  async play(beats: readonly Beat[]): Promise<void> {
    if (this.broken) throw new Error('the picture is broken')
    const mine = ++this.#era
    for (const { view } of beats) {
      await new Promise((done) => setTimeout(done, 5))
      if (mine !== this.#era) return
      this.#note('play', view)
    }
  }
  #note(how: string, view: unknown): void {
    this.told.push(`${how} ${(view as { turn: number }).turn}${this.session?.table.curtain ? ' under the curtain' : ''}`)
  }
}

const asked: RequestName[] = []
const refusing: Bridge = {
  ask: async (name: RequestName) => (asked.push(name), { ok: false, fault: { code: 'stale' } }),
  onNotice: () => undefined,
} as unknown as Bridge

function atTable(): { app: App; session: TableSession; scene: Scene } {
  const app = new App(refusing)
  const session = new TableSession(app, update(stateAt(1, 1)))
  app.session = session
  const scene = new Scene()
  scene.session = session
  session.showing.stage(scene as unknown as TableScene)
  return { app, session, scene }
}

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false, documentElement: {} })
  asked.length = 0
})
afterEach(() => void vi.restoreAllMocks())

describe('a replay that plays', () => {
  /** Three entries, and the first of them on show. */
  async function lookingBack() {
    const all = atTable()
    const entries = [0, 1, 2].map((n) => ({ n, turn: n, seat: 0, events: [event(n)] }))
    all.session.take(update(stateAt(2, 2), [], entries))
    await all.session.settled()
    const { replay } = all.session
    replay.past = { n: 0, viewer: 0, status: all.session.table.status, view: VIEW, beats: [] }
    return { ...all, replay }
  }

  it('stops where no answer comes, and does not ask again', async () => {
    const { replay } = await lookingBack()
    await replay.play()
    expect(replay.playing).toBe(false)
    expect(asked.filter((name) => name === 'lookBack')).toEqual(['lookBack'])
  })

  it('counts every press of a step on, though the one before it still moves, and lets go of them when one goes elsewhere', async () => {
    const { app, session, scene, replay } = await lookingBack()
    const { status } = session.table
    vi.spyOn(app, 'ask').mockImplementation(async (_name, payload) => {
      const { n } = payload as { n: number }
      return { n, viewer: 0, status, view: seen(0, n), beats: [beat(n)] } as never
    })
    scene.told.length = 0
    await Promise.all([replay.step(1), replay.step(1)])
    await vi.waitFor(() => expect(replay.index).toBe(2))
    expect(scene.told.at(-1)).toBe('show 2')
    await replay.to(0)
    await Promise.all([replay.step(1), replay.step(1), replay.to(0)])
    await new Promise((done) => setTimeout(done, 30))
    expect(replay.index).toBe(0)
  })
})

describe('the last round, shown again', () => {
  /** Three turns that Ann has seen. */
  async function afterThreeTurns() {
    const all = atTable()
    for (const turn of [1, 2, 3]) all.session.take(update(stateAt(turn + 1, turn + 1), [beat(turn), beat(turn)]))
    await all.session.settled()
    all.scene.told.length = 0
    return all
  }

  it('ends for good when the table has something new to tell', async () => {
    const { session, scene } = await afterThreeTurns()
    const round = session.showing.showRound()
    await new Promise((done) => setTimeout(done, 7))
    session.take(update(stateAt(9, 5, { viewer: 'onlooker', curtain: { seat: 1, since: 0 } }), [beat(4, 'onlooker'), beat(4, 'onlooker')]))
    await Promise.all([round, session.settled()])
    await new Promise((done) => setTimeout(done, 30))
    expect(scene.told.filter((one) => one.endsWith('under the curtain'))).toEqual(['show 5 under the curtain'])
    expect(scene.told.slice(-3)).toEqual(['play 4', 'play 4', 'show 5 under the curtain'])
    expect(session.showing).toMatchObject({ moving: false, again: false, telling: [] })
  })

  it('says that something moves as long as what overtook it moves', async () => {
    const { session } = await afterThreeTurns()
    void session.showing.showRound()
    await new Promise((done) => setTimeout(done, 7))
    session.take(update(stateAt(9, 5), Array.from({ length: 6 }, () => beat(4))))
    await new Promise((done) => setTimeout(done, 12))
    expect(session.showing).toMatchObject({ moving: true, again: false })
    await session.settled()
    expect(session.showing.moving).toBe(false)
  })

  it('shows all of it where nothing comes between', async () => {
    const { session, scene } = await afterThreeTurns()
    await session.showing.showRound()
    expect(scene.told.filter((one) => one.startsWith('play'))).toEqual(['play 1', 'play 1', 'play 2', 'play 2', 'play 3', 'play 3'])
    expect(scene.told.at(-1)).toBe('show 4')
  })
})

describe('an update that tells of two turns', () => {
  const turns = [beat(1), beat(1), { ...beat(2), event: { ...event(2), seat: 1 } }]

  it('says of each whose it is while it moves, and marks nobody as asked before the end', async () => {
    const { session, scene } = atTable()
    const said: string[] = []
    const play = scene.play.bind(scene)
    scene.play = (beats: readonly Beat[], frame?: SceneFrame) => {
      const { whose } = session.showing
      said.push(`turn ${whose?.turn} of ${whose?.seat}: ${beats.length} for ${String(frame?.acting)}`)
      return play(beats)
    }
    const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
    session.take(update(stateAt(2, 3, { status: { round: 1, turn: 3, active: 0, decision, outcome: null } }), turns))
    await session.settled()
    expect(said).toEqual(['turn 1 of 0: 2 for null', 'turn 2 of 1: 1 for 0'])
    expect(session.showing).toMatchObject({ moving: false, telling: [], whose: null })
  })

  it('is skipped to its very end', async () => {
    const { session, scene } = atTable()
    let skipped = 0
    scene.skip = () => void skipped++
    session.take(update(stateAt(2, 3), turns))
    await new Promise((done) => setTimeout(done, 2))
    session.showing.skip()
    await session.settled()
    // Once when it was asked for, once more for the turn that follows.
    expect([skipped, scene.told.filter((one) => one.startsWith('play')).length]).toEqual([2, 3])
  })
})

describe('a turn of a bot that somebody has had enough of', () => {
  const ofBot = (turn: number): Beat => ({ ...beat(turn), event: { ...event(turn), seat: 2 } })
  const waiting = (seq: number, turn: number) => stateAt(seq, turn, { status: { round: 1, turn, active: 2, decision: null, outcome: null } })

  it('is skipped to its end by one press, its steps to come too, and the next turn is shown again', async () => {
    const { session, scene } = atTable()
    let skipped = 0
    scene.skip = () => void skipped++
    session.take(update(waiting(2, 5), [ofBot(5)]))
    await new Promise((done) => setTimeout(done, 2))
    session.showing.skipTurn()
    session.take(update(waiting(3, 5), [ofBot(5)]))
    await session.settled()
    expect(skipped).toBe(2)
    session.take(update(waiting(4, 6), [ofBot(6)]))
    await session.settled()
    expect(skipped).toBe(2)
  })

  it('is skipped as well while its next step is awaited', async () => {
    const { session, scene } = atTable()
    session.take(update(waiting(2, 5), [ofBot(5)]))
    await session.settled()
    const skip = vi.spyOn(scene, 'skip')
    session.showing.skipTurn()
    skip.mockClear()
    session.take(update(waiting(3, 5), [ofBot(5)]))
    await session.settled()
    expect(skip).toHaveBeenCalledOnce()
  })

  it('is no turn of a person: what that one does next is shown', async () => {
    const { session, scene } = atTable()
    session.take(update(stateAt(2, 5), [beat(5)]))
    await new Promise((done) => setTimeout(done, 2))
    session.showing.skipTurn()
    await session.settled()
    const skip = vi.spyOn(scene, 'skip')
    session.take(update(stateAt(3, 5), [beat(5)]))
    await session.settled()
    expect(skip).not.toHaveBeenCalled()
  })
})

describe('a number key', () => {
  const press = (key: string, timeStamp: number, repeat = false) => ({ key, repeat, timeStamp })

  it('chooses nothing from a list that has only just changed: it was meant for the one before', async () => {
    const { session } = atTable()
    const decision = { seq: 7, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
    session.take(update(stateAt(2, 3, { status: { round: 1, turn: 3, active: 0, decision, outcome: null } })))
    await session.settled()
    const now = performance.now()
    const { lull } = session.showing
    expect([lull.swallows(press('2', now + 50)), lull.swallows(press('r', now + 60)), lull.swallows(press('3', now + 500))]).toEqual([true, false, false])
  })

  it('pressed twice in haste, or held down, is one press', () => {
    const { lull } = atTable().session.showing
    expect([press('2', 1000), press('3', 1100), press('3', 1200), press('3', 1300, true), press('3', 2000)].map((one) => lull.swallows(one))).toEqual([false, false, true, true, false])
  })
})

describe('Space, which skips what others do', () => {
  const space = (timeStamp: number, repeat = false) => ({ key: ' ', repeat, timeStamp })
  const ofBob = (turn: number): Beat => ({ ...beat(turn), event: { ...event(turn), seat: 1 } })

  it('is no answer just after it, nor while it goes on being tapped; a moment later it is', async () => {
    const { session } = atTable()
    session.take(update(stateAt(2, 2), [ofBob(1), beat(2)]))
    await session.settled()
    const then = performance.now()
    const { lull } = session.showing
    expect(lull.swallows({ key: 'Enter', repeat: false, timeStamp: then })).toBe(false)
    expect([300, 800, 1300].map((later) => lull.swallows(space(then + later)))).toEqual([true, true, true])
    expect(lull.swallows(space(then + 2000))).toBe(false)
  })

  it('answers at once after what one did oneself and watched to the end', async () => {
    const { session } = atTable()
    session.take(update(stateAt(2, 2), [beat(1)]))
    await session.settled()
    expect(session.showing.lull.swallows(space(performance.now()))).toBe(false)
  })

  it('never answers by being held down', () => {
    const { lull } = atTable().session.showing
    expect([lull.swallows(space(5000, true)), lull.swallows({ key: 'Enter', repeat: true, timeStamp: 5000 })]).toEqual([true, true])
  })
})

describe('an update that cannot be told', () => {
  it('is reported and shown without motion, and the next one is told as ever', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { session, scene } = atTable()
    scene.broken = true
    session.take(update(stateAt(2, 2), [beat(1)]))
    await session.settled()
    expect([session.table.seq, session.showing.moving, report.mock.calls.length]).toEqual([2, false, 1])
    scene.broken = false
    session.take(update(stateAt(3, 3), [beat(2)]))
    await session.settled()
    expect(scene.told.slice(-2)).toEqual(['play 2', 'show 3'])
  })

  it('does not stop the table when there are no words for it', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { session } = atTable()
    const words = vi.spyOn(session.panel.speech, 'tell').mockImplementation(() => {
      throw new Error('no words')
    })
    session.take(update(stateAt(2, 2), [beat(1)]))
    await session.settled()
    words.mockRestore()
    session.take(update(stateAt(3, 3)))
    await session.settled()
    expect(session.table.seq).toBe(3)
    expect(report).toHaveBeenCalled()
  })
})

it('recalls the last move that still stands, not one that was taken back', async () => {
  const { session, scene } = atTable()
  const entry = (n: number): LogEntry => ({ n, turn: 1, seat: 0, events: [event(n)] })
  const undo: LogEntry = { n: 2, turn: 1, seat: 0, events: [], command: { kind: 'undo', seat: 0, entries: [1] } }
  session.take(update(stateAt(2, 2), [], [entry(0), entry(1), undo]))
  await session.settled()
  expect(scene.recalled.at(-1)?.map(({ turn }) => turn)).toEqual([0])
})

it('closes the table in words when a curtain falls, so that it does not open for the next person', async () => {
  const { app, session } = atTable()
  session.inWords = true
  expect(app.covered).toBe(true)
  session.take(update(stateAt(2, 2, { curtain: { seat: 1, since: 0 } })))
  await session.settled()
  expect([session.inWords, app.covered]).toEqual([false, false])
})

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

it('says nothing when a preview came too late: nobody asked for news', async () => {
  const { app, session } = atTable()
  const told = vi.spyOn(app, 'tell')
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'game', id: 0 } } as const
  session.take(update(stateAt(2, 2, { choices: [toCode({ kind: 'endTurn' })], status: { round: 1, turn: 2, active: 0, decision, outcome: null } })))
  await session.settled()
  session.choosing.select({ ...NOTHING, group: 'end' })
  await Promise.resolve()
  expect(asked).toContain('preview')
  expect(told).not.toHaveBeenCalled()
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

it('calls what is picked by its name while it may go several ways', async () => {
  const { session } = atTable()
  const card = VIEW.seats[0].hand[0]
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
  const choices = [toCode({ kind: 'couple', card }), toCode({ kind: 'refill', card })]
  session.take(update(stateAt(2, 2, { choices, status: { round: 1, turn: 2, active: 0, decision, outcome: null } })))
  await session.settled()
  session.choosing.select({ ...NOTHING, picked: [{ kind: 'card', id: card }] })
  const about = session.panel.speech.about({ kind: 'card', id: card }, session.position)
  expect(session.choosing.narrowed?.above).toEqual(about?.name)
})

it('reads aloud in the language of now what was announced before it changed', async () => {
  const { session } = atTable()
  session.news = [phrase('command.redo', { name: 'Ann' })]
  expect(session.announced).toBe('Ann made the step again.')
  await speak('nl')
  expect(session.announced).toBe('Ann deed de stap opnieuw.')
  await speak('en')
})

it('offers each game as it was kept, whatever was kept of the others, and as it was played last before that', async () => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', { hidden: false, documentElement: { style: { setProperty: () => undefined } } })
  const app = new App({ ask: async (_: RequestName, settings: Settings) => ({ ok: true, value: { settings } }), onNotice: () => undefined } as unknown as Bridge)
  const setUp = (game: GameId, practice: boolean): NewGame => ({ game, name: '', seats: [], options: {}, practice })
  await app.preferences.keepUsual(setUp('transport', true))
  await app.preferences.keepUsual(setUp('first-class', true))
  await app.preferences.keepUsual(setUp('transport', false))
  expect(app.settings.usual).toEqual([setUp('first-class', true), setUp('transport', false)])
  expect([app.setUpFor('first-class'), app.setUpFor('freight-express')]).toEqual([setUp('first-class', true), null])
  app.again = setUp('first-class', false)
  expect(app.setUpFor('first-class')).toEqual(setUp('first-class', false))
})

describe('a table', () => {
  it('whose showing falls tells the report of it', async () => {
    const { session, scene } = atTable()
    const said = vi.spyOn(console, 'error').mockReturnValue()
    scene.broken = true
    session.take(update(stateAt(2, 2), [beat(1)]))
    await session.settled()
    expect(asked.filter((name) => name === 'fell')).toEqual(['fell'])
    expect(said).toHaveBeenCalledOnce()
    expect(session.table.seq).toBe(2)
  })

  it('that is left lets go of the line that pulses', async () => {
    const { session } = atTable()
    await session.settled()
    vi.useFakeTimers()
    session.pointing.atLine([{ kind: 'seat', id: 1 }])
    expect(vi.getTimerCount()).toBe(1)
    session.close()
    expect([vi.getTimerCount(), session.pointing.told]).toEqual([0, []])
    vi.useRealTimers()
  })
})
