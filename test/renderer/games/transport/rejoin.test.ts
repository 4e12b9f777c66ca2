import { expect, it, vi } from 'vitest'
import { cutOffPallets } from '../../../../src-main/engine/transport/board/reach.ts'
import { boardOf } from '../../../../src-main/engine/transport/board/board.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import { cellAt } from '../../../../src-shared/geometry/hexagons.ts'
import { outOfReach } from '../../../../src-renderer/games/transport/words/belts/cut-off.ts'
import { opening } from '../../../../src-renderer/games/transport/words/belts/opened.ts'
import { choiceMarks, leadingMarks } from '../../../../src-renderer/ui/choosing/choice-marks.ts'
import { NOTHING, chosen, narrow, pick, type Selection } from '../../../../src-renderer/ui/choosing/selection.ts'
import { tidings } from '../../../../src-renderer/games/transport/words/happened/tidings.ts'
import { tellTurn } from '../../../../src-renderer/games/transport/words/happened/turn.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { generator } from '../../../messages/generator.ts'
import type { State } from '../../../../src-main/engine/flat.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { transportSpeech } from '../../../../src-renderer/games/transport/words/speech.ts'
import { begin, codes, connect, act, game } from '../../../engine/transport/helpers.ts'

const seats = [0, 1].map((i) => ({ name: `P${i}`, player: 'person' as const }))

/** Pallet A alone, one free place from a belt on which a parcel lies that ends a place further on the other side. */
const cutOff = (hand: readonly string[] = ['straight plain 3', 'junction plain']): State =>
  begin({
    layout: false,
    board: [
      ['pallet A', -1, 0, 0],
      ['straight plain 1', 1, 0, 0],
      ['straight plain 2', 2, 0, 0],
      ['pallet B', 9, 9, 0],
    ],
    hands: [hand],
    parcels: [{ parcel: 1, on: 'straight plain 2' }],
  })

function asked(s: State) {
  const view = game.view(s, 0) as TransportView
  const { decision } = game.status(s)
  const at = { view, seats, done: [] } as never
  const candidates = transportSpeech.candidates(decision!, codes(s), game.plans(s), at)
  return { view, decision: decision!, candidates, at }
}

it('what leads belts back to a pallet that is cut off stands above all else, and is lit', () => {
  const { candidates } = asked(cutOff())
  const back = candidates.filter(({ group }) => group.id === 'rejoin')
  expect(back.length).toBeGreaterThan(0)
  expect(candidates.slice(0, back.length)).toEqual(back)
  expect(back.every(({ opensWay }) => opensWay!())).toBe(true)
  const places = new Set(back.map(({ end }) => end?.id))
  expect(places.size).toBe(1)
  // The other end of the belt, where the pallet would lie as it lies.
  const rest = candidates.filter(({ group }) => group.id === 'connect')
  expect(rest.length).toBeGreaterThan(0)
  expect(rest.some(({ end, opensWay }) => end !== null && opensWay?.())).toBe(false)
})

it('the place of the way back is lit before anything is picked, and no other place', () => {
  const { candidates } = asked(cutOff())
  const lit = (selection: Selection) => {
    const legal = choiceMarks(candidates, selection, null)
    return [...legal, ...leadingMarks(candidates, selection, legal)].flatMap(({ ref, state }) =>
      ref.kind === 'cell' ? [`${ref.id} ${state}`] : [],
    )
  }
  const [back] = candidates
  expect(new Set(candidates.flatMap(({ end }) => end?.id ?? [])).size).toBeGreaterThan(1)
  expect(lit(NOTHING)).toEqual([`${back.end!.id} legal`])
  // It stays lit while the heading asks for a card, but not under another heading.
  expect(new Set(lit({ ...NOTHING, group: back.group.id }))).toEqual(new Set([`${back.end!.id} selected`]))
  expect(lit({ ...NOTHING, group: 'connect' })).toEqual([])
  // A click on it leaves no other place to be asked for.
  const clicked = pick(candidates, NOTHING, [back.end!])
  expect(clicked).toMatchObject({ kind: 'select', selection: { picked: [back.end] } })
  if (clicked.kind !== 'select') throw new Error('nothing is selected')
  expect(new Set(narrow(candidates, clicked.selection).map(({ end }) => end?.id))).toEqual(new Set([back.end!.id]))
})

