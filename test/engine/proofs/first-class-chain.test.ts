import { describe, expect, it } from 'vitest'
import { recordCount } from '../../../src-main/engine/chain.ts'
import { firstClass, trainTable } from './first-class.ts'
import { listed, playProof } from './proof.ts'
import { STOP, carryOut, coinForPoint, spend, useQueued } from './train-codes.ts'
import { CARD, FRAME, MAIL, MAIL_WAGON, ROOM, TURN, at, carAt, carCount, queue, stack } from './train-table.ts'

/** The kinds on the stack, outermost first. */
const chain = (s: Int32Array): number[] =>
  Array.from({ length: recordCount(s, stack) }, (_, i) => s[stack.at + 1 + i * stack.width])
const coins = (s: Int32Array): number[] => [...s.slice(at.coins, at.coins + 3)]

describe('a card whose wagons reach the mail place, whose conductor boards a passenger whose coins do not fit', () => {
  const start = () => trainTable([{ levels: [1, 1, 1, 1], passenger: 3, fare: 3, coins: [5, 5, 1] }])

  it('runs as one chain of questions, the bonus last', () => {
    const s = start()
    const questions = playProof(firstClass, s, [
      0, // the card
      carryOut(0), // the fifth wagon: a mail wagon must follow at once
      0, // its bonus, two conductor steps, waits
      carryOut(1), // the frame goes on behind the mail wagon
      carryOut(0, 4), // the conductor comes to the passenger: 3 coins, one place free
      spend(0), // a coin of column 1 for a 0-wagon
      carryOut(0),
      coinForPoint(1), // now three places are free, and the coins are laid
      useQueued(0),
      carryOut(0, 2),
      STOP,
    ])
    expect(questions).toEqual([
      'act 0 0',
      'effect 0 0',
      'mailWagon 0 0',
      'effect 0 0',
      'effect 0 0',
      'makeRoom 0 0',
      'effect 0 0',
      'makeRoom 0 0',
      'act 0 0',
      'effect 0 0',
      'act 0 0',
      'act 1 1',
    ])
    expect(carAt(s, 0, 5)).toBe(MAIL)
    expect(carCount(s, 0)).toBe(8)
    expect(coins(s)).toEqual([5, 5, 2])
    expect(s[at.points]).toBe(1)
    expect(s[at.conductor]).toBe(6)
  })

  it('does not use the queued frame between the frames of the card', () => {
    const s = start()
    playProof(firstClass, s, [0, carryOut(0), 0, carryOut(1)])
    expect(recordCount(s, queue)).toBe(1)
    expect(listed(firstClass, s)).not.toContain(useQueued(0))
  })

  it('lets room for the coins reach the mail place too: five records deep', () => {
    const s = trainTable([{ levels: [1, 1, 1, 1], passenger: 3, fare: 3, coins: [5, 5, 2] }])
    playProof(firstClass, s, [0, carryOut(0), 0, STOP, carryOut(0, 4)])
    expect(chain(s)).toEqual([TURN, CARD, ROOM])
    const other = trainTable([{ levels: [1, 1, 1, 1], passenger: 3, fare: 3, coins: [5, 5, 2] }])
    playProof(firstClass, other, [1, carryOut(0, 4), spend(0), carryOut(0)])
    expect(chain(other)).toEqual([TURN, CARD, ROOM, FRAME, MAIL_WAGON])
    playProof(firstClass, other, [1, coinForPoint(0), coinForPoint(1)])
    expect(chain(other)).toEqual([TURN])
    expect(coins(other)).toEqual([5, 5, 2])
  })

  it('lets the coins be waived instead', () => {
    const s = trainTable([{ levels: [1, 1, 1, 1], passenger: 3, fare: 3, coins: [5, 5, 2] }])
    playProof(firstClass, s, [1, carryOut(0, 4), STOP])
    expect(coins(s)).toEqual([5, 5, 2])
  })

  it('lets a queued frame lapse with the turn', () => {
    const s = start()
    playProof(firstClass, s, [0, carryOut(0), 0, STOP, STOP, STOP])
    expect(recordCount(s, queue)).toBe(0)
  })
})
