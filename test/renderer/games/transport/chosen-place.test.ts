import { expect, test } from 'vitest'
import { distance, neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { isIntake } from '../../../../src-shared/games/transport/cards.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { EVERY_SIDE } from '../../../../src-renderer/games/transport/belts/reach.ts'
import {
  cellName,
  chosenPlace,
  heardPlace,
  isSaidInRow,
} from '../../../../src-renderer/games/transport/words/places.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { seedFor } from '../../../seed.ts'
import { seats } from '../../../messages/checking.ts'
import { randomTransport } from '../../harness/transport-games.ts'

const NONE = -1

/** All places beside a card where nothing lies, in a game of three, every twentieth position. */
function* freePlaces(seed: number): Generator<{ readonly view: TransportView; readonly cell: number }> {
  const { beats } = randomTransport(seedFor(seed), 3, 0, transportOptions.default)
  for (const view of beats.map(({ view }) => view as TransportView).filter((_, i) => i % 20 === 0)) {
    const taken = new Set(view.laid.map(({ cell }) => cell))
    for (const cell of view.laid.flatMap((laid) => EVERY_SIDE.map((side) => neighbour(laid.cell, side))))
      if (!taken.has(cell)) yield { view, cell }
  }
}

test('a row names a place by letter and number only where it lies beside nothing known, and the table bears that name then', () => {
  const beside = { intake: 0, pallet: 0 }
  for (const { view, cell } of freePlaces(7)) {
    const name = cellName(cell)
    if (name === null) continue
    const row = say('en', chosenPlace(view, cell, NONE, { seats }))
    expect(row.includes(name), row).toBe(!isSaidInRow(view, cell, NONE))
    const [, by] = /^to the .+ of (intake \d|\w+’s pallet)$/.exec(row) ?? []
    if (by) beside[by.startsWith('intake') ? 'intake' : 'pallet']++
  }
  expect(Math.min(beside.intake, beside.pallet)).toBeGreaterThan(0)
})

test('a row counts no places: beside its name it says in which part of the table it lies', () => {
  const parts = new Set<string>()
  for (const { view, cell } of freePlaces(8)) {
    if (cellName(cell) === null || isSaidInRow(view, cell, NONE)) continue
    const row = say('en', chosenPlace(view, cell, NONE, { seats }))
    const [, part] = /^[A-Z]\d+, (.+ of the table)$/.exec(row) ?? []
    expect(part, row).toBeDefined()
    parts.add(part)
  }
  expect(parts.size).toBeGreaterThan(3)
})

test('who hears a row is told how a named place is come to from the nearest intake', () => {
  let legs = 0
  for (const { view, cell } of freePlaces(9)) {
    const heard = heardPlace(view, cell, NONE)
    if (cellName(cell) === null) continue
    expect(heard === null).toBe(isSaidInRow(view, cell, NONE))
    const told = /^(\d+) .+ and (\d+) .+ of intake/.exec(heard ? say('en', heard) : '')
    if (!told) continue
    const least = Math.min(...view.laid.filter(({ card }) => isIntake(card)).map((one) => distance(one.cell, cell)))
    expect(Number(told[1]) + Number(told[2]), say('en', heard!)).toBe(least)
    legs++
  }
  expect(legs).toBeGreaterThan(0)
})
