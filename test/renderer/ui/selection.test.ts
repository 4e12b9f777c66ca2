import { expect, test } from 'vitest'
import type { Ref } from '../../../src-shared/core.ts'
import type { Candidate, Group, Speech, Step } from '../../../src-renderer/words/speech.ts'
import { choiceMarks, endMarks } from '../../../src-renderer/ui/choosing/choice-marks.ts'
import { sections } from '../../../src-renderer/ui/choosing/choice-rows.ts'
import type { Selection } from '../../../src-renderer/ui/choosing/selection.ts'
import {
  NOTHING,
  asideRefs,
  askedBy,
  askedFor,
  cardsGoingTo,
  chosen,
  heldCard,
  isGivenAtOnce,
  legalRefs,
  legalState,
  namedAt,
  narrow,
  pick,
  selectedRefs,
  unnamed,
  variants,
} from '../../../src-renderer/ui/choosing/selection.ts'
import { faintTold, narrowedPrompt } from '../../../src-renderer/ui/choosing/narrowed.ts'
import { say as inEnglish } from '../../../src-renderer/messages/index.ts'

const say = (key: string) => ({ key })
const group = (id: string, bare = false): Group => ({ id, label: say(id), icon: id, bare })
const step = (id: string, ...refs: Ref[]): Step => ({
  id,
  ask: say('ask'),
  many: 'freight.choice.cards',
  label: say(id),
  refs,
})
const card = (id: number): Ref => ({ kind: 'card', id })
const cell = (id: number): Ref => ({ kind: 'cell', id })
const station = (id: number): Ref => ({ kind: 'station', id })

const lay = (which: number, where: number, rotation: number): Candidate => ({
  codes: [which * 100 + where * 10 + rotation],
  refs: [card(which), cell(where)],
  end: null,
  group: group('lay'),
  stem: `lay${which}.${where}`,
  confirm: say('lay'),
  steps: [step(`card${which}`, card(which)), step(`cell${where}`, cell(where)), step(`turn${rotation}`, cell(where))],
})
const drive = (which: number, end: Ref, ...way: Ref[]): Candidate => ({
  codes: [5000 + which, end.id],
  refs: [card(which), ...way, end],
  end,
  group: group('drive'),
  stem: `drive${which}.${end.id}`,
  confirm: say('drive'),
  steps: [step(`card${which}`, card(which)), step(`to${end.id}`, end)],
})
const end: Candidate = {
  codes: [9],
  refs: [{ kind: 'seat', id: 0 }],
  end: null,
  group: group('end', true),
  stem: 'end',
  confirm: say('end'),
  steps: [step('end')],
}

/**
 * Two cards; the first may lie in two places, four ways in one of them; each drives to C, one also through C's
 * neighbour.
 */
const all: readonly Candidate[] = [
  drive(1, station(2), { kind: 'sleeper', id: 40 }),
  drive(1, { kind: 'sleeper', id: 40 }),
  drive(2, station(2)),
  lay(1, 5, 0),
  lay(1, 5, 1),
  lay(1, 5, 2),
  lay(1, 5, 3),
  lay(1, 6, 0),
  lay(2, 6, 0),
  end,
]

const picking = (...clicks: Ref[][]): Selection =>
  clicks.reduce((selection, refs) => {
    const picked = pick(all, selection, refs)
    if (picked.kind !== 'select') throw new Error(picked.kind)
    return picked.selection
  }, NOTHING)

test('each thing picked leaves only the answers that touch it', () => {
  expect(narrow(all, NOTHING)).toHaveLength(10)
  expect(narrow(all, picking([card(2)])).map((one) => one.stem)).toEqual(['drive2.2', 'lay2.6'])
})

test('card, then place: one answer is meant, and R steps through the ways it may be turned', () => {
  const there = picking([card(1)], [cell(5)])
  expect(variants(all, there)).toHaveLength(4)
  expect(chosen(all, there)?.codes).toEqual([150])
  expect(chosen(all, { ...there, turn: 1 })?.codes).toEqual([151])
  expect(chosen(all, { ...there, turn: -1 })?.codes).toEqual([153])
  expect(chosen(all, { ...there, turn: 4 })?.codes).toEqual([150])
})

test('place, then card means the same as card, then place', () => {
  expect(narrow(all, picking([cell(6)], [card(2)]))).toEqual(narrow(all, picking([card(2)], [cell(6)])))
})

test('a heading lights its cards, and less where they lead; what lies on the table is lit by its places alone', () => {
  const behind = (group: string) => {
    const next = { ...NOTHING, group }
    const marks = choiceMarks(all, next, null)
    return endMarks(all, next, marks).map(({ ref, state }) => [ref, state])
  }
  expect(behind('drive')).toEqual([
    [station(2), 'legalAside'],
    [{ kind: 'sleeper', id: 40 }, 'legalAside'],
  ])
  expect(behind('lay')).toEqual([])
  // Once a card is chosen its ends are lit themselves.
  const next = { ...NOTHING, group: 'drive', steps: ['card1'] }
  expect(endMarks(all, next, choiceMarks(all, next, null))).toEqual([])
})

