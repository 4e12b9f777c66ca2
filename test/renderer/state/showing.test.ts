import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { A_BEAT, asked, atTable, beat, event, stateAt, update } from './at-table.ts'
import type { GameEvent } from '../../../src-shared/core.ts'
import type { Beat, LogEntry, SeatInfo } from '../../../src-shared/table.ts'
import { phrase } from '../../../src-renderer/messages/index.ts'
import { panelOf } from '../../../src-renderer/games/panels.ts'
import { TableSession } from '../../../src-renderer/state/table/table.svelte.ts'
import type { SceneFrame, TableScene } from '../../../src-renderer/stage/scene.ts'

// A beat takes as long as a test says.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Lets everything that moves come to its end. */
async function settle(session: TableSession): Promise<void> {
  const settled = session.settled()
  await vi.runAllTimersAsync()
  await settled
}

describe('the last round, shown again', () => {
  /** Three turns that Ann has seen. */
  async function afterThreeTurns() {
    const all = atTable()
    for (const turn of [1, 2, 3]) all.session.take(update(stateAt(turn + 1, turn + 1), [beat(turn), beat(turn)]))
    await settle(all.session)
    all.scene.told.length = 0
    return all
  }

  it('ends for good when the table has something new to tell', async () => {
    const { session, scene } = await afterThreeTurns()
    const round = session.showing.showRound()
    await vi.advanceTimersByTimeAsync(A_BEAT + 1)
    session.take(
      update(stateAt(9, 5, { viewer: 'onlooker', curtain: { seat: 1, since: 0, makesKnown: false } }), [
        beat(4, 'onlooker'),
        beat(4, 'onlooker'),
      ]),
    )
    await settle(session)
    await round
    expect(scene.told.filter((one) => one.endsWith('under the curtain'))).toEqual(['show 5 under the curtain'])
    expect(scene.told.slice(-3)).toEqual(['play 4', 'play 4', 'show 5 under the curtain'])
    expect(session.showing).toMatchObject({ moving: false, again: false, commentary: { lines: [] } })
  })

  it('says that something moves as long as what overtook it moves', async () => {
    const { session } = await afterThreeTurns()
    void session.showing.showRound()
    await vi.advanceTimersByTimeAsync(A_BEAT + 1)
    session.take(
      update(
        stateAt(9, 5),
        Array.from({ length: 6 }, () => beat(4)),
      ),
    )
    await vi.advanceTimersByTimeAsync(2 * A_BEAT)
    expect(session.showing).toMatchObject({ moving: true, again: false })
    await settle(session)
    expect(session.showing.moving).toBe(false)
  })

  /** Three turns that are only in the log, as in a window that is opened later. */
  async function afterThreeMissed() {
    const all = atTable()
    const { session, scene, app } = all
    const entry = (n: number): LogEntry => ({ n, turn: n, seat: n % 4, events: [event(n)] })
    session.log = [1, 2, 3].map(entry)
    session.take(update(stateAt(4, 4), [], session.log))
    await settle(session)
    expect(session.showing.hasRound).toBe(true)
    vi.spyOn(app, 'askQuietly').mockImplementation((_, asked) => {
      const { n } = asked as { n: number }
      return Promise.resolve({ n, viewer: 0, view: beat(n).view, beats: [beat(n)] } as never)
    })
    scene.told.length = 0
    return all
  }
  const played = (scene: { readonly told: readonly string[] }) => scene.told.filter((one) => one.startsWith('play'))

  it('shows what the log tells of turns that this window was not there to see', async () => {
    const { session, scene } = await afterThreeMissed()
    const round = session.showing.showRound()
    await vi.runAllTimersAsync()
    await round
    expect(played(scene)).toEqual(['play 1', 'play 2', 'play 3'])
  })

  it('shows it once, however often it is asked for while it is fetched', async () => {
    const { session, scene } = await afterThreeMissed()
    const rounds = [session.showing.showRound(), session.showing.showRound()]
    await vi.runAllTimersAsync()
    await Promise.all(rounds)
    expect(played(scene)).toEqual(['play 1', 'play 2', 'play 3'])
  })

  it('shows nothing of it to other eyes that look when it has come', async () => {
    const { session, scene } = await afterThreeMissed()
    const round = session.showing.showRound()
    session.take(update(stateAt(5, 4, { viewer: 1 }), [], session.log))
    await vi.runAllTimersAsync()
    await round
    expect(played(scene)).toEqual([])
    await settle(session)
    const again = session.showing.showRound()
    await vi.runAllTimersAsync()
    await again
    expect(played(scene)).toEqual(['play 1', 'play 2', 'play 3'])
  })

  it('shows all of it where nothing comes between', async () => {
    const { session, scene } = await afterThreeTurns()
    const round = session.showing.showRound()
    await vi.runAllTimersAsync()
    await round
    expect(scene.told.filter((one) => one.startsWith('play'))).toEqual([
      'play 1',
      'play 1',
      'play 2',
      'play 2',
      'play 3',
      'play 3',
    ])
    expect(scene.told.at(-1)).toBe('show 4')
  })

  it('stands after each turn where nothing moves, until somebody goes on', async () => {
    const { session, scene, app } = await afterThreeTurns()
    vi.spyOn(app, 'settings', 'get').mockReturnValue({ ...app.settings, speed: 'off' })
    const round = session.showing.showRound()
    await vi.advanceTimersByTimeAsync(1000)
    expect(played(scene)).toEqual(['play 1', 'play 1'])
    expect(session.showing).toMatchObject({ moving: true, reads: true, commentary: { whose: { turn: 1 } } })
    session.showing.skipTurn()
    await vi.advanceTimersByTimeAsync(1000)
    expect(played(scene).slice(2)).toEqual(['play 2', 'play 2'])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(played(scene).slice(4)).toEqual([])
    session.showing.press()
    await vi.advanceTimersByTimeAsync(1000)
    expect(played(scene).slice(4)).toEqual(['play 3', 'play 3'])
    expect(session.showing.moving).toBe(true)
    session.showing.skipTurn()
    await round
    expect(scene.told.at(-1)).toBe('show 4')
    expect(session.showing).toMatchObject({ moving: false, again: false, reads: false })
  })

  it('ends whole, also where a turn stands to be read, when all is to stand', async () => {
    const { session, scene, app } = await afterThreeTurns()
    vi.spyOn(app, 'settings', 'get').mockReturnValue({ ...app.settings, speed: 'off' })
    const round = session.showing.showRound()
    await vi.advanceTimersByTimeAsync(1000)
    session.showing.skip()
    await round
    expect(played(scene)).toEqual(['play 1', 'play 1'])
    expect(session.showing).toMatchObject({ moving: false, again: false })
  })

  it('leaves nothing waiting when animation is switched on while a turn stands to be read, and more is told', async () => {
    const { session, app } = await afterThreeTurns()
    const settings = vi.spyOn(app, 'settings', 'get').mockReturnValue({ ...app.settings, speed: 'off' })
    const round = session.showing.showRound()
    await vi.advanceTimersByTimeAsync(1000)
    settings.mockRestore()
    session.take(update(stateAt(9, 5), [beat(4)]))
    await vi.advanceTimersByTimeAsync(1000)
    await round
    expect(session.showing).toMatchObject({ moving: false, again: false })
  })

  it('ends at once where nothing moves, too, when the table has something new to tell', async () => {
    const { session, app } = await afterThreeTurns()
    vi.spyOn(app, 'settings', 'get').mockReturnValue({ ...app.settings, speed: 'off' })
    const round = session.showing.showRound()
    await vi.advanceTimersByTimeAsync(1000)
    session.take(update(stateAt(9, 5), [beat(4)]))
    await vi.advanceTimersByTimeAsync(1000)
    await round
    expect(session.showing).toMatchObject({ moving: false, again: false })
  })
})

