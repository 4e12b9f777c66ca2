import { expect, it } from 'vitest'
import { Calling } from '../../../src-renderer/stage/drawing/calling.ts'
import { piece } from '../../../src-renderer/stage/pieces.ts'

const plates = (lit: number) =>
  Object.fromEntries(
    [0, 1].map((seat) => [
      `plate ${seat}`,
      piece({ kind: 'plate', seat, width: 200, height: 80, lit: seat === lit }, 'screen', seat * 210, 8),
    ]),
  )

it('light runs once round the plate of the next seat to act, and goes', () => {
  const calling = new Calling()
  expect(calling.at(plates(0), 0, false)).toBeNull() // the table has just been shown
  expect(calling.at(plates(1), 100, false)).toMatchObject({ part: 0, box: { x: 210, y: 8, width: 200, height: 80 } })
  expect(calling.at(plates(1), 250, false)?.part).toBeCloseTo(0.5)
  expect(calling.at(plates(1), 500, false)).toMatchObject({ part: 1 })
  expect(calling.at(plates(1), 700, false)).toBeNull()
})

it('nobody is called where no motion is wanted, or when nobody is to act', () => {
  const calling = new Calling()
  calling.at(plates(0), 0, true)
  expect(calling.at(plates(1), 100, true)).toBeNull()
  expect(calling.at(plates(-1), 200, false)).toBeNull()
})
