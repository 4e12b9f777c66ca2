import { expect, it, vi } from 'vitest'
import type { Advice } from '../../../src-shared/advice.ts'
import type { Candidate } from '../../../src-renderer/words/speech.ts'
import { toldApart, type Hint } from '../../../src-renderer/state/table/hinting.svelte.ts'
import { previewOf, wordsOf } from '../../../src-renderer/state/table/previewing.svelte.ts'
import { toasts } from '../../../src-renderer/state/toasts.svelte.ts'
import { NOTHING } from '../../../src-renderer/ui/choosing/selection.ts'
import type { Told } from '../../../src-renderer/words/advice.ts'
import { atTable, beat, stateAt, update } from './at-table.ts'

vi.mock(import('../../../src-renderer/state/table/previewing.svelte.ts'), async (original) => {
  const actual = await original()
  return { ...actual, previewOf: vi.fn(actual.previewOf), wordsOf: vi.fn(actual.wordsOf) }
})

const phrase = (key: string) => ({ key })
const candidate = (...codes: number[]): Candidate => ({
  codes,
  refs: [],
  end: null,
  group: { id: 'drive', label: phrase('a'), icon: 'a', bare: false },
  steps: codes.map((code) => ({ id: `${code}`, ask: phrase('a'), many: 'app.name', label: phrase('a'), refs: [] })),
  stem: codes.join(),
  confirm: phrase(`confirm ${codes.join()}`),
})
const move = (...codes: number[]) => ({ codes, facts: [], points: 1, equal: false })

/** A table whose host advises these moves when it is let go. */
function advised(advice: Advice | null) {
  const { app, session, scene } = atTable()
  let answer = (): void => undefined
  const come = new Promise<void>((resolve) => (answer = resolve))
  vi.spyOn(app, 'askQuietly').mockImplementation(async (name) => {
    if (name !== 'advise') return null
    await come
    return { advice } as never
  })
  vi.spyOn(session.choosing, 'candidates', 'get').mockReturnValue([candidate(1), candidate(1, 2), candidate(1, 9)])
  return { session, scene, hinting: session.hinting, answer }
}

it('a hint is told by the answer that goes the longest way with it', async () => {
  const { hinting, answer } = advised({ moves: [move(1, 2, 3), move(7)] })
  const asked = hinting.toggle()
  expect(hinting.looking).toBe(true)
  answer()
  await asked
  expect(hinting.looking).toBe(false)
  expect(hinting.found?.hints.map((hint) => hint.candidate.codes)).toEqual([[1, 2]])
})

it('a hint says in full what it would do: moves that all read ‘here’ could not be told apart', async () => {
  const { hinting, answer } = advised({ moves: [move(1, 2), move(1, 9)] })
  vi.mocked(previewOf).mockResolvedValue({ beats: [], stops: 'other' } as never)
  const told = (title: string) =>
    ({ title: phrase('here'), text: [], warning: false, unseen: { title: phrase(title), text: [] } }) as never
  vi.mocked(wordsOf).mockReturnValueOnce(told('at intake 1')).mockReturnValueOnce(told('at intake 2'))
  const asked = hinting.toggle()
  answer()
  await asked
  expect(hinting.found?.hints.map(({ title }) => title.key)).toEqual(['at intake 1', 'at intake 2'])
  vi.mocked(previewOf).mockRestore()
  vi.mocked(wordsOf).mockRestore()
})

it('a hint lights what it names besides what its row is about, until something is picked', async () => {
  const { session, hinting, answer } = advised({ moves: [move(1, 2)] })
  const [card, endCard] = [{ kind: 'card', id: 3 } as const, { kind: 'endCard', id: 5 } as const]
  vi.spyOn(session.choosing, 'candidates', 'get').mockReturnValue([{ ...candidate(1, 2), refs: [card] }])
  vi.spyOn(session.panel, 'speech', 'get').mockReturnValue({ ...session.panel.speech, hintNames: () => [endCard] })
  const asked = hinting.toggle()
  answer()
  await asked
  expect([hinting.lit, hinting.named, session.pointing.hovered]).toEqual([[card], [endCard], [card, endCard]])
  hinting.close()
  expect([hinting.named, session.pointing.hovered]).toEqual([[], []])
})