describe('an update that tells of two turns', () => {
  const turns = [beat(1), beat(1), { ...beat(2), event: { ...event(2), seat: 1 } }]

  it('says of each whose it is while it moves, and on the plates whose the next one is at its end', async () => {
    const { session, scene } = atTable()
    const said: string[] = []
    const play = scene.play.bind(scene)
    scene.play = (beats: readonly Beat[], frame?: SceneFrame) => {
      const { whose } = session.showing.commentary
      said.push(`turn ${whose?.turn} of ${whose?.seat}: ${beats.length} by ${frame?.mover} then ${frame?.acting}`)
      return play(beats)
    }
    const decision = {
      seq: 0,
      auto: 'never',
      kind: 'act',
      by: 0,
      for: 0,
      source: { kind: 'locomotive', id: 0 },
    } as const
    session.take(update(stateAt(2, 3, { status: { round: 1, turn: 3, active: 0, decision, outcome: null } }), turns))
    await settle(session)
    expect(said).toEqual(['turn 1 of 0: 2 by 0 then 1', 'turn 2 of 1: 1 by 1 then 0'])
    expect(session.showing).toMatchObject({ moving: false, commentary: { lines: [], whose: null } })
  })

  it('speaks of the first as long as the board of the second is not to be seen', async () => {
    const { session, scene } = atTable()
    let ready: () => void = () => undefined
    Object.assign(scene, { ready: () => new Promise<void>((done) => (ready = done)) })
    session.take(update(stateAt(2, 3), turns))
    await vi.advanceTimersByTimeAsync(10 * A_BEAT)
    const whose = () => session.showing.commentary.whose
    expect([whose(), scene.told]).toMatchObject([{ seat: 0, turn: 1 }, ['show 1', 'play 1', 'play 1']])
    ready()
    await vi.advanceTimersByTimeAsync(1)
    expect(whose()).toEqual({ seat: 1, turn: 2 })
    await settle(session)
  })

  it('has the plates of the second ready before it speaks of that, and those of what is asked then', async () => {
    const { session, scene } = atTable()
    const called: unknown[] = []
    let ready: () => void = () => undefined
    Object.assign(scene, {
      ready: async (_: unknown, { acting }: SceneFrame) => void called.push(acting),
      prepare: () => new Promise<void>((done) => (ready = done)),
    })
    session.take(update(stateAt(2, 3), turns))
    await vi.advanceTimersByTimeAsync(20 * A_BEAT)
    expect([called, session.table.seq, session.showing.moving]).toEqual([[1], 1, true])
    ready()
    await settle(session)
    expect([session.table.seq, session.showing.moving]).toEqual([2, false])
  })

  it('is skipped to its very end', async () => {
    const { session, scene } = atTable()
    let skipped = 0
    scene.skip = () => void skipped++
    session.take(update(stateAt(2, 3), turns))
    await vi.advanceTimersByTimeAsync(A_BEAT / 2)
    session.showing.skip()
    await settle(session)
    // Once when it was asked for, once more for the turn that follows.
    expect([skipped, scene.told.filter((one) => one.startsWith('play')).length]).toEqual([2, 3])
  })
})

