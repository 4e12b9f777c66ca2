import { expect, it, vi } from 'vitest'
import { VIEW, asked, atTable, beat, stateAt, update } from './at-table.ts'
import { sameRef, type Ref } from '../../../src-shared/core.ts'
import { toCode } from '../../../src-shared/games/freight-express/actions.ts'
import { phrase } from '../../../src-renderer/messages/index.ts'
import { NOTHING } from '../../../src-renderer/ui/choosing/selection.ts'
import type { Candidate } from '../../../src-renderer/words/speech.ts'

it('says nothing when a preview came too late: nobody asked for news', async () => {
  const { app, session } = atTable()
  const told = vi.spyOn(app, 'tell')
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'game', id: 0 } } as const
  session.take(
    update(
      stateAt(2, 2, {
        choices: [toCode({ kind: 'endTurn' })],
        status: { round: 1, turn: 2, active: 0, decision, outcome: null },
      }),
    ),
  )
  await session.settled()
  session.choosing.select({ ...NOTHING, group: 'end' })
  await Promise.resolve()
  expect(asked).toContain('preview')
  expect(told).not.toHaveBeenCalled()
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

it.each([
  ['on its place', 12],
  ['beside the place that draws it', 13],
])('carries what one answer takes up on to where the next puts it down: let go %s', async (_, under) => {
  const { session } = atTable()
  const [card, cell]: Ref[] = [
    { kind: 'card', id: VIEW.seats[0].hand[0] },
    { kind: 'cell', id: 12 },
  ]
  const offered = (code: number, ref: Ref, more: Partial<Candidate> = {}): Candidate => ({
    codes: [code],
    refs: [ref],
    end: null,
    group: { id: 'key', label: phrase('common.and', { a: '', b: '' }), icon: '', bare: true },
    stem: String(code),
    confirm: phrase('common.and', { a: '', b: '' }),
    steps: [],
    ...more,
  })
  const [TAKE, PUT] = [1, 2]
  const put = { id: 'cell', label: phrase('common.and', { a: '', b: '' }), many: 'freight.choice.ways', refs: [cell] }
  const steps = [{ ...put, ask: put.label }] as unknown as Candidate['steps']
  const all = [offered(TAKE, card, { takesUp: true }), offered(PUT, cell, { steps })]
  vi.spyOn(session.panel.speech, 'candidates').mockImplementation((_, codes) =>
    all.filter((one) => codes.includes(one.codes[0])),
  )
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
  const status = { round: 1, turn: 2, active: 0, decision, outcome: null }
  session.take(update(stateAt(2, 2, { choices: [TAKE], status })))
  await session.settled()
  const given: (readonly number[] | undefined)[] = []
  vi.spyOn(session.acting, 'confirm').mockImplementation(async () => {
    given.push(session.choosing.chosen?.codes)
    session.take(update(stateAt(3, 2, { choices: [PUT], status })))
  })
  session.choosing.drag([card])
  const over: Ref[] = [{ kind: 'cell', id: under }]
  session.choosing.carry(over)
  // Where it can go is lit as soon as that is known, though it is asked only once it is taken up.
  const isLit = () => session.choosing.marks.some(({ ref, state }) => sameRef(ref, cell) && state === 'legal')
  expect(isLit()).toBe(false)
  session.choosing.previewing.preview = { beats: [], stops: 'end', status, onto: [cell] }
  expect(isLit()).toBe(true)
  // Only the places that are lit by then are asked.
  void session.choosing.drop(over, false, (places) => places.find(({ id }) => id === cell.id) ?? null)
  await vi.waitFor(() => expect(session.choosing.chosen?.codes).toEqual([PUT]))
  expect(given[0]).toEqual([TAKE])
})

it('says why a card that is dropped where it may not lie flies back, and nothing when it is put back', async () => {
  const { session } = atTable()
  const [card, other] = [0, 1].map((nth): Ref => ({ kind: 'card', id: VIEW.seats[0].hand[nth] }))
  const only: Candidate = {
    codes: [1],
    refs: [card, { kind: 'cell', id: 12 }],
    end: null,
    group: { id: 'lay', label: phrase('common.and', { a: '', b: '' }), icon: '', bare: true },
    stem: '1',
    confirm: phrase('common.and', { a: '', b: '' }),
    steps: [],
  }
  vi.spyOn(session.panel.speech, 'candidates').mockReturnValue([only])
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
  const status = { round: 1, turn: 2, active: 0, decision, outcome: null }
  session.take(update(stateAt(2, 2, { choices: [1], status })))
  await session.settled()
  const told: Ref[] = []
  vi.spyOn(session.explaining, 'tell').mockImplementation(async (ref) => void told.push(ref))
  for (const over of [[{ kind: 'cell', id: 40 }], [other], [card], []] as Ref[][]) {
    session.choosing.drag([card])
    void session.choosing.drop(over)
  }
  expect(told).toEqual([{ kind: 'cell', id: 40 }])
})