it('a table without hints asks for none, and says so', async () => {
  const { session, hinting } = advised({ moves: [move(1)] })
  session.table = { ...session.table, hints: false }
  await hinting.toggle()
  expect([hinting.looking, toasts.at(-1)?.text]).toEqual([false, 'This game was set up without hints.'])
})

it('where only the end of the turn is left a hint says so at once, and looks for nothing', async () => {
  const { session, hinting } = advised({ moves: [move(1)] })
  const end = candidate(1)
  vi.spyOn(session.choosing, 'candidates', 'get').mockReturnValue([{ ...end, group: { ...end.group, closing: true } }])
  await hinting.toggle()
  expect([hinting.looking, toasts.at(-1)?.text]).toEqual([false, 'Only the end of the turn is left to do.'])
})

/** A table of one's own turn at which a deed of this seat is being shown, until that is let go. */
async function whileShown(seat: number, candidates: readonly Candidate[]) {
  const table = advised({ moves: [move(1, 2)] })
  let shown = () => undefined as void
  table.scene.play = () => new Promise((done) => (shown = done))
  vi.spyOn(table.session.choosing, 'candidates', 'get').mockImplementation(() =>
    table.session.showing.moving ? [] : candidates,
  )
  const told = beat(1)
  table.session.take(update(stateAt(2, 2), [{ ...told, event: { ...told.event, seat } }]))
  await vi.waitFor(() => expect(table.session.showing.moving).toBe(true))
  table.answer()
  return { ...table, shown: () => shown() }
}

it('a hint that is asked while one’s own deed is shown waits for its end, and is told then', async () => {
  const { hinting, shown } = await whileShown(0, [candidate(1, 2)])
  expect(hinting.askable).toBe(true)
  const asked = hinting.toggle()
  expect([hinting.waits, hinting.looking, hinting.found]).toEqual([true, false, null])
  shown()
  await asked
  expect([hinting.waits, hinting.found?.seq, hinting.found?.hints.length]).toEqual([false, 2, 1])
})

it('a hint that waits is given up when it is asked for once more', async () => {
  const { session, hinting, shown } = await whileShown(0, [candidate(1, 2)])
  const asked = hinting.toggle()
  await hinting.toggle()
  expect(hinting.waits).toBe(false)
  shown()
  await asked
  await session.settled()
  expect([hinting.looking, hinting.found]).toEqual([false, null])
})

it('a hint that waited says so where the turn is over then', async () => {
  const { hinting, shown } = await whileShown(0, [])
  const asked = hinting.toggle()
  shown()
  await asked
  expect([hinting.waits, hinting.looking, toasts.at(-1)?.text]).toEqual([false, false, 'A hint is for your own turn.'])
})

it('a hint that is asked in another’s turn says that it is for one’s own', async () => {
  const { session, hinting } = advised({ moves: [move(1)] })
  toasts.length = 0
  vi.spyOn(session.choosing, 'candidates', 'get').mockReturnValue([])
  expect(hinting.askable).toBe(false)
  await hinting.toggle()
  expect([hinting.looking, toasts.at(-1)?.text]).toEqual([false, 'A hint is for your own turn.'])
})

it('a hint that is closed while it is looked for does not come back', async () => {
  const { hinting, answer } = advised({ moves: [move(1)] })
  const asked = hinting.toggle()
  await hinting.toggle()
  expect(hinting.looking).toBe(false)
  answer()
  await asked
  expect(hinting.found).toBeNull()
})

