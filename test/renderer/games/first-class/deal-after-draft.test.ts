import { expect, it } from 'vitest'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

it('what is dealt after the draft is no longer the own deed of whoever kept the last end card', () => {
  const { beats } = randomFirstClass(5, 2, 0, { ...firstClassOptions.default, modules: [] })
  const dealt = beats.findIndex(({ event }) => event.kind === 'dealt')
  const last = beats.findLastIndex(({ event }, i) => i < dealt && event.kind === 'drafted')
  const events = beats.slice(last, dealt + 1).map(({ event }) => event)
  const view = beats[dealt].view as FirstClassView
  expect(firstClassSpeech.episode?.(events, [], view)).toMatchObject({
    title: { key: 'first-class.now.dealt', params: { round: 1, n: 18 } },
    since: 1,
  })
  expect(firstClassSpeech.episode?.(events.slice(0, 1), [], view)).toBeNull()
})