it('asks of a parcel that is dropped where it cannot lie why it cannot, not what is to be chosen first', async () => {
  const { session } = atTable()
  const parcel: Ref = { kind: 'parcel', id: 3 }
  const label = phrase('common.and', { a: '', b: '' })
  const only: Candidate = {
    codes: [1],
    refs: [parcel, { kind: 'cell', id: 12 }],
    end: null,
    group: { id: 'parcel', label, icon: '', bare: true },
    stem: '1',
    confirm: label,
    steps: [],
  }
  vi.spyOn(session.panel.speech, 'candidates').mockReturnValue([only])
  vi.spyOn(session.panel, 'movable', 'get').mockReturnValue({ anywhere: ['parcel'], heldAlways: ['parcel'] })
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'seat', id: 0 } } as const
  session.take(
    update(stateAt(2, 2, { choices: [1], status: { round: 1, turn: 2, active: 0, decision, outcome: null } })),
  )
  await session.settled()
  const tell = vi.spyOn(session.explaining, 'tell').mockResolvedValue()
  session.choosing.drag([parcel])
  void session.choosing.drop([{ kind: 'cell', id: 40 }])
  expect(tell).toHaveBeenCalledWith({ kind: 'cell', id: 40 }, null, parcel)
})

it('keeps the picked card where another goes, says why and which, and asks nothing', async () => {
  const { session } = atTable()
  const card = (id: number): Ref => ({ kind: 'card', id })
  const cell = (id: number): Ref => ({ kind: 'cell', id })
  const label = phrase('common.and', { a: '', b: '' })
  const step = (ref: Ref) =>
    ({ id: `${ref.kind}${ref.id}`, ask: label, many: 'freight.choice.ways', label, refs: [ref] }) as const
  const offered = (code: number, refs: Ref[]): Candidate => ({
    codes: [code],
    refs,
    end: refs[1],
    group: { id: 'lay', label, icon: '', bare: true },
    stem: String(code),
    confirm: label,
    steps: refs.map(step),
  })
  const all = [offered(1, [card(1), cell(12)]), offered(2, [card(2), cell(13)])]
  vi.spyOn(session.panel.speech, 'candidates').mockReturnValue(all)
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
  const status = { round: 1, turn: 2, active: 0, decision, outcome: null }
  session.take(update(stateAt(2, 2, { choices: [1, 2], status })))
  await session.settled()
  const { choosing, previewing, explaining } = session
  vi.spyOn(previewing, 'ask').mockResolvedValue()
  const refused = vi.spyOn(explaining, 'refuse').mockResolvedValue()
  choosing.select({ ...NOTHING, picked: [card(1)] })
  choosing.pick([cell(13)])
  expect(choosing.selection.picked).toEqual([card(1)])
  expect(refused.mock.lastCall).toEqual([card(1), cell(13), [card(2)]])
  choosing.drag([card(1)])
  void choosing.drop([cell(13)])
  expect(refused).toHaveBeenCalledTimes(2)
  choosing.select({ ...NOTHING, picked: [card(2), cell(13)] })
  expect([choosing.chosen?.stem, previewing.goesAlone]).toEqual(['2', true])
})

it.each([
  ['one’s own deed', 0, false, true],
  ['a bot’s deed', 1, true, false],
] as const)('a click on the table while %s is shown is an answer or not', async (_, seat, startled, kept) => {
  const { session, scene } = atTable()
  let shown = () => undefined as void
  scene.play = () => new Promise((done) => (shown = done))
  scene.skip = () => shown()
  const card = VIEW.seats[0].hand[0]
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
  const choices = [toCode({ kind: 'couple', card }), toCode({ kind: 'refill', card })]
  const status = { round: 1, turn: 2, active: 0, decision, outcome: null }
  const told = beat(1)
  session.take(update(stateAt(2, 2, { choices, status }), [{ ...told, event: { ...told.event, seat } }]))
  await vi.waitFor(() => expect(session.showing.moving).toBe(true))
  session.choosing.pick([{ kind: 'card', id: card }], startled)
  if (!kept) shown()
  await session.settled()
  const picked = kept ? [{ kind: 'card', id: card }] : []
  await vi.waitFor(() => expect(session.choosing.selection.picked).toEqual(picked))
})