describe('what led to a table that is told next', () => {
  it('is not said to stand still while the question before it would be read again', async () => {
    const { session } = atTable()
    session.take(update(stateAt(2, 2), [beat(1)]))
    const settled = session.settled()
    await vi.advanceTimersByTimeAsync(0)
    expect(session.showing.moving).toBe(true)
    const read = new Set<string>()
    let is = true
    void settled.then(() => (is = false))
    vi.advanceTimersByTime(A_BEAT)
    while (is) {
      read.add(`${session.table.seq} ${session.showing.moving ? 'moves' : 'stands'}`)
      await Promise.resolve()
    }
    expect([...read].filter((one) => one.endsWith('stands'))).toEqual(['2 stands'])
    expect(session.showing.coming).toBeNull()
  })
})

describe('a bot whose turn is long', () => {
  /** How often it is skipped, where a second step of its turn begins so many milliseconds after the first. */
  async function skipsAfter(ms: number, players: readonly SeatInfo['player'][]) {
    const { session, scene } = atTable()
    const seats = players.map((player, i) => ({ name: `${i}`, player }))
    const step = { ...beat(1), event: { ...event(1), seat: 1 } }
    const skip = vi.spyOn(scene, 'skip')
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
    session.take(update(stateAt(2, 1, { seats }), []))
    session.take(update(stateAt(3, 1, { seats }), [step]))
    await settle(session)
    now.mockReturnValue(1000 + ms)
    session.take(update(stateAt(4, 1, { seats }), [step]))
    await settle(session)
    return skip.mock.calls.length
  }

  it('is told in words after nearly five seconds, and sooner where the next one to play is a bot as well', async () => {
    expect(await skipsAfter(4700, ['person', 'greedy', 'person'])).toBe(0)
    expect(await skipsAfter(4900, ['person', 'greedy', 'person'])).toBe(1)
    expect(await skipsAfter(2200, ['person', 'greedy', 'greedy'])).toBe(0)
    expect(await skipsAfter(2400, ['person', 'greedy', 'greedy'])).toBe(1)
    expect(await skipsAfter(1600, ['person', 'greedy', 'greedy', 'greedy'])).toBe(0)
    expect(await skipsAfter(1800, ['person', 'greedy', 'greedy', 'greedy'])).toBe(1)
  })
})

