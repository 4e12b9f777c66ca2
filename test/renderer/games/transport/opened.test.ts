import { describe, expect, it } from 'vitest'
import { itemCode } from '../../../../src-shared/games/transport/actions.ts'
import { FIRST_INTAKE, isIntake, isPallet, numberUp, PARCELS } from '../../../../src-shared/games/transport/cards.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { cellAt } from '../../../../src-shared/geometry/hexagons.ts'
import {
  changeOf,
  changeTold,
  laidIn,
  laidView,
  opensNote,
  opensOwn,
  waysIn,
  type Way,
} from '../../../../src-renderer/games/transport/words/belts/opened.ts'
import { numbersToCome, reachedBy } from '../../../../src-renderer/games/transport/words/belts/roads.ts'
import { drawPreview } from '../../../../src-renderer/games/transport/overlay/preview-drawing.ts'
import { centreOf } from '../../../../src-renderer/games/transport/belts/belt.ts'
import { transportSpeech } from '../../../../src-renderer/games/transport/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { previewOf } from '../../../../src-main/table/preview.ts'
import { act, begin, card, codes, connect, game, line, place } from '../../../engine/transport/helpers.ts'
import { generator } from '../../../messages/generator.ts'
import type { State } from '../../../../src-main/engine/game.ts'

const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' as const }))

/** Pallet A, two belts, a gap of one, and a belt with a parcel that shows this number. */
const gap = (face: 'high' | 'low' = 'low'): State => {
  const parcel = 1
  const s = begin({
    ...line(1, [['straight parcel', 2, 0, 0]]),
    parcels: [{ parcel, on: 'straight parcel', face }],
    hands: [['straight key', 'wideBend plain']],
  })
  act(s, connect('straight key'))
  return s
}

function previewed(s: State, q: number, r: number, rotation: number) {
  const view = game.view(s, 0) as TransportView
  const position = { view, seats, viewer: 0 as const }
  const all = transportSpeech.candidates(game.status(s).decision!, codes(s), game.plans(s), position)
  const code = game.encode(s, place(q, r, rotation))
  const candidate = all.find((one) => one.codes.length === 1 && one.codes[0] === code)!
  const preview = previewOf(game, s, 0, candidate.codes, 1)!
  const { text, warning } = transportSpeech.tellPreview(candidate, preview, position)
  return { candidate, preview, view, said: text.map((one) => say('en', one)), warning }
}

describe('a card that closes the gap before a parcel', () => {
  it('says that it opens the way of that parcel, by the number it shows', () => {
    const shown = numberUp(1, 1)
    const { said, candidate } = previewed(gap(), 1, 0, 0)
    // Three cards from it lies the pallet.
    expect(shown).toBe(2)
    expect(said.join()).not.toContain('Opens the way')
    // The pallet was cut off: it is lit as what brings it back, and not as more.
    expect(candidate.group.id).toBe('rejoin')
    const three = previewed(gap('high'), 1, 0, 0)
    expect(three.said).toContain('Opens the way for the 3 to your pallet: 2 points.')
    expect(three.candidate.opensWay?.()).toBe(true)
    // Its row says for which, and what it counts.
    const told = three.candidate.opensTold!()!
    expect(say('en', told)).toBe('opens the way for the 3: can bring you 2')
    expect(say('de', told)).toBe('öffnet der 3 den Weg: kann dir 2 bringen')
    expect(say('nl', told)).toBe('opent de weg voor de 3: kan jou 2 opleveren')
    expect(candidate.opensTold!()).toBeNull()
  })

  it('is drawn with the belt that would lie open, from the parcel to the pallet', () => {
    const { view, preview } = previewed(gap('high'), 1, 0, 0)
    const { opened } = drawPreview(view, preview)
    expect(opened).toHaveLength(1)
    const [start, end] = [opened[0][0], opened[0][opened[0].length - 1]]
    expect(start.x).toBeCloseTo(centreOf(cellAt(2, 0)).x)
    expect(end.x).toBeLessThan(centreOf(cellAt(0, 0)).x)
  })
})

