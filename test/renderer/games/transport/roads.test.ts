import { expect, test } from 'vitest'
import { transport as game } from '../../../../src-main/engine/transport/index.ts'
import {
  oddsTold,
  reachesPhrase,
  roadsFrom,
  roadsPhrase,
  type Road,
} from '../../../../src-renderer/games/transport/words/belts/roads.ts'
import { leftInBag } from '../../../../src-renderer/games/transport/words/unseen.ts'
import { faceComingIn, numberUp } from '../../../../src-shared/games/transport/cards.ts'
import { cardNamed } from '../../../../src-shared/games/transport/names.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import type { TransportScenario } from '../../../../src-main/engine/transport/setup/scenario.ts'
import type { LaidView, TransportView } from '../../../../src-shared/games/transport/view.ts'

const WHOSE = { seats: ['Ada', 'Bram', 'Cleo', 'Dirk'].map((name) => ({ name, player: 'person' as const })) }

function from(name: string, spec: TransportScenario): { view: TransportView; laid: LaidView; roads: Road[] } {
  const view = game.view(game.scenario(spec), 'onlooker')
  const laid = view.laid.find(({ card }) => card === cardNamed(name))!
  return { view, laid, roads: roadsFrom(view, laid) }
}

test('roads lead from an intake to every pallet, the nearest first', () => {
  for (const intake of ['intake 1', 'intake 2', 'intake 3', 'intake 4']) {
    const { view, laid, roads } = from(intake, { seats: 4 })
    expect(new Set(roads.map(({ pallet }) => pallet)).size).toBe(4)
    expect(roads.map(({ cards }) => cards)).toEqual(
      intake === 'intake 1' || intake === 'intake 3' ? [3, 3, 5, 5] : [2, 2, 6, 6],
    )
    expect(say('en', roadsPhrase(view, laid, WHOSE))).toMatch(
      /^[23] cards to [A-Z]\w+’s pallet, [23] cards to [A-Z]\w+’s pallet/,
    )
  }
})

test('an intake says which number would come to whom, and what goes further is not spoken of', () => {
  const { view, laid } = from('intake 1', { seats: 4 })
  expect(say('en', reachesPhrase(view, laid, WHOSE))).toMatch(
    /^a parcel with a 3 \(\d+ of \d+\) reaches (your pallet|\w+’s pallet) or \w+’s pallet( \(your team\))?$/,
  )
  const onlooking = from('intake 2', { seats: 4 })
  expect(say('en', reachesPhrase(onlooking.view, onlooking.laid, WHOSE))).toMatch(
    /^a parcel with a 2 \(\d+ of \d+\) reaches [^,]+$/,
  )
})

test('of each number that would come to a pallet an intake says how many of those in the bag have it', () => {
  const { view, laid } = from('intake 1', { seats: 4 })
  const bag = leftInBag(view).map(({ what, n }) => ({ what: typeof what === 'string' ? what : say('en', what), n }))
  const threes = bag.filter(({ what }) => what.startsWith('3')).reduce((sum, { n }) => sum + n, 0)
  expect(threes).toBeGreaterThan(0)
  expect(say('en', reachesPhrase(view, laid, WHOSE))).toContain(`a parcel with a 3 (${threes} of ${view.bag}) reaches `)
  const told = oddsTold(view, laid, WHOSE).map((one) => say('en', one))
  expect(told).toEqual([expect.stringMatching(/^A parcel with a 3 reaches .*pallet .*: \d+ of \d+ in the bag\.$/)])
  expect(told[0]).toContain(`: ${threes} of ${view.bag} in`)
  const parcels = view.parcels.map((one, parcel) =>
    numberUp(parcel, faceComingIn(4)) === 3 ? { ...one, place: 'tile' as const } : one,
  )
  expect(oddsTold({ ...view, parcels }, laid, WHOSE)).toEqual([])
})

test('of a team only the own pallet is called yours, that of the partner by their name', () => {
  const view = game.view(game.scenario({ seats: 4 }), 'onlooker')
  const said = (active: number) =>
    view.laid
      .filter(({ card }) => ['intake 1', 'intake 2', 'intake 3', 'intake 4'].map(cardNamed).includes(card))
      .map((laid) => say('en', reachesPhrase({ ...view, active }, laid, { ...WHOSE, viewer: active })))
      .join('; ')
  for (const [active, partner] of ['Cleo', 'Dirk', 'Ada', 'Bram'].entries()) {
    const text = said(active)
    expect(text).toContain('your pallet')
    expect(text).toContain(`${partner}’s pallet (your team)`)
    expect(text).not.toMatch(new RegExp(`${partner}’s pallet(?! \\(your team\\))|${WHOSE.seats[active].name}’s`))
  }
})

test('roads never lead up a slope, and end where the belt does', () => {
  const up: TransportScenario = {
    seats: 2,
    layout: false,
    board: [
      ['pallet A', -1, 0, 0],
      ['slope plain', 0, 0, 3],
      ['straight plain 1', 1, 0, 0],
    ],
  }
  const { view, laid, roads } = from('straight plain 1', up)
  expect(roads).toEqual([])
  expect(say('en', roadsPhrase(view, laid, WHOSE))).toBe('no belt leads to a pallet')
  const down: TransportScenario = {
    ...up,
    board: [
      ['pallet A', -1, 0, 0],
      ['slope plain', 0, 0, 0],
      ['straight plain 1', 1, 0, 0],
    ],
  }
  expect(from('straight plain 1', down).roads).toEqual([{ pallet: 0, cards: 2 }])
})

test('a pallet behind a parcel is promised to no number, though the belt leads there', () => {
  const belt: TransportScenario = {
    seats: 2,
    layout: false,
    board: [
      ['pallet A', -1, 0, 0],
      ['slope plain', 0, 0, 0],
      ['straight plain 1', 1, 0, 0],
    ],
  }
  const free = from('straight plain 1', belt)
  expect(say('en', reachesPhrase(free.view, free.laid, WHOSE))).toMatch(/^a parcel with a 2 \(\d+ of \d+\) reaches /)
  const blocked = from('straight plain 1', { ...belt, parcels: [{ parcel: 1, on: 'slope plain' }] })
  expect(say('en', reachesPhrase(blocked.view, blocked.laid, WHOSE))).toBe('2 cards to Ada’s pallet')
})