describe('an update that cannot be told', () => {
  it('is reported and shown without motion, and the next one is told as ever', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { session, scene } = atTable()
    scene.broken = true
    session.take(update(stateAt(2, 2), [beat(1)]))
    await settle(session)
    expect([session.table.seq, session.showing.moving, report.mock.calls.length]).toEqual([2, false, 1])
    scene.broken = false
    session.take(update(stateAt(3, 3), [beat(2)]))
    await settle(session)
    expect(scene.told.slice(-2)).toEqual(['play 2', 'show 3'])
  })

  it('does not stop the table when there are no words for it', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { session } = atTable()
    const words = vi.spyOn(session.panel.speech, 'tell').mockImplementation(() => {
      throw new Error('no words')
    })
    session.take(update(stateAt(2, 2), [beat(1)]))
    await settle(session)
    words.mockRestore()
    session.take(update(stateAt(3, 3)))
    await settle(session)
    expect(session.table.seq).toBe(3)
    expect(report).toHaveBeenCalled()
  })
})

it('recalls the last move that still stands, not one that was taken back', async () => {
  const { session, scene } = atTable()
  const entry = (n: number): LogEntry => ({ n, turn: 1, seat: 0, events: [event(n)] })
  const undo: LogEntry = { n: 2, turn: 1, seat: 0, events: [], command: { kind: 'undo', seat: 0, entries: [1] } }
  session.take(update(stateAt(2, 2), [], [entry(0), entry(1), undo]))
  await settle(session)
  expect(scene.recalled.at(-1)?.map(({ turn }) => turn)).toEqual([0])
})

it('tells the report of a showing that crashed', async () => {
  const { session, scene } = atTable()
  const said = vi.spyOn(console, 'error').mockReturnValue()
  scene.broken = true
  session.take(update(stateAt(2, 2), [beat(1)]))
  await settle(session)
  expect(asked.filter((name) => name === 'crashed')).toEqual(['crashed'])
  expect(said).toHaveBeenCalledOnce()
  expect(session.table.seq).toBe(2)
})

it('what went by itself is shown apart from what was chosen before it', async () => {
  const { session, scene } = atTable()
  const play = vi.spyOn(scene, 'play')
  session.take({ ...update(stateAt(2, 1), [beat(1), beat(1), beat(1)]), alone: 1 })
  await settle(session)
  const calls = play.mock.calls as unknown as readonly [readonly Beat[], SceneFrame][]
  expect(calls.map(([beats, { alone }]) => [beats.length, alone === true])).toEqual([
    [1, false],
    [2, true],
  ])
})

it('says to the table of what goes by itself whether it is the first time that it does', async () => {
  const { session, scene } = atTable()
  const play = vi.spyOn(scene, 'play')
  for (const seq of [2, 3]) {
    session.take({ ...update(stateAt(seq, 1), [beat(1)]), alone: 0 })
    await settle(session)
  }
  const calls = play.mock.calls as unknown as readonly [readonly Beat[], SceneFrame][]
  expect(calls.map(([, { isNew }]) => isNew)).toEqual([true, false])
})

