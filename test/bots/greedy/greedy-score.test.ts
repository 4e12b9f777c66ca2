import { expect, it } from 'vitest'
import { scoreJudgement } from '../../../src-main/bots/greedy-score.ts'
import { Meter } from '../../../src-main/bots/search/meter.ts'
import { partOf } from '../../../src-main/bots/search/parts.ts'
import { gameOf } from '../../../src-main/engine/games.ts'

it('the present score of a seat is held against the other side, not against its partner', () => {
  const game = gameOf('transport')
  const part = partOf(game)
  const s = game.setup({ options: game.options.default, seatCount: 4, seed: 6 })
  for (let step = 0; !part.ended(s) && step < 2000; step++) part.playOn(s, new Meter(Infinity))
  const [ours, theirs] = game.score(s).map(({ total }) => total)
  expect(ours).not.toBe(theirs)
  const { judge } = scoreJudgement(game)
  expect([0, 1, 2, 3].map((seat) => judge(s, seat))).toEqual([1, -1, 1, -1].map((sign) => sign * (ours - theirs)))
})