it('a hint for a table that has moved on is not shown', async () => {
  const { session, hinting, answer } = advised({ moves: [move(1)] })
  const asked = hinting.toggle()
  session.take(update(stateAt(2, 2)))
  await session.settled()
  answer()
  await asked
  expect([hinting.looking, hinting.found]).toEqual([false, null])
})

it('a hint is over when something else was answered, before what came of that has been shown', async () => {
  const { session, hinting, answer } = advised({ moves: [move(1)] })
  const asked = hinting.toggle()
  answer()
  await asked
  expect(hinting.found).not.toBeNull()
  session.take(update(stateAt(2, 2), [beat(1), beat(1)]))
  expect([session.table.seq, hinting.found]).toEqual([1, null])
  await session.settled()
})

it('a hint marks what its move is about until it is closed', async () => {
  const { session, hinting, answer } = advised({ moves: [move(1)] })
  const ref = { kind: 'game', id: 0 } as const
  vi.spyOn(session.choosing, 'candidates', 'get').mockReturnValue([{ ...candidate(1), refs: [ref] }])
  const asked = hinting.toggle()
  answer()
  await asked
  expect(session.pointing.hovered).toEqual([ref])
  hinting.close()
  expect(session.pointing.hovered).toEqual([])
})

it('what was picked before a hint is picked again once that is closed, unless something else was picked since', async () => {
  for (const [since, is] of [
    [null, ['1']],
    [{ ...NOTHING, group: 'drive', steps: ['9'] }, ['9']],
  ] as const) {
    const { session, hinting, answer } = advised({ moves: [move(1, 2)] })
    session.choosing.select({ ...NOTHING, group: 'drive', steps: ['1'] }, true)
    const asked = hinting.toggle()
    expect(session.choosing.selection).toEqual(NOTHING)
    answer()
    await asked
    if (since) session.choosing.select(since, true)
    hinting.close()
    expect(session.choosing.selection.steps).toEqual(is)
  }
})

it('a hint that told all that comes of it is played without being asked for once more', async () => {
  const { session, hinting, answer } = advised({ moves: [move(1, 2)] })
  const asked = hinting.toggle()
  answer()
  await asked
  const [hint] = hinting.found?.hints ?? []
  const given = vi.spyOn(session.choosing.acting, 'confirm').mockResolvedValue()
  expect(hint.whole).toBe(false)
  void hinting.play(hint)
  expect(given).not.toHaveBeenCalled()
  void hinting.play({ ...hint, whole: true })
  expect(given).toHaveBeenCalledOnce()
})

it('what a hint told stands until its move is given, so that no list asks what was told already', async () => {
  const { session, hinting, answer } = advised({ moves: [move(1, 2)] })
  const asked = hinting.toggle()
  answer()
  await asked
  const [hint] = hinting.found?.hints ?? []
  let given = (): void => undefined
  const confirmed = new Promise<void>((resolve) => (given = resolve))
  vi.spyOn(session.choosing.acting, 'confirm').mockReturnValue(confirmed)
  const played = hinting.play({ ...hint, whole: true })
  expect(hinting.found?.hints).toContain(hint)
  expect(hinting.gives).toBe(true)
  given()
  await played
  expect(hinting.found).toBeNull()
  expect(hinting.gives).toBe(false)
})

it('whoever wishes to confirm whatever they do is asked about a hint, too', async () => {
  const { session, hinting, answer } = advised({ moves: [move(1, 2)] })
  const asked = hinting.toggle()
  answer()
  await asked
  const [hint] = hinting.found?.hints ?? []
  const given = vi.spyOn(session.choosing.acting, 'confirm').mockResolvedValue()
  vi.spyOn(session.choosing.previewing, 'asksAlways', 'get').mockReturnValue(true)
  void hinting.play({ ...hint, whole: true })
  expect(given).not.toHaveBeenCalled()
  expect(session.choosing.chosen?.codes).toEqual([1, 2])
})

