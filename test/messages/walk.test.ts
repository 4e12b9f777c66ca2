import { expect, it } from 'vitest'
import { freightExpress } from '../../src-main/engine/freight-express/index.ts'
import { transport } from '../../src-main/engine/transport/index.ts'
import { firstClassSpeech } from '../../src-renderer/games/first-class/words/speech.ts'
import { freightSpeech } from '../../src-renderer/games/freight-express/words/speech.ts'
import { headingsOf } from '../../src-renderer/screens/table/walk-headings.ts'
import { asTurned } from '../../src-renderer/games/transport/words/sides.ts'
import { transportSpeech } from '../../src-renderer/games/transport/words/speech.ts'
import { say } from '../../src-renderer/messages/index.ts'
import type { Spot } from '../../src-renderer/words/speech.ts'
import { freightOptions } from '../../src-shared/games/freight-express/options.ts'
import { cardNamed } from '../../src-shared/games/transport/names.ts'
import { transportOptions } from '../../src-shared/games/transport/options.ts'
import type { FirstClassView } from '../../src-shared/games/first-class/view.ts'
import type { FreightView } from '../../src-shared/games/freight-express/view.ts'
import type { TransportView } from '../../src-shared/games/transport/view.ts'
import { cellAt, rOf, turnedCell } from '../../src-shared/geometry/hexagons.ts'
import { randomView } from '../renderer/games/random-view.ts'
import { checkPhrase, seats } from './checking.ts'

const named = (rows: readonly (readonly Spot[])[], name: string) =>
  rows.flat().find((spot) => say('en', spot.name) === name)
const liesAt = (rows: readonly (readonly Spot[])[], name: string) => say('en', named(rows, name)!.lies)

it('one comes to every cell of Freight Express and hears what lies there, what it joins and who stands there', () => {
  const view = freightExpress.view(
    freightExpress.scenario({ cells: { '2,2': { rails: 'EW' } }, locomotives: ['A', '2,2 W inner in'] }),
    'open',
  )
  const rows = freightSpeech.walk(view, seats, 0)
  expect(rows.map((row) => row.length)).toEqual(Array.from({ length: view.rows }, () => view.columns))
  expect(liesAt(rows, 'row 3, column 2')).toBe('station A; east: straight; Locomotive of Ada')
  expect(liesAt(rows, 'row 3, column 3')).toBe(
    'straight; east to west; east: station E; west: station A; Locomotive of Bram, coming from the west',
  )
  expect(liesAt(rows, 'row 3, column 1')).toBe('free, west of A')
  expect(liesAt(rows, 'row 5, column 1')).toBe('free')
})

it('one comes to every place round the belt of Transport and hears which arm of a one-way junction leads in', () => {
  const view = transport.view(transport.setup({ options: transportOptions.default, seatCount: 3, seed: 1 }), 'onlooker')
  const card = cardNamed('oneWayJunction key')
  const rows = transportSpeech.walk(
    { ...view, laid: [...view.laid, { card, cell: cellAt(2, 0), rotation: 0, parcel: -1 }] },
    seats,
    0,
  )
  expect(new Set(rows.map((row) => row.length)).size).toBe(1)
  expect(liesAt(rows, 'M15')).toMatch(/^one-way junction with a key; Runs from .+; .+ is entry only/)
  expect(liesAt(rows, 'M13')).toContain('right: intake 1')
  expect(liesAt(rows, 'K13')).toMatch(/^free; belt from the lower/)
})