it('a card that is moved away closes what it lay between, and one laid elsewhere opens nothing', () => {
  const view = game.view(gap('high'), 0) as TransportView
  const closed = laidIn(view, { card: card('straight key'), cell: cellAt(1, 0), rotation: 0 })
  const away = laidIn(closed, { card: card('straight key'), cell: cellAt(5, 5), rotation: 0 })
  const change = changeOf(waysIn(closed), waysIn(away))
  expect(change.closed.map(({ n, pallet }) => [n, pallet])).toEqual([[3, 0]])
  expect(opensOwn(change, { view })).toBe(false)
  expect(opensOwn(changeOf(waysIn(away), waysIn(closed)), { view })).toBe(true)
  // What was open before is not opened by a card that is laid elsewhere.
  const elsewhere = laidIn(closed, { card: card('wideBend plain'), cell: cellAt(5, 5), rotation: 0 })
  expect(changeOf(waysIn(closed), waysIn(elsewhere))).toMatchObject({ opened: [], closed: [] })
})

describe('of what is opened and cut off', () => {
  const [ADA, BRAM, CLEO] = [0, 1, 2]
  const INTAKE = 3
  const intake = FIRST_INTAKE
  const way = (parcel: number, n: number, pallet: number): Way => ({
    parcel,
    n,
    pallet,
    from: intake,
    points: parcel < 0 ? 0 : 1 + (parcel % 3),
    steps: [],
  })
  /** Ada moves; she and Cleo play together. */
  const at = {
    view: { active: ADA, seats: [[ADA, CLEO], [BRAM], [ADA, CLEO]].map((team) => ({ team })) },
    seats: ['Ada', 'Bram', 'Cleo'].map((name) => ({ name, player: 'person' })),
  } as unknown as Parameters<typeof changeTold>[1]
  const told = (before: Way[], after: Way[]) => {
    const change = changeOf(before, after)
    const { text, warning } = changeTold(change, at)
    const note = opensNote(change, at)
    const row = note && say('en', note)
    return { said: text.map((one) => say('en', one)), warning, isLit: opensOwn(change, at), row }
  }

  it('first one’s own side is told, by what counts most, no more than two sentences, and each once', () => {
    const all = [way(4, 3, BRAM), way(5, 2, BRAM), way(6, 3, ADA), way(7, 3, ADA), way(8, 1, CLEO)]
    expect(told([], all)).toMatchObject({
      said: [
        'Opens the way for the 1 to Cleo’s pallet: 3 points.',
        'Opens the way for the 3 to your pallet: 2 points.',
      ],
      warning: false,
      isLit: true,
    })
  })

  it('it is warned of when a parcel loses its last way to one’s own side, and none there gains one', () => {
    expect(told([way(4, 3, ADA)], [])).toMatchObject({
      said: ['Cuts the 3 off from your pallet.'],
      warning: true,
      isLit: false,
    })
    // It still comes to the partner's.
    expect(told([way(4, 3, ADA), way(4, 3, CLEO)], [way(4, 3, CLEO)]).warning).toBe(false)
    expect(told([way(4, 3, ADA)], [way(5, 2, ADA)]).warning).toBe(false)
    // Nobody knows what comes in there.
    expect(told([way(4, 3, ADA)], [way(-1, 2, ADA)]).warning).toBe(true)
    expect(told([way(4, 3, BRAM)], [])).toMatchObject({
      said: ['Cuts the 3 off from Bram’s pallet.'],
      warning: false,
      isLit: false,
    })
  })

  it('one of a number that comes in place of another is nothing won, if it counts as much', () => {
    expect(told([way(4, 3, ADA)], [way(7, 3, ADA)])).toMatchObject({ said: [], warning: false, isLit: false })
    // Of two that go one is made up for.
    const [four, seven, ten] = [4, 7, 10].map((parcel) => way(parcel, 3, ADA))
    expect(told([four, ten], [seven]).said).toEqual(['Cuts the 3 off from your pallet.'])
  })

  it('one of a number that comes in place of another is told with it, and is no gain where that counts more', () => {
    expect(told([way(5, 3, ADA)], [way(6, 3, ADA)])).toEqual({
      said: ['Opens the way to your pallet for a 3 that brings 1 point and closes it for one that brings 3.'],
      warning: false,
      isLit: false,
      row: null,
    })
    expect(told([way(6, 3, ADA)], [way(5, 3, ADA)])).toMatchObject({
      said: ['Opens the way to your pallet for a 3 that brings 3 points and closes it for one that brings 1.'],
      isLit: true,
      row: 'opens the way for the 3: can bring you 3',
    })
    expect(told([way(5, 3, BRAM)], [way(6, 3, BRAM)]).said).toEqual([
      'Opens the way to Bram’s pallet for a 3 that brings 1 point and closes it for one that brings 3.',
    ])
  })

  it('one of another number is no gain where its pallet loses one that counts more', () => {
    expect(told([way(5, 3, ADA)], [way(6, 2, ADA)])).toEqual({
      said: ['Opens the way for the 2 to your pallet: 1 point.', 'Cuts the 3 off from your pallet.'],
      warning: false,
      isLit: false,
      row: null,
    })
    // What makes up for itself is not lost.
    expect(told([way(5, 3, ADA)], [way(8, 3, ADA), way(6, 2, ADA)]).isLit).toBe(true)
    expect(told([way(5, 3, CLEO)], [way(6, 2, ADA)]).isLit).toBe(true)
  })

  it('of several of one number that come to another the one that counts most is told', () => {
    expect(told([], [way(3, 4, BRAM), way(5, 4, BRAM)]).said).toEqual([
      'Opens the way for the 4 to Bram’s pallet: 3 points.',
    ])
  })

  it('an intake that comes to lead to one’s own pallet is told where nothing that lies there gains a way', () => {
    expect(told([], [way(-1, INTAKE, ADA), way(4, 2, BRAM)])).toMatchObject({
      said: [
        'A parcel with a 3 that comes in on intake 1 then reaches your pallet.',
        'Opens the way for the 2 to Bram’s pallet: 2 points.',
      ],
      warning: false,
      isLit: true,
    })
    expect(told([], [way(-1, INTAKE, CLEO)]).said).toEqual([
      'A parcel with a 3 that comes in on intake 1 then reaches Cleo’s pallet.',
    ])
    expect(told([], [way(-1, INTAKE, ADA), way(4, 2, ADA)]).said).toEqual([
      'Opens the way for the 2 to your pallet: 2 points.',
    ])
    expect(told([], [way(-1, INTAKE, BRAM)])).toMatchObject({ said: [], warning: false, isLit: false })
    // It led there before, with another number.
    expect(told([way(-1, INTAKE, ADA)], [way(-1, 4, ADA)])).toMatchObject({ said: [], warning: false, isLit: false })
  })

  it.each([
    [2, [2, 3, 4]],
    [3, [2, 3, 4]],
    [4, [1, 2, 3, 4]],
  ])('with %i seats no other number comes in than %j, and out of an empty bag none', (seatCount, numbers) => {
    const s = game.setup({ options: transportOptions.default, seatCount, seed: 1 }, () => undefined)
    const view = game.view(s, 0)
    expect(numbersToCome(view)).toEqual(numbers)
    const parcels = view.parcels.map((one) => ({ ...one, place: 'tile' as const }))
    expect(numbersToCome({ ...view, parcels })).toEqual([])
  })
})