/** A table at which a deed was done by a click at a place, by a clock that is set by hand. */
async function clickedOnce() {
  const { session, app } = atTable()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const card = VIEW.seats[0].hand[0]
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
  const choices = [toCode({ kind: 'couple', card }), toCode({ kind: 'refill', card })]
  const status = { round: 1, turn: 1, active: 0, decision, outcome: null }
  session.take(update(stateAt(2, 1, { choices, status })))
  await session.settled()
  const { choosing } = session
  choosing.pick([{ kind: 'cell', id: 12 }], false, { x: 100, y: 100 })
  choosing.select({ ...NOTHING, picked: [{ kind: 'card', id: card }], group: 'couple' })
  clock.mockReturnValue(1200)
  vi.spyOn(app, 'ask').mockResolvedValueOnce(update(stateAt(3, 1, { choices, status })))
  await choosing.acting.confirm()
  await choosing.acting.stands()
  await vi.waitFor(() => expect(choosing.acting.stood).toBe(1200))
  expect(choosing.selection).toEqual(NOTHING)
  const click = (when: number, x: number) => {
    clock.mockReturnValue(when)
    choosing.pick([{ kind: 'card', id: card }], false, { x, y: 100 })
    return choosing.selection.picked.length
  }
  return { choosing, click }
}

it('a second click on a place just after a deed was shown there means that deed, whatever lies there by now', async () => {
  const { click } = await clickedOnce()
  expect(click(1590, 104)).toBe(0)
  expect(click(1599, 100)).toBe(0)
  expect(click(1600, 100)).toBe(1)
})

it('a click elsewhere just after a deed is an answer of its own', async () => {
  const { click } = await clickedOnce()
  expect(click(1210, 140)).toBe(1)
})

it('what was picked since by a key is answered by a click on the same place, however soon', async () => {
  const { choosing, click } = await clickedOnce()
  choosing.select({ ...NOTHING, group: 'refill' })
  expect(click(1210, 100)).toBe(1)
})

it('after a coin is spent nothing is picked: the next press of Enter spends no other', async () => {
  const { session, app } = atTable()
  const label = phrase('common.and', { a: '', b: '' })
  const group = { id: 'spend', label, icon: '', bare: true }
  const step = (id: string) => ({ id, ask: label, many: 'first-class.many.ways', label, refs: [] }) as const
  const offered = (code: number, ...ids: string[]): Candidate => ({
    codes: [code],
    refs: [],
    end: null,
    group,
    stem: String(code),
    confirm: label,
    steps: ids.map(step),
  })
  const all = [offered(1, 'column', 'upper'), offered(2, 'column', 'lower')]
  vi.spyOn(session.panel.speech, 'candidates').mockImplementation((_, codes) =>
    all.filter((one) => codes.includes(one.codes[0])),
  )
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
  const status = { round: 1, turn: 2, active: 0, decision, outcome: null }
  const asks = (seq: number) => update(stateAt(seq, 2, { choices: [1, 2], status }))
  session.take(asks(2))
  await session.settled()
  const given = vi.spyOn(app, 'ask').mockResolvedValueOnce(asks(3))
  await session.choosing.give(all[0])
  await session.settled()
  expect(given).toHaveBeenCalledOnce()
  expect(session.choosing).toMatchObject({ canGoBack: false, chosen: null })
  await session.choosing.acting.confirm()
  expect(given).toHaveBeenCalledOnce()
})

