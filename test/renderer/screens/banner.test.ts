import { freightSpeech } from '../../../src-renderer/games/freight-express/words/speech.ts'
import { expect, it } from 'vitest'
import { firstClassSpeech } from '../../../src-renderer/games/first-class/words/speech.ts'
import { transportSpeech } from '../../../src-renderer/games/transport/words/speech.ts'
import { say } from '../../../src-renderer/messages/index.ts'
import { bannerOf } from '../../../src-renderer/screens/score/banner.ts'
import type { Outcome, Score } from '../../../src-shared/core.ts'
import type { TableState } from '../../../src-shared/table.ts'
import type { Speech } from '../../../src-renderer/words/speech.ts'

const seats = ['Ada', 'Bram', 'Cleo', 'Dirk'].map((name) => ({ name, player: 'person' as const }))
const scores = (...totals: readonly number[]): Score[] =>
  totals.map((total, seat) => ({ seat, total, parts: [], tie: [] }))

/** What stands over the score sheet. */
function told(outcome: Pick<Outcome, 'places' | 'out'>, totals: readonly number[], team?: readonly number[]): string {
  const table = { seats, outcome: { reason: '', ...outcome }, scores: scores(...totals) } as unknown as TableState
  const speech = (team ? transportSpeech : firstClassSpeech) as Speech<unknown>
  const banner = bannerOf(table, speech, team)!
  return [banner.title, ...banner.text].map((phrase) => say('en', phrase)).join(' ')
}

it('partners win together, rivals with equal points share the win', () => {
  const outcome = {
    places: [
      [0, 2],
      [1, 3],
    ],
    out: [],
  }
  expect(told(outcome, [9, 4, 9, 4], [0, 2])).toBe('Ada and Cleo win together with 9')
  expect(told(outcome, [9, 4, 9, 4], [0])).toBe('Ada and Cleo share the win with 9')
})

it('the winner is clear of who came second, and of nobody who is out of the game', () => {
  expect(told({ places: [[1], [0]], out: [] }, [60, 72])).toBe('Bram wins with 72 12 points clear of Ada.')
  expect(told({ places: [[1], [0]], out: [0] }, [0, 72])).toBe('Bram wins with 72')
})

it('of who was arrested it is told with how many points', () => {
  expect(told({ places: [[1], [2], [0]], out: [0] }, [70, 72, 60])).toBe(
    'Bram wins with 72 12 points clear of Cleo. Ada was arrested with 70 points.',
  )
})

it('names no winner where all are out of the game', () => {
  expect(told({ places: [[0, 1]], out: [0, 1] }, [50, 50])).toBe(
    'Nobody wins Ada was arrested with 50 points. Bram was arrested with 50 points.',
  )
})

it('says by how much the coupled wagons decide between two who have as many points', () => {
  const level = [3, 0].map((tie, seat) => ({ seat, total: 44, parts: [], tie: [tie] }))
  const outcome = { reason: '', places: [[0], [1]], out: [] }
  const table = { seats, outcome, scores: level } as unknown as TableState
  const { text } = bannerOf(table, freightSpeech as Speech<unknown>)!
  expect(text.map((phrase) => say('en', phrase))).toEqual(['44 each with Bram: coupled wagons decide, 3 to 0.'])
})
