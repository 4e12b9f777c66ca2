import { describe, expect, it } from 'vitest'
import type { FreightScenario } from '../../../src-main/engine/freight-express/setup/scenario.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { act, at, begin, handOf, kinds, may, offeredOf, only, open, place, question, WIDE } from './helpers.ts'

const CROSSED = {
  '1,2': { rails: 'EW' },
  '2,2': { rails: 'NS+EW' },
  '3,2': { rails: 'EW' },
  '2,1': { rails: 'NS' },
  '2,3': { rails: 'NS' },
}

const over = (spec: FreightScenario = {}): FreightScenario => ({
  layout: WIDE,
  cells: CROSSED,
  locomotives: ['2,2 W edge in', 'A'],
  hands: [[{ wagon: 4, action: [4, 5] }]],
  ...spec,
})
const drive = (s: ReturnType<typeof begin>): ReturnType<typeof act> => act(s, { kind: 'drive', card: handOf(s, 0)[0] })

describe('a crossing', () => {
  it('has two sleepers on each side of its centre, and no turning', () => {
    const s = begin(over())
    drive(s)
    expect(place(s, 0)).toBe('3,2 W edge in')
    expect(question(s)).toBe('act')
  })

  it('flips the top card onto the discard, for all to see, when the driver passes its centre', () => {
    const s = begin(over({ stock: [{ action: 5 }] }))
    const flipped = only(drive(s), 'flipped')
    expect(flipped).toMatchObject({ allowed: 5, surplus: 0, cell: at(s, 2, 2), learnt: [0, 1] })
    expect(open(s).discardTop).toBe(flipped.card)
  })

  it('flips nothing before the centre is passed', () => {
    const s = begin(over({ hands: [[{ wagon: 3 }]], locomotives: ['1,2 centre E'] }))
    expect(kinds(drive(s))).toEqual(['discarded', 'drove'])
    expect(place(s, 0)).toBe('2,2 W edge in')
  })

  it('flips when the drive ends just past the centre too', () => {
    const s = begin(over({ hands: [[{ wagon: 2 }]] }))
    expect(kinds(drive(s))).toEqual(['discarded', 'drove', 'flipped'])
    expect(place(s, 0)).toBe('2,2 E inner out')
  })

  it('makes the driver discard surplus wagons of their choice, one by one, then the drive goes on', () => {
    const s = begin(over({ stock: [{ action: 2 }], coupled: [[20, 21, 22, 23]] }))
    const events = drive(s)
    expect(kinds(events)).toEqual(['discarded', 'drove', 'flipped'])
    const flipped = only(events, 'flipped')
    expect(flipped).toMatchObject({ allowed: 2, surplus: 2 })
    expect(game.status(s).decision).toMatchObject({ kind: 'drop', by: 0, source: { kind: 'card', id: flipped.card } })
    expect(open(s).drive).toMatchObject({ left: 2, allowed: 2 })
    expect(offeredOf(s, 'drop').map((action) => action.card)).toEqual([20, 21, 22, 23])
    expect(kinds(act(s, { kind: 'drop', card: 21 }))).toEqual(['dropped'])
    expect(game.status(s).decision).toMatchObject({ kind: 'drop', source: { kind: 'card', id: flipped.card } })
    expect(may(s, { kind: 'drop', card: 21 })).toBe('notCoupled')
    expect(kinds(act(s, { kind: 'drop', card: 23 }))).toEqual(['dropped', 'drove'])
    expect(open(s).seats[0].coupled).toEqual([20, 22])
    expect(open(s).discardTop).toBe(23)
    expect(place(s, 0)).toBe('3,2 W edge in')
  })

  it('lets a train through whose wagons are as many as allowed', () => {
    const s = begin(over({ stock: [{ action: 2 }], coupled: [[20, 21]] }))
    drive(s)
    expect(question(s)).toBe('act')
  })

  it('shows the drive as over when the last thing of it is told', () => {
    const s = begin(over({ hands: [[{ wagon: 2 }]], stock: [{ action: 1 }], coupled: [[20, 21]] }))
    drive(s)
    const drives: unknown[] = []
    game.apply(s, game.encode(s, { kind: 'drop', card: 20 }) as number, () => drives.push(open(s).drive))
    expect(drives).toEqual([null])
    expect(question(s)).toBe('act')
  })

  it('flips for each crossing that is passed', () => {
    const s = begin(over({ cells: { ...CROSSED, '3,2': { rails: 'NS+EW' } }, hands: [[{ wagon: 6 }]] }))
    expect(kinds(drive(s))).toEqual(['discarded', 'drove', 'flipped', 'drove', 'flipped'])
  })

  it('flips nothing for a locomotive that is pushed over it', () => {
    const s = begin(over({ locomotives: ['1,2 E inner out', '2,2 W inner in'], hands: [[{ wagon: 3 }]] }))
    expect(kinds(drive(s))).toEqual(['discarded', 'drove'])
    expect(place(s, 1)).toBe('2,2 E inner out')
  })

  it('never ends the game: the card that drives can always be flipped', () => {
    const s = begin(over({ stock: [], discard: [], rest: 'delivered' }))
    const [card] = handOf(s, 0)
    const events = drive(s)
    expect(kinds(events)).toEqual(['discarded', 'drove', 'shuffled', 'flipped', 'drove'])
    expect(only(events, 'flipped').card).toBe(card)
  })

  it('shuffles the discard when the stock is empty', () => {
    const s = begin(over({ stock: [], discard: [30, 31], rest: 'delivered' }))
    expect(only(drive(s), 'shuffled').count).toBe(3)
  })
})