it('says what goes by itself while it is shown, and no longer', async () => {
  const { session, scene } = atTable()
  const { speech } = session.panel
  Object.assign(speech, { byItself: () => phrase('table.over') })
  const play = scene.play.bind(scene)
  const said: unknown[] = []
  scene.play = (...told) => {
    said.push(session.showing.commentary.alone?.key ?? null)
    return play(...told)
  }
  session.take({ ...update(stateAt(2, 1), [beat(1), beat(1)]), alone: 1 })
  await settle(session)
  Reflect.deleteProperty(speech, 'byItself')
  expect(said).toEqual([null, 'table.over'])
  expect(session.showing.commentary.alone).toBeNull()
})

describe('a table at which nothing was done yet', () => {
  const opened = (beats = [beat(71), beat(72)]) => {
    const all = atTable()
    const opening = { before: beat(70).view, beats }
    Object.defineProperty(all.session, 'panel', { value: { ...all.session.panel, opening: () => opening } })
    all.scene.told.length = 0
    return all
  }

  it('says of nobody that they are to play while the lot is drawn', async () => {
    const { session, scene } = opened()
    const show = vi.spyOn(scene, 'show')
    const open = session.showing.open()
    const [, frame] = show.mock.calls.at(-1) as unknown as readonly [unknown, SceneFrame]
    expect(frame.words).toMatchObject({ yourTurn: '', toPlay: '', next: '' })
    await vi.runAllTimersAsync()
    await open
  })

  it('says so of nobody while hands are dealt either, and the glow stays where the lot has fallen', async () => {
    const dealtTo = (seat: number) => ({ ...beat(0), event: { ...event(0), seat } })
    const { session, scene } = opened([dealtTo(1), dealtTo(2), beat(1)])
    const play = vi.spyOn(scene, 'play')
    const open = session.showing.open()
    await vi.runAllTimersAsync()
    await open
    const frames = play.mock.calls.map((call) => call[1] as unknown as SceneFrame)
    const { words, acting } = session.panel.frame(session.table)
    expect(frames.map((frame) => [frame.words.toPlay, frame.acting])).toEqual([
      ['', acting],
      ['', acting],
      [words.toPlay, acting],
    ])
  })

  it('shows how it came about, once, and says that something moves', async () => {
    const { session, scene } = opened()
    const open = session.showing.open()
    expect(session.showing).toMatchObject({ moving: true, opens: true })
    await vi.runAllTimersAsync()
    await open
    expect(session.showing.opens).toBe(false)
    expect(new Set(scene.told)).toEqual(new Set(['show 70', 'play 71', 'play 72', 'show 1']))
    expect(session.showing).toMatchObject({ moving: false, commentary: { whose: null } })
    scene.told.length = 0
    await session.showing.open()
    expect(scene.told).toEqual([])
  })

  it('says who starts before anything is dealt, and no longer than somebody cares to read it', async () => {
    const { session, scene } = opened()
    const open = session.showing.open()
    const { commentary } = session.showing
    const who = { key: 'table.starts', params: { name: session.table.seats[session.table.status.active].name } }
    while (commentary.episode?.key === 'table.whoStarts') await vi.advanceTimersByTimeAsync(50)
    expect(commentary.episode).toEqual(who)
    await vi.advanceTimersByTimeAsync(500)
    expect(commentary.episode).toEqual(who)
    expect(scene.told).not.toContain('play 71')
    session.showing.skip()
    await vi.advanceTimersByTimeAsync(100)
    expect(session.showing.opens).toBe(false)
    await open
  })

  it('waits for nothing any more once it is skipped or the table is closed', async () => {
    const { session } = opened()
    const clocks = vi.getTimerCount()
    const open = session.showing.open()
    await vi.advanceTimersByTimeAsync(1)
    session.close()
    await vi.advanceTimersByTimeAsync(0)
    await open
    expect([session.showing.opens, vi.getTimerCount()]).toEqual([false, clocks])
  })

  it('takes no Space for an answer when the deal has just been skipped', async () => {
    const { session } = opened()
    const open = session.showing.open()
    session.showing.skipTurn()
    await vi.runAllTimersAsync()
    await open
    const space = { key: ' ', repeat: false, timeStamp: performance.now() + 500 }
    expect(session.showing.lull.swallows(space)).toBe(true)
  })

  it('has nothing in its timetable while the lot is drawn', async () => {
    const { session } = opened()
    session.log = [{ n: 0, turn: 0, seat: 0, events: [], command: { kind: 'undo', seat: 0, entries: [] } }]
    const open = session.showing.open()
    expect(session.written).toEqual([])
    await vi.runAllTimersAsync()
    await open
    expect(session.written).toHaveLength(1)
  })

  it('is not shown later how it came about where nothing moved at first', async () => {
    const { session, scene } = opened()
    session.showing.passOpening()
    await session.showing.open()
    expect(scene.told).toEqual([])
    expect(session.showing).toMatchObject({ opens: false, moving: false })
  })

  it('waits no longer for how it came about once nothing is to move', async () => {
    const { session } = opened()
    const open = session.showing.open()
    session.showing.passOpening()
    await vi.runAllTimersAsync()
    await open
    expect(session.showing.opens).toBe(false)
  })

  it('lets what is done next wait until that is over', async () => {
    const { session, scene } = opened()
    void session.showing.open()
    session.take(update(stateAt(2, 2), [beat(1)]))
    await settle(session)
    expect(scene.told.indexOf('play 1')).toBeGreaterThan(scene.told.indexOf('play 72'))
    expect(scene.told.at(-1)).toBe('show 2')
  })

  it('comes about at once where somebody has no wish to see it', async () => {
    const { session, scene } = opened()
    const open = session.showing.open()
    session.showing.skip()
    await vi.runAllTimersAsync()
    await open
    expect(scene.told.filter((one) => one.startsWith('play'))).toEqual([])
    expect(scene.told.at(-1)).toBe('show 1')
  })
})