it('that it is cut off is told for as long as it is, and where the way back stands', () => {
  const s = cutOff()
  const { view, candidates } = asked(s)
  const told = (seat: number, offered = candidates, news: readonly number[] = []) =>
    transportSpeech.standing!(view, seat, offered, news)?.key
  expect(told(0)).toBe('transport.apart.yours.now')
  expect(told(0, [])).toBe('transport.apart.yours')
  // News above it says the rest.
  expect(told(0, candidates, [0])).toBe('transport.apart.back')
  expect(told(0, [], [0])).toBeUndefined()
  expect(told(0, candidates, [1])).toBe('transport.apart.yours.now')
  const isBack = ({ group }: (typeof candidates)[number]) => group.id === 'rejoin'
  expect(
    told(
      0,
      candidates.filter((one) => !isBack(one)),
    ),
  ).toBe('transport.apart.yours')
  // Its heading says it.
  expect(told(0, candidates.filter(isBack))).toBeUndefined()
  act(s, connect('straight plain 3'))
  const [offer] = asked(s).candidates
  expect(offer.group.id).toBe('rejoin')
  game.apply(s, offer.codes[0])
  expect(transportSpeech.standing!(game.view(s, 0) as TransportView, 0, [], [])).toBeNull()
})

it('news of it says to whom it keeps all from, and no other news does', () => {
  const view = game.view(cutOff(), 0) as TransportView
  const cut = { kind: 'palletCutOff', seat: 1, pallet: 0, turn: 1, refs: [] }
  const scored = { kind: 'scored', seat: 1, turn: 1, value: 2, pallet: 1, tile: 1, nth: 3, refs: [] }
  const told = tidings([cut, scored] as never, seats, view, [])
  expect(told.map(({ keepsFrom }) => keepsFrom)).toEqual([0, undefined])
})

it('news says whom it was done to, who reads it first', () => {
  const view = game.view(cutOff(), 0) as TransportView
  const happened = (kind: string, seat: number, more: object) => ({ kind, seat, turn: 1, refs: [], ...more })
  const placed = happened('parcelPlaced', 0, { parcel: 3 })
  const all = [
    happened('palletCutOff', 1, { pallet: 0 }),
    happened('palletsExchanged', 1, { pallets: [0, 1] }),
    happened('scored', 1, { parcel: 3, value: 2, pallet: 1, tile: 1, nth: 1 }),
  ]
  const told = tidings(all as never, seats, view, [placed] as never)
  expect(told.map(({ against }) => against)).toEqual([[0], [0], [0]])
})

it('news of a stolen parcel says on whose pallet it lies where that is a partner’s', () => {
  const view = game.view(cutOff(), 0) as TransportView
  const four = ['Ada', 'Bram', 'Cleo', 'Dirk'].map((name) => ({ name, player: 'person' as const }))
  const inTeams = {
    ...view,
    seats: [0, 1, 2, 3].map((seat) => ({ ...view.seats[0], team: [seat % 2, (seat % 2) + 2] })),
  }
  const because = { kind: 'game', id: 0 }
  const placed = { kind: 'parcelPlaced', seat: 3, turn: 1, refs: [], parcel: 3 }
  const what = { parcel: 3, value: 4, pallet: 0, tile: 0, nth: 1 }
  const scored = { kind: 'scored', seat: 2, turn: 2, refs: [], because, ...what }
  const [told] = tidings([scored] as never, four, inTeams, [placed] as never)
  expect(say('en', told.phrase)).toBe('Cleo scored 4 points on Ada’s pallet with a parcel that Dirk had brought in')
  const turn = { whose: 2, you: 1, seats: four, view: inTeams, known: [placed] as never }
  expect(say('en', tellTurn([scored] as never, turn)!)).toBe(
    'Cleo scored 4 points for Ada with a parcel that Dirk had brought in',
  )
})