test('a thing where a drive ends means that drive, not one that passes there', () => {
  expect(narrow(all, picking([card(1)], [{ kind: 'sleeper', id: 40 }])).map((one) => one.stem)).toEqual(['drive1.40'])
})

test('of several things under the pointer the most particular that is offered counts', () => {
  expect(picking([card(99), card(2)]).picked).toEqual([card(2)])
})

test('a picked thing clicked again is put back', () => {
  expect(picking([card(1)], [card(1)])).toEqual(NOTHING)
})

test('a card clicked again takes back with it the place that was picked for it, not one that was picked before', () => {
  expect(picking([card(2)], [cell(6)], [card(2)])).toEqual(NOTHING)
  expect(picking([cell(6)], [card(2)], [card(2)]).picked).toEqual([cell(6)])
})

test('another card clicked while one is selected begins anew with it', () => {
  expect(picking([card(1)], [cell(5)], [card(2)]).picked).toEqual([card(2)])
})

test('another place clicked for the same card moves the card there, however it was chosen', () => {
  expect(picking([card(1)], [cell(5)], [cell(6)]).picked).toEqual([card(1), cell(6)])
  const listed = pick(all, { group: 'lay', picked: [], steps: ['card1', 'cell5'], turn: 2 }, [cell(6)])
  expect(listed).toEqual({ kind: 'select', selection: { ...NOTHING, steps: ['card1'], picked: [cell(6)] } })
})

test('a place where only another card goes leaves the held one in the hand, and names those that go there', () => {
  const more = [...all, lay(2, 7, 0), lay(3, 7, 0)]
  const stays = { kind: 'stays', held: card(1), place: cell(7) }
  expect(pick(more, picking([card(1)]), [cell(7)])).toEqual(stays)
  expect(pick(more, { ...NOTHING, steps: ['card1'] }, [cell(7)])).toEqual(stays)
  expect(pick(more, picking([card(1)], [cell(5)]), [cell(7)])).toEqual(stays)
  expect(cardsGoingTo(more, cell(7))).toEqual([card(2), card(3)])
  expect(pick(more, picking([card(2)]), [cell(7)])).toMatchObject({ selection: { picked: [card(2), cell(7)] } })
})

test('a laid card that the held one cannot cover is a place, another card of the hand is not', () => {
  const cover: Candidate = {
    ...lay(2, 7, 0),
    refs: [card(2), card(50)],
    steps: [step('card2', card(2)), step('cell7', card(50))],
  }
  const more = [...all, cover]
  expect(pick(more, picking([card(1)]), [cell(7), card(50)])).toMatchObject({ kind: 'stays', place: card(50) })
  expect(pick(more, picking([card(1)]), [card(2)])).toEqual({
    kind: 'select',
    selection: { ...NOTHING, picked: [card(2)] },
  })
})

test('a held card that cannot drive is put back for its locomotive, which other cards drive', () => {
  const own: Ref = { kind: 'locomotive', id: 0 }
  const drives = [lay(1, 5, 0), { ...drive(2, station(2)), refs: [card(2), own, station(2)] }]
  expect(pick(drives, { ...NOTHING, picked: [card(1)] }, [own])).toMatchObject({
    kind: 'select',
    selection: { picked: [own] },
  })
})

test('with the locomotive picked all that any card drives it to is lit beside the cards', () => {
  const own: Ref = { kind: 'locomotive', id: 0 }
  const drives = all.slice(0, 3).map((one) => ({ ...one, refs: [own, ...one.refs] }))
  const lit = legalRefs([...drives, ...all.slice(3)], { ...NOTHING, picked: [own] })
  expect(lit).toEqual([card(1), card(2), station(2), { kind: 'sleeper', id: 40 }])
  // Several cards drive there: which one is all that is left to ask.
  expect(legalRefs(drives, { ...NOTHING, picked: [own, station(2)] })).toEqual([card(1), card(2)])
})

test('where a thing on top is not offered, though others like it are, what lies under it is shown before it is done', () => {
  const wagon = (id: number): Ref => ({ kind: 'coach', id })
  const under: Ref = { kind: 'train', id: 0 }
  const offered = [
    { ...all[0], refs: [wagon(1)], steps: [step('upgrade', wagon(1))] },
    { ...all[0], refs: [under], steps: [step('new', under)] },
  ]
  expect(pick(offered, NOTHING, [wagon(2), under])).toEqual({
    kind: 'select',
    selection: { ...NOTHING, picked: [under] },
    unsure: true,
  })
  expect(pick(offered, NOTHING, [wagon(1), under])).not.toHaveProperty('unsure')
  expect(pick(offered.slice(1), NOTHING, [wagon(2), under])).not.toHaveProperty('unsure')
})

