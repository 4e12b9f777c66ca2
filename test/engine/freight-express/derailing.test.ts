import { describe, expect, it } from 'vitest'
import type { FreightScenario } from '../../../src-main/engine/freight-express/setup/scenario.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { act, begin, handOf, kinds, only, open, place, WIDE } from './helpers.ts'

const SPEC: FreightScenario = { layout: WIDE, hands: [[{ wagon: 4 }], [1, 2]], coupled: [[], [0]] }

describe('derailing', () => {
  it('befalls a locomotive pushed over an edge where no rail continues', () => {
    const s = begin({ ...along(SPEC), cells: { '2,2': { rails: 'EW' }, '3,2': { rails: 'NS' } } })
    const events = act(s, { kind: 'drive', card: handOf(s, 0)[0] })
    expect(only(events, 'derailed')).toMatchObject({ seat: 1, side: 1, payer: 1 })
    expect(place(s, 1)).toBe('A')
    expect(place(s, 0)).toBe('2,2 E edge out')
  })

  it('costs its owner the whole hand and all coupled wagons', () => {
    const s = pushedOff(SPEC)
    expect(open(s).seats[1]).toMatchObject({ hand: [], coupled: [] })
    expect(open(s).discard).toBe(4)
  })

  it('does not cost what was delivered', () => {
    const s = pushedOff({ ...SPEC, delivered: [[], [5]] })
    expect(open(s).seats[1].delivered).toBe(1)
  })

  it('costs the driver nothing, and their drive and turn go on', () => {
    const s = pushedOff({ ...SPEC, coupled: [[3], [0]] })
    expect(open(s).seats[0].coupled).toEqual([3])
    expect(place(s, 0)).toBe('2,2 E edge out')
    expect(game.status(s)).toMatchObject({ active: 0, decision: { kind: 'act' } })
  })

  it('splits the drive in the telling: before, derailed, after', () => {
    const s = begin(along(SPEC))
    const events = act(s, { kind: 'drive', card: handOf(s, 0)[0] })
    expect(kinds(events)).toEqual(['discarded', 'drove', 'derailed', 'drove'])
  })

  it('lays the hand open to all, so nothing can be taken back', () => {
    const s = begin(along(SPEC))
    const derailed = only(act(s, { kind: 'drive', card: handOf(s, 0)[0] }), 'derailed')
    expect(derailed).toMatchObject({ hand: [1, 2], wagons: [0], learnt: [0] })
  })

  it('lists the hand in order of number: the order in which it was drawn is its own', () => {
    const s = begin(along({ ...SPEC, hands: [[{ wagon: 4 }], [9, 2, 5]] }))
    expect(only(act(s, { kind: 'drive', card: handOf(s, 0)[0] }), 'derailed').hand).toEqual([2, 5, 9])
    const stranded = begin({ cells: { '2,2': { rails: 'NS' } }, locomotives: ['2,2 N edge out'], hands: [[9, 2, 5]] })
    expect(only(act(stranded, { kind: 'giveUpTrain' }), 'gaveUpTrain').hand).toEqual([2, 5, 9])
  })

  it('teaches nothing when the hand was empty', () => {
    const s = begin(along({ ...SPEC, hands: [[{ wagon: 4 }], []] }))
    expect(only(act(s, { kind: 'drive', card: handOf(s, 0)[0] }), 'derailed').learnt).toEqual([])
  })

  it('happens at the edge of the table', () => {
    const s = begin({
      ...along(SPEC),
      cells: { '0,2': { rails: 'EW' } },
      locomotives: ['0,2 E edge in', '0,2 W inner out'],
      options: { stopAtRailEnd: true },
    })
    expect(only(act(s, { kind: 'drive', card: handOf(s, 0)[0] }), 'derailed').side).toBe(3)
  })

  it('happens to the foremost of several, the others are pushed on', () => {
    const s = begin({
      ...along(SPEC),
      seats: 3,
      locomotives: ['2,2 W inner in', '2,2 E inner out', '2,2 E edge out'],
      cells: { '2,2': { rails: 'EW' } },
      hands: [[{ wagon: 2 }], [], [5]],
    })
    const events = act(s, { kind: 'drive', card: handOf(s, 0)[0] })
    expect(only(events, 'derailed')).toMatchObject({ seat: 2, hand: [5], learnt: [0, 1] })
    expect([0, 1, 2].map((seat) => place(s, seat))).toEqual(['2,2 E inner out', '2,2 E edge out', 'A'])
  })

  it('is paid by the pusher with the house rule pusherPays; the pushed one goes back to A', () => {
    const s = begin(
      along({
        ...SPEC,
        options: { pusherPays: true },
        hands: [
          [{ wagon: 4 }, 9],
          [1, 2],
        ],
        coupled: [[3], [0]],
      }),
    )
    const derailed = only(act(s, { kind: 'drive', card: handOf(s, 0)[0] }), 'derailed')
    expect(derailed).toMatchObject({ seat: 1, payer: 0, hand: [9], wagons: [3] })
    expect(open(s).seats[1]).toMatchObject({ hand: [1, 2], coupled: [0] })
    expect(open(s).seats[0]).toMatchObject({ hand: [], coupled: [] })
    expect(place(s, 1)).toBe('A')
  })
})

/** A dead end of five sleepers: the driver stops on its last one, the other falls off. */
function along(spec: FreightScenario): FreightScenario {
  return { ...spec, cells: { '2,2': { rails: 'EW' } }, locomotives: ['2,2 W edge in', '2,2 centre E'] }
}

function pushedOff(spec: FreightScenario): ReturnType<typeof begin> {
  const s = begin(along(spec))
  act(s, { kind: 'drive', card: handOf(s, 0)[0] })
  return s
}
