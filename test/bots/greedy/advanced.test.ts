import { describe, expect, it } from 'vitest'
import { begin, kinds, station, WIDE } from '../../engine/freight-express/helpers.ts'
import { before, enter, yes } from '../../engine/freight-express/advanced/helpers.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { ask, choice, turn } from './asking.ts'

/** All that can still turn up has the action value 2. */
const TWOS = { stock: [19, 21, 24, 31, 32, 35], rest: 'delivered' } as const
/** A good wagon of that action value, from G to H. */
const WAGON = 9

describe('the greedy bot in the advanced game', () => {
  it('takes a ticket, and a veto, where one lies', () => {
    for (const special of ['ticket', 'veto'] as const) {
      const s = before(special)
      enter(s)
      expect(choice(s), special).toEqual({ kind: 'useSpecial' })
    }
  })

  it('forbids the robbery of its good wagon', () => {
    const s = before('wagonRobbery', { ...TWOS, vetoes: [1], coupled: [[], [WAGON]] })
    enter(s)
    yes(s)
    expect(choice(s)).toEqual({ kind: 'playVeto' })
  })

  it('spares its veto when another only takes a ticket', () => {
    const s = before('ticket', { vetoes: [1] })
    enter(s)
    yes(s)
    expect(choice(s)).toEqual({ kind: 'passVeto' })
  })

  it('raids a good wagon that is sure to match', () => {
    const s = before('wagonRobbery', { ...TWOS, coupled: [[], [WAGON]] })
    enter(s)
    expect(choice(s)).toEqual({ kind: 'useSpecial' })
  })

  it('has a wagon uncoupled anywhere when it is sure to match, and not when it is sure to be lost', () => {
    const match = before('uncoupleWagon', { ...TWOS, coupled: [[WAGON]] })
    enter(match)
    expect(choice(match)).toEqual({ kind: 'useSpecial' })
    const loss = before('uncoupleWagon', { ...TWOS, coupled: [[0]] })
    enter(loss)
    expect(choice(loss)).toEqual({ kind: 'skipSpecial' })
  })

  it('flies to the goal of its wagons', () => {
    const s = begin({
      layout: WIDE,
      options: { advanced: true },
      locomotives: ['C'],
      tickets: [0],
      coupled: [[9, 40]],
      hands: [[20, 13]],
    })
    expect(kinds(turn(s)).filter((kind) => ['flew', 'uncoupled'].includes(kind))).toEqual([
      'flew',
      'uncoupled',
      'uncoupled',
    ])
  })

  it('closes the goal of the leader where it may', () => {
    const s = before('closeStation', {
      seats: 2,
      coupled: [[], [0, 9, 18]],
      cells: { '4,2': { rails: 'EW' } },
      hands: [[20, 21]],
    })
    enter(s)
    expect(choice(s)).toEqual({ kind: 'useSpecial' })
    yes(s)
    // The wagons go to F, H and G; of these F and H have track beside them, and so has B.
    const closed = [1, 2, 3, 4].map((seed) => game.decode(s, ask(s, seed)))
    for (const one of closed) expect(['F', 'H'].map(station)).toContain(one.kind === 'closeStation' && one.station)
  })
})