test('whoever clicks on a locomotive that stands where a drive ends means that drive', () => {
  const [own, other]: Ref[] = [0, 1].map((id) => ({ kind: 'locomotive', id }))
  const drives = all.slice(0, 3).map((one) => ({ ...one, refs: [own, ...one.refs] }))
  const onto = pick(drives, { ...NOTHING, picked: [card(1)] }, [other, { kind: 'sleeper', id: 40 }])
  expect(onto).toMatchObject({ kind: 'select', selection: { picked: [card(1), { kind: 'sleeper', id: 40 }] } })
  expect(onto).not.toHaveProperty('unsure')
})

test('a click on the bare table lets go of everything', () => {
  expect(picking([card(1)], [])).toEqual(NOTHING)
})

test('a second click on where the move ends confirms it', () => {
  expect(pick(all, picking([card(1)], [cell(6)]), [cell(6)])).toEqual({ kind: 'confirm' })
  expect(pick(all, picking([card(2)], [station(2)]), [station(2)])).toEqual({ kind: 'confirm' })
})

test('a card that is itself where the answer ends is confirmed by a second click', () => {
  const taken: Candidate = { ...lay(3, 5, 0), end: card(3), refs: [card(3)] }
  const first = pick([taken, end], NOTHING, [card(3)])
  expect(first.kind === 'select' && pick([taken, end], first.selection, [card(3)])).toEqual({ kind: 'confirm' })
})

test('a place alone takes no card that lies there for all: it selects it there, and asks, as a second click does not', () => {
  const take = (which: number, where: number): Candidate => {
    const [first, ...others] = lay(which, where, 0).steps
    return { ...lay(which, where, 0), swift: true, steps: [{ ...first, takes: true }, ...others] }
  }
  const offered = [take(1, 6), take(2, 5), end]
  const there: Selection = { ...NOTHING, picked: [cell(6)] }
  expect(pick(offered, NOTHING, [cell(6)])).toEqual({ kind: 'select', selection: there, unsure: true })
  expect(unnamed(offered, there)?.refs).toEqual([card(1)])
  expect(selectedRefs(offered, there)).toContainEqual(card(1))
  expect(pick(offered, there, [cell(6)])).toEqual({ kind: 'confirm' })
  // The card, or its row, was clicked before: it is what goes there.
  const named = [
    { ...NOTHING, picked: [card(1)] },
    { ...NOTHING, steps: ['card1'] },
  ]
  for (const selection of named) expect(pick(offered, selection, [cell(6)])).not.toHaveProperty('unsure')
  expect(pick(offered, NOTHING, [card(1)])).not.toHaveProperty('unsure')
})

test('a small step is given as soon as its last place is pointed at or its row chosen, and not before', () => {
  const swift = [lay(1, 6, 0), lay(2, 5, 0), lay(2, 6, 0)].map((one): Candidate => ({ ...one, swift: true }))
  const given = (selection: Selection) => isGivenAtOnce(swift, selection)
  expect(given({ ...NOTHING, picked: [card(2)] })).toBe(false)
  expect(given({ ...NOTHING, picked: [card(2), cell(5)] })).toBe(true)
  // The card alone leaves one answer, but its place was not pointed at.
  expect(given({ ...NOTHING, picked: [card(1)] })).toBe(false)
  expect(given({ ...NOTHING, steps: ['card1'] })).toBe(false)
  expect(given({ ...NOTHING, steps: ['card1', 'cell6', 'turn0'] })).toBe(true)
  expect(isGivenAtOnce([lay(1, 6, 0)], { ...NOTHING, picked: [card(1), cell(6)] })).toBe(false)
})

test('what nothing is offered for is asked about', () => {
  expect(pick(all, NOTHING, [card(7)])).toEqual({ kind: 'explain', ref: card(7) })
})

test('nothing is meant before something is picked, even if there is one answer only', () => {
  expect(chosen([end], NOTHING)).toBeNull()
})

test('at first the cards light up, then the places of the picked one', () => {
  expect(legalRefs(all, NOTHING)).toEqual(expect.arrayContaining([card(1), card(2)]))
  expect(legalRefs(all, NOTHING).some((ref) => ref.kind === 'cell')).toBe(false)
  expect(legalRefs(all, picking([card(1)]))).toEqual(expect.arrayContaining([cell(5), cell(6), station(2)]))
})

