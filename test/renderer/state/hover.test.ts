import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VIEW, stateAt, update } from './at-table.ts'
import type { Bridge, RequestName } from '../../../src-shared/bridge.ts'
import type { Ref } from '../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { toCode } from '../../../src-shared/games/freight-express/actions.ts'
import { DEFAULT_SETTINGS, type Preview } from '../../../src-shared/table.ts'
import { panelOf } from '../../../src-renderer/games/panels.ts'
import { PLAYABLE } from '../../../src-renderer/games/tickets.ts'
import * as parts from '../../../src-renderer/table-parts.ts'
import { App } from '../../../src-renderer/state/app.svelte.ts'
import { HoverPreview } from '../../../src-renderer/state/table/hover-preview.svelte.ts'
import { TableSession } from '../../../src-renderer/state/table/table.svelte.ts'
import { phrase } from '../../../src-renderer/messages/index.ts'
import { NOTHING } from '../../../src-renderer/ui/choosing/selection.ts'
import type { Mark } from '../../../src-renderer/stage/scene.ts'
import type { Candidate } from '../../../src-renderer/words/speech.ts'

const card: Ref = { kind: 'card', id: VIEW.seats[0].hand[0] }
/** Free cells of the board. */
const [near, far] = VIEW.cells.flatMap(({ station, card }, id) => (station < 0 && card < 0 ? [id] : []))
const at = (id: number): Ref => ({ kind: 'cell', id })
const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
const status = { round: 1, turn: 2, active: 0, decision, outcome: null }
const choices = [
  ...[0, 1].map((rotation) => toCode({ kind: 'lay', card: card.id, cell: near, rotation })),
  toCode({ kind: 'lay', card: card.id, cell: far, rotation: 0 }),
  toCode({ kind: 'endTurn' }),
]

let previewed: number[]
let acted: number[]
/** What the host says would come of an answer. */
let answer: (codes: readonly number[]) => Preview

const goesOn = (): Preview => ({ beats: [], stops: 'end', status })

function sitDown(confirm: 'always' | 'undoEnds' = 'undoEnds', panel = panelOf('freight-express')) {
  const bridge = {
    ask: async (name: RequestName, { codes }: { codes: number[] }) => {
      if (name === 'preview') return (previewed.push(codes[0]), { ok: true, value: answer(codes) })
      if (name === 'act') acted.push(codes[0])
      return { ok: false, fault: { code: 'stale' } }
    },
    onNotice: () => undefined,
  } as unknown as Bridge
  const app = new App(bridge, PLAYABLE, async () => parts)
  app.preferences.now = { ...DEFAULT_SETTINGS, confirm }
  const session = new TableSession(app, update(stateAt(2, 2, { choices, status })), panel)
  app.session = session
  session.choosing.select({ ...NOTHING, picked: [card] })
  return session
}
/** Until what was asked has been answered. */
const answered = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  previewed = []
  acted = []
  answer = goesOn
})
afterEach(() => void vi.useRealTimers())

it('shows what a picked card would do as soon as the pointer is over a place, without a click', async () => {
  const session = sitDown()
  session.pointing.at([at(near)])
  await answered()
  expect(session.hoverPreview.preview).not.toBeNull()
  expect(previewed).toEqual([session.hoverPreview.meant?.codes[0]])
  expect(session.choosing.chosen).toBeNull()
  session.pointing.at([])
  expect(session.hoverPreview.preview).toBeNull()
})

it('asks once what would come of a place, and again where that was refused', async () => {
  const session = sitDown()
  answer = () => {
    answer = goesOn
    return null as never
  }
  const shows = async () => {
    session.pointing.at([])
    session.pointing.at([at(near)])
    await answered()
    return session.hoverPreview.preview !== null
  }
  expect([await shows(), await shows(), await shows()]).toEqual([false, true, true])
  expect(previewed).toHaveLength(2)
})

