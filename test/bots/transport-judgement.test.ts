import { expect, test } from 'vitest'
import { transportJudgement } from '../../src-main/bots/transport/judgement.ts'
import { transport as game } from '../../src-main/engine/transport/index.ts'
import { MAX_CHOICES } from '../../src-main/engine/game.ts'
import { transportOptions } from '../../src-shared/games/transport/options.ts'

const out = new Int32Array(MAX_CHOICES)

test('the greedy bot looks only at what is offered, at every hand card among it, and settling ends before the turn does', () => {
  const s = game.setup({ options: transportOptions.default, seatCount: 2, seed: 5 })
  for (let step = 0; step < 60 && game.status(s).decision; step++) {
    const offered = out.slice(0, game.choices(s, out))
    const named = transportJudgement.candidates(s, offered)
    const firsts = new Set(named.map(([first]) => first))
    expect([...firsts].filter((code) => !offered.includes(code))).toEqual([])
    if (game.status(s).decision?.kind === 'act') expect(firsts).toEqual(new Set(offered))
    expect(named.length).toBeGreaterThan(0)
    const copy = s.slice()
    const { turn } = game.status(copy)
    transportJudgement.settle(copy)
    expect(game.status(copy).turn).toBe(turn)
    game.apply(s, offered[step % offered.length])
  }
})

test('points on a tile count fully for their seat and fully against it for the others', () => {
  const s = game.setup({ options: transportOptions.default, seatCount: 2, seed: 5 })
  expect(transportJudgement.judge(s, 0) + transportJudgement.judge(s, 1)).toBeCloseTo(0, 6)
})