test('at first the only card of a heading lights up, not the places it may go to, be they few', () => {
  const floor = [11, 12, 13, 14, 15, 16, 17].map((where) => ({ ...lay(3, where, 0), group: group('floor') }))
  const lit = legalRefs([...all, ...floor], NOTHING)
  expect(lit).toContainEqual(card(3))
  expect(lit.some((ref) => ref.kind === 'cell')).toBe(false)
  const few = legalRefs([...all, ...floor.slice(1)], NOTHING)
  expect(few.some((ref) => ref.kind === 'cell')).toBe(false)
  // The card is lit as those of the other headings are: else it would seem to be the one that cannot be played.
  expect(few).toContainEqual(card(3))
})

test('where every heading is about the one card that is held, all its places light up, however many', () => {
  const places = [11, 12, 13, 14, 15, 16, 17, 18]
  const ends = places.map((where) => ({ ...lay(3, where, 0), group: group('connect') }))
  const before = [20, 21].map((where) => ({ ...lay(3, where, 0), group: group('insert') }))
  expect(legalRefs([...ends, ...before], NOTHING)).toEqual([...places, 20, 21].map(cell))
  expect(selectedRefs([...ends, ...before], NOTHING)).toEqual([card(3)])
  expect(selectedRefs([...ends, ...before], { ...NOTHING, picked: [cell(20)] })).not.toEqual([card(3)])
})

test('no card counts as held where another might be taken, or where to take it is the whole answer', () => {
  expect(heldCard([...all])).toBeNull()
  const taken = [1, 1].map((one): Candidate => ({ ...lay(one, 5, 0), steps: lay(one, 5, 0).steps.slice(0, 1) }))
  expect(heldCard(taken)).toBeNull()
  expect(heldCard([])).toBeNull()
})

test('card and place of what is meant are marked as selected', () => {
  expect(selectedRefs(all, picking([card(1)], [cell(6)]))).toEqual(expect.arrayContaining([card(1), cell(6)]))
})

test('the list opens with a row for each heading, and leads by rows to every answer', () => {
  expect(sections(all, NOTHING).map((section) => [section.group.id, section.rows.length, section.folded])).toEqual([
    ['drive', 1, true],
    ['lay', 1, true],
    ['end', 1, false],
  ])
  const reached = new Set<string>()
  const follow = (selection: Selection, depth: number): void => {
    expect(depth).toBeLessThan(6)
    const meant = chosen(all, selection)
    if (meant) {
      variants(all, selection).forEach((one) => reached.add(one.codes.join()))
      return
    }
    sections(all, selection).forEach((section) => section.rows.forEach((row) => follow(row.next, depth + 1)))
  }
  follow(NOTHING, 0)
  expect([...reached].sort()).toEqual(all.map((one) => one.codes.join()).sort())
})

test('things of one kind share a row, which lights all of them and means the one that was picked, or the first', () => {
  const offer = (which: number, kind: string): Candidate => {
    const one = step(`card${which}`, card(which))
    return { ...lay(which, 5, 0), codes: [which], stem: `${which}`, refs: [card(which)], steps: [{ ...one, kind }] }
  }
  const offers = [offer(1, 'straight'), offer(2, 'bend'), offer(3, 'straight')]
  const opened = { ...NOTHING, group: 'lay' }
  const told = (selection: Selection) =>
    sections(offers, selection).flatMap(({ rows }) => rows.map(({ label, refs }) => [label.params?.n ?? 1, refs]))
  expect(told(opened)).toEqual([
    [2, [card(1), card(3)]],
    [1, [card(2)]],
  ])
  const [{ rows }] = sections(offers, opened)
  expect(chosen(offers, rows[0].next)?.codes).toEqual([1])
  const picked = { ...opened, steps: ['card3'] }
  const [settled] = sections(offers, picked)
  expect(settled.rows.map(({ id, current }) => [id, current])).toEqual([
    [rows[0].id, true],
    [rows[1].id, false],
  ])
  expect(chosen(offers, settled.rows[0].next)?.codes).toEqual([3])
})

test('pointing at the row of a heading shows its goal too, where all its answers lead to the same thing', () => {
  const refsOf = (candidates: readonly Candidate[]) => sections([...candidates, end], NOTHING)[0].rows[0].refs
  expect(refsOf([drive(1, station(2)), drive(2, station(2))])).toEqual([card(1), card(2), station(2)])
  expect(refsOf([drive(1, station(2)), drive(2, station(3))])).toEqual([card(1), card(2)])
  const train: Ref = { kind: 'locomotive', id: 0 }
  const coupled = [lay(1, 5, 0), lay(2, 5, 0)].map((one) => ({ ...one, onto: [train, station(2)] }))
  expect(refsOf(coupled)).toEqual([card(1), card(2), train])
})

test('with a card picked on the table the list goes on from there', () => {
  const rows = sections(all, picking([card(1)])).flatMap((section) => section.rows)
  expect(rows.map((row) => row.label.key)).toEqual(['to2', 'to40', 'cell5', 'cell6'])
})

