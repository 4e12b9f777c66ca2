import { describe, expect, it } from 'vitest'
import { adviceOn, takingFirst } from '../../../src-main/bots/advice/advice.ts'
import { withFree, wholeTurn } from '../../../src-main/bots/advice/alternatives.ts'
import { botOf } from '../../../src-main/bots/registry.ts'
import { Meter } from '../../../src-main/bots/search/meter.ts'
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
function deliverable(most: number, seed = 77): State[] {
  const s = game.setup({ options: game.options.default, seatCount: 2, seed })
  const found: State[] = []
  for (let step = 0; game.decider(s) >= 0 && found.length < most; step++) {
    const kinds = Array.from(choicesAt(s), kindOfCode)
    if (kinds.includes('uncouple') && kinds.includes('refill')) found.push(s.slice())
    game.apply(s, driver.choose(taskAt(s, 500, step)))
  }
  return found
}

/** One at which several wagons could be delivered. */
function several(): State {
  for (let seed = 77; seed < 97; seed++) {
    const found = deliverable(20, seed).find(
      (s) => choicesAt(s).filter((code) => kindOfCode(code) === 'uncouple').length > 1,
    )
    if (found) return found
  }
  throw new Error('Nobody could deliver several.')
}

const [first] = deliverable(1)
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

  it('is all put before a plan that has one of several', () => {
    const state = several()
    const codes = choicesAt(state).filter((code) => kindOfCode(code) === 'uncouple')
    for (const one of codes) {
      const others = Array.from(codes).filter((code) => code !== one)
      const refilling = codeOf('refill', state)
      expect(withFree(game, part, state, { codes: [one, refilling], prior: 0 })?.codes).toEqual([
        ...others,
        one,
        refilling,
      ])
    }
  })

  it('is taken first where that is hardly worse, and not where it costs half a point or was never compared', () => {
    const arm = (...points: number[]) => ({ plan: { codes: [], prior: 0 }, worths: points, points })
    const chosen = arm(5, 7)
    const [near, far] = [arm(4.8, 6.6), arm(4, 7)]
    expect(takingFirst(chosen, near)).toBe(near)
    expect(takingFirst(chosen, far)).toBe(chosen)
    expect(takingFirst(chosen, arm())).toBe(chosen)
    expect(takingFirst(chosen, undefined)).toBe(chosen)
  })

  it('is not left lying by the turn that is advised', () => {
    for (const [i, s] of deliverable(2).entries()) {
      const { codes, prior } = { codes: adviceOn(taskAt(s, 600, i)).moves[0].codes, prior: 0 }
      expect(withFree(game, part, s, { codes, prior })).toBeNull()
    }
  })
})

describe('a turn that is begun otherwise', () => {
  it('is gone on with to its end, or to where something is learnt', () => {
    const code = codeOf('uncouple', first)
    const whole = wholeTurn(game, part, first, game.decider(first), { codes: [code], prior: 0 }, new Meter(500))
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
    expect(wholeTurn(game, part, first, game.decider(first), { codes: [code], prior: 0 }, new Meter(500))).toBeNull()
  })
})