it.each([
  ['at its place', 'cell'],
  ['before a pallet', 'pallet'],
  ['on the pile it is spent at', 'pile'],
] as const)('a card that was dropped %s is gone from the hand until it is cancelled', async (_, kind) => {
  const { session } = atTable()
  const [card, cell]: Ref[] = [
    { kind: 'card', id: VIEW.seats[0].hand[0] },
    { kind, id: 12 },
  ]
  const label = phrase('common.and', { a: '', b: '' })
  const step = { id: 'only', ask: label, many: 'freight.choice.ways', label, refs: [card, cell] } as const
  const only: Candidate = {
    codes: [1],
    refs: [card, cell],
    end: null,
    group: { id: 'lay', label, icon: '', bare: true },
    stem: '1',
    confirm: label,
    steps: [step],
  }
  vi.spyOn(session.panel.speech, 'candidates').mockReturnValue([only])
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
  session.take(
    update(stateAt(2, 2, { choices: [1], status: { round: 1, turn: 2, active: 0, decision, outcome: null } })),
  )
  await session.settled()
  const { choosing } = session
  const stateOf = () => choosing.marks.find(({ ref }) => ref.kind === 'card')?.state
  choosing.drag([card])
  choosing.carry([cell])
  void choosing.drop([cell])
  expect(stateOf()).toBe('put')
  choosing.turn(1)
  expect(stateOf()).toBe('put')
  choosing.back()
  expect(stateOf()).not.toBe('put')
})

it('what is given at once is not asked about while it is on its way', async () => {
  const { session } = atTable()
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'game', id: 0 } } as const
  const status = { round: 1, turn: 2, active: 0, decision, outcome: null }
  const end = toCode({ kind: 'endTurn' })
  session.take(
    update(stateAt(2, 2, { choices: [end, toCode({ kind: 'refill', card: VIEW.seats[0].hand[0] })], status })),
  )
  await session.settled()
  const { choosing, previewing, acting } = session
  let done: () => void = () => undefined
  vi.spyOn(acting, 'confirm').mockImplementation(() => new Promise((resolve) => (done = resolve)))
  const giving = choosing.give(choosing.candidates.find(({ codes }) => codes[0] === end)!)
  // The host tells of it what cannot be taken back, for which one is asked else.
  previewing.take({ stops: 'learnt', status, beats: [] } as never)
  const asks = () => choosing.chosen !== null && !previewing.goesAlone
  expect([choosing.chosen?.codes, asks()]).toEqual([[end], false])
  done()
  await giving
})

it('what is clicked again is answered only once it was seen what would come of it', async () => {
  const { session, app } = atTable()
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'game', id: 0 } } as const
  const status = { round: 1, turn: 2, active: 0, decision, outcome: null }
  const label = phrase('common.and', { a: '', b: '' })
  const card: Ref = { kind: 'card', id: VIEW.seats[0].hand[0] }
  const only: Candidate = {
    codes: [1],
    refs: [card],
    end: card,
    group: { id: 'take', label, icon: '', bare: true },
    stem: 'take',
    confirm: label,
    steps: [{ id: 'take', ask: label, many: 'freight.choice.ways', label, refs: [card] }],
  }
  vi.spyOn(session.panel.speech, 'candidates').mockReturnValue([only])
  let told: (preview: unknown) => void = () => undefined
  vi.spyOn(app, 'askQuietly').mockImplementation(() => new Promise((resolve) => (told = resolve as never)))
  Object.assign(app.settings, { confirm: 'always' })
  session.take(update(stateAt(2, 2, { choices: [1], status })))
  await session.settled()
  const { choosing } = session
  const confirm = vi.spyOn(choosing.acting, 'confirm').mockResolvedValue()
  choosing.pick([card])
  choosing.pick([card])
  expect([choosing.chosen?.codes, confirm.mock.calls.length]).toEqual([[1], 0])
  told({ beats: [], stops: 'end', status })
  await vi.waitFor(() => expect(choosing.previewing.asked?.codes).toEqual([1]))
  // Elsewhere it is told that this waits, not that it is still to be chosen.
  const tell = vi.spyOn(session.explaining, 'tell').mockResolvedValue()
  choosing.pick([{ kind: 'station', id: 7 }])
  expect(tell.mock.lastCall?.[3]).toEqual(label)
  choosing.pick([card])
  expect(confirm).toHaveBeenCalledOnce()
})

