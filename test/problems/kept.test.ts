import { describe, expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import { problemsOf } from '../../src-main/problems/kept.ts'
import { stateOf } from '../../src-main/problems/position.ts'
import { draftStep } from '../../src-main/table/draft.ts'

/** What is kept is held to what can be seen at once; that each is right is proven by `npm run problems -- --check`. */
describe.each(games.map((game) => [game.id, game] as const))('the problems of %s', (id, game) => {
  const all = problemsOf(id)

  it('open at a question of their seat, by the rules of now, and their answer can be played from there', () => {
    expect(all.length).toBeGreaterThan(0)
    for (const problem of all) {
      expect(problem.rules, problem.id).toBe(game.rulesVersion)
      const s = stateOf(problem, game)
      expect(game.status(s), problem.id).toMatchObject({ turn: problem.turn, active: problem.seat })
      for (const line of [problem.answer, problem.second])
        expect(typeof draftStep(game, s, problem.seat, line), problem.id).toBe('object')
    }
  })

  it('have an answer that both searches found clearly ahead of all others, the second one on more nodes', () => {
    for (const { id, proof } of all) {
      const [first, longer] = proof
      expect(longer.nodes, id).toBeGreaterThan(3 * first.nodes)
      expect(longer.seed, id).not.toBe(first.seed)
      for (const { points, share } of proof) {
        expect(points[0], id).toBeGreaterThan(3 * points[1])
        expect(share[0], id).toBeGreaterThanOrEqual(0.03)
        expect(share[0], id).toBeGreaterThanOrEqual(2.9 * share[1])
      }
    }
  })

  it('are none like another: neither the same answer to the same theme nor the same stretch of a game', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const answers = all.map(({ theme, answer }) => `${theme} ${answer.join()}`)
    expect(new Set(answers).size).toBe(all.length)
    for (const one of all)
      for (const other of all)
        if (one !== other && one.seed === other.seed) expect(Math.abs(one.turn - other.turn)).toBeGreaterThanOrEqual(3)
  })

  it('have several themes, and are listed with the easiest first', () => {
    expect(new Set(all.map(({ theme }) => theme)).size).toBeGreaterThan(2)
    const steps = all.map(({ difficulty }) => difficulty)
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
  })
})
