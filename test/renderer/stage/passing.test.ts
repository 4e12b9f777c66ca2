import { expect, it } from 'vitest'
import { isPassed } from '../../../src-renderer/stage/motion/passing.ts'
import { piece, type Piece } from '../../../src-renderer/stage/pieces.ts'

interface Look {
  readonly kind: 'card'
}

const CARD: Look = { kind: 'card' }
const on = (space: Piece<Look>['space'], x: number, y: number) => piece<Look>(CARD, space, x, y)
const BUTTONS = { x: 900, y: 400, width: 32, height: 140 }

const passed = (drawn: Piece<Look>, rests: Piece<Look>) =>
  isPassed(BUTTONS, {
    pieces: { entries: () => new Map([['card', drawn]]).entries() },
    resting: { card: rests },
    camera: { scale: 0.5, x: 100, y: 0 },
    footOf: () => null,
  })

it('what lies over the table is passed by what flies below it, not by what flies elsewhere or lies there', () => {
  const there = on('screen', 910, 450)
  const away = on('screen', 300, 450)
  expect(passed(there, away)).toBe(true)
  expect(passed(away, on('screen', 301, 450))).toBe(false)
  expect(passed(there, there)).toBe(false)
  // On the board it is where the camera shows it.
  expect(passed(on('board', 1620, 900), away)).toBe(true)
  expect(passed(on('board', 910, 450), away)).toBe(false)
  expect(passed({ ...there, alpha: 0 }, away)).toBe(false)
})
