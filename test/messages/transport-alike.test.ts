import { expect, test } from 'vitest'
import { CARDS } from '../../src-shared/games/transport/cards.ts'
import { transportOptions } from '../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../src-shared/games/transport/view.ts'
import { transportSpeech } from '../../src-renderer/games/transport/words/speech.ts'
import { chosenPlace } from '../../src-renderer/games/transport/words/places.ts'
import { cellAt } from '../../src-shared/geometry/hexagons.ts'
import { say } from '../../src-renderer/messages/index.ts'
import type { Candidate, Step } from '../../src-renderer/words/speech.ts'
import { MAX_CHOICES } from '../../src-main/engine/game.ts'
import { transport as game } from '../../src-main/engine/transport/index.ts'
import { seats } from './checking.ts'
import { generator } from './generator.ts'
import { seedFor } from '../seed.ts'

const read = ({ label, note, warning, rails }: Step): string =>
  [...[label, note, warning].map((one) => (one ? say('en', one) : '')), rails ?? ''].join(' | ')

/** Of cards that one holds those of one shape and icon are one and the same; whatever lies on the table is not. */
const meaning = ({ id, refs: [first] }: Step, { laid }: TransportView): string =>
  first?.kind === 'card' && laid.every(({ card }) => card !== first.id)
    ? `${CARDS[first.id].shape} ${CARDS[first.id].icon}`
    : id

/** Rows that read like another of their list: under one heading, what was chosen before being the same. */
function alikeIn(candidates: readonly Candidate[], view: TransportView): string[] {
  const seen = new Map<string, string>()
  return candidates.flatMap(({ group, steps }) =>
    steps.flatMap((step, i) => {
      const list = [group.id, ...steps.slice(0, i).map(({ id }) => id)].join(' ')
      const row = `${list}: ${read(step)}`
      const before = seen.get(row) ?? meaning(step, view)
      seen.set(row, before)
      return before === meaning(step, view) ? [] : [`${row} (${before}, ${step.id})`]
    }),
  )
}

test('no two rows of a list read alike that mean different things', () => {
  const start = seedFor(20_265)
  console.log(`seed ${start}`)
  const alike = new Set<string>()
  const out = new Int32Array(MAX_CHOICES)
  for (let i = 0; i < 9; i++) {
    const random = generator(start + i)
    const state = game.setup({ options: transportOptions.default, seatCount: 2 + (i % 3), seed: start + i }, () => 0)
    for (let { decision } = game.status(state); decision; { decision } = game.status(state)) {
      const codes = [...out.subarray(0, game.choices(state, out))]
      const at = { view: game.view(state, decision.by), seats, viewer: decision.by }
      const candidates = transportSpeech.candidates(decision, codes, game.plans(state), at)
      for (const one of alikeIn(candidates, at.view)) alike.add(one)
      for (const code of candidates[Math.floor(random() * candidates.length)].codes) game.apply(state, code, () => 0)
    }
  }
  expect([...alike]).toEqual([])
})

test('places beyond the letters of the floor are told apart, too', () => {
  const view = game.view(game.setup({ options: transportOptions.default, seatCount: 4, seed: 1 }), 'onlooker')
  const told = [-15, -14, -13].map((r) => say('en', chosenPlace(view, cellAt(6, r), -1, { seats })))
  expect(told).toEqual([
    '4 upper right and 10 upper left of intake 2',
    '4 upper right and 9 upper left of intake 2',
    '4 upper right and 8 upper left of intake 2',
  ])
})