test('a row does not say again what the prompt above the list names', () => {
  const one = [...all.filter(({ steps: [{ id }] }) => id === 'card1'), end]
  const within = { ...NOTHING, group: 'drive' }
  const [beside] = sections(one, within)
  expect(narrowedPrompt(one, within, {} as never, {} as never)?.above.key).toBe('card1')
  expect(beside.rows.map(({ label, note }) => [label.key, note])).toEqual([
    ['to2', undefined],
    ['to40', undefined],
  ])
  // From the start no prompt names it: the row does.
  const [first] = sections([drive(1, station(2))], NOTHING)
  expect(first.rows.map(({ label, note }) => [label.key, note?.key])).toEqual([['to2', 'card1']])
  const spent = {
    ...end,
    refs: [card(1)],
    steps: [{ ...step('card1', card(1)), note: say('trip'), asPicked: say('draws') }],
  }
  const told = (selection: Selection) =>
    sections([...one.slice(0, -1), spent], selection)
      .find(({ group: { id } }) => id === 'end')!
      .rows.map(({ label, note }) => [label.key, note?.key])
  expect(told(NOTHING)).toEqual([['card1', 'trip']])
  expect(told({ ...NOTHING, picked: [card(1)] })).toEqual([['draws', undefined]])
})

test('where the first part of a move is open under its heading, no row bears what another begins with', () => {
  const [{ rows }] = sections([drive(1, station(2)), drive(2, station(2)), end], { ...NOTHING, group: 'drive' })
  expect(rows.map(({ label, note }) => [label.key, note])).toEqual([
    ['card1', undefined],
    ['card2', undefined],
  ])
})

test('what folds is one row beside other headings though a card is picked, and lies open alone', () => {
  const folding = all.map((one) => ({ ...one, group: { ...one.group, folds: one.group.id === 'lay' } }))
  const shown = (selection: Selection) => sections(folding, selection).map(({ group, rows }) => [group.id, rows.length])
  expect(shown(picking([card(1)]))).toEqual([
    ['drive', 2],
    ['lay', 1],
  ])
  expect(shown({ ...picking([card(1)]), group: 'lay' })).toEqual([['lay', 2]])
})

test('a row for many counts apart the places that are lit less, and only where they are', () => {
  const places = [0, 1, 2, 3, 4, 5, 6, 7].map((where): Candidate => {
    const one = lay(1, where, 0)
    const [first, at, ...rest] = one.steps
    const place: Step = {
      ...at,
      many: 'freight.choice.places',
      manyAside: 'freight.choice.places.joining',
      allAside: 'freight.choice.places.offLine',
    }
    return { ...one, aside: where > 2, group: { ...one.group, folds: true }, steps: [first, place, ...rest] }
  })
  const countOf = (candidates: readonly Candidate[]) =>
    sections([...candidates, drive(1, station(2))], picking([card(1)])).flatMap(({ rows }) => rows[0].count ?? [])
  expect(countOf(places)).toEqual([{ key: 'freight.choice.places.joining', params: { n: 3, aside: 5 } }])
  // What the card may do besides is lit more than all of them.
  const astray = places.map((one) => ({ ...one, aside: true }))
  expect(countOf(astray)).toEqual([{ key: 'freight.choice.places.offLine', params: { n: 8 } }])
  // So few are all lit alike.
  expect(countOf(places.slice(0, 5))).toEqual([{ key: 'freight.choice.places', params: { n: 5 } }])
})

test('the rows of a card that can be turned are its turns, the present one marked', () => {
  const [section] = sections(all, { ...picking([card(1)], [cell(5)]), turn: 2 })
  expect(section.rows.map((row) => [row.label.key, row.current, row.next.turn])).toEqual([
    ['turn0', false, 0],
    ['turn1', false, 1],
    ['turn2', true, 2],
    ['turn3', false, 3],
  ])
})

test('what was chosen in the list stays a row among those it was chosen from, and another is one row away', () => {
  const opened = { ...NOTHING, group: 'drive' }
  const before = sections(all, opened)[0].rows.map(({ id }) => id)
  const ways = sections(all, opened)[0].rows.filter(({ next }) => chosen(all, next) !== null)
  expect(ways.length).toBeGreaterThan(0)
  for (const way of ways) {
    const [section, ...others] = sections(all, way.next)
    expect(others).toEqual([])
    expect(section.rows.map(({ id }) => id)).toEqual(before)
    expect(section.settled).toBe(true)
    expect(section.rows.filter(({ current }) => current).map(({ id }) => id)).toEqual([way.id])
    expect(section.rows.map(({ next }) => next)).toEqual(sections(all, opened)[0].rows.map(({ next }) => next))
  }
})

