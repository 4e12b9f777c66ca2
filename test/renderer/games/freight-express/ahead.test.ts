import { expect, test } from 'vitest'
import type { Ref } from '../../../../src-shared/core.ts'
import { toCode } from '../../../../src-shared/games/freight-express/actions.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { CENTRE, sleeperAt } from '../../../../src-shared/geometry/rails.ts'
import type { Candidate, Position } from '../../../../src-renderer/words/speech.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { tellAhead } from '../../../../src-renderer/games/freight-express/words/hint/ahead.ts'
import { DRIVE } from '../../../../src-renderer/games/freight-express/words/answers/drive.ts'
import { SPECIAL as REBUILD } from '../../../../src-renderer/games/freight-express/words/asked/headings.ts'
import { freightPanel } from '../../../../src-renderer/games/freight-express/panel.ts'
import { wayTo } from '../../../../src-renderer/games/freight-express/track/way-to.ts'
import { LAY } from '../../../../src-renderer/games/freight-express/words/answers/lay.ts'
import { pushesIn } from '../../../../src-renderer/games/freight-express/words/hint/pushes.ts'
import { freightSpeech } from '../../../../src-renderer/games/freight-express/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'

test('a hint tells where it means to drive to later in the turn', () => {
  const later = [{ kind: 'drove', enters: 9 }] as unknown as readonly FreightEvent[]
  const told = (events: readonly FreightEvent[], group = DRIVE, end: Ref | null = null) =>
    tellAhead(events, { group, end }).map((one) => say('en', one))
  expect(told(later)).toEqual(['Then on to J.'])
  expect(told(later, LAY)).toEqual(['Later in the turn you can drive into J.'])
  expect(told([])).toEqual([])
  // An abducted train takes nobody there.
  expect(told([{ kind: 'drove', seat: 1, by: 0, enters: 9 }] as unknown as readonly FreightEvent[], LAY)).toEqual([])
  // Out and back: to where the first drive ends it does not go on.
  const back = [...later, { kind: 'drove', enters: 4 }] as unknown as readonly FreightEvent[]
  expect(told(back, DRIVE, { kind: 'station', id: 4 })).toEqual(['Then on to J.'])
  expect(told(later, DRIVE, { kind: 'station', id: 9 })).toEqual([])
})

test('a hint tells what the way that it goes later is for', () => {
  const told = (events: readonly object[], group = DRIVE) =>
    tellAhead(events as readonly FreightEvent[], { group, end: null }).map((one) => say('en', one))
  const [into, brings, fetches] = [
    { kind: 'drove', enters: 9 },
    { kind: 'uncoupled', station: 9 },
    { kind: 'coupled', station: 9 },
  ]
  expect(told([into, brings])).toEqual(['Then on to J, to deliver a wagon there.'])
  expect(told([into, brings, fetches, brings], LAY)).toEqual([
    'Later in the turn you can drive into J and deliver 2 wagons there.',
  ])
  expect(told([into, fetches])).toEqual(['Then on to J, to couple a wagon there.'])
  // What is delivered is coupled at a stop on the way.
  const stop = [
    { kind: 'drove', enters: 4 },
    { kind: 'coupled', station: 4 },
  ]
  expect(told([...stop, into, brings])).toEqual([
    'Then on to E, to couple a wagon, and to J, to deliver a wagon there.',
  ])
  expect(told([...stop, into, brings, brings], LAY)).toEqual([
    'Later in the turn you can couple a wagon in E, drive on to J and deliver 2 wagons there.',
  ])
  // Where the wagon is fetched on the way there, the way is not for that.
  expect(told([{ kind: 'coupled', station: 4 }, into])).toEqual(['Then on to J.'])
})

test('a hint gives as its reason no drive that could be made before its step', () => {
  // Station E, straight rails, station J: a card is lifted elsewhere, or that one is.
  const cells = [4, -1, 9].map((station, i) => ({ station, card: i === 1 ? 0 : -1, rotation: 1, height: i % 2 }))
  const table = { active: 0, columns: 3, rows: 1, cells, special: { special: 'rebuild', station: 7, chooser: 0 } }
  const view = {
    ...table,
    seats: [{ locomotive: { sleeper: sleeperAt(0, CENTRE), facing: 0 } }],
  } as unknown as FreightView
  const without = { ...view, cells: cells.map((cell) => ({ ...cell, card: -1, height: 0 })) } as unknown as FreightView
  const way = wayTo(view, { sleeper: sleeperAt(0, CENTRE) }, 2)
  expect(way).not.toBeNull()
  const drove = { kind: 'drove', enters: 9, steps: way!.slice(1) }
  const told = (events: readonly object[], before: FreightView) =>
    freightPanel.speech.ahead!(events as readonly FreightEvent[], { view: before, seats: [], viewer: 0 }, {
      group: REBUILD,
      end: null,
    } as unknown as Candidate).map((one) => say('en', one))
  expect(told([drove], view)).toEqual([])
  expect(told([drove, { kind: 'uncoupled', station: 9 }], view)).toEqual([])
  expect(told([drove], without)).toEqual(['Later in the turn you can drive into J.'])
  // A way that has become shorter is something that it brings.
  expect(told([{ ...drove, steps: way!.slice(2) }], view)).toEqual(['Later in the turn you can drive into J.'])
})