it('that the table would lie better turned is said until somebody turns it', () => {
  const { session } = atTable()
  const said = () => session.tidings.map(({ phrase: { key } }) => key)
  session.showing.noteBetterTurned()
  expect(said()).toContain('table.betterTurned')
  session.showing.turnTable()
  expect(said()).not.toContain('table.betterTurned')
})

it('that the table would lie better turned is said no longer than that is so', () => {
  const { session } = atTable()
  const said = () => session.tidings.map(({ phrase: { key } }) => key)
  session.showing.dropBetterTurned()
  session.showing.noteBetterTurned()
  expect(said()).toContain('table.betterTurned')
  session.showing.dropBetterTurned()
  expect(said()).not.toContain('table.betterTurned')
})

it('that the table would lie better turned is said until the next answer, not through the whole turn', async () => {
  const { session } = atTable()
  session.showing.noteBetterTurned()
  session.take(update(stateAt(1, 2), [beat(1)]))
  await settle(session)
  expect(session.tidings.map(({ phrase: { key } }) => key)).not.toContain('table.betterTurned')
})

describe('what happens before the table is drawn', () => {
  it('is shown when it is there and has its pace', async () => {
    const { session, scene } = atTable()
    session.showing.awaited.expect()
    session.take(update(stateAt(2, 2), [beat(1)]))
    // It is expected from when one sits down, and once more by its screen.
    session.showing.awaited.expect()
    await vi.advanceTimersByTimeAsync(10 * A_BEAT)
    expect(scene.told.filter((one) => one.startsWith('play'))).toEqual([])
    expect(session.table.status.turn).toBe(1)
    session.showing.awaited.ready()
    await settle(session)
    expect(scene.told.filter((one) => one.startsWith('play'))).toEqual(['play 1'])
    expect(session.table.status.turn).toBe(2)
  })

  it('stands there at once where the table cannot be drawn, or is taken away', async () => {
    const { session } = atTable()
    session.showing.awaited.expect()
    session.take(update(stateAt(2, 2), [beat(1)]))
    session.showing.stage(null)
    await settle(session)
    expect(session.table.status.turn).toBe(2)
  })
})