test('While nothing is picked and several kinds of move are open, no place is lit as if it were chosen.', () => {
  expect(legalState([cell(5)], all, NOTHING)).toBe('legalAmongMany')
  expect(legalState([cell(5)], all, { ...NOTHING, picked: [card(1)] })).toBe('legal')
  expect(legalState([cell(5)], [lay(1, 5, 0)], NOTHING)).toBe('legal')
})

test('of many places those that lead nowhere keep in the background, unless all of them do', () => {
  const places = Array.from({ length: 8 }, (_, i) => cell(i))
  const offers = (isAside: (i: number) => boolean) =>
    places.map((_, i): Candidate => ({ ...lay(1, i, 0), aside: isAside(i) }))
  expect(
    asideRefs(
      places,
      offers((i) => i > 1),
    ),
  ).toEqual(places.slice(2))
  expect(
    asideRefs(
      places,
      offers(() => true),
    ),
  ).toEqual([])
  expect(
    asideRefs(
      places.slice(0, 3),
      offers((i) => i > 1),
    ),
  ).toEqual([])
})

test('of places, however few, those where nothing is opened keep in the background, if something is elsewhere', () => {
  const places = [cell(1), cell(2), cell(3)]
  const offers = (...opening: number[]) =>
    places.map((_, i): Candidate => ({ ...lay(1, i + 1, 0), opensWay: () => opening.includes(i + 1) }))
  expect(asideRefs(places, offers(2))).toEqual([cell(1), cell(3)])
  expect(asideRefs(places, offers())).toEqual([])
  expect(asideRefs(places, offers(1, 2, 3))).toEqual([])
  const turned = [...offers(2), { ...lay(1, 1, 1), opensWay: () => true }]
  expect(asideRefs(places, turned)).toEqual([cell(3)])
  // What else may be done at one of them is not known to open nothing.
  expect(asideRefs(places, [...offers(2), lay(1, 3, 1)])).toEqual([cell(1)])
})

test('the row of a place that opens something says so where others open nothing', () => {
  const offers = (...opening: number[]) =>
    [1, 2].map((place): Candidate => ({ ...lay(1, place, 0), opensWay: () => opening.includes(place) }))
  const notes = (all: readonly Candidate[]) =>
    sections(all, { ...NOTHING, picked: [card(1)] }).flatMap(({ rows }) =>
      rows.map(({ note }) => note && inEnglish('en', note)),
    )
  expect(notes(offers(2))).toEqual([undefined, 'opens a way for you'])
  expect(notes(offers(1, 2))).toEqual([undefined, undefined])
  expect(notes(offers())).toEqual([undefined, undefined])
})

test('of what opens nothing anywhere the places that guard something come first, and say so', () => {
  const offers = (...guarding: number[]) =>
    [1, 2, 3].map((place): Candidate => ({ ...lay(1, place, 0), guards: () => guarding.includes(place) }))
  const picked = { ...NOTHING, picked: [card(1)] }
  expect(asideRefs([cell(1), cell(2), cell(3)], offers(2))).toEqual([cell(1), cell(3)])
  const [{ rows }] = sections(offers(2), picked)
  expect(rows.map(({ note }) => note && inEnglish('en', note))).toEqual([undefined, 'guards your pallet', undefined])
  const prompt = narrowedPrompt(offers(2), picked, {} as Speech<unknown>, {} as never)
  expect(inEnglish('en', prompt!.text!)).toMatch(/Faint places guard no pallet of yours\.$/)
  expect(inEnglish('en', prompt!.text!)).toContain('A floor card guards a pallet beside it: nobody can push it there.')
})

test('with a partner a place that guards something speaks of pallets of both', () => {
  const offers = [1, 2, 3].map((place): Candidate => ({
    ...lay(1, place, 0),
    guards: () => place === 2,
    together: true,
  }))
  const picked = { ...NOTHING, picked: [card(1)] }
  const [{ rows }] = sections(offers, picked)
  expect(rows.map(({ note }) => note && inEnglish('en', note))).toEqual([
    undefined,
    'guards one of our pallets',
    undefined,
  ])
  const prompt = narrowedPrompt(offers, picked, {} as Speech<unknown>, {} as never)
  expect(inEnglish('en', prompt!.text!)).toMatch(/Faint places guard none of our pallets\.$/)
})

test('what a place would open is asked of no card that is still to be chosen', () => {
  const asked = [1, 2].map((id): Candidate => ({
    ...lay(id, 5, 0),
    opensWay: () => {
      throw new Error('reckoned for nothing')
    },
  }))
  expect(asideRefs([card(1), card(2)], asked)).toEqual([])
})