describe('at each pallet that ways lead to', () => {
  const servedIn = ({ steps = {} }: ReturnType<typeof drawPreview>) =>
    Object.values(steps).flatMap(({ look }) => (look.kind === 'served' ? [look.numbers] : []))

  it('the numbers stand that may come in at an intake that is meant, and their ways are lit', () => {
    const s = game.setup({ options: transportOptions.default, seatCount: 2, seed: 1 }, () => undefined)
    const view = game.view(s, 0)
    const preview = { beats: [], stops: 'learnt', status: game.status(s) } as const
    const ways = (card: number) => drawPreview(view, { ...preview, codes: [itemCode('intake', card)] })
    for (const laid of view.laid.filter(({ card }) => isIntake(card))) {
      const come = numbersToCome(view).flatMap((n) => reachedBy(view, laid, n).map((pallet) => ({ n, pallet })))
      const shown = ways(laid.card)
      expect(shown.opened).toHaveLength(come.length)
      for (const way of shown.opened) expect(way[0]).toEqual(centreOf(laid.cell))
      const pallets = [...new Set(come.map(({ pallet }) => pallet))]
      const numbersAt = (at: number) => come.flatMap(({ n, pallet }) => (pallet === at ? [n] : []))
      expect(servedIn(shown)).toEqual(pallets.map((at) => numbersAt(at).join(' ')))
    }
    const [first] = view.laid.filter(({ card }) => isIntake(card))
    expect(ways(first.card).opened.length).toBeGreaterThan(0)
    expect(drawPreview(view, preview).opened).toEqual([])
  })

  it('both stand beside each other where two parcels gain a way to it', () => {
    const s = begin({
      layout: false,
      board: [
        ['pallet A', -1, 0, 0],
        ['junction plain', 1, 0, 1],
        ['straight plain 1', 2, -1, 1],
        ['straight plain 2', 1, 1, 2],
        ['straight plain 3', 1, 2, 2],
      ],
      parcels: [
        { parcel: FOUR, on: 'straight plain 3', face: 'high' },
        { parcel: 1, on: 'straight plain 1', face: 'high' },
      ],
      hands: [['straight key', 'wideBend plain']],
    })
    act(s, connect('straight key'))
    const { view, preview, said } = previewed(s, 0, 0, 0)
    expect(said.filter((one) => one.startsWith('Opens the way'))).toHaveLength(2)
    const drawing = drawPreview(view, preview)
    expect(drawing.opened).toHaveLength(2)
    expect(drawing.served).toEqual([centreOf(cellAt(-1, 0))])
    expect(servedIn(drawing)).toEqual(['3 4'])
  })

  it('each number stands once, and the pallet as it lies then, where an intake is meant after what is laid', () => {
    const { view, preview } = previewed(gap('high'), 1, 0, 0)
    // A 3 comes along the belts as they lie then from an intake in the place of the parcel, and not as they lie now.
    const from = { card: FIRST_INTAKE, cell: cellAt(2, 0), rotation: 0, parcel: -1 }
    const put = (on: unknown, rotation: number): TransportView => {
      const { laid, ...rest } = on as TransportView
      return { ...rest, laid: [...laid.filter(({ parcel }) => parcel < 0), { ...from, rotation }] }
    }
    const comes = (one: TransportView) => reachedBy(one, one.laid.at(-1)!, 3).length > 0
    const rotation = [0, 1].find((one) => comes(put(laidView(preview)!, one)))!
    const before = put(view, rotation)
    expect(comes(before)).toBe(false)
    const beats = preview.beats.map((beat) => ({ ...beat, view: put(beat.view, rotation) }))
    const drawing = drawPreview(before, { ...preview, beats, codes: [itemCode('intake', FIRST_INTAKE)] })
    expect(drawing.opened).toHaveLength(2)
    expect(servedIn(drawing)).toEqual(['3'])
    expect(drawing.served).toEqual([centreOf(cellAt(-1, 0))])
  })

  /** A parcel that shows 4. */
  const FOUR = PARCELS.findIndex(([high]) => high === 4)
})

it('tells of no way that the rules do not have, and of each that they have', () => {
  let ways = 0
  for (const seed of [11, 12, 13]) {
    const random = generator(seed)
    const s = game.setup({ options: transportOptions.default, seatCount: 2 + (seed % 3), seed }, () => undefined)
    for (let { decision } = game.status(s); decision; { decision } = game.status(s)) {
      if (decision.kind === 'parcel') {
        const theirs = game.plans(s).flatMap(({ kind, facts }): string[] => {
          const end = kind === 'way' ? (facts.cards as readonly number[]).at(-1)! : -1
          return end >= 0 && isPallet(end) ? [`${String(facts.parcel)} to ${end}`] : []
        })
        const ours = waysIn(game.view(s, decision.by)).filter(({ parcel }) => parcel >= 0)
        expect(new Set(ours.map(({ parcel, pallet }) => `${parcel} to ${pallet}`))).toEqual(new Set(theirs))
        for (const { n, steps } of ours) expect(steps).toHaveLength(n + 1)
        ways += ours.length
      }
      const offered = codes(s)
      game.apply(s, offered[Math.floor(random() * offered.length)], () => undefined)
    }
  }
  expect(ways).toBeGreaterThan(20)
})
