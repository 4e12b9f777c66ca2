import { describe, expect, it } from 'vitest'
import { neighbourOf } from '../../../src-shared/geometry/rails.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { cellCount, railsOn } from '../../../src-main/engine/freight-express/board/board.ts'
import { findGround, groundRefusal } from '../../../src-main/engine/freight-express/board/ground.ts'
import { neighbour } from '../../../src-main/engine/freight-express/board/neighbours.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { COLUMNS, ROWS } from '../../../src-main/engine/freight-express/state.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'
import { daily } from '../../daily.ts'
import { begin, codes } from './helpers.ts'

/** Every position of a few random games of all seat counts, plain and advanced. */
function everyPosition(games: number, look: (s: State) => void): void {
  for (let seed = 0; seed < games; seed++) {
    const options = { ...game.options.default, advanced: seed % 2 === 1 }
    const s = game.setup({ options, seatCount: 2 + (seed % 3), seed: 700 + seed })
    const dice = generator(seed)
    for (let list = codes(s); list.length > 0; list = codes(s)) {
      look(s)
      game.apply(s, list[nextBelow(dice, 0, list.length)])
    }
  }
}

/** Cell by cell what takes a card, and the rails there. */
function plainly(s: State): number[][] {
  const cells = Array.from({ length: cellCount(s) }, (_, cell) => cell)
  return cells.filter((cell) => groundRefusal(s, cell) === null).map((cell) => [cell, railsOn(s, cell)])
}

function found(s: State): number[][] {
  const { count, cells, rails } = findGround(s).all
  return Array.from({ length: count }, (_, k) => [cells[k], rails[k]])
}

/** Those of them on which nothing lies. */
function bare(s: State): number[] {
  const { count, cells } = findGround(s).bare
  return Array.from(cells.subarray(0, count))
}
const isBare = ([, rails]: readonly number[]): boolean => rails === 0

describe('the ground that takes a card', () => {
  it('is found row by row as cell by cell, in thousands of positions', () => {
    let positions = 0
    everyPosition(daily(24, 60), (s) => {
      positions++
      if (String(found(s)) !== String(plainly(s))) expect(found(s)).toEqual(plainly(s))
      const nothing = plainly(s).filter(isBare)
      if (String(bare(s)) !== String(nothing.map(([cell]) => cell)))
        expect(bare(s)).toEqual(nothing.map(([cell]) => cell))
    })
    expect(positions).toBeGreaterThan(2000)
  })

  it('is found on a table that has more rows than are kept as bits', () => {
    const s = begin({
      layout: ['A', '.', 'B', '.', 'C', '.', 'D', '.', 'E', '.', 'F', '.', 'G', '.', 'H', '.', 'I', '.', 'J'],
    })
    expect(found(s)).toEqual(plainly(s))
    expect(bare(s)).toEqual(
      plainly(s)
        .filter(isBare)
        .map(([cell]) => cell),
    )
    expect(found(s).length).toBeGreaterThan(8)
  })

  it('is found on a table that is too wide for rows as numbers', () => {
    const s = begin({ layout: ['A.B.C.D.E.F.G.H.I.J.......', '..........................'] })
    expect(found(s)).toEqual(plainly(s))
    expect(bare(s)).toEqual(
      plainly(s)
        .filter(isBare)
        .map(([cell]) => cell),
    )
    expect(found(s).length).toBeGreaterThan(10)
  })
})

it('the cell beyond a side is looked up as it is reckoned, on tables in turns', () => {
  const tables = [begin({}), begin({ layout: ['A.B.C.D.E.', '..........', 'F.G.H.I.J.'] })]
  for (const s of [...tables, ...tables])
    for (let cell = 0; cell < cellCount(s); cell++)
      for (let side = 0; side < 4; side++)
        expect(neighbour(s, cell, side)).toBe(neighbourOf(s[COLUMNS], s[ROWS], cell, side))
})
