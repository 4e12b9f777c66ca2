import { describe, expect, it } from 'vitest'
import { cloneState } from '../../src-main/engine/flat.ts'
import { Knowing } from '../../src-main/table/knowing.ts'
import { Course } from '../../src-main/table/course.ts'
import { Positions } from '../../src-main/table/positions.ts'
import { END_TURN, toy } from './toy.ts'

describe('the positions of a game', () => {
  const begun = () => toy.setup({ options: { cards: 2 }, seatCount: 2, seed: 3, starter: 0 })

  it('are found after each entry, by playing on from one that is kept, no more than sixteen entries before', () => {
    const state = begun()
    const positions = new Positions(toy)
    positions.add([], state)
    const stood = [cloneState(state)]
    for (let n = 1; n < 30; n++) {
      toy.apply(state, END_TURN)
      positions.add([END_TURN], state)
      stood.push(cloneState(state))
    }
    expect(positions.played).toBe(0)
    const costs = stood.map((position, n) => {
      const before = positions.played
      expect(positions.after(n)).toEqual(position)
      return positions.played - before
    })
    expect(costs).toEqual(stood.map((_, n) => n % 17))
  })

  it('that were come back to are those after an earlier entry, kept anew now and then', () => {
    const state = begun()
    const positions = new Positions(toy)
    positions.add([], state)
    const first = cloneState(state)
    toy.apply(state, END_TURN)
    positions.add([END_TURN], state)
    for (let entry = 2; entry < 40; entry++) {
      positions.addAs(entry % 2 === 0 ? entry - 2 : entry - 1, first)
      expect(positions.after(entry)).toEqual(first)
    }
    expect(positions.played).toBe(0)
  })
})

describe('the same cards once more', () => {
  const knowing = (persons: number, practice = false) => {
    const seats = [0, 1, 2].map((seat) => ({ name: `P${seat}`, player: seat < persons ? 'person' : 'driver' }) as const)
    const course = new Course(toy, { options: { cards: 2 }, seats, seed: 1, starter: 0 })
    return new Knowing(course, practice, () => null)
  }

  it('are to be had freely by who plays alone with bots or practises; of two and more all are asked', () => {
    expect([knowing(1).sameDeal, knowing(2).sameDeal, knowing(3).sameDeal]).toEqual(['free', 'asks', 'asks'])
    expect(knowing(3, true).sameDeal).toBe('free')
  })

  it('are known to whoever looks into a hand that a bot held, but in practice, and once known no more', () => {
    const made = (practice: boolean, before: 'imported' | null) => {
      const seats = [0, 1].map((seat) => ({ name: `P${seat}`, player: 'person' }) as const)
      const course = new Course(toy, { options: { cards: 2 }, seats, seed: 1, starter: 0 })
      for (const player of ['driver', 'person'] as const)
        course.sit({ kind: 'seat', by: 1, name: player, player, ...course.standing })
      const known = new Knowing(course, practice, () => before as never)
      return [known.madeBy(0), known.madeBy(1)]
    }
    expect(made(false, null)).toEqual([false, true])
    expect(made(true, null)).toEqual([false, false])
    expect(made(false, 'imported')).toEqual([false, false])
  })

  it('are agreed to until something changes', () => {
    const two = knowing(2)
    two.agreeToSameDeal()
    expect(two.sameDeal).toBe('agreed')
    two.forgetSameDeal()
    expect(two.sameDeal).toBe('asks')
  })
})
