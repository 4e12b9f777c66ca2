import { expect, test } from 'vitest'
import { distance, neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { isIntake, isPallet } from '../../../../src-shared/games/transport/cards.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { EVERY_SIDE } from '../../../../src-renderer/games/transport/reach.ts'
import { cellName, chosenPlace, isSaidInRow } from '../../../../src-renderer/games/transport/words/places.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { seedFor } from '../../../seed.ts'
import { randomTransport } from '../../harness/transport-games.ts'

const NONE = -1

test('a row names a place by letter and number only where no words lead there, and the table bears that name then', () => {
  const { beats } = randomTransport(seedFor(7), 3, 0, transportOptions.default)
  const views = beats.map(({ view }) => view as TransportView).filter((_, i) => i % 20 === 0)
  let inWords = 0
  for (const view of views) {
    const taken = new Set(view.laid.map(({ cell }) => cell))
    const free = view.laid.flatMap(({ cell }) => EVERY_SIDE.map((side) => neighbour(cell, side)))
    for (const cell of free.filter((one) => !taken.has(one))) {
      const name = cellName(cell)
      if (name === null) continue
      const row = say('en', chosenPlace(view, cell, NONE))
      expect(row.includes(name), row).toBe(!isSaidInRow(view, cell, NONE))
      if (/^\d+ .+ and \d+ .+ of intake \d/.test(row) && isSaidInRow(view, cell, NONE)) inWords++
    }
  }
  expect(inWords).toBeGreaterThan(0)
})

test('a place round a corner is told from what is nearest to it that all know: a pallet, too', () => {
  const { beats } = randomTransport(seedFor(9), 3, 0, transportOptions.default)
  const told = new Set<string>()
  for (const view of beats.map(({ view }) => view as TransportView).filter((_, i) => i % 20 === 0)) {
    const known = view.laid.filter(({ card }) => isIntake(card) || isPallet(card))
    const taken = new Set(view.laid.map(({ cell }) => cell))
    for (const cell of view.laid.flatMap((laid) => EVERY_SIDE.map((side) => neighbour(laid.cell, side)))) {
      const row = taken.has(cell) ? '' : say('en', chosenPlace(view, cell, NONE))
      const legs = /^(\d+) .+ and (\d+) .+ of (intake|pallet)/.exec(row)
      if (!legs) continue
      const least = Math.min(...known.map((one) => distance(one.cell, cell)))
      expect(Number(legs[1]) + Number(legs[2]), row).toBe(least)
      told.add(legs[3])
    }
  }
  expect([...told].sort()).toEqual(['intake', 'pallet'])
})