it.each([
  ['is taken by the click on it', { confirm: 'undoEnds' }, { stops: 'end' }, 1, 'mouse'],
  ['is asked about where nothing takes it back', { confirm: 'undoEnds' }, { stops: 'learnt' }, 0, 'mouse'],
  ['is asked about by whoever confirms every time', { confirm: 'always' }, { stops: 'end' }, 0, 'mouse'],
  ['is shown first where a finger taps on it', { confirm: 'undoEnds' }, { stops: 'end' }, 0, 'finger'],
] as const)('a card that goes one way alone %s', async (_, settings, come, times, by) => {
  const { session, app } = atTable()
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'game', id: 0 } } as const
  const status = { round: 1, turn: 2, active: 0, decision, outcome: null }
  const label = phrase('common.and', { a: '', b: '' })
  const card: Ref = { kind: 'card', id: VIEW.seats[0].hand[0] }
  const way = (code: number, id: string, more: Partial<Candidate>): Candidate => ({
    codes: [code],
    refs: [card],
    end: null,
    group: { id: 'take', label, icon: '', bare: true },
    stem: 'take',
    confirm: label,
    steps: [
      { id: 'card', ask: label, many: 'freight.choice.ways', label, refs: [card] },
      { id, ask: label, many: 'freight.choice.ways', label, refs: [] },
    ],
    ...more,
  })
  const refusal = { confirm: phrase('table.onlySo') }
  vi.spyOn(session.panel.speech, 'candidates').mockReturnValue([
    way(1, 'take', { sole: true, swift: true }),
    way(2, 'refuse', refusal),
  ])
  vi.spyOn(session.panel.speech, 'tellPreview').mockReturnValue({
    title: label,
    text: [],
    above: label,
    warning: false,
  })
  vi.spyOn(app, 'askQuietly').mockImplementation((request) =>
    Promise.resolve((request === 'preview' ? { beats: [], status, ...come } : null) as never),
  )
  Object.assign(app.settings, settings)
  session.take(update(stateAt(2, 2, { choices: [1, 2], status })))
  await session.settled()
  const { choosing } = session
  const confirm = vi.spyOn(choosing.acting, 'confirm').mockResolvedValue()
  // In the list both ways are offered.
  choosing.select({ ...NOTHING, group: 'take', steps: ['card'] })
  await vi.waitFor(() => expect(choosing.previewing.asked?.codes).toEqual([1]))
  expect(confirm).not.toHaveBeenCalled()
  choosing.clear()
  choosing.pick([card], false, null, by === 'finger')
  await vi.waitFor(() => expect(choosing.previewing.preview).not.toBeNull())
  expect(confirm).toHaveBeenCalledTimes(times)
  if (by === 'finger') expect(choosing.previewing.asked?.codes).toEqual([1])
})

it('lights nothing that could be picked from the answer until the table stands to which it led', async () => {
  const { session, scene } = atTable()
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'game', id: 0 } } as const
  const status = { round: 1, turn: 2, active: 0, decision, outcome: null }
  const [card] = VIEW.seats[0].hand
  const choices = [toCode({ kind: 'endTurn' }), toCode({ kind: 'refill', card })]
  session.take(update(stateAt(2, 2, { choices, status })))
  await session.settled()
  const isLit = () => session.marks.some(({ ref }) => ref.kind === 'card')
  expect(isLit()).toBe(true)
  // Between one's own turn and that of the next the table stands for a moment, and the old question is not told anew.
  let between: boolean | null = null
  Object.assign(scene, { seen: () => Promise.resolve().then(() => (between = isLit())) })
  session.take(update(stateAt(3, 4), [beat(2), beat(3)]))
  const given = isLit()
  await session.settled()
  expect([given, between, isLit()]).toEqual([false, false, false])
})

it('takes away what was told of a card when something else is chosen', async () => {
  const { session } = atTable()
  await session.settled()
  session.explaining.say(phrase('table.onlySo'))
  expect(session.explaining.passing).toEqual(phrase('table.onlySo'))
  session.choosing.select({ ...NOTHING, group: 'end' })
  expect(session.explaining.passing).toBeNull()
})

it('says who is to play to whoever clicks on the table meanwhile, but not for the bare table or a click that skips', async () => {
  const { session } = atTable()
  await session.settled()
  const cell: Ref = { kind: 'cell', id: 12 }
  session.choosing.pick([])
  session.choosing.pick([cell], true)
  expect(session.explaining.passing).toBeNull()
  session.choosing.pick([cell])
  expect(session.explaining.passing).toEqual(phrase('table.waiting', { name: 'Ann' }))
  session.explaining.leave()
})