it('a hint of a card that lies turned means it as it is turned', async () => {
  const { session, hinting, answer } = advised({ moves: [move(1, 3)] })
  const ways = [candidate(1, 2), candidate(1, 3)].map((one) => ({ ...one, steps: one.steps.slice(0, 1), stem: 'laid' }))
  vi.spyOn(session.choosing, 'candidates', 'get').mockReturnValue(ways)
  const asked = hinting.toggle()
  answer()
  await asked
  void hinting.play(hinting.found!.hints[0])
  expect(session.choosing.selection.turn).toBe(1)
})

it('is no longer looked for when whoever asked plays on meanwhile', async () => {
  const { session, hinting, answer } = advised({ moves: [move(1, 2)] })
  const asked = hinting.toggle()
  expect(hinting.looking).toBe(true)
  session.take(update(stateAt(2, 2)))
  await session.settled()
  expect(hinting.looking).toBe(false)
  answer()
  await asked
  expect([hinting.looking, hinting.found]).toEqual([false, null])
})

it('shows nothing over what was picked while it was looked for', async () => {
  const { session, hinting, answer } = advised({ moves: [move(1, 2)] })
  const show = vi.spyOn(hinting, 'show')
  const asked = hinting.toggle()
  vi.spyOn(session.choosing, 'canGoBack', 'get').mockReturnValue(true)
  answer()
  await asked
  expect([hinting.found?.hints.length, show.mock.calls.length]).toEqual([1, 0])
})

it('shows its move no more once something else is picked, though its row lets go of the focus only then', async () => {
  const { session, hinting, answer } = advised({ moves: [move(1, 2)] })
  const asked = hinting.toggle()
  answer()
  await asked
  const of = vi.spyOn(session.choosing.hoverPreview, 'of')
  session.choosing.select({ ...NOTHING, group: 'drive', steps: ['9'] })
  of.mockClear()
  hinting.show(hinting.found?.hints[0] ?? null)
  expect([of.mock.calls, session.pointing.hovered]).toEqual([[], []])
})

it('shows its move again when the pointer leaves what it was over, until something is picked', async () => {
  const { session, hinting, answer } = advised({ moves: [move(1, 2)] })
  const asked = hinting.toggle()
  answer()
  await asked
  const of = vi.spyOn(session.choosing.hoverPreview, 'of')
  const shown = () => of.mock.lastCall?.[0]?.group ?? null
  session.pointing.at([])
  expect(shown()).toBe('drive')
  session.pointing.atRow({ refs: [], next: { ...NOTHING, group: 'lay' }, deeper: false })
  expect(shown()).toBe('lay')
  session.pointing.atRow(null)
  expect(shown()).toBe('drive')
  session.choosing.select({ ...NOTHING, group: 'drive', steps: ['9'] })
  session.pointing.at([])
  expect(shown()).toBeNull()
  session.choosing.clear()
  hinting.close()
  session.pointing.at([])
  expect(shown()).toBeNull()
})