it('a turn of a bot that was shown for long is brought to its end, but what ends it is still told', async () => {
  const { app, scene } = atTable()
  const panel = { ...panelOf('freight-express'), endsTurn: ({ because }: GameEvent) => because.id === 9 }
  const session = new TableSession(app, update(stateAt(1, 1)), panel)
  session.showing.stage(scene as unknown as TableScene)
  vi.spyOn(session.showing.patience, 'isOver').mockReturnValue(true)
  const called: string[] = []
  const { play } = scene
  vi.spyOn(scene, 'play').mockImplementation((beats, ...rest) => {
    called.push(`play ${beats.map((one) => one.event.because.id).join(' ')}`)
    return play.call(scene, beats, ...rest)
  })
  vi.spyOn(scene, 'skip').mockImplementation(() => void called.push('skip'))
  const nth = (id: number): Beat => ({ ...beat(1), event: { ...event(1), seat: 2, because: { kind: 'game', id } } })
  session.take(update(stateAt(2, 2), [nth(1), nth(2), nth(9)]))
  await settle(session)
  expect(called).toEqual(['play 1 2', 'skip', 'play 9'])
  called.length = 0
  session.take(update(stateAt(3, 3), [nth(9)]))
  await settle(session)
  expect(called).toEqual(['play 9'])
})

describe('a scoring that a move leads to', () => {
  const nth = (id: number): Beat => ({ ...beat(1), event: { ...event(1), seat: 2, because: { kind: 'game', id } } })
  /** What is played and skipped where this is done while the first beat of so many a play moves. */
  async function calledWhere(press: (session: TableSession) => void, during: number) {
    const { app, scene } = atTable()
    const panel = { ...panelOf('freight-express'), countsApart: ({ because }: GameEvent) => because.id >= 8 }
    const session = new TableSession(app, update(stateAt(1, 1)), panel)
    session.showing.stage(scene as unknown as TableScene)
    const called: string[] = []
    const { play } = scene
    vi.spyOn(scene, 'play').mockImplementation((beats, ...rest) => {
      called.push(`play ${beats.map((one) => one.event.because.id).join(' ')}`)
      if (called.filter((one) => one.startsWith('play')).length === during) setTimeout(() => press(session), A_BEAT / 2)
      return play.call(scene, beats, ...rest)
    })
    vi.spyOn(scene, 'skip').mockImplementation(() => void called.push('skip'))
    session.take(update(stateAt(2, 2), [nth(1), nth(2), nth(8), nth(9)]))
    await settle(session)
    return called
  }

  it('is not skipped by a press that is meant for the move', async () => {
    const all = ['play 1 2', 'skip', 'play 8', 'play 9']
    expect(await calledWhere(({ showing }) => showing.skipTurn(), 1)).toEqual(all)
    expect(await calledWhere(({ showing }) => showing.press(), 1)).toEqual(all)
  })

  it('is skipped as a whole by a press of its own, and with all else where all is to stand', async () => {
    const rest = ['play 1 2', 'play 8', 'skip', 'play 9', 'skip']
    expect(await calledWhere(({ showing }) => showing.skipTurn(), 2)).toEqual(rest)
    const all = ['play 1 2', 'skip', 'play 8', 'skip', 'play 9', 'skip']
    expect(await calledWhere(({ showing }) => showing.skip(), 1)).toEqual(all)
  })
})

describe('how to hurry or skip what is shown', () => {
  /** Something of this turn moves. */
  async function movingIn(turn: number) {
    const { session } = atTable()
    for (const next of [turn, turn + 1]) {
      await settle(session)
      session.take(update(stateAt(next, next), [beat(next - 1)]))
    }
    await vi.advanceTimersByTimeAsync(1)
    return session
  }

  it('is said in the first round, until somebody has skipped something', async () => {
    const session = await movingIn(2)
    expect([session.showing.moving, session.showing.isNew]).toEqual([true, true])
    session.showing.skip()
    expect(session.showing.isNew).toBe(false)
    await settle(session)
  })

  it('is said no longer once everybody has had a turn', async () => {
    const last = await movingIn(4)
    expect(last.showing.isNew).toBe(true)
    await settle(last)
    const next = await movingIn(5)
    expect(next.showing.isNew).toBe(false)
    await settle(next)
  })

  it('is not said of a round that is shown again', async () => {
    const session = await movingIn(2)
    await settle(session)
    const round = session.showing.showRound()
    await vi.advanceTimersByTimeAsync(1)
    expect([session.showing.again, session.showing.isNew]).toEqual([true, false])
    await settle(session)
    await round
  })
})