test('of a few cards those that bring nothing keep in the background too', () => {
  const cards = [card(1), card(2), card(3)]
  const offers = cards.map((_, i): Candidate => ({ ...lay(i + 1, 5, 0), aside: i > 0 }))
  expect(asideRefs(cards, offers)).toEqual(cards.slice(1))
  expect(inEnglish('en', faintTold(say('which'), cards, offers))).toMatch(/ Faint cards bring you nothing now\.$/)
})

test('where some places are lit less, the prompt says why', () => {
  const offers = (n: number) => Array.from({ length: 8 }, (_, i): Candidate => ({ ...lay(1, i, 0), aside: i >= n }))
  const told = (n: number) => {
    const prompt = narrowedPrompt(offers(n), { ...NOTHING, picked: [card(1)] }, {} as Speech<unknown>, {} as never)
    return inEnglish('en', prompt!.text!)
  }
  expect(told(5)).toBe('Click a lit place, or choose from the list. Faint places do not join your line.')
  expect(told(8)).toBe('Click a lit place, or choose from the list.')
  const opening = offers(8).map((one, i): Candidate => ({ ...one, opensWay: () => i < 2 }))
  const prompt = narrowedPrompt(opening, { ...NOTHING, picked: [card(1)] }, {} as Speech<unknown>, {} as never)
  expect(inEnglish('en', prompt!.text!)).toBe(
    'Click a lit place, or choose from the list. Faint places open no way for you.',
  )
})

test('what is asked is the way, not the end, where every row that is left has the same end', () => {
  const into = (way: string, station: string): Step => ({
    ...step(way),
    ask: say('where'),
    askAlike: say('way'),
    label: say(station),
  })
  expect(askedBy([into('south', 'A'), into('west', 'A')])).toEqual(say('way'))
  expect(askedBy([into('south', 'A'), into('west', 'B')])).toEqual(say('where'))
  expect(askedBy([into('south', 'A')])).toEqual(say('where'))
  const toA = (way: string): Step => ({ ...into(way, `A, ${way}`), refs: [station(0)] })
  expect(askedBy([toA('south'), toA('west')])).toEqual(say('way'))
})

test('who has picked the end first is asked which card leads there', () => {
  const into = (id: number): Candidate => {
    const { steps, ...one } = drive(id, station(5))
    return { ...one, steps: [{ ...steps[0], askTo: say('into') }, ...steps.slice(1)] }
  }
  const left = [into(1), into(2)]
  expect(askedFor(left, 0, { ...NOTHING, picked: [station(5)] })).toEqual(say('into'))
  expect(askedFor(left, 0, NOTHING)).toEqual(left[0].steps[0].ask)
  expect(askedFor([into(1), drive(2, station(6))], 0, { ...NOTHING, picked: [station(5)] })).toEqual(
    left[0].steps[0].ask,
  )
})

test('where a card may lie in one place and one way only, its row bears its name and not that of its rails', () => {
  const cover = ({ steps: [which, where, turn], ...one }: Candidate): Candidate => ({
    ...one,
    group: group('cover'),
    steps: [which, where, { ...turn, isTurn: true, rails: 5 }],
  })
  const rowsOf = (...ways: Candidate[]) =>
    sections([...ways, drive(1, station(2))], picking([card(1)]))[0].rows.map(({ label, note, rails }) => [
      label.key,
      note?.key,
      rails,
    ])
  expect(rowsOf(cover(lay(1, 5, 3)))).toEqual([['card1', 'cell5', 5]])
  expect(rowsOf(cover(lay(1, 5, 2)), cover(lay(1, 5, 3))).map(([label]) => label)).toEqual(['turn2', 'turn3'])
})

test('with a card in hand the middle of another means its cover, and a sleeper only where a drive ends', () => {
  const sleeper = (id: number): Ref => ({ kind: 'sleeper', id })
  const both = [lay(1, 2, 0), drive(1, sleeper(9), sleeper(7), sleeper(8))]
  const held: Selection = { ...NOTHING, picked: [card(1)] }
  const at = (on: number) => {
    const picked = pick(both, held, [sleeper(on), cell(2)])
    return picked.kind === 'select' ? [chosen(both, picked.selection)?.group.id, picked.unsure ?? false] : null
  }
  expect([at(7), at(9)]).toEqual([
    ['lay', false],
    ['drive', false],
  ])
  const picked = pick(both.slice(1), held, [sleeper(7), cell(2)])
  expect(picked).toMatchObject({ selection: { picked: [card(1), sleeper(7)] } })
})

test('the pile that was clicked is lit beside the card it costs', () => {
  const pile: Ref = { kind: 'pile', id: 0 }
  const refill: Candidate = {
    ...lay(1, 2, 0),
    refs: [card(1), pile],
    group: group('refill'),
    stem: 'refill1',
    steps: [step('card1', card(1))],
  }
  expect(selectedRefs([refill], { ...NOTHING, picked: [card(1), pile] })).toEqual([card(1), pile])
  expect(selectedRefs([refill], { ...NOTHING, picked: [card(1)] })).toEqual([card(1)])
})

