import { describe, expect, it } from 'vitest'
import { INTERNAL_BOT_IDS } from '../../../src-main/bots/bot.ts'
import { bots, botOf } from '../../../src-main/bots/registry.ts'
import type { Judgement } from '../../../src-main/bots/greedy-judgement.ts'
import { freightJudgement } from '../../../src-main/bots/freight-express/judgement.ts'
import { greedyBot } from '../../../src-main/bots/greedy.ts'
import { scoreJudgement } from '../../../src-main/bots/greedy-score.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { playBotGame } from '../../../src-main/measure/bot-game.ts'
import { BOT_IDS } from '../../../src-shared/table.ts'
import { before, enter } from '../../engine/freight-express/advanced/helpers.ts'
import { begin, codes } from '../../engine/freight-express/helpers.ts'

const position = begin({
  hands: [
    [1, 2, 3, 4],
    [5, 6],
  ],
})
const task = (nodes: number) =>
  ({
    game: 'freight-express',
    seat: 0,
    beliefs: game.beliefs(position, 0),
    choices: Int32Array.from(codes(position)),
    seed: 3,
    nodes,
  }) as const

describe('a bot that looks one action ahead', () => {
  it('is registered by its name; those that only measure are not offered at a table', () => {
    expect(Object.keys(bots)).toEqual([...BOT_IDS])
    for (const id of [...BOT_IDS, ...INTERNAL_BOT_IDS]) expect(botOf(id).id).toBe(id)
  })

  it('gives the same answer to the same task', () => {
    expect(botOf('greedy').choose(task(500))).toBe(botOf('greedy').choose(task(500)))
  })

  it('looks at no more positions than it may', () => {
    let looks = 0
    const counting: Judgement = { ...scoreJudgement(game), settle: () => void looks++ }
    for (const nodes of [1, 7, 40, 1000]) {
      looks = 0
      const code = greedyBot('greedy', () => counting).choose(task(nodes))
      expect(codes(position)).toContain(code)
      expect(looks).toBeLessThanOrEqual(nodes)
    }
  })

  it('plays no more choices than it may with its own judgement, however many details of a special are compared', () => {
    const s = before('closeStation', {
      seats: 2,
      coupled: [[], [0, 9, 18]],
      cells: { '4,2': { rails: 'EW' } },
      hands: [[20, 21]],
    })
    let looks = 0
    const counting: Judgement = {
      ...freightJudgement,
      settle: (state) => {
        looks++
        freightJudgement.settle(state)
      },
    }
    const asked = () => ({ ...task(1), beliefs: game.beliefs(s, 0), choices: Int32Array.from(codes(s)) })
    enter(s)
    for (const nodes of [1, 2, 5, 20]) {
      looks = 0
      const code = greedyBot('greedy', () => counting).choose({ ...asked(), nodes })
      expect(codes(s)).toContain(code)
      expect(looks).toBeGreaterThan(0)
      expect(looks).toBeLessThanOrEqual(nodes)
    }
  })

  it('says so when it may not look at all', () => {
    for (const nodes of [0, -1, NaN])
      expect(() => botOf('greedy').choose(task(nodes))).toThrow(`needs at least one node, not ${nodes}`)
  })

  it('answers every question of the basic and the advanced game, to the end', () => {
    for (const [seed, advanced] of [
      [1, false],
      [2, true],
      [3, true],
    ] as const) {
      const options = {
        ...game.options.default,
        advanced,
        layout: 'placed',
        stations: advanced ? 'shuffled' : 'default',
      }
      expect(
        playBotGame({ game, bots: [botOf('greedy'), botOf('greedyScore'), botOf('random')], options, seed, nodes: 30 })
          .outcome,
      ).not.toBeNull()
    }
  })
})