it('what was said of a place where a card does not go is gone once the pointer comes to one where it does', async () => {
  const session = sitDown()
  const say = async () => {
    await session.explaining.refuse(card, { kind: 'pile', id: 0 }, [])
    return session.explaining.passing
  }
  expect(await say()).not.toBeNull()
  session.pointing.at([])
  expect(session.explaining.passing).not.toBeNull()
  session.pointing.at([at(near)])
  expect(session.explaining.passing).toBeNull()
  // What is said while it stays there has yet to be read.
  expect(await say()).not.toBeNull()
  session.pointing.at([at(near)])
  expect(session.explaining.passing).not.toBeNull()
  session.explaining.leave()
})

it('lights the stations that a card names while its slip is read', async () => {
  const session = sitDown()
  session.choosing.select(NOTHING)
  const { couple, uncouple } = TRACK_CARDS[card.id]
  const lit = () => session.pointing.marks.filter(({ ref }) => ref.kind === 'station').map(({ ref }) => ref.id)
  session.pointing.ask([card])
  await answered()
  expect(lit()).toEqual([couple, uncouple])
  session.pointing.away()
  expect(lit()).toEqual([])
})

it('lights the piles for a card that is picked, not for one that is merely pointed at', () => {
  const session = sitDown()
  session.table = { ...session.table, choices: [...choices, toCode({ kind: 'refill', card: card.id })] }
  session.choosing.select(NOTHING)
  const lit = (of: readonly { readonly ref: Ref }[]) => of.map(({ ref }) => ref.kind)
  session.pointing.focus(card)
  expect(lit(session.pointing.marks)).toContain('cell')
  expect(lit(session.pointing.marks)).not.toContain('pile')
  session.choosing.pick([card])
  expect(lit(session.choosing.marks)).toContain('pile')
})

it('gives no reason against a thing that is offered, only not with what is picked', async () => {
  const session = sitDown()
  const asked = vi.spyOn(session.explaining, 'at')
  session.choosing.select({ ...NOTHING, group: 'end' })
  session.pointing.ask([at(near)])
  await answered()
  expect(session.pointing.slip).not.toBeNull()
  expect(asked).not.toHaveBeenCalled()
  session.pointing.ask([{ kind: 'pile', id: 0 }])
  await answered()
  expect(asked).toHaveBeenCalledOnce()
})

it('shows at a place where a thing may go of which that is asked, picked or not, and no slip of what lies there', async () => {
  vi.useFakeTimers()
  const { speech, ...panel } = panelOf('freight-express')
  const parcel: Ref = { kind: 'parcel', id: 1 }
  const asked: typeof speech.candidates = (...all) =>
    speech.candidates(...all).flatMap((one) => {
      const [first, ...rest] = one.steps
      return rest.length > 0
        ? { ...one, steps: [{ ...first, id: 'parcel', refs: [parcel], isAsked: true }, ...rest] }
        : []
    })
  const session = sitDown('undoEnds', { ...panel, speech: { ...speech, candidates: asked } })
  session.choosing.select(NOTHING)
  session.pointing.at([at(far)])
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.hoverPreview.meant?.codes).toEqual([choices[2]])
  expect(session.hoverPreview.preview).not.toBeNull()
  expect(session.pointing.slip).toBeNull()
  // What is no place for it is explained as ever.
  session.pointing.at([{ kind: 'pile', id: 0 }])
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.hoverPreview.preview).toBeNull()
  expect(session.pointing.slip).not.toBeNull()
})

/** The pointer rests on the card that these ways begin with; nothing is picked. */
function restingOn(candidates: readonly object[], asking: object): HoverPreview {
  const choice = { candidates, selection: NOTHING, variants: [], chosen: null, isListed: false }
  const standing = { table: { slot: 'a', seq: 1 } }
  const hover = new HoverPreview(asking as never, standing as never, choice as never, () => undefined)
  hover.rest([card])
  return hover
}

