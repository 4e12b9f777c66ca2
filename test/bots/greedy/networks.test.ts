import { expect, it, vi } from 'vitest'
import type { Judgement } from '../../../src-main/bots/greedy-judgement.ts'
import { playLively } from '../../conformance/freight-express/lively.ts'

const { game, states } = playLively(26)
const others = [3, 41].flatMap((seed) => playLively(seed).states)
const some = states.filter((_, i) => i % 23 === 5)

/** The judgement of Freight Express with nothing kept yet. */
async function cold(): Promise<Judgement> {
  vi.resetModules()
  return (await import('../../../src-main/bots/freight-express/judgement.ts')).freightJudgement
}

it('the greedy bot judges a position the same whatever networks it made before', async () => {
  const warm = await cold()
  // More positions than networks are kept, so that each is made in the place of another.
  for (const s of others) for (const seat of [0, 1]) warm.judge(s, seat)
  for (const s of some)
    for (const seat of [0, 1])
      expect(warm.judge(s, seat), `turn ${game.status(s).turn}, seat ${seat}`).toBe((await cold()).judge(s, seat))
})