test('a row says that it opens where something is still to be chosen behind it: where, or how it lies', () => {
  const opens = (selection: Selection) =>
    Object.fromEntries(sections(all, selection).flatMap(({ rows }) => rows.map((row) => [row.id, row.opens === true])))
  expect(opens(NOTHING)).toMatchObject({ lay: true, 'end.end': false })
  const laying = sections(all, { ...NOTHING, group: 'lay', steps: ['card1'] }).flatMap(({ rows }) => rows)
  const turned = laying.filter(({ next }) => variants(all, next).length > 1)
  expect([turned.length > 0, turned.every((row) => row.opens), turned.some((row) => row.deeper)]).toEqual([
    true,
    true,
    false,
  ])
})

test('a row whose place shows where it goes is looked at first, and one that is given at once is not', () => {
  const opens = (more: Partial<Candidate>) =>
    sections([{ ...end, places: [cell(1)], ...more }, drive(1, station(2))], NOTHING)[0].rows[0].opens === true
  expect([opens({}), opens({ swift: true })]).toEqual([true, false])
})

test('a heading that is one row among others says it in few words there, and in full over its own rows', () => {
  const brief = { ...group('lay'), brief: say('brief'), rank: 1 }
  const cards = [lay(1, 1, 0), lay(2, 2, 0)].map((one) => ({ ...one, group: brief }))
  const [closed] = sections([...cards, end], NOTHING)
  expect(closed.rows.map(({ label }) => label)).toEqual([say('brief')])
  const opened = sections([...cards, end], closed.rows[0].next).find(({ rows }) => rows.length > 1)
  expect(opened?.group.label).toEqual(say('lay'))
})

test('a heading that leads names in its row the one card that it can be done with: pressed, it is taken at once', () => {
  const leads = { ...group('lay'), brief: say('brief'), leads: true }
  const of = (...cards: readonly Candidate[]) =>
    sections([...cards.map((one) => ({ ...one, group: leads })), end], NOTHING)[0].rows[0]
  const one = lay(1, 1, 0)
  expect(of(one).note).toEqual(one.steps[0].label)
  expect(of(one, lay(1, 2, 0)).note).toEqual(one.steps[0].label)
  expect(of(one, lay(2, 2, 0)).note).toBeUndefined()
})

test('a plate beside its train plays nothing by itself, and takes a card that is picked', () => {
  const train: Ref = { kind: 'train', id: 0 }
  const plate: readonly Ref[] = [{ kind: 'seat', id: 0 }, train]
  const couple: Candidate = {
    ...drive(1, station(2)),
    end: null,
    refs: [card(1), train],
    group: group('couple'),
    stem: 'couple1',
    steps: [step('couple1', card(1))],
  }
  const offered = [couple, lay(1, 5, 0), lay(2, 6, 0)]
  expect(pick(offered, NOTHING, plate)).toEqual({ kind: 'explain', ref: plate[0] })
  expect(pick(offered, { ...NOTHING, group: 'lay' }, plate)).toEqual({ kind: 'explain', ref: plate[0] })
  const picked = { ...NOTHING, picked: [card(1)] }
  expect(pick(offered, picked, plate)).toEqual({ kind: 'select', selection: { ...picked, picked: [card(1), train] } })
  expect(pick(offered, NOTHING, [...plate].reverse())).toMatchObject({ kind: 'select' })
})

test('of several ends at one place none is meant before the others, until one of them is picked', () => {
  const sleeper = (id: number): Ref => ({ kind: 'sleeper', id })
  const drives = [
    drive(1, sleeper(20)),
    drive(2, sleeper(21), sleeper(20)),
    drive(3, sleeper(30), sleeper(22)),
    drive(4, sleeper(40)),
  ]
  const named = (refs: readonly Ref[], picked: readonly Ref[] = []) =>
    namedAt(drives, { ...NOTHING, picked }, refs).map(([ref, steps]) => [ref.id, steps.map(({ id }) => id)])
  const here = [cell(2), sleeper(20), sleeper(21), sleeper(22)]
  expect(named(here)).toEqual([
    [20, ['to20']],
    [21, ['to21']],
  ])
  expect(named(here, [sleeper(40)])).toHaveLength(2)
  expect(named(here, [card(2)])).toEqual([[21, ['to21']]])
  expect(named([sleeper(21)])).toEqual([[21, ['to21']]])
  // A card may be laid there: that comes first, and is one thing.
  expect(namedAt([...drives, lay(1, 2, 0)], NOTHING, here).map(([ref]) => ref)).toEqual([cell(2)])
})