it('what is shown because the pointer stays is one of several ways, and says of how many', async () => {
  const ways = [1, 2, 3].map((code) => ({
    codes: [code],
    stem: 'take',
    refs: [card],
    group: { id: 'row', lookedAt: true },
    steps: [{ id: 'take', refs: [card] }],
  }))
  const asking = { askQuietly: async () => goesOn(), settings: { confirm: 'always' } }
  const hover = restingOn(ways, asking)
  expect(hover.waysGlanced).toBe(0)
  await answered()
  expect(hover.waysGlanced).toBe(3)
  hover.at([])
  expect(hover.waysGlanced).toBe(0)
})

it('what is looked at shows the likeliest of several ways alone, and says of how many', async () => {
  const ways = [1, 2, 3].map((code) => ({
    codes: [code],
    stem: 'take',
    refs: [card],
    ...(code < 3 && { places: [at(near)] }),
    group: { id: 'row', lookedAt: true },
    steps: [{ id: 'take', refs: [card] }],
  }))
  const asked: number[] = []
  const asking = {
    askQuietly: async (_: string, { codes }: { codes: number[] }) => (asked.push(codes[0]), goesOn()),
    settings: { confirm: 'always' },
  }
  const hover = restingOn(ways, asking)
  await answered()
  expect(asked).toEqual([1])
  expect(hover.preview?.beats).toEqual(goesOn().beats)
  expect(hover.waysGlanced).toBe(2)
  hover.at([])
  expect(hover.waysGlanced).toBe(0)
})

it('asks the host once for a place that the pointer comes back to', async () => {
  const session = sitDown()
  for (const cell of [near, far, near]) {
    session.pointing.at([at(cell)])
    await answered()
  }
  expect(previewed).toHaveLength(2)
  expect(session.hoverPreview.preview).not.toBeNull()
})

it('tells in words what the place pointed at would bring, and nothing more once a row is', async () => {
  const session = sitDown()
  session.pointing.at([at(near)])
  expect(session.hoverPreview.words).toBeNull()
  await answered()
  expect(session.hoverPreview.words).toMatchObject({ warning: false })
  session.hoverPreview.of({ ...NOTHING, picked: [card, at(far)] })
  await answered()
  expect(session.hoverPreview.preview).not.toBeNull()
  expect(session.hoverPreview.words).toBeNull()
})

it('turns what is shown, and a click gives it as it was shown', async () => {
  const session = sitDown()
  session.pointing.at([at(near)])
  await answered()
  const first = session.hoverPreview.meant
  expect(session.choosing.turn(1)).toBe(true)
  await answered()
  const shown = session.hoverPreview.meant
  expect(shown).not.toBe(first)
  session.choosing.pick([at(near)])
  expect(acted).toEqual([shown?.codes[0]])
})

it('turns a card that is picked by the wheel wherever the pointer is, and shows it so at its next place', async () => {
  const there = sitDown()
  there.pointing.at([at(near)])
  await answered()
  there.choosing.wheel(1)
  const turned = there.hoverPreview.meant?.codes
  const session = sitDown()
  session.pointing.at([])
  expect(session.choosing.turn(1)).toBe(false)
  expect(session.choosing.wheel(1)).toBe(true)
  session.pointing.at([at(near)])
  await answered()
  expect(session.hoverPreview.meant?.codes).toEqual(turned)
  expect(turned).not.toEqual([choices[0]])
  session.choosing.clear()
  session.pointing.at([])
  expect(session.choosing.wheel(1)).toBe(false)
})

