import { describe, expect, it } from 'vitest'
import { act, begin, card, connect, game, lift, line, parcel, place, play, question } from './helpers.ts'
import { cellAt } from '../../../src-shared/geometry/hexagons.ts'

describe('plans', () => {
  it('give each hand card with each of its places', () => {
    const s = begin({ ...line(1), hands: [['wideBend plain', 'floor plain']] })
    const plans = game.plans(s)
    expect(new Set(plans.map((plan) => plan.facts.card))).toEqual(
      new Set([card('wideBend plain'), card('floor plain')]),
    )
    const inserted = plans.filter((plan) => plan.facts.pallet !== undefined)
    expect(inserted.map((plan) => [plan.facts.rotation, plan.facts.side])).toEqual([
      [0, 2],
      [4, 4],
    ])
    expect(inserted[0]).toMatchObject({ kind: 'connect', end: { kind: 'cell', id: cellAt(-1, 0) } })
    for (const code of inserted[0].codes) game.apply(s, code)
    expect(question(s)).toBe('endTurn')
  })

  it('of a card held out give its places, and of a parcel the number on its other face', () => {
    const s = begin({
      ...line(3),
      hands: [['straight plain 4']],
      parcels: [{ parcel: 8, on: 'straight plain 3', face: 'high' }],
    })
    act(s, connect('straight plain 4'))
    expect(game.plans(s).map((plan) => plan.kind)).toEqual(['connect', 'connect'])
    act(s, place(3, 0))
    expect(game.plans(s).map((plan) => plan.facts.flipped)).toEqual([2])
  })

  it('give each parcel with each whole way, where it ends and what it then shows', () => {
    const s = begin({
      ...line(3),
      parcels: [
        { parcel: 8, on: 'straight plain 3' },
        { parcel: 16, on: 'straight plain', face: 'low' },
      ],
      connected: true,
    })
    expect(game.plans(s).map((plan) => [plan.facts.parcel, plan.facts.sides, plan.facts.flipped, plan.end])).toEqual([
      [16, [0], 2, { kind: 'card', id: card('straight plain 2') }],
      [16, [3], 2, { kind: 'pallet', id: 0 }],
    ])
    act(s, parcel(16))
    expect(game.plans(s)).toHaveLength(2)
  })

  it('give each pallet of a forklift with its places and exchanges', () => {
    const s = begin({ hands: [['straight forklift']] })
    play(s, 'straight forklift', place(2, -2, 2))
    const kinds = new Set(game.plans(s).map((plan) => plan.kind))
    expect(kinds).toEqual(new Set(['move', 'exchange']))
    act(s, lift('pallet A'))
    expect(game.plans(s).length).toBeGreaterThan(4)
  })

  it('leave the card of a key to be asked by itself, then give its places', () => {
    const s = begin({ ...line(2), hands: [['straight key']] })
    play(s, 'straight key', place(2, 0))
    expect(game.plans(s)).toEqual([])
    act(s, { kind: 'take', card: card('straight key') })
    expect(game.plans(s).map((plan) => plan.kind)).toEqual(['move'])
  })

  it('are none where nothing needs a plan', () => {
    const s = begin({ ...line(1), hands: [['straight plain 2']] })
    act(s, connect('straight plain 2'))
    act(s, place(1, 0))
    expect([question(s), game.plans(s)]).toEqual(['endTurn', []])
  })
})
