import { expect, it } from 'vitest'
import { choicesOf } from '../../src-main/table/check.ts'
import { gameOf } from '../../src-main/engine/games.ts'
import { generator, nextBelow } from '../../src-main/engine/random.ts'
import { firstClassSpeech } from '../../src-renderer/games/first-class/words/speech.ts'
import { transportSpeech } from '../../src-renderer/games/transport/words/speech.ts'
import { hasText } from '../../src-renderer/messages/index.ts'
import type { Speech } from '../../src-renderer/words/speech.ts'
import { seedFor } from '../seed.ts'
import { seats } from './checking.ts'

const GAMES = 12
const STEPS = 80

it.each([
  ['transport', transportSpeech],
  ['first-class', firstClassSpeech],
] as const)('%s says at each turn why what one may look for is not there, and of nothing that is', (id, words) => {
  const game = gameOf(id)
  const speech = words as Speech<unknown>
  const told = new Set<string>()
  for (let n = 0; n < GAMES; n++) {
    const rng = generator(seedFor(70) + n)
    const state = game.setup({ seatCount: 3, seed: n, options: game.options.default })
    for (let step = 0; step < STEPS; step++) {
      const { decision } = game.status(state)
      if (!decision) break
      const codes = [...choicesOf(game, state)]
      const position = { view: game.view(state, decision.by), seats: seats.slice(0, 3), viewer: decision.by, done: [] }
      const candidates = speech.candidates(decision, codes, game.plans(state), position)
      const absent = speech.absent(decision, candidates, position)
      const offered = candidates.map(({ group }) => group.id)
      expect(absent.filter(({ group }) => offered.includes(group.id))).toEqual([])
      for (const { otherwise } of absent) told.add(otherwise.key)
      game.apply(state, codes[nextBelow(rng, 0, codes.length)])
    }
  }
  const wanted = id === 'transport' ? ['connected', 'end', 'parcel'] : ['end', 'fulfil', 'start']
  expect([...told]).toEqual(expect.arrayContaining(wanted.map((name) => `${id}.absent.${name}`)))
  expect([...told].filter((key) => !hasText(key))).toEqual([])
})
