import { expect, it, vi } from 'vitest'
import type { Judgement } from '../../../src-main/bots/greedy-judgement.ts'
import { MAX_CHOICES, type State } from '../../../src-main/engine/game.ts'
import { playLively } from '../../conformance/freight-express/lively.ts'

const { game, states } = playLively(26)
const others = [3, 41, 57, 58, 59, 60].flatMap((seed) => playLively(seed).states)
const codes = new Int32Array(MAX_CHOICES)
const choicesOf = (s: State): Int32Array => codes.slice(0, game.choices(s, codes))
const some = states.filter((_, i) => i % 7 === 5)

/** The judgement of Freight Express with nothing kept yet. */
async function cold(): Promise<Judgement> {
  vi.resetModules()
  return (await import('../../../src-main/bots/freight-express/judgement.ts')).freightJudgement
}

it('the greedy bot judges a position the same whatever networks it made before', async () => {
  const warm = await cold()
  // More positions than networks are kept, so that most are made in the place of another.
  for (const s of others) {
    warm.candidates(s, choicesOf(s))
    for (const seat of [0, 1]) warm.judge(s, seat)
  }
  for (const s of some) {
    expect(warm.candidates(s, choicesOf(s))).toEqual((await cold()).candidates(s, choicesOf(s)))
    for (const seat of [0, 1])
      expect(warm.judge(s, seat), `turn ${game.status(s).turn}, seat ${seat}`).toBe((await cold()).judge(s, seat))
  }
})