it('asks once how what is chosen would lie in each of its ways, and knows it still when it is turned', async () => {
  const session = sitDown('undoEnds', { ...panelOf('freight-express'), turnsAtPill: true })
  const { choosing, previewing } = session
  choosing.select({ ...NOTHING, picked: [card, at(near)] })
  await answered()
  expect(previewing.everyWay).toBeNull()
  previewed = []
  await previewing.askEveryWay()
  expect(previewed).toEqual(choices.slice(0, 2))
  expect(previewing.everyWay).toHaveLength(2)
  choosing.turn(1)
  await answered()
  await previewing.askEveryWay()
  expect(previewing.everyWay).toHaveLength(2)
  expect(previewed).toHaveLength(3)
  choosing.select({ ...NOTHING, picked: [card, at(far)] })
  expect(previewing.everyWay).toBeNull()
})

it('means the way that was pointed at last, and gives what is shown', async () => {
  const session = sitDown()
  const place = { ...NOTHING, picked: [card, at(near)] }
  session.choosing.select(place)
  await answered()
  const first = session.choosing.chosen
  session.hoverPreview.of({ ...place, turn: 1 })
  await answered()
  session.hoverPreview.of(null)
  const pointedAt = session.choosing.chosen
  expect(pointedAt?.codes).not.toEqual(first?.codes)
  expect(acted).toEqual([])
  expect(previewed.at(-1)).toBe(pointedAt?.codes[0])
  expect(session.previewing.preview).not.toBeNull()
  await session.acting.confirm()
  expect(acted).toEqual([pointedAt?.codes[0]])
})

it('lists the one that is meant beside the other of two ways, and that one is meant while its row is pointed at', async () => {
  const { speech, ...panel } = panelOf('freight-express')
  const inTwoWays: typeof speech.candidates = (...asked) =>
    speech.candidates(...asked).map((one) => ({ ...one, another: phrase('first-class.choice.another') }))
  const session = sitDown('undoEnds', { ...panel, speech: { ...speech, candidates: inTwoWays } })
  const { choosing, hoverPreview } = session
  const place = { ...NOTHING, picked: [card, at(near)] }
  choosing.select(place)
  await answered()
  const first = choosing.chosen?.codes
  const listed = () => choosing.sections.flatMap(({ rows }) => rows.map(({ current }) => current))
  expect(listed()).toEqual([true, false])
  hoverPreview.of({ ...place, turn: 1 })
  await answered()
  expect(listed()).toEqual([false, true])
  expect(choosing.chosen?.codes).not.toEqual(first)
})

it("only shows what is pointed at with 'every time'", async () => {
  const session = sitDown('always')
  const place = { ...NOTHING, picked: [card, at(near)] }
  session.choosing.select(place)
  await answered()
  const first = session.choosing.chosen
  session.hoverPreview.of({ ...place, turn: 1 })
  await answered()
  expect(session.hoverPreview.preview).not.toBeNull()
  expect(session.choosing.chosen?.codes).toEqual(first?.codes)
})

it('asks once where undo could not take it back', async () => {
  answer = () => ({ ...goesOn(), stops: 'learnt' })
  const session = sitDown()
  session.pointing.at([at(far)])
  await answered()
  session.choosing.pick([at(far)])
  expect(acted).toEqual([])
  expect(session.previewing.preview).not.toBeNull()
  await session.acting.confirm()
  expect(acted).toHaveLength(1)
})

it("asks about everything with 'every time'", async () => {
  const session = sitDown('always')
  session.pointing.at([at(far)])
  await answered()
  session.choosing.pick([at(far)])
  await answered()
  expect(acted).toEqual([])
  expect(session.choosing.chosen).not.toBeNull()
})

