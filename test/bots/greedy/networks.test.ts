import { expect, it, vi } from 'vitest'
import type { Judgement } from '../../../src-main/bots/greedy-judgement.ts'
import { playLively } from '../../conformance/freight-express/lively.ts'

const { game, states } = playLively(26)
/** Fewer than the networks that are kept never meet one that was used before. */
const all = [...states, ...playLively(3).states]
const some = states.filter((_, i) => i % 23 === 5)

/** The judgement of Freight Express with nothing kept yet. */
async function cold(): Promise<Judgement> {
  vi.resetModules()
  return (await import('../../../src-main/bots/freight-express/judgement.ts')).freightJudgement
}

it('the greedy bot judges a position the same whatever networks it made before', { timeout: 30_000 }, async () => {
  const seat = 0
  const warm = await cold()
  for (const s of all) warm.judge(s, seat)
  expect(all.length).toBeGreaterThan(300)
  for (const s of some) expect(warm.judge(s, seat), JSON.stringify(game.status(s))).toBe((await cold()).judge(s, seat))
})