it('a hint says and draws what all of its line would do, beyond the answer that it begins with', async () => {
  const { session, hinting, answer } = advised({ moves: [move(1, 2, 3), move(1, 9)] })
  const beats = (...kinds: string[]) => kinds.map((kind) => ({ event: { kind }, view: {} }))
  vi.mocked(previewOf).mockImplementation(
    async (_, __, { codes }) => ({ beats: codes.length > 2 ? beats('laid', 'moved') : beats('laid') }) as never,
  )
  vi.mocked(wordsOf).mockReturnValue({ title: phrase('lay'), text: [], warning: false } as never)
  const { hintNotes } = session.panel.speech
  Object.assign(session.panel.speech, {
    ahead: (events: readonly { kind: string }[]) => events.map(({ kind }) => phrase(kind)),
    hintNotes: (_: unknown, [done]: { kind: string }[], [then]: { kind: string }[]) => [
      phrase(`${done.kind} ${then?.kind}`),
    ],
  })
  const { aim } = session.panel
  session.panel.aim = () => ({ phrase: phrase('fetch'), ref: { kind: 'card', id: 9 } })
  const asked = hinting.toggle()
  answer()
  await asked
  // What it is for is said and drawn as well.
  expect([hinting.found?.hints[0].aim?.phrase, hinting.planned]).toEqual([phrase('fetch'), [{ kind: 'card', id: 9 }]])
  session.panel.aim = aim!
  expect(hinting.found?.hints.map(({ ahead }) => ahead.map(({ key }) => key))).toEqual([['moved']])
  // What is to be known of it besides is no word of what follows.
  expect(hinting.found?.hints[0].notes).toEqual([phrase('laid moved')])
  expect(hinting.found?.hints[0].plays, 'what is only drawn is not played').toBe(undefined)
  await new Promise((done) => setTimeout(done))
  expect(session.hoverPreview.preview?.then?.map(({ event }) => event.kind)).toEqual(['moved'])
  Object.assign(session.panel.speech, { ahead: undefined, hintNotes })
  vi.mocked(previewOf).mockRestore()
  vi.mocked(wordsOf).mockRestore()
})

it('a hint that goes on after its first answer says that it plays the turn', async () => {
  const { session, hinting, answer } = advised({ moves: [move(1, 2, 3)] })
  const { speech } = session.panel
  const { ahead, drawsAhead } = speech
  const { aim } = session.panel
  session.panel.aim = () => null
  vi.mocked(previewOf).mockImplementation(
    async (_, __, { codes }) => ({ beats: codes.map(() => ({ event: { kind: 'laid' }, view: {} })) }) as never,
  )
  vi.mocked(wordsOf).mockReturnValue({ title: phrase('lay'), text: [], warning: false } as never)
  Object.assign(speech, { ahead: (events: readonly unknown[]) => events.map(() => phrase('a')), drawsAhead: undefined })
  const asked = hinting.toggle()
  answer()
  await asked
  Object.assign(speech, { ahead, drawsAhead })
  session.panel.aim = aim!
  expect(hinting.found?.hints.map(({ plays }) => plays)).toEqual(['turn'])
  vi.mocked(previewOf).mockRestore()
  vi.mocked(wordsOf).mockRestore()
})

/** A table where a hint is played: what is offered after each answer, and what was given. */
function played(
  offered: readonly (readonly Candidate[])[],
  stops = 'end',
  goingOn: Pick<Hint, 'goesOn' | 'later'> = { goesOn: [{} as never] },
) {
  const { session, hinting } = advised(null)
  const { choosing } = session
  const given: (readonly number[])[] = []
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'game', id: 0 } } as const
  const asked = { status: { ...session.table.status, decision } }
  session.table = { ...session.table, ...asked }
  const last = offered.length - 1
  vi.mocked(previewOf).mockResolvedValue({ beats: [], stops } as never)
  vi.spyOn(choosing, 'candidates', 'get').mockImplementation(() => offered[Math.min(given.length, last)])
  vi.spyOn(choosing, 'usualEnd', 'get').mockImplementation(() => offered[last][0])
  vi.spyOn(choosing.acting, 'confirm').mockImplementation(async () => {
    given.push(choosing.chosen!.codes)
    session.take(update(stateAt(session.table.seq + 1, session.table.status.turn, asked)))
  })
  const hint = {
    ...move(1, 2, 3, 4),
    candidate: candidate(1),
    title: phrase('a'),
    names: [],
    notes: [],
    ahead: [],
    final: false,
    whole: true,
  }
  return { session, given, play: (told?: readonly Told[]) => hinting.play({ ...hint, ...goingOn }, told) }
}
const LINE = [[candidate(1)], [candidate(2), candidate(8)], [candidate(3)], [candidate(4)]]

it('a hint that showed what follows does that too, answer by answer, and leaves the end of the turn to whoever plays', async () => {
  const { given, play } = played(LINE)
  await play()
  expect(given).toEqual([[1], [2], [3]])
})

