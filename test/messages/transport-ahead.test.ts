import { describe, expect, it } from 'vitest'
import type { State } from '../../src-main/engine/game.ts'
import { previewOf } from '../../src-main/table/preview.ts'
import { toCode, type Action } from '../../src-shared/games/transport/actions.ts'
import { transportSpeech } from '../../src-renderer/games/transport/words/speech.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { begin, connect, exchange, game, lift, line, parcel, place, take, way } from '../engine/transport/helpers.ts'
import { checkPhrase, seats } from './checking.ts'

/** What a hint says of all answers but the first `done`, in English. */
function aheadOf(s: State, done: number, answers: readonly Action[]): readonly string[] {
  const all = answers.map(toCode)
  const [first, whole] = [all.slice(0, done), all].map((some) => previewOf(game, s, 0, some, 1)!)
  const events = whole.beats.slice(first.beats.length).map(({ event }) => event)
  const at = { view: game.view(s, 0), seats: seats.slice(0, 2), viewer: 0 }
  const told = transportSpeech.ahead!(
    events,
    at,
    undefined,
    first.beats.map(({ event }) => event),
  )
  told.forEach(checkPhrase)
  return told.map((one) => say('en', one))
}

describe('after its first deed a hint', () => {
  it('says which card a key then moves, from where and where to', () => {
    const s = begin({ hands: [['straight key']], board: [['straight parcel', 2, -2, 2]] })
    const told = aheadOf(s, 2, [connect('straight key'), place(1, 1, 2), take('straight parcel'), place(-1, -1, 2)])
    expect(told).toEqual([
      expect.stringMatching(/^The key then moves a straight with the parcel icon \(.+\) to a new place, .+\.$/),
    ])
  })

  it('calls the card that was just laid the same card where its own key moves it on', () => {
    const s = begin({ hands: [['straight key']], board: [['straight parcel', 2, -2, 2]] })
    const told = aheadOf(s, 2, [connect('straight key'), place(1, 1, 2), take('straight key'), place(-1, -1, 2)])
    expect(told).toEqual([expect.stringMatching(/^The key then moves the same card on to a new place, .+\.$/)])
  })

  it('says where a forklift then takes a pallet, and what the parcel scores there', () => {
    const s = begin({
      ...line(2),
      hands: [['straight forklift']],
      parcels: [{ parcel: 16, on: 'straight plain 2' }],
    })
    const laid = [connect('straight forklift'), place(2, 0)]
    const told = aheadOf(s, 2, [...laid, lift('pallet A'), place(3, 0, 3), parcel(16), way(16, 0, 0)])
    expect(told).toEqual([
      expect.stringMatching(/^The forklift then moves your pallet to a new place, .+\.$/),
      'Parcel 2 then scores you 1 point.',
    ])
  })

  it('says which pallets a forklift then exchanges', () => {
    const s = begin({ hands: [['straight forklift']] })
    const laid = [connect('straight forklift'), place(2, -2, 2)]
    expect(aheadOf(s, 2, [...laid, lift('pallet B'), exchange('pallet A')])).toEqual([
      'The forklift then exchanges your pallet for Bram’s pallet.',
    ])
  })

  it('says where the parcel then goes, and what it shows there', () => {
    const s = begin({
      ...line(3),
      hands: [['straight plain 4']],
      parcels: [{ parcel: 16, on: 'straight plain 1', face: 'low' }],
    })
    const told = aheadOf(s, 2, [connect('straight plain 4'), place(3, 0), parcel(16), way(16, 0)])
    expect(told).toEqual([expect.stringMatching(/^Parcel 1 then goes to a new place, .+, and shows 2\.$/)])
  })

  it('says nothing more where its first deed is all', () => {
    const s = begin({ ...line(2), hands: [['straight forklift']] })
    expect(aheadOf(s, 2, [connect('straight forklift'), place(2, 0)])).toEqual([])
  })
})
