import { expect, it, vi } from 'vitest'
import { phrase } from '../../../src-renderer/messages/index.ts'
import { NOTHING } from '../../../src-renderer/ui/choosing/selection.ts'
import type { Candidate } from '../../../src-renderer/words/speech.ts'
import type { Ref } from '../../../src-shared/core.ts'
import { VIEW, atTable, beat, stateAt, update } from './at-table.ts'

const CARD: Ref = { kind: 'card', id: VIEW.seats[0].hand[0] }
const CELL: Ref = { kind: 'cell', id: 12 }
const label = phrase('common.and', { a: '', b: '' })
const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
const status = { round: 1, turn: 2, active: 0, decision, outcome: null }

/** A card that lies on one cell, turned in three ways. */
const way = (turned: number): Candidate => ({
  codes: [turned],
  refs: [CARD, CELL],
  end: null,
  group: { id: 'lay', label, icon: '', bare: true },
  stem: 'lay',
  confirm: label,
  steps: [{ id: `turn${turned}`, ask: label, many: 'freight.choice.ways', label, refs: [CARD, CELL] }],
})

/** A table at which it may be laid. `asked`: what the host was asked to do; `loses`: whether somebody loses by it. */
async function mayLay(ways = [1, 2, 3]) {
  const { session, app } = atTable()
  const asked: unknown[] = []
  const loses = { warning: false }
  let seq = 2
  const next = () => update(stateAt(++seq, 2, { choices: ways, status, undo: null }))
  vi.spyOn(session.panel.speech, 'candidates').mockReturnValue(ways.map(way))
  vi.spyOn(session.panel.speech, 'tellPreview').mockImplementation(() => ({
    ...{ above: label, title: label, text: [] },
    ...loses,
  }))
  vi.spyOn(app, 'askQuietly').mockImplementation((async (name: string) =>
    name === 'preview' ? { beats: [], stops: 'end', status } : null) as never)
  vi.spyOn(app, 'ask').mockImplementation((async (_: string, { codes, command }: Record<string, unknown>) => {
    asked.push(codes ?? command)
    return next()
  }) as never)
  session.take(next())
  await session.settled()
  return { session, app, asked, loses }
}

it.each([
  ['a mouse, which could turn it on its way: as it was held', false, 'undoEnds', [[2]]],
  ['a mouse, where whoever plays confirms everything', false, 'always', []],
  ['a finger, which could not', true, 'undoEnds', []],
] as const)('a card that can be turned is laid at once or asked about when it is let go by %s', async (...given) => {
  const [, byFinger, confirm, laid] = given
  const { session, app, asked } = await mayLay()
  Object.assign(app.settings, { confirm })
  const { choosing } = session
  choosing.drag([CARD])
  choosing.carry([CELL])
  choosing.turn(1)
  await choosing.drop([CELL], byFinger)
  expect(asked).toEqual(laid)
})

it.each([
  ['laid at once', 'undoEnds', false, [[1]]],
  ['asked about where whoever plays confirms everything', 'always', false, []],
  ['asked about where somebody would lose by it', 'undoEnds', true, []],
] as const)(
  'a card that lies in one way alone is %s, clicked to its place as well as let go there',
  async (...given) => {
    const [, confirm, warning, laid] = given
    for (const isDragged of [false, true]) {
      const { session, app, asked, loses } = await mayLay([1])
      Object.assign(app.settings, { confirm })
      loses.warning = warning
      const { choosing } = session
      if (isDragged) {
        choosing.drag([CARD])
        choosing.carry([CELL])
        await choosing.drop([CELL])
      } else {
        choosing.pick([CARD])
        choosing.pick([CELL])
        await session.settled()
      }
      expect(asked).toEqual(laid)
    }
  },
)

/** It has been laid the first way. */
async function laid() {
  const table = await mayLay()
  const { choosing, acting } = table.session
  expect(choosing.turnLaid(1)).toBe(false)
  choosing.select({ ...NOTHING, picked: [CARD, CELL] })
  await acting.confirm()
  await table.session.settled()
  return table
}

it('a card just laid is turned where it lies: the step is taken back and made again, once for presses in a row', async () => {
  const { session, asked } = await laid()
  const { choosing, acting } = session
  expect(choosing.turnLaid(1)).toBe(true)
  await vi.waitFor(() => expect(asked).toEqual([[1], { kind: 'undo' }, [2]]))
  await vi.waitFor(() => expect(acting.laid).not.toBeNull())
  expect([choosing.turnLaid(-1), choosing.turnLaid(-1)]).toEqual([true, true])
  await vi.waitFor(() => expect(asked.slice(3)).toEqual([{ kind: 'undo' }, [3]]))
})

it('of a card that is turned where it lies nothing between is shown or told: neither the taking back nor the list', async () => {
  const { session, asked } = await laid()
  const { choosing, acting } = session
  const still = vi.spyOn(session.showing, 'still')
  const before = session.log
  const back = acting.back.bind(acting)
  const veiled: unknown[] = []
  vi.spyOn(acting, 'back').mockImplementation((kind) => {
    veiled.push(choosing.turnsLaid, session.veiled?.log === before)
    return back(kind)
  })
  expect(choosing.turnLaid(1)).toBe(true)
  await vi.waitFor(() => expect(choosing.turnsLaid).toBe(false))
  expect([veiled, asked]).toEqual([
    [true, true],
    [[1], { kind: 'undo' }, [2]],
  ])
  expect(session.veiled).toBeNull()
  expect(still.mock.calls.filter(([, takenBack]) => takenBack)).toEqual([])
})

it('a card just laid is turned no more once anything else is done', async () => {
  const { session } = await laid()
  await session.acting.back('undo')
  await session.settled()
  expect(session.choosing.turnLaid(1)).toBe(false)
})

it('where somebody would lose something by how a card just laid is turned, it is asked first', async () => {
  const { session, asked, loses } = await laid()
  loses.warning = true
  expect(session.choosing.turnLaid(1)).toBe(true)
  await vi.waitFor(() => expect(session.previewing.asked?.codes).toEqual([2]))
  expect(asked).toEqual([[1], { kind: 'undo' }])
})

it.each([
  ['alone', 1, true],
  ['and more comes of it', 2, false],
])('a card that was let go is set down %s: question and list wait for that or tell it', async (_, beats, waits) => {
  const { session, app } = await mayLay()
  const told = Array.from({ length: beats }, () => beat(2))
  vi.spyOn(app, 'ask').mockResolvedValue(update(stateAt(9, 2, { choices: [1, 2, 3], status, undo: null }), told))
  const seen: boolean[] = []
  vi.spyOn(session.showing, 'lead').mockImplementation(async () => void seen.push(session.settingDown))
  session.choosing.drag([CARD])
  session.choosing.carry([CELL])
  await session.choosing.drop([CELL])
  await session.settled()
  expect([...seen, session.settingDown]).toEqual([waits, false])
})