it('between the answers that a hint gives one after the other nothing is asked and nothing lit', async () => {
  const { session, given, play } = played(LINE)
  const told: boolean[] = []
  vi.mocked(previewOf).mockImplementation(async () => {
    told.push(session.hinting.comes)
    return { beats: [], stops: 'end' } as never
  })
  await play()
  expect([given.length, told]).toEqual([3, [true, true]])
  expect(session.hinting.comes).toBe(false)
})

it('what a hint only draws of the rest of the turn is not done by it', async () => {
  const { given, play } = played(LINE, undefined, { goesOn: [], later: [{} as never] })
  await play()
  expect(given).toEqual([[1]])
})

it('a reason counts as given from when its hint has been played, in the same turn, until something is taken back', async () => {
  const told = { kind: 'threatens', points: 3, refs: [{ kind: 'wagon', id: 3 }] } as const
  const other = { ...told, refs: [{ kind: 'wagon', id: 4 }] } as const
  const { session, play } = played([LINE[0], LINE[1]], undefined, { goesOn: [] })
  const { hinting } = session
  const asked = vi.spyOn(session.choosing.previewing, 'asksAlways', 'get').mockReturnValue(true)
  await play([told])
  // Asked for again where it was only asked about, it says the same again.
  expect(hinting.wasGiven(told)).toBe(false)
  asked.mockReturnValue(false)
  await play([told])
  await session.settled()
  expect([hinting.wasGiven({ ...told, points: 9 }), hinting.wasGiven(other)]).toEqual([true, false])
  const { status } = session.table
  session.table = { ...session.table, status: { ...status, turn: status.turn + 1 } }
  expect(hinting.wasGiven(told)).toBe(false)
  session.table = { ...session.table, status }
  hinting.leave()
  expect(hinting.wasGiven(told)).toBe(false)
})

it('what went by itself after a hint was among its answers', async () => {
  const { given, play } = played([LINE[0], LINE[2], LINE[3]])
  await play()
  expect(given).toEqual([[1], [3]])
})

it('a hint ends where something is learnt, and where its turn is over', async () => {
  const learnt = played(LINE, 'learnt')
  await learnt.play()
  expect(learnt.given).toEqual([[1]])
  const over = played(LINE)
  vi.spyOn(over.session.choosing.acting, 'stands').mockImplementation(async () => {
    await over.session.settled()
    over.session.table = { ...over.session.table, status: { ...over.session.table.status, turn: 99 } }
  })
  await over.play()
  expect(over.given).toEqual([[1]])
})

it('nobody plays on for whoever does something else while a hint is played, or takes it back', async () => {
  const other = played(LINE)
  vi.spyOn(other.session.choosing.acting, 'stands').mockImplementation(async () => {
    await other.session.settled()
    other.session.choosing.select({ ...NOTHING, group: 'drive' })
  })
  await other.play()
  expect(other.given).toEqual([[1]])
  const back = played(LINE)
  const going = back.play()
  back.session.hinting.leave()
  await going
  expect(back.given).toEqual([[1]])
})

it('a hint that comes in the midst of a drag leaves the hand what it holds, and waits until that is let go', async () => {
  const { session, hinting, answer } = advised({ moves: [move(1)] })
  const held = { kind: 'card', id: 1 } as const
  const { choosing } = session
  vi.mocked(previewOf).mockResolvedValue(null)
  vi.spyOn(choosing, 'candidates', 'get').mockReturnValue([{ ...candidate(1), refs: [held] }])
  const asked = hinting.toggle()
  choosing.drag([held])
  // The timetable tells that it was taken.
  session.take(update(stateAt(1, 1)))
  await session.settled()
  expect(choosing.dragged?.ref).toEqual(held)
  answer()
  await new Promise((done) => setTimeout(done))
  expect([hinting.looking, hinting.found, choosing.dragged?.ref]).toEqual([true, null, held])
  await choosing.drop([held])
  await asked
  expect([hinting.looking, hinting.found?.hints.length]).toEqual([false, 1])
})