it('a pallet on the way through Transport is called by its owner, as everywhere else', () => {
  const view = transport.view(transport.setup({ options: transportOptions.default, seatCount: 3, seed: 1 }), 'onlooker')
  const all = (viewer?: number) => {
    const spots = transportSpeech.walk(view, seats, 0, viewer).flat()
    return spots.map(({ lies }) => (['en', 'nl', 'de'] as const).map((language) => say(language, lies)).join('\n'))
  }
  const [own, told] = [all(0).join('\n'), all().join('\n')]
  expect(own).toMatch(/^your pallet; /m)
  expect(own).toMatch(/^je pallet; /m)
  expect(own).toMatch(/^deine Palette; /m)
  expect(own).toContain(': your pallet')
  expect(own).toMatch(/^Bram’s pallet; /m)
  expect(told).toMatch(/^Ada’s pallet; /m)
  expect(`${own}${told}`).not.toMatch(/pallet [A-D]\b|Palette [A-D]\b/)
})

it('rows and columns of places are headed by what names them, as long as they run along those names', () => {
  const freight = freightSpeech.walk(
    freightExpress.view(freightExpress.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 'open'),
    seats,
    0,
  )
  expect(headingsOf(freight).rows.slice(0, 3)).toEqual(['1', '2', '3'])
  expect(headingsOf(freight).columns.slice(0, 3)).toEqual(['1', '2', '3'])
  const view = transport.view(transport.setup({ options: transportOptions.default, seatCount: 3, seed: 1 }), 'onlooker')
  const rows = transportSpeech.walk(view, seats, 0)
  const heads = headingsOf(rows)
  for (const [y, row] of rows.entries())
    for (const [x, { name }] of row.entries()) expect(say('en', name)).toBe(`${heads.rows[y]}${heads.columns[x]}`)
  const turned = headingsOf(transportSpeech.walk(view, seats, 1))
  expect([...turned.rows, ...turned.columns].filter(Boolean)).toEqual([])
  expect(headingsOf([[]])).toEqual({ rows: [''], columns: [] })
})

it('the first row of Transport is one that does not stand to the right of the next, however it is turned', () => {
  for (const turn of [0, 1, 2, 3, 4, 5])
    for (let seed = 1; seed <= 5; seed++) {
      const view = randomView('transport', {}, 3, seed).view as TransportView
      const [first] = transportSpeech.walk(view, seats, turn)[0]
      const cell = first.refs.find(({ kind }) => kind === 'cell')!.id
      expect(Math.abs(rOf(turnedCell(cell, turn))) % 2).toBe(0)
    }
})

it('one walks over Transport as it is turned: what is said to lie to the right stands next in the row', () => {
  const view = transport.view(transport.setup({ options: transportOptions.default, seatCount: 3, seed: 1 }), 'onlooker')
  for (const turn of [1, 2, 5]) {
    const rows = transportSpeech.walk(view, seats, turn)
    const said = (spot: Spot | undefined) => (spot ? say('en', asTurned(spot.lies, turn)) : '')
    const met = rows.flatMap((row) =>
      row.flatMap((spot, at) => {
        const [, right] = /(?:^|; )right: (?!open)([^;]+)/.exec(said(spot)) ?? []
        return right ? [[right, said(row[at + 1])] as const] : []
      }),
    )
    expect(met.length).toBeGreaterThan(0)
    for (const [right, next] of met) expect(next).toMatch(new RegExp(`^${right}`))
    const lying = rows.flat().filter(({ refs }) => refs.some(({ kind }) => kind === 'card' || kind === 'pallet'))
    expect(lying).toHaveLength(view.laid.length)
  }
})

it('every place of every game has words in each language, however the table lies', () => {
  const walks = {
    'freight-express': (view: unknown) => freightSpeech.walk(view as FreightView, seats, 0),
    transport: (view: unknown) => transportSpeech.walk(view as TransportView, seats, 2),
    'first-class': (view: unknown) => firstClassSpeech.walk(view as FirstClassView, seats, 0),
  }
  for (const game of ['freight-express', 'transport', 'first-class'] as const)
    for (let seed = 1; seed <= 5; seed++) {
      const rows = walks[game](randomView(game, {}, 3, seed).view)
      expect(rows.length).toBeGreaterThan(2)
      for (const { name, lies } of rows.flat()) [name, lies].forEach(checkPhrase)
    }
})