it('asks whether a card is taken or refused, whichever way it was picked', async () => {
  const session = sitDown()
  const open = { ask: phrase('first-class.ask.card'), many: 'first-class.many.cards' as const }
  const [take, refuse] = choices.map((code, i): Candidate => ({
    codes: [code],
    refs: [card],
    end: null,
    group: { id: 'row', label: phrase('common.and', { a: '', b: '' }), icon: '', bare: true },
    stem: 'card',
    confirm: phrase(i === 0 ? 'first-class.confirm.take' : 'first-class.confirm.refuse'),
    steps: [
      { ...open, id: 'card', label: phrase('first-class.choice.take'), refs: [card] },
      { ...open, id: `way${i}`, label: phrase('first-class.choice.take'), refs: [] },
    ],
  }))
  vi.spyOn(session.panel.speech, 'candidates').mockReturnValue([take, refuse])
  session.take(update(stateAt(3, 2, { choices, status })))
  await session.settled()
  const row = { ...NOTHING, group: 'row', steps: ['card'] }
  session.hoverPreview.of(row)
  await answered()
  session.choosing.selectOrGive(row)
  await answered()
  expect(acted).toEqual([])
  expect(session.previewing.asked?.codes).toEqual(take.codes)
  session.choosing.turn(1)
  await answered()
  expect(session.previewing.asked?.codes).toEqual(refuse.codes)
})

it('shows what a card would bring that the pointer stays on, nothing being picked, and asks about it when it is clicked', async () => {
  const session = sitDown()
  const open = { ask: phrase('first-class.ask.card'), many: 'first-class.many.cards' as const }
  const take: Candidate = {
    codes: [choices[0]],
    refs: [card],
    end: null,
    group: { id: 'row', label: phrase('common.and', { a: '', b: '' }), icon: '', bare: true, lookedAt: true },
    stem: 'card',
    confirm: phrase('first-class.confirm.take'),
    steps: [{ ...open, id: 'card', label: phrase('first-class.choice.take'), refs: [card] }],
  }
  const speech = vi.spyOn(session.panel.speech, 'candidates').mockReturnValue([take])
  session.take(update(stateAt(3, 2, { choices, status })))
  await session.settled()
  session.choosing.clear()
  session.hoverPreview.rest([card])
  await answered()
  expect(session.hoverPreview.meant?.codes).toEqual(take.codes)
  expect(session.hoverPreview.preview).not.toBeNull()
  expect(session.hoverPreview.shownAt({ ...NOTHING, picked: [card] })).toBeNull()
  session.pointing.at([])
  expect(session.hoverPreview.preview).toBeNull()
  speech.mockReturnValue([{ ...take, group: { ...take.group, lookedAt: false } }])
  session.take(update(stateAt(4, 2, { choices, status })))
  await session.settled()
  session.choosing.clear()
  session.hoverPreview.rest([card])
  expect(session.hoverPreview.meant).toBeNull()
})

it('lets a card be turned first where a finger has tapped what it was never shown', async () => {
  const session = sitDown()
  session.choosing.pick([at(near)])
  await answered()
  expect(acted).toEqual([])
  expect(session.choosing.variants).toHaveLength(2)
})

it('puts a card that is turned at the pill where it was shown, and lays it by a second click', async () => {
  const session = sitDown('undoEnds', { ...panelOf('freight-express'), turnsAtPill: true })
  const click = async (id: number) => {
    session.pointing.at([at(id)])
    await answered()
    session.choosing.pick([at(id)])
    await answered()
  }
  await click(near)
  expect(acted).toEqual([])
  expect(session.previewing.asked?.codes).toEqual([choices[0]])
  await click(near)
  expect(acted).toEqual([choices[0]])

  const fitsOneWay = sitDown('undoEnds', { ...panelOf('freight-express'), turnsAtPill: true })
  fitsOneWay.pointing.at([at(far)])
  await answered()
  fitsOneWay.choosing.pick([at(far)])
  await answered()
  expect(acted).toHaveLength(2)
})

it('shows what a key has chosen before it is done, unless its row was rested on, and does it by Enter', async () => {
  const rowOf = ({ choosing }: TableSession) =>
    choosing.sections.flatMap(({ rows }) => rows).find(({ refs }) => refs.some(({ id }) => id === far))!.next
  const session = sitDown()
  session.choosing.selectByKey(rowOf(session))
  await answered()
  expect(acted).toEqual([])
  expect(session.previewing.goesAlone).toBe(false)
  await session.acting.confirm()
  expect(acted).toHaveLength(1)

  const rested = sitDown()
  rested.hoverPreview.of(rowOf(rested))
  await answered()
  rested.choosing.selectByKey(rowOf(rested))
  await answered()
  expect(acted).toHaveLength(2)
})

