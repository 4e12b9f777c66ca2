import { describe, expect, it } from 'vitest'
import { act, at, begin, handOf, may, offeredOf, only, open } from './helpers.ts'
import type { FreightScenario } from '../../../src-main/engine/freight-express/setup/scenario.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { turnShowing, railsNamed } from '../../../src-main/engine/freight-express/setup/wishes.ts'

/** Classic layout: A is at 1,2; B at 2,1; E at 3,2; H at 2,3. */
const lay = (spec: FreightScenario, rails: string, x: number, y: number): string => {
  const s = begin(spec)
  const card = handOf(s, 0)[0]
  return may(s, { kind: 'lay', card, cell: at(s, x, y), rotation: turnShowing(card, railsNamed(rails)) })
}

describe('extending the network', () => {
  it('puts a hand card on an empty cell next to a station', () => {
    const s = begin({ hands: [[{ rails: 'NE' }]] })
    const [card] = handOf(s, 0)
    const laid = only(act(s, { kind: 'lay', card, cell: at(s, 2, 2), rotation: 1 }), 'laid')
    expect(laid).toMatchObject({ card, cell: at(s, 2, 2), rotation: 1, learnt: [] })
    expect(open(s).cells[at(s, 2, 2)]).toEqual({ station: -1, card, rotation: 1, height: 1 })
    expect(handOf(s, 0)).toEqual([])
  })

  it('or next to a card', () => {
    expect(lay({ hands: [[{ rails: 'NE' }]], cells: { '1,1': { rails: 'NS' } } }, 'NE', 0, 1)).toBe('yes')
    expect(lay({ hands: [[{ rails: 'NE' }]] }, 'NE', 0, 0)).toBe('notAdjacent')
  })

  it('does not count corners as adjacent', () => {
    expect(lay({ hands: [[{ rails: 'NE' }]] }, 'NE', 0, 1)).toBe('notAdjacent')
  })

  it('allows any turn, and rails need not match', () => {
    for (const rails of ['NE', 'ES', 'SW', 'WN']) {
      expect(lay({ hands: [[{ rails: 'NE' }]], cells: { '2,2': { rails: 'NS' } } }, rails, 1, 1)).toBe('yes')
    }
  })

  it('lists only turns that show different rails', () => {
    const turns = (rails: string): number => {
      const s = begin({ hands: [[{ rails }]] })
      return offeredOf(s, 'lay').filter((action) => action.cell === at(s, 2, 2)).length
    }
    expect([turns('NS+EW'), turns('NS'), turns('NE+SW'), turns('NE')]).toEqual([1, 2, 2, 4])
  })

  it('takes a turn that shows the same rails for the one that is listed', () => {
    const s = begin({ hands: [[{ rails: 'NS' }]] })
    const [card] = handOf(s, 0)
    const code = game.encode(s, { kind: 'lay', card, cell: at(s, 2, 2), rotation: 3 })
    expect(game.decode(s, code as number)).toMatchObject({ rotation: 1 })
  })

  it('never lays onto a station or off the table', () => {
    expect(lay({ hands: [[{ rails: 'NE' }]] }, 'NE', 3, 2)).toBe('stationThere')
    expect(lay({ hands: [[{ rails: 'NE' }]] }, 'NE', 0, 5)).toBe('offTable')
  })

  it('needs the card in the hand', () => {
    const s = begin({ hands: [[1]] })
    expect(may(s, { kind: 'lay', card: 2, cell: at(s, 2, 2), rotation: 0 })).toBe('notInHand')
  })
})

describe('completing a line', () => {
  const over = (hand: string, shown: string, covered: string, more: Partial<FreightScenario> = {}): string =>
    lay({ hands: [[{ rails: hand }]], cells: { '2,2': { rails: covered } }, ...more }, shown, 2, 2)

  it('covers a card when all its rails stay and one more comes', () => {
    expect(over('NS+NE', 'NS+NE', 'NS')).toBe('yes')
  })

  it('is refused when a rail is lost, also by a wrong turn only', () => {
    expect(over('NE', 'NE', 'NS')).toBe('railsLost')
    expect(over('NS+NE', 'EW+SE', 'NS')).toBe('railsLost')
  })

  it('is refused with the same rails', () => {
    expect(over('NS', 'NS', 'NS')).toBe('noNewRail')
  })

  it('is refused while a locomotive stands on the card', () => {
    expect(over('NS+NE', 'NS+NE', 'NS', { locomotives: ['A', '2,2 N edge in'] })).toBe('locomotiveOnCard')
  })

  it('never covers a crossing, nor covers with one', () => {
    expect(over('NS+NE', 'NS+NE', 'NS+EW')).toBe('crossingCannotBeCovered')
    expect(over('NS+EW', 'NS+EW', 'NS')).toBe('crossingNeedsEmptyCell')
  })

  it('lays a crossing on an empty cell', () => {
    expect(lay({ hands: [[{ rails: 'NS+EW' }]] }, 'NS+EW', 2, 2)).toBe('yes')
  })

  it('keeps the covered cards beneath', () => {
    const s = begin({ hands: [[{ rails: 'NS+NE' }]], cells: { '2,2': { rails: 'NS' } } })
    const below = open(s).cells[at(s, 2, 2)].card
    const [card] = handOf(s, 0)
    const covered = only(act(s, { kind: 'lay', card, cell: at(s, 2, 2), rotation: 0 }), 'covered')
    expect(covered.over).toBe(below)
    expect(open(s).cells[at(s, 2, 2)]).toMatchObject({ card, height: 2 })
  })
})

describe('house rules of laying', () => {
  it('equalRailsAllowed lets a card cover one with the same rails', () => {
    const spec = { hands: [[{ rails: 'NS' }]], cells: { '2,2': { rails: 'NS' } } }
    expect(lay({ ...spec, options: { equalRailsAllowed: true } }, 'NS', 2, 2)).toBe('yes')
  })

  it('railsMustMatch refuses rail that ends at a card without rail, and a card that meets rail with none', () => {
    const spec = { options: { railsMustMatch: true }, hands: [[{ rails: 'NE' }]], cells: { '5,1': { rails: 'NS' } } }
    expect(lay(spec, 'SW', 5, 0)).toBe('yes')
    expect(lay(spec, 'NE', 5, 0)).toBe('railsMismatch')
    expect(lay({ ...spec, cells: { '1,1': { rails: 'NS' }, '1,0': { rails: 'EW' } } }, 'NE', 0, 0)).toBe('yes')
    expect(lay({ ...spec, cells: { '1,1': { rails: 'NS' }, '1,0': { rails: 'NS' } } }, 'NE', 0, 0)).toBe(
      'railsMismatch',
    )
  })

  it('railsMustMatch asks nothing towards stations, empty cells and the edge', () => {
    const spec = { options: { railsMustMatch: true }, hands: [[{ rails: 'NS' }]] }
    expect(lay(spec, 'NS', 2, 2)).toBe('yes')
    expect(lay(spec, 'EW', 2, 0)).toBe('yes')
  })

  it('railsMustMatch holds for completing too', () => {
    const spec = {
      options: { railsMustMatch: true },
      hands: [[{ rails: 'NS+NE' }]],
      cells: { '1,1': { rails: 'NS' }, '1,0': { rails: 'NS' }, '2,0': { rails: 'NS' } },
    }
    expect(lay(spec, 'NS+NE', 1, 0)).toBe('railsMismatch')
    // Turned half round, the same card leads to the south-west, where nothing lies.
    expect(lay(spec, 'NS+SW', 1, 0)).toBe('yes')
  })
})
