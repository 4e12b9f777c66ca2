import { expect, it, vi } from 'vitest'
import { CARDS, FIRST_INTAKE } from '../../../../src-shared/games/transport/cards.ts'
import { LEAST_R } from '../../../../src-renderer/games/transport/layout/home.ts'
import type { Look } from '../../../../src-renderer/games/transport/looks.ts'
import { Pictures } from '../../../../src-renderer/games/transport/pictures.ts'
import { swellAt } from '../../../../src-renderer/games/transport/layout/swell.ts'
import { signsOf } from '../../../../src-renderer/games/transport/art/card.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

it('numbers and icons become no smaller than on cards of the least size, until cards are very small', () => {
  expect([88, 60, LEAST_R].map((r) => swellAt(r / 100))).toEqual([1, 1, 1])
  expect(0.3 * swellAt(0.3)).toBeCloseTo(LEAST_R / 100)
  expect(swellAt(0.25)).toBe(1.4)
})

it('icons, numbers of intakes, signs of pallets and parcels are read, and cards and rims are not', () => {
  const pictures = new Pictures('day')
  const read = (look: Look) => pictures.partsOf(look).flatMap(({ isRead, layer }) => (isRead ? [layer] : []))
  const card = (id: number): Look => ({ kind: 'card', card: id, rotation: 0 })
  expect(read(card(CARDS.findIndex(({ icon }) => icon === 'key')))).toEqual(['signs'])
  expect(read(card(FIRST_INTAKE))).toEqual(['numbers'])
  expect(read(card(0))).toEqual(['signs'])
  expect(read({ kind: 'parcel', up: 3, down: 1, high: true })).toEqual(['parcels', 'parcels'])
})

it('on the smallest cards an icon drawn larger leaves the rubber of its belt free', () => {
  const [rubber, most] = [19, swellAt(0.25)]
  for (const [card, { shape, icon }] of CARDS.entries()) {
    if (icon === 'none' || !['straight', 'slope', 'junction', 'oneWayJunction'].includes(shape)) continue
    const [{ at, key }] = signsOf(card, 0)
    const r = Number(key.split(' ').at(-1)) * most
    const arms = shape === 'straight' || shape === 'slope' ? [0, 180] : [0, 120, 240]
    for (const degrees of arms) {
      const way = (degrees * Math.PI) / 180
      const [along, aside] = [
        at.x * Math.cos(way) - at.y * Math.sin(way),
        Math.abs(at.x * Math.sin(way) + at.y * Math.cos(way)),
      ]
      if (along > 0) expect(aside - r, `${shape} ${key}`).toBeGreaterThan(rubber)
    }
  }
})