it('says what is asked where a click adds nothing to what is picked', async () => {
  const { session } = atTable()
  const hand = VIEW.seats[0].hand
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
  const choices = hand.slice(0, 2).map((card) => toCode({ kind: 'refill', card }))
  session.take(update(stateAt(2, 2, { choices, status: { round: 1, turn: 2, active: 0, decision, outcome: null } })))
  await session.settled()
  session.choosing.pick([{ kind: 'pile', id: 0 }])
  expect(session.explaining.passing).toBeNull()
  session.choosing.pick([{ kind: 'pile', id: 1 }])
  expect(session.explaining.passing).toEqual(session.choosing.narrowed?.text)
  expect(session.explaining.passing).not.toBeNull()
  session.explaining.leave()
})

it('keeps a reason while the pointer goes on to what is offered: it is read until the next press', async () => {
  const { session } = atTable()
  const card: Ref = { kind: 'card', id: VIEW.seats[0].hand[0] }
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
  const choices = [toCode({ kind: 'couple', card: card.id }), toCode({ kind: 'refill', card: card.id })]
  session.take(update(stateAt(2, 2, { choices, status: { round: 1, turn: 2, active: 0, decision, outcome: null } })))
  await session.settled()
  session.choosing.pick([card])
  await session.explaining.tell({ kind: 'cell', id: 12 })
  session.pointing.at([{ kind: 'locomotive', id: 0 }])
  session.pointing.at([card])
  expect(session.explaining.reasons).toHaveLength(1)
})

it('where numbers stand on the table a number shows what it chose first and gives nothing; what ends needs no look', async () => {
  const { session } = atTable()
  const label = phrase('common.and', { a: '', b: '' })
  const offered = (code: number, id: string, closing: boolean): Candidate => ({
    codes: [code],
    refs: [],
    end: null,
    group: { id, label, icon: '', bare: true, closing },
    stem: id,
    confirm: label,
    swift: true,
    steps: [{ id, ask: label, many: 'freight.choice.ways', label, refs: [{ kind: 'cell', id: code }] }],
  })
  vi.spyOn(session.panel.speech, 'candidates').mockReturnValue([offered(1, 'parcel', false), offered(2, 'end', true)])
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'seat', id: 0 } } as const
  const status = { round: 1, turn: 2, active: 0, decision, outcome: null }
  session.take(update(stateAt(2, 2, { choices: [1, 2], status })))
  await session.settled()
  const { choosing, previewing } = session
  vi.spyOn(previewing, 'asksAlways', 'get').mockReturnValue(false)
  const given = vi.spyOn(previewing, 'give').mockResolvedValue()
  const press = (id: string) => choosing.selectByKey({ ...NOTHING, group: id, steps: [id] })
  press('parcel')
  expect(given).toHaveBeenCalledOnce()
  choosing.clear()
  Object.assign(session.panel, { numbersPlaces: true })
  try {
    press('parcel')
    expect(given).toHaveBeenCalledOnce()
    expect(choosing.chosen?.codes).toEqual([1])
    expect(previewing.goesAlone).toBe(false)
    choosing.clear()
    press('end')
    expect(given).toHaveBeenCalledTimes(2)
  } finally {
    Reflect.deleteProperty(session.panel, 'numbersPlaces')
  }
})

it.each([
  ['of a step within a card', { open: true as const }, true],
  ['of what a turn offers', { open: true as const, rank: 6 }, false],
  ['of a heading that is shut', {}, false],
])('shows the first answer where nothing is chosen, %s, and gives it only by a second word', async (_, kind, shows) => {
  const { session } = atTable()
  const { choosing, panel, previewing } = session
  const label = phrase('first-class.ask.where')
  const group = { id: 'upgrade', icon: '', label, bare: false, ...kind }
  const answer = (code: number): Candidate => ({
    codes: [code],
    refs: [],
    end: null,
    group,
    stem: String(code),
    confirm: label,
    swift: true,
    steps: [{ id: `upgrade${code}`, ask: label, many: 'first-class.many.ways', label, refs: [] }],
  })
  vi.spyOn(panel.speech, 'candidates').mockReturnValue([answer(1), answer(2)])
  vi.spyOn(previewing, 'ask').mockResolvedValue()
  const given = vi.spyOn(previewing, 'give')
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'card', id: 1 } } as const
  const status = { round: 1, turn: 2, active: 0, decision, outcome: null }
  session.take(update(stateAt(2, 2, { choices: [1, 2], status })))
  await session.settled()
  expect(choosing.showsFirst()).toBe(shows)
  expect(choosing.chosen?.codes).toEqual(shows ? [1] : undefined)
  expect(choosing.unsure).toBe(shows)
  expect(given).not.toHaveBeenCalled()
})
