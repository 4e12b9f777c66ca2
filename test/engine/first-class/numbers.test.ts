import { expect, it } from 'vitest'
import * as zones from '../../../src-main/engine/first-class/board/zones.ts'
import * as refs from '../../../src-main/engine/first-class/refs.ts'
import { card, table } from './helpers.ts'

const numbersOf = (module: object): [name: string, n: number][] =>
  Object.entries(module).flatMap(([name, n]) => (typeof n === 'number' ? [[name, n] as [string, number]] : []))

it('each zone is a number of its own, in four bits', () => {
  const all = numbersOf(zones).map(([, zone]) => zone)
  expect(new Set(all).size).toBe(all.length)
  expect(Math.max(...all)).toBeLessThan(16)
})

it('a frame that comes from a thing is told to come from a thing of that kind', () => {
  const named = numbersOf(refs).filter(([name]) => name.startsWith('FROM_'))
  const kinds = named.map(([, from]) => refs.sourceRef(from, 0).kind)
  expect(kinds).toEqual(named.map(([name]) => KIND_OF[name]))
  expect(kinds).not.toContain(undefined)
})

it('what comes from an order tile, which a module brings, is told to come from one', () => {
  expect(refs.sourceRef(refs.sourceOf('order'), 5)).toEqual(refs.orderRef(5))
})

const KIND_OF: { readonly [name: string]: string } = {
  FROM_SEAT: 'seat',
  FROM_CARD: 'card',
  FROM_END_CARD: 'endCard',
  FROM_MAIL: 'mail',
  FROM_TILE: 'engineTile',
  FROM_CITY: 'city',
  FROM_START_TILE: 'startTile',
}

it('a position takes no card for its route that has no cities', () => {
  const wagon = card({ stack: 1, kind: 'wagon' })
  expect(() => table({ boards: [{ route: [wagon] }] })).toThrow(`card ${wagon} is no route card`)
})
