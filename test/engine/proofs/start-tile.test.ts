import { describe, expect, it } from 'vitest'
import { firstClass, trainTable } from './first-class.ts'
import { listed, playProof } from './proof.ts'
import { STOP, TAKE_TILE, carryOut, spend, useQueued } from './train-codes.ts'
import { at, carCount } from './train-table.ts'

describe("a start tile's bonus off turn", () => {
  const fourCars = { levels: [1, 1, 1, 1], coins: [5, 5, 1] }
  const start = () => trainTable([{}, fourCars, { levels: [0] }])

  it('asks each other seat clockwise, its mail wagon and that bonus too, while the turn is still the taker’s', () => {
    const s = start()
    const questions = playProof(firstClass, s, [
      TAKE_TILE,
      STOP,
      carryOut(0), // seat 1: a 0-wagon, its fifth
      1, // a mail wagon worth three coins
      useQueued(0),
      carryOut(0),
      carryOut(1), // seat 2: an upgrade rather than a 0-wagon
    ])
    expect(questions).toEqual([
      'act 0 0',
      'act 0 0',
      'effect 1 1',
      'mailWagon 1 1',
      'useFrame 1 1',
      'effect 1 1',
      'effect 2 2',
      'act 1 1',
    ])
    expect(s[at.cars + 18]).toBe(2)
    expect(carCount(s, 1)).toBe(6)
  })

  it('names the taker as active and the other as the one who chooses', () => {
    const s = start()
    playProof(firstClass, s, [TAKE_TILE, STOP])
    const { active, decision } = firstClass.status(s)
    expect([active, decision?.by, decision?.for]).toEqual([0, 1, 1])
  })

  it('offers no coins, and loses those that do not fit instead of asking for room', () => {
    const s = start()
    playProof(firstClass, s, [TAKE_TILE, STOP, carryOut(0), 1])
    expect(listed(firstClass, s)).toEqual([useQueued(0), STOP])
    expect(listed(firstClass, s)).not.toContain(spend(0))
    playProof(firstClass, s, [useQueued(0), carryOut(0)])
    expect([...s.slice(at.coins + 3, at.coins + 6)]).toEqual([5, 5, 2])
  })
})
