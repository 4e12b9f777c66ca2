import { describe, expect, it, vi } from 'vitest'
import { TOPICS } from '../../../src-shared/first-sight.ts'
import type { LessonState } from '../../../src-shared/school.ts'
import { DEFAULT_SETTINGS, type TableState } from '../../../src-shared/table.ts'
import { say } from '../../../src-renderer/messages/index.ts'
import { TEXTS } from '../../../src-renderer/messages/texts.ts'
import { atTable, stateAt } from './at-table.ts'

const question = (kind: string, turn: number, seq: number, by = 0): Partial<TableState> => ({
  status: {
    round: 1,
    turn,
    active: by,
    outcome: null,
    decision: { seq, by, for: by, kind, source: { kind: 'game', id: 0 }, auto: 'never' },
  },
})

/** A table of somebody to whom these were said before; what is kept of it. */
async function atSight(told: readonly string[] = []) {
  const { app, session } = atTable()
  app.session = session
  const kept: unknown[] = []
  vi.spyOn(app, 'askQuietly').mockImplementation(async (name, payload) => {
    if (name === 'toldAtSight') return { told, toldTo: {} } as never
    kept.push([name, payload])
    return {} as never
  })
  await app.sight.learn()
  /** What is on the screen at this question. */
  const at = (kind: string, turn: number, seq: number, more: Partial<TableState> = {}) => {
    session.table = stateAt(seq, turn, { ...question(kind, turn, seq), ...more })
    const said = app.sight.of(session)
    app.sight.show(session, said)
    return said.map(({ topic }) => topic)
  }
  return { app, session, kept, at }
}

describe('what is said at first sight', () => {
  it('has words for the aim of each game and each kind of question', () => {
    expect(TOPICS.filter((topic) => !(`sight.${topic}` in TEXTS.en))).toEqual([])
  })

  it('says of First Class how many cards of a row are taken before the rest of it goes', () => {
    const said = (n: number) => say('en', { key: 'sight.first-class.turn', params: { n } })
    expect([said(2), said(4)].map((text) => /Once \d are/.exec(text)?.[0])).toEqual(['Once 2 are', 'Once 4 are'])
  })

  it('is the aim in the first turn and each kind of question once, as long as the question lasts', async () => {
    const { at, kept } = await atSight()
    expect(at('act', 1, 1)).toEqual(['freight-express.aim', 'freight-express.act'])
    expect(at('act', 1, 1)).toEqual(['freight-express.aim', 'freight-express.act'])
    // What was said at the question before is not said again beside this one.
    expect(at('branch', 1, 2)).toEqual(['freight-express.branch'])
    expect(at('act', 1, 3)).toEqual([])
    expect(at('act', 5, 9)).toEqual([])
    expect(at('drop', 5, 10)).toEqual(['freight-express.drop'])
    expect(kept).toEqual([
      ['tellAtSight', { name: 'Ann', topics: ['freight-express.aim', 'freight-express.act'] }],
      ['tellAtSight', { name: 'Ann', topics: ['freight-express.branch'] }],
      ['tellAtSight', { name: 'Ann', topics: ['freight-express.drop'] }],
    ])
  })

  it('is not said of a question of which that has been done', async () => {
    const { at, session } = await atSight(['freight-express.aim'])
    const done = vi.fn(() => true)
    Object.assign(session, { panel: { ...session.panel, isDone: done } })
    expect(at('act', 1, 1)).toEqual([])
    done.mockReturnValue(false)
    expect(at('act', 1, 2)).toEqual(['freight-express.act'])
  })

  it('is not said again to whom it was said in another game', async () => {
    const { at, kept } = await atSight(['freight-express.aim', 'freight-express.act'])
    expect([at('act', 1, 1), kept]).toEqual([[], []])
  })

  it('is said to each person who plays here, however the name is written', async () => {
    const { at, kept } = await atSight()
    const seats = (name: string) => stateAt(1, 1, {}).seats.map((seat) => ({ ...seat, name }))
    expect(at('act', 9, 1, { seats: seats('Ann') })).toEqual(['freight-express.act'])
    expect(at('act', 9, 2, { seats: seats('ANN') })).toEqual([])
    expect(at('act', 9, 3, { seats: seats('Bob') })).toEqual(['freight-express.act'])
    expect(kept).toMatchObject([
      ['tellAtSight', { name: 'Ann' }],
      ['tellAtSight', { name: 'Bob' }],
    ])
  })

  it('is nothing in a lesson, nothing at the question of another, and nothing where it is switched off', async () => {
    const { app, at, kept } = await atSight()
    const lesson = { id: 'a' } as LessonState
    expect(at('act', 1, 1, { lesson })).toEqual([])
    expect(at('act', 1, 1, question('act', 1, 1, 1))).toEqual([])
    app.preferences.now = { ...DEFAULT_SETTINGS, firstSight: false }
    expect(at('act', 1, 1)).toEqual([])
    expect(kept).toEqual([])
  })

  it('comes again where it came up in a move that was taken back, unless it was put away', async () => {
    const { app, at } = await atSight()
    expect(at('act', 9, 5)).toEqual(['freight-express.act'])
    expect(at('branch', 9, 6)).toEqual(['freight-express.branch'])
    expect(at('drop', 9, 7)).toEqual(['freight-express.drop'])
    app.sight.close('freight-express.drop')
    expect(at('act', 9, 5)).toEqual(['freight-express.act'])
    expect(at('place', 9, 6)).toEqual(['freight-express.place'])
    expect(at('branch', 9, 7)).toEqual(['freight-express.branch'])
    expect(at('drop', 9, 8)).toEqual([])
    expect(at('branch', 9, 9)).toEqual([])
  })

  it('goes when it was read, and comes anew when it is switched on again', async () => {
    const { app, at } = await atSight()
    at('act', 9, 1)
    app.sight.close('freight-express.act')
    expect(at('act', 9, 1)).toEqual([])
    vi.spyOn(app.preferences, 'change').mockImplementation(async (settings) => {
      app.preferences.now = { ...app.preferences.now, ...settings }
      return true
    })
    await app.sight.turn(false)
    expect(at('branch', 9, 2)).toEqual([])
    await app.sight.turn(true)
    expect(at('act', 9, 3)).toEqual(['freight-express.act'])
  })
})
