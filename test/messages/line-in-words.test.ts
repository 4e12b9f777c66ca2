import { describe, expect, it } from 'vitest'
import { say } from '../../src-renderer/messages/index.ts'
import { linePhrases, standingPhrase } from '../../src-renderer/games/freight-express/words/lie.ts'
import { freightExpress } from '../../src-main/engine/freight-express/index.ts'
import { randomView } from '../renderer/games/random-view.ts'
import { checkPhrase } from './checking.ts'

/** A straight between A and E; on it a locomotive that has just left A. */
const view = freightExpress.view(
  freightExpress.scenario({ cells: { '2,2': { rails: 'EW' } }, locomotives: ['A', '2,2 W inner in'] }),
  'open',
)

describe('the line in words', () => {
  it('says of a locomotive where it stands and what lies round it', () => {
    expect(say('en', standingPhrase(view, 0)!)).toBe('Locomotive: station A; east: straight')
    expect(say('en', standingPhrase(view, 1)!)).toBe(
      'Locomotive: between A and E, coming from the west; east: station E; west: station A',
    )
  })

  it('says of each card which rails it has and what they join', () => {
    expect(linePhrases(view).map((phrase) => say('en', phrase))).toEqual([
      'straight, between A and E; east to west; east: station E; west: station A',
    ])
  })

  it('has no hole in any language, however the line lies', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { view: any } = randomView('freight-express', {}, 3, seed)
      const lies = any as typeof view
      for (const phrase of [...linePhrases(lies), ...lies.seats.flatMap((_, seat) => standingPhrase(lies, seat) ?? [])])
        checkPhrase(phrase)
    }
  })
})