it('lays a card that may lie otherwise by keys only once it was shown with its words, turned as its row showed it', async () => {
  const session = sitDown()
  const { choosing } = session
  const { next } = choosing.sections.flatMap(({ rows }) => rows).find(({ refs }) => refs.some(({ id }) => id === near))!
  expect(choosing.mayLieOtherwise(next)).toBe(true)
  session.hoverPreview.of(next)
  await answered()
  choosing.selectByKey(next)
  await answered()
  expect(acted).toEqual([])
  expect(session.previewing.asked?.codes).toEqual([choices[0]])
  expect(session.previewing.previewWords?.text.length).toBeGreaterThan(0)
  await session.acting.confirm()
  expect(acted).toEqual([choices[0]])
})

it('says so where a card that is shown at its place fits in one way only', async () => {
  const session = sitDown()
  const told = vi.spyOn(session.explaining, 'say')
  session.pointing.at([at(near)])
  await answered()
  session.choosing.turn(1)
  expect(told).not.toHaveBeenCalled()
  session.pointing.at([at(far)])
  await answered()
  expect(session.choosing.turn(1)).toBe(true)
  expect(told).toHaveBeenCalledWith(phrase('table.onlySo'))
  session.choosing.clear()
  session.pointing.at([])
  expect(session.choosing.turn(1)).toBe(false)
})

it('shows the same for a row of the list as for its place', async () => {
  const session = sitDown()
  const row = session.choosing.sections
    .flatMap(({ rows }) => rows)
    .find(({ refs }) => refs.some(({ id }) => id === far))
  session.hoverPreview.of(row?.next ?? null)
  await answered()
  expect(session.hoverPreview.meant?.codes).toEqual([toCode({ kind: 'lay', card: card.id, cell: far, rotation: 0 })])
  expect(session.hoverPreview.preview).not.toBeNull()
})

it('explains what the pointer rests on only while nothing is picked, or when F1 asks for it', () => {
  vi.useFakeTimers()
  const session = sitDown()
  session.pointing.at([{ kind: 'station', id: 0 }])
  vi.advanceTimersByTime(2000)
  expect(session.pointing.slip).toBeNull()
  expect(session.pointing.ask()).toBe(true)
  expect(session.pointing.slip).not.toBeNull()
  expect(session.pointing.ask()).toBe(false)
  session.choosing.clear()
  session.pointing.at([{ kind: 'station', id: 1 }])
  vi.advanceTimersByTime(2000)
  expect(session.pointing.slip?.ref.id).toBe(1)
})

it('puts the slip of a thing away once that is clicked: why nothing is offered there is told beside the table', () => {
  vi.useFakeTimers()
  const session = sitDown()
  session.choosing.clear()
  session.pointing.at([{ kind: 'station', id: 1 }])
  vi.advanceTimersByTime(2000)
  expect(session.pointing.slip).not.toBeNull()
  session.choosing.pick([{ kind: 'station', id: 1 }])
  expect(session.pointing.slip).toBeNull()
})

it('ends the turn with one press where nothing else can be done', async () => {
  answer = () => ({ ...goesOn(), stops: 'other' })
  const session = sitDown()
  session.choosing.clear()
  expect(session.choosing.end()).toBe(false)
  session.take(update(stateAt(3, 2, { choices: [toCode({ kind: 'endTurn' })], status })))
  await session.settled()
  expect(session.choosing.end()).toBe(true)
  await answered()
  expect(acted).toEqual([toCode({ kind: 'endTurn' })])
})