it('all turns of a place stand together, first the one that leads back', () => {
  const { candidates } = asked(cutOff(['slope plain']))
  const back = candidates.filter(({ group }) => group.id === 'rejoin')
  expect(back.map(({ rejoins }) => rejoins!())).toEqual([true, false])
  expect(candidates.filter(({ stem }) => stem === back[0].stem)).toEqual(back)
  // Turned once it runs the other way, and once more as at first.
  const entered = { group: 'rejoin', steps: [], picked: [], turn: 0 }
  const turned = [0, 1, 2].map((turn) => chosen(candidates, { ...entered, turn }))
  expect(turned).toEqual([back[0], back[1], back[0]])
})

it('only that is said to be missing of whose kind nothing stands under the way back either', () => {
  const { decision, candidates, at } = asked(cutOff())
  const back = candidates.filter(({ group }) => group.id === 'rejoin')
  const absent = transportSpeech.absent!(decision, back, at).map(({ group }) => group.id)
  expect(absent).not.toContain('connect')
  expect(absent).toContain('insert')
})

it('whether a move leads back is found out once, with what it opens', () => {
  const { at, view } = asked(cutOff())
  const after = vi.fn(() => view)
  const { rejoins, opensWay, opensTold } = opening(at, after)
  expect(after).not.toHaveBeenCalled()
  expect([rejoins!(), opensWay!(), opensTold!(), rejoins!()]).toEqual([false, false, null, false])
  expect(after).toHaveBeenCalledTimes(1)
})

it('a floor card leads nowhere, and is not asked about', () => {
  const s = begin({
    layout: false,
    board: [
      ['pallet A', -1, 0, 0],
      ['straight plain 1', 1, 0, 0],
    ],
    hands: [['floor plain 1']],
    parcels: [{ parcel: 1, on: 'straight plain 1' }],
  })
  const { candidates } = asked(s)
  const floors = candidates.filter(({ group }) => group.id === 'floor')
  expect(floors.length).toBeGreaterThan(0)
  expect(floors.every(({ rejoins }) => rejoins === undefined)).toBe(true)
})

it('partners are told of each other’s pallet', () => {
  const view = game.view(cutOff(), 0) as TransportView
  const paired = { ...view, seats: view.seats.map((seat) => ({ ...seat, team: [0, 1] })) }
  const joined = { ...paired, laid: paired.laid.filter(({ card }) => card !== 0) }
  const lone = { ...joined, laid: [...paired.laid.filter(({ card }) => card !== 0), ...byBelt(paired)] }
  expect(transportSpeech.standing!(paired, 0, [], [])?.key).toBe('transport.apart.yours')
  expect(transportSpeech.standing!(lone, 0, [], [])?.key).toBe('transport.apart.partner')
  // News of it is told to both.
  expect(transportSpeech.standing!(lone, 0, [], [1])).toBeNull()
  const alone = { ...lone, seats: view.seats }
  expect(transportSpeech.standing!(alone, 0, [], [])).toBeNull()
})

/** Pallet A at the end of the belt. */
const byBelt = ({ laid }: TransportView) =>
  laid.filter(({ card }) => card === 0).map((one) => ({ ...one, cell: cellAt(0, 0) }))

it('a pallet is reached as the rules have it, whatever lies (seed 5)', () => {
  const s = game.setup({ options: transportOptions.default, seatCount: 4, seed: 5 }, () => undefined)
  const dice = generator(5)
  let cutOff = 0
  for (let i = 0; i < 300 && game.status(s).decision; i++) {
    const { laid } = game.view(s, 0) as TransportView
    const bits = cutOffPallets(boardOf(s))
    expect([0, 1, 2, 3].filter((pallet) => bits & (1 << pallet))).toEqual([...outOfReach(laid)].sort())
    if (bits !== 0) cutOff++
    const all = codes(s)
    game.apply(s, all[Math.floor(dice() * all.length)])
  }
  expect(cutOff).toBeGreaterThan(0)
})