test('a hint says whom it pushes and where to, now or later in the turn, and who is pushed off the rails', () => {
  const view = { active: 0, columns: 3, rows: 1, cells: [4, -1, 9].map((station) => ({ station, card: -1 })) }
  const at = { view, seats: [{ name: 'Ada' }, { name: 'Bea' }], viewer: 0 } as unknown as Position<FreightView>
  const drive = (...cells: number[]) => ({
    kind: 'drove',
    seat: 0,
    rammed: [1],
    steps: cells.map((cell) => [{ seat: 1, sleeper: sleeperAt(cell, CENTRE), facing: 1 }]),
  })
  const told = (done: readonly object[], follows: readonly object[] = []) =>
    pushesIn(done as readonly FreightEvent[], follows as readonly FreightEvent[], at).map((one) => say('en', one))
  expect(told([drive(1, 2)])).toEqual(['You push Bea into J.'])
  expect(told([drive(1)])).toEqual(['You push Bea ahead: Bea then stands between E and J.'])
  expect(told([drive(1)], [drive(2)])).toEqual(['You push Bea into J.'])
  expect(told([], [drive(2)])).toEqual(['Later in the turn you push Bea into J.'])
  const off = { kind: 'derailed', seat: 1, payer: 1, hand: [3], wagons: [] }
  expect(told([drive(1), off])).toEqual([expect.stringMatching(/^Bea derails and starts again at A/)])
  // At the first push: the drive itself then has pushed nobody.
  expect(told([off, { ...drive(1), rammed: [] }])).toEqual([expect.stringMatching(/^Bea derails/)])
  expect(told([{ kind: 'laid' }], [off, { ...drive(1), rammed: [] }])).toEqual([expect.stringMatching(/^Bea derails/)])
  expect(told([{ ...off, seat: 0 }])).toEqual([])
  expect(told([{ ...drive(1), rammed: [] }])).toEqual([])
  // One that was abducted is told by its own seat; whom it pushes is pushed by who drives it.
  expect(told([{ ...drive(1), seat: 2, by: 0 }])).toEqual(['You push Bea ahead: Bea then stands between E and J.'])
  expect(told([{ ...drive(1), seat: 1, rammed: [] }])).toEqual([])
})

test('a hint says by itself which card is lifted, where it is laid, and what an action brings', () => {
  const view = {
    active: 0,
    columns: 3,
    rows: 1,
    cells: [4, -1, 9].map((station, i) => ({ station, card: i === 1 ? 0 : -1, rotation: 0, height: 1 })),
    special: { special: 'rebuild', station: 7, chooser: 0 },
    lifted: 0,
    closed: -1,
    closedCell: -1,
  }
  const at = { view, seats: [{ name: 'Ada' }], viewer: 0 } as unknown as Position<FreightView>
  const title = (action: Parameters<typeof toCode>[0]) => {
    const own = freightSpeech.hintTitle?.({ codes: [toCode(action)] } as never, [], at)
    return own ? say('en', own) : null
  }
  expect(title({ kind: 'rebuild', card: 5, cell: 1 })).toMatch(/^Lift .+ between E and J, for the \d in your hand$/)
  expect(title({ kind: 'relay', card: 0, cell: 1, rotation: 1 })).toMatch(/^Lay the lifted card: .+ between E and J$/)
  expect(title({ kind: 'stopSpecial' })).toBe('End the rebuilding: lift nothing more')
  expect(title({ kind: 'scrap' })).toMatch(/^Discard the lifted card: /)
  expect(title({ kind: 'endTurn' })).toBeNull()
  const closed = { ...view, closedCell: 1, closed: 7, special: { ...view.special, chooser: 1 } }
  const dictated = { ...at, view: closed } as unknown as typeof at
  const codes = [toCode({ kind: 'rebuild', card: 5, cell: 1 })]
  expect(say('en', freightSpeech.hintTitle!({ codes } as never, [], dictated)!)).toMatch(
    /^Lift .+ at station H, for the \d in Ada’s hand$/,
  )
  const ticket = { ...at, view: { ...view, special: { special: 'ticket', station: 1 } } } as unknown as typeof at
  const told = (kind: 'useSpecial' | 'skipSpecial') =>
    freightSpeech.hintNotes?.({ codes: [toCode({ kind })] } as never, [], [], ticket).map((one) => say('en', one))
  expect(told('useSpecial')).toEqual([expect.stringMatching(/^Take a flight ticket, one at most\. With it/)])
  expect(told('skipSpecial')).toEqual([])
})