it('goes back from one place chosen after another to the card, not to the place before', async () => {
  const session = sitDown('always')
  session.choosing.pick([at(near)])
  session.choosing.pick([at(far)])
  await answered()
  expect(session.choosing.chosen?.refs).toContainEqual(at(far))
  session.choosing.back()
  expect(session.choosing.selection.picked).toEqual([card])
})

it('shows what a card would do that the answer before has lifted, before anything is clicked', async () => {
  const session = sitDown()
  session.choosing.candidates = session.choosing.candidates.filter(({ group }) => !group.closing)
  session.choosing.select(NOTHING)
  session.pointing.at([at(near)])
  await answered()
  expect(session.hoverPreview.meant?.codes[0]).toBe(choices[0])
})

it('lights of a card that the pointer stays on no more than the lesson that is being learnt', () => {
  vi.useFakeTimers()
  try {
    const session = sitDown()
    session.choosing.clear()
    const step = { id: 'rails', step: 'lay', at: 0, steps: 1, reads: false, free: false, astray: null }
    const lesson = { ...step, turns: null, points: null, light: [card, at(far)] }
    session.table = { ...session.table, lesson }
    session.pointing.at([card])
    vi.advanceTimersByTime(2000)
    expect(session.pointing.marks.filter(({ ref }) => ref.kind === 'cell').map(({ ref }) => ref)).toEqual([at(far)])
  } finally {
    vi.useRealTimers()
  }
})

it('shows where a card goes that the pointer stays on, until it moves on or something is picked', () => {
  vi.useFakeTimers()
  try {
    const session = sitDown()
    session.choosing.clear()
    const lit = (marks: readonly Mark[]) => marks.filter(({ ref }) => ref.kind === 'cell')
    const places = () => lit(session.pointing.marks).map(({ ref }) => ref)
    session.pointing.at([card])
    expect(places()).toEqual([])
    vi.advanceTimersByTime(2000)
    expect(places()).toEqual([at(near), at(far)])
    session.pointing.at([])
    expect(places()).toEqual([])
    session.pointing.focus(card)
    expect(places()).toEqual([at(near), at(far)])
    const asIfPicked = lit(session.pointing.marks)
    session.choosing.pick([card])
    expect(places()).toEqual([])
    expect(lit(session.choosing.marks)).toEqual(asIfPicked)
  } finally {
    vi.useRealTimers()
  }
})

it('shows where cards go at a row of the list that opens further ones, until it is left or chosen', () => {
  const session = sitDown()
  session.choosing.clear()
  const places = () => session.pointing.marks.filter(({ ref }) => ref.kind === 'cell').map(({ ref }) => ref)
  const row = { refs: [card], next: { ...NOTHING, picked: [card] }, deeper: true }
  session.pointing.atRow(row)
  expect(session.pointing.hovered).toEqual([card])
  expect(places()).toEqual([at(near), at(far)])
  session.pointing.atRow(null)
  expect(places()).toEqual([])
  session.pointing.atRow(row)
  session.choosing.select(row.next)
  expect(places()).toEqual([])
  // A row that is the answer itself shows what it brings instead.
  session.pointing.atRow({ ...row, refs: [at(far)], next: { ...NOTHING, picked: [card, at(far)] }, deeper: false })
  expect(places()).toEqual([at(far)])
})

it('a place that has no slip is called as its row is, once the keyboard has come to it', async () => {
  const session = sitDown()
  vi.spyOn(session.panel.speech, 'about').mockReturnValue(null)
  session.pointing.focus(at(near))
  await answered()
  const [row] = session.choosing.candidates.filter(({ refs }) =>
    refs.some(({ kind, id }) => kind === 'cell' && id === near),
  )
  const step = row.steps.find(({ refs }) => refs.some(({ kind, id }) => kind === 'cell' && id === near))!
  expect(session.news).toEqual([step.label, ...(step.unseen ? [step.unseen] : [])])
  session.pointing.focus(null)
})
