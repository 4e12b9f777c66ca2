import { describe, expect, it } from 'vitest'
import type { BotTask } from '../../../src-main/bots/bot.ts'
import { botOf } from '../../../src-main/bots/registry.ts'
import { Seated } from '../../../src-main/bots/seated.ts'
import { MAX_CHOICES, type AnyGame, type State } from '../../../src-main/engine/game.ts'
import { nodesFor } from '../../../src-main/bots/search/levels.ts'
import { gameOf, games } from '../../../src-main/engine/games.ts'
import { seedFor } from '../../seed.ts'

const searcher = botOf('controller')
const firstClass = gameOf('first-class')
/** Each game as it is usually played, and with what asks more. */
const KINDS: [AnyGame, unknown][] = [
  ...games.map((game): [AnyGame, unknown] => [game, {}]),
  [gameOf('freight-express'), { advanced: true }],
]

/** The question after so many answers given by lot. */
function positionAfter(steps: number, seed: number, game: AnyGame = firstClass, options: unknown = {}): State {
  const s = game.setup({ options: game.options.parse(options), seatCount: 2, seed })
  const out = new Int32Array(MAX_CHOICES)
  for (let step = 0; step < steps; step++) {
    const count = game.choices(s, out)
    if (count > 0) game.apply(s, out[(step * 7919 + seed) % count])
  }
  return s
}

function taskAt(s: State, nodes: number, game: AnyGame = firstClass): BotTask {
  const out = new Int32Array(MAX_CHOICES)
  const seat = game.status(s).decision!.by
  const choices = out.slice(0, game.choices(s, out))
  return { game: game.id, seat, beliefs: game.beliefs(s, seat), choices, seed: 5, nodes }
}

describe('the searching bot', () => {
  it('answers the same task with the same line', () => {
    const task = taskAt(positionAfter(9, 3), 400)
    expect(searcher.line!(task)).toEqual(searcher.line!(task))
  })

  it('has a line where the whole hand must be played and there are too few nodes to play it to its end', () => {
    const game = gameOf('freight-express')
    const s = game.scenario({ options: { advanced: true }, mustPlay: true, hands: [[0, 1, 2, 3, 4, 5], []] })
    const task = taskAt(s, 3, game)
    expect([...task.choices]).toContain(searcher.line!(task).codes[0])
  })

  it.each(KINDS)('gives lines of legal codes in $id, and they end where something is learnt', (game, options) => {
    const seed = seedFor(4711)
    let followed = 0
    for (let steps = 3; steps < 60; steps += 9) {
      const s = positionAfter(steps, seed, game, options)
      const task = taskAt(s, 200, game)
      let learnt = false
      for (const code of searcher.line!(task).codes) {
        expect(learnt, `seed ${seed}, ${steps} steps: goes on after something was learnt`).toBe(false)
        const out = new Int32Array(MAX_CHOICES)
        expect(out.slice(0, game.choices(s, out)), `seed ${seed}, ${steps} steps`).toContain(code)
        expect(game.status(s).decision!.by).toBe(task.seat)
        game.apply(s, code, (event) => (learnt ||= event.learnt.includes(task.seat)))
        followed++
      }
    }
    expect(followed).toBeGreaterThan(6)
  })

  it('stays about within the states it is given', () => {
    const s = positionAfter(9, 3)
    // What is begun is ended: one plan played on costs some hundred.
    for (const nodes of [400, 2000]) expect(searcher.line!(taskAt(s, nodes)).nodes).toBeLessThan(nodes + 700)
  })

  it('answers at once with the best found so far when it is no longer wanted', () => {
    const task = taskAt(positionAfter(9, 3), 1_000_000)
    const { codes, nodes } = searcher.line!(task, () => true)
    expect(task.choices).toContain(codes[0])
    expect(nodes).toBeLessThan(2000)
  })
})

describe('a line that is followed', () => {
  it('goes on code by code as long as each is offered, and is dropped when something is learnt', () => {
    const seated = new Seated()
    expect(seated.keep({ codes: [4, 5, 6], nodes: 10 })).toBe(4)
    expect(seated.next(Int32Array.of(5, 9))).toBe(5)
    expect(seated.next(Int32Array.of(7, 9))).toBeNull()
    expect(seated.next(Int32Array.of(6, 9))).toBeNull()
    seated.keep({ codes: [4, 5], nodes: 10 })
    seated.learnt()
    expect(seated.next(Int32Array.of(5, 9))).toBeNull()
  })

  it('has the nodes of its turn only once', () => {
    const seated = new Seated()
    expect(seated.left(3, 1000)).toBe(1000)
    seated.keep({ codes: [4], nodes: 600 })
    expect(seated.left(3, 1000)).toBe(400)
    expect(seated.left(4, 1000)).toBe(1000)
  })
})

it('Freight Express’ Stationmaster gets more nodes for each further seat, the Driver the same for all', () => {
  const nodes = (level: 'driver' | 'stationmaster') => [2, 3, 4].map((n) => nodesFor('freight-express', level, n))
  const [two, three, four] = nodes('stationmaster')
  expect(three).toBeGreaterThan(two)
  expect(four - three).toBe(three - two)
  expect(botOf('stationmaster').nodesATurn?.('freight-express', 4)).toBe(four)
  expect(new Set(nodes('driver')).size).toBe(1)
})
