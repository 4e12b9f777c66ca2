import { describe, expect, it } from 'vitest'
import { dice } from '../../../scripts/host.mjs'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import type { State } from '../../../src-main/engine/game.ts'
import { MODULE_CHOICES, firstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import { nextScoring } from '../../../src-renderer/games/first-class/words/hint/next-scoring.ts'
import { previewOf } from '../../../src-main/table/preview.ts'
import { seedFor } from '../../seed.ts'
import { by, card, offered, offersOf, play, question, rowsOf, table, take, view, walk } from './helpers.ts'

const reach = (s: State) => firstClass.reach!(s)
const upgrades = card({ stack: 1, kind: 'wagon', frames: [{ effects: [{ kind: 'upgrade', from: 0, n: 3 }] }] })
const steps = card({ stack: 1, kind: 'conductor', frames: [{ effects: [{ kind: 'conductor', n: 3 }] }] })

describe('what may come of a card that asks further', () => {
  it('is nothing to tell while no card is at work', () => {
    expect(reach(table({ rows: rowsOf(upgrades) }))).toBeNull()
  })
  it('says how much of it can be done: two 0-wagons take two of three upgrades', () => {
    const s = table({ rows: rowsOf(upgrades), boards: [{ trains: [[0], [0]] }] })
    play(s, take(upgrades))
    expect(reach(s)).toEqual({ points: 0, next: 0, steps: { done: 2, all: 3 } })
  })
  it('finds the best way to share the steps of the conductors', () => {
    const s = table({
      rows: rowsOf(steps),
      boards: [
        {
          trains: [
            [4, 1],
            [2, 2, 2],
          ],
        },
      ],
    })
    play(s, take(steps))
    expect(reach(s)).toEqual({ points: 0, next: 8, steps: { done: 3, all: 3 } })
    play(s, walk(1, 1))
    expect(reach(s)).toEqual({ points: 0, next: 7, steps: { done: 2, all: 2 } })
  })
  it('counts what comes at once apart: the engine tile with its Constantinople', () => {
    const s = table({ rows: rowsOf(steps), boards: [{ trains: [[1, 0, 0, 0, 0, 0, 0, 0], [0]], conductors: [9, 0] }] })
    play(s, take(steps))
    expect(reach(s)).toMatchObject({ points: 20, next: 6 })
  })
  it('is told with the preview of the card, and not when the card does all by itself', () => {
    const s = table({ rows: rowsOf(upgrades), boards: [{ trains: [[0], [0]] }] })
    const previewed = (id: number) => previewOf(firstClass, s, 0, [firstClass.encode(s, take(id)) as number], 1)!
    expect(previewed(upgrades).reach?.steps).toEqual({ done: 2, all: 3 })
    const route = table({ rows: rowsOf(card({ stack: 1, kind: 'route' })) })
    expect(
      previewOf(firstClass, route, 0, [firstClass.encode(route, offersOf(route, 'take')[0]) as number], 1),
    ).not.toHaveProperty('reach')
  })
})

const INNER = [
  'chooseFrame',
  'nextFrame',
  'effect',
  'mailWagon',
  'boardCelebrity',
  'layPostcard',
  'passengerOrLuggage',
  'layBetween',
]
const FREE = ['spendWagon', 'spendStep', 'spendUpgrade', 'spendPoint', 'buy', 'pay', 'order', 'fulfil', 'use']
const seed = seedFor(4_711)

it(`however a card of any pair is played on by chance, it brings no more than was foretold (seed ${seed})`, () => {
  const random = dice(seed)
  const one = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]
  let [held, best] = [0, 0]
  for (const modules of MODULE_CHOICES) {
    const s = firstClass.setup({
      options: { ...firstClassOptions.default, modules },
      seatCount: 2,
      seed: Math.floor(random() * 1e6),
    })
    for (let i = 0; i < 60 && question(s) !== 'over'; i++) {
      const foretold = INNER.includes(question(s)) ? reach(s) : null
      if (foretold) {
        const [seat, tried] = [by(s), s.slice()]
        while (INNER.includes(question(tried)) && by(tried) === seat) {
          const on = offered(tried).filter(({ kind }) => !FREE.includes(kind))
          const going = on.filter(({ kind }) => kind !== 'enough')
          play(tried, one(going.length > 0 && random() < 0.9 ? going : on))
        }
        if (question(tried) === 'makeRoom' || question(tried) === 'factory') continue
        const [now, next] = [view(tried).seats[seat].points, nextScoring(firstClass.view(tried, seat), seat)]
        expect(next, `${modules.join('')} step ${i}`).toBeLessThanOrEqual(foretold.next)
        if (question(tried) !== 'over' && view(tried).phase === 'turn') expect(now).toBeLessThanOrEqual(foretold.points)
        held++
        if (next === foretold.next) best++
      }
      play(s, one(offered(s)))
    }
  }
  expect(held).toBeGreaterThan(50)
  expect(best).toBeGreaterThan(held / 4)
})
