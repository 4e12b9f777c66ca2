import { expect, test } from 'vitest'
import { neighbour } from '../../../../src-shared/geometry/hexagons.ts'
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