it('a drag that a deed of another overtakes is over', async () => {
  const { session } = advised(null)
  const held = { kind: 'card', id: 1 } as const
  vi.spyOn(session.choosing, 'candidates', 'get').mockReturnValue([{ ...candidate(1), refs: [held] }])
  session.choosing.drag([held])
  session.take(update(stateAt(2, 2)))
  expect(session.choosing.dragged).toBeNull()
})

/** A table where a hint of more than one step is played by hand: what is told after each answer. */
function planned(offered: readonly (readonly Candidate[])[]) {
  const table = played(offered, 'other', { goesOn: [], later: [{} as never] })
  vi.mocked(previewOf).mockResolvedValue(null)
  const { session, given } = table
  const { acting } = session.choosing
  vi.spyOn(acting, 'given', 'get').mockImplementation(() => {
    const codes = given.at(-1)
    return codes ? { label: phrase('a'), codes, seq: session.table.seq - 1 } : null
  })
  const told = async () => {
    await session.settled()
    await new Promise((done) => setTimeout(done))
    return session.hinting.found
  }
  return { ...table, told }
}

it('a hint that was played offers its next step at once, up to the end of the turn', async () => {
  const { play, session, given, told } = planned(LINE)
  await play()
  // Meanwhile Enter answers nothing that the list asks.
  expect(session.hinting.follows).toBe(true)
  // Nor is that shown for a moment before the next step stands in its place.
  expect(session.hinting.comes).toBe(true)
  const next = await told()
  expect(session.hinting.follows).toBe(false)
  expect(session.hinting.comes).toBe(false)
  expect([next?.next, next?.hints.map(({ candidate: { codes } }) => codes)]).toEqual([true, [[2]]])
  await session.hinting.play({ ...next!.hints[0], whole: true })
  const last = await told()
  expect(last?.hints.map(({ codes }) => codes)).toEqual([[3, 4]])
  await session.hinting.play({ ...last!.hints[0], whole: true })
  expect([await told(), given]).toEqual([null, [[1], [2], [3]]])
})

it('a hint offers no next step where the game leaves its plan, something is taken back, or it was closed', async () => {
  const other = planned([[candidate(1)], [candidate(8)], [candidate(4)]])
  await other.play()
  expect(await other.told()).toBeNull()
  const left = planned(LINE)
  await left.play()
  await left.told()
  left.session.hinting.leave()
  left.given.push([2])
  left.session.take(update(stateAt(9, left.session.table.status.turn, { status: left.session.table.status })))
  expect(await left.told()).toBeNull()
  const shut = planned(LINE)
  await shut.play()
  await shut.told()
  shut.session.hinting.close()
  shut.given.push([2])
  shut.session.take(update(stateAt(9, shut.session.table.status.turn, { status: shut.session.table.status })))
  expect(await shut.told()).toBeNull()
})

it('of many moves the last that is told leads back who is cut off, where none of the first does', () => {
  const hint = (key: string, gap: number | null) => ({
    title: phrase(key),
    facts: [{ kind: 'apart' as const, points: 2, gap, before: 1, refs: [] }],
  })
  const titles = ['table.hint', 'table.undo', 'table.redo', 'table.menu', 'table.turn'] as const
  const told = (...gaps: (number | null)[]) => {
    const hints = titles.map((key, i) => hint(key, gaps[i]))
    return toldApart(hints as never[]).map((one) => hints.indexOf(one))
  }
  expect(told(1, 1, null, 1, 0)).toEqual([0, 1, 2, 4])
  expect(told(1, 0, 1, 1, 0)).toEqual([0, 1, 2, 3])
  expect(told(1, 1, 1, 1, 1)).toEqual([0, 1, 2, 3])
})
