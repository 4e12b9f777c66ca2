import { expect, it } from 'vitest'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { scoringsOver } from '../../../../src-renderer/games/first-class/scorings-over.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

it('a scoring is over when the next round has begun, and not while its own is played or it is counted', () => {
  const { beats } = randomFirstClass(1, 2, 0, firstClassOptions.default)
  let counted = 0
  let wasScoring = false
  for (const { view } of beats as { view: FirstClassView }[]) {
    const isScoring = view.phase === 'scoring' && view.round % (view.rounds / 3) === 0
    if (wasScoring && !isScoring) counted++
    wasScoring = isScoring
    expect(scoringsOver(view), `${view.phase} of round ${view.round}`).toBe(counted)
  }
  expect(counted).toBe(3)
})
