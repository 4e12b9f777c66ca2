import { describe, expect, it } from 'vitest'
import { adviceOn } from '../../../src-main/bots/advice/advice.ts'
import { withFree, wholeTurn } from '../../../src-main/bots/advice/alternatives.ts'
import { botOf } from '../../../src-main/bots/registry.ts'
import { partOf } from '../../../src-main/bots/search/parts.ts'
import { MAX_CHOICES, type State } from '../../../src-main/engine/game.ts'
import { gameOf } from '../../../src-main/engine/games.ts'
import { kindOfCode } from '../../../src-shared/games/freight-express/actions.ts'

const game = gameOf('freight-express')
const part = partOf(game)
const driver = botOf('driver')
const room = new Int32Array(MAX_CHOICES)
const choicesAt = (s: State): Int32Array => room.slice(0, game.choices(s, room))
const taskAt = (s: State, nodes: number, seed: number) => {
  const seat = game.decider(s)
  return { game: game.id, seat, beliefs: game.beliefs(s, seat), choices: choicesAt(s), seed, nodes }
}

/** Questions of one game at which a wagon could be delivered, and the turn ended without. */
function deliverable(most: number): State[] {
  const s = game.setup({ options: game.options.default, seatCount: 2, seed: 77 })
  const found: State[] = []
  for (let step = 0; game.decider(s) >= 0 && found.length < most; step++) {
    const kinds = Array.from(choicesAt(s), kindOfCode)
    if (kinds.includes('uncouple') && kinds.includes('refill')) found.push(s.slice())
    game.apply(s, driver.choose(taskAt(s, 500, step)))
  }
  return found
}

const [first, ...others] = deliverable(10)
const codeOf = (kind: string, s: State): number => choicesAt(s).find((code) => kindOfCode(code) === kind)!

describe('what costs nothing in Freight Express', () => {
  it('is put before a plan that leaves it out', () => {
    const [delivering, refilling] = ['uncouple', 'refill'].map((kind) => codeOf(kind, first))
    const plan = withFree(game, part, first, { codes: [refilling], prior: 3 })
    expect(plan).toEqual({ codes: [delivering, refilling], prior: 3 })
  })

  it('is not put before a plan that has it later', () => {
    expect(withFree(game, part, first, { codes: [codeOf('uncouple', first)], prior: 3 })).toBeNull()
  })

  it('is not put before what may not follow it', () => {
    expect(withFree(game, part, first, { codes: [-1], prior: 3 })).toBeNull()
  })

  it('is never left lying by a turn that is advised to its end', () => {
    expect(others.length).toBeGreaterThan(4)
    for (const [i, s] of others.entries()) {
      const { codes } = adviceOn(taskAt(s, 2000, i)).moves[0]
      const ended = ['refill', 'endTurn'].includes(kindOfCode(codes[codes.length - 1]))
      if (ended) expect(codes.map(kindOfCode)).toContain('uncouple')
    }
  })
})

describe('a turn that is begun otherwise', () => {
  it('is gone on with to its end, or to where something is learnt', () => {
    const code = codeOf('uncouple', first)
    const whole = wholeTurn(game, part, first, game.decider(first), { codes: [code], prior: 0 }, 500)
    const { codes } = whole!
    expect(codes[0]).toBe(code)
    expect(codes.length).toBeGreaterThan(1)
    const s = first.slice()
    for (const one of codes) {
      expect(choicesAt(s)).toContain(one)
      game.apply(s, one)
    }
  })

  it('is not gone on with where the answer ends it', () => {
    const code = codeOf('refill', first)
    expect(wholeTurn(game, part, first, game.decider(first), { codes: [code], prior: 0 }, 500)).toBeNull()
  })
})
