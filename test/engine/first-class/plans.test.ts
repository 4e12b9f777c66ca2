import { describe, expect, it } from 'vitest'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import { card, play, question, rowsOf, table, take, view } from './helpers.ts'

describe('plans', () => {
  const star = card({ stack: 1, kind: 'celebrity' })
  it('name a card and its place in one', () => {
    const plans = firstClass.plans(table({ options: { modules: ['B', 'C'] }, rows: rowsOf(star) }))
    expect(plans.map((plan) => [plan.kind, plan.facts.card, plan.codes.length])).toEqual([
      ['takeAndPlace', star, 2],
      ['takeAndPlace', star, 2],
    ])
  })
  it('end where something is learnt: with dummies, a cleared row may make the taker draw evidence first', () => {
    const others = card({ stack: 1, kind: 'suspectOthers' })
    const s = table({ options: { modules: ['B', 'C'] }, rows: [star, others], takenFromRow: [1, 0, 0] })
    expect(firstClass.plans(s)).toEqual([])
    play(s, take(star))
    expect(question(s)).toBe('boardCelebrity')
  })
  it('name an end card and the coins that pay for it', () => {
    const s = table({ rows: rowsOf(), boards: [{ coins: [3, 2, 0] }] })
    const plans = firstClass.plans(s).filter((plan) => plan.facts.bought === view(s).openEndCards[0])
    expect(plans.map((plan) => plan.facts.columns)).toEqual([
      [0, 0, 0, 1],
      [0, 0, 1, 1],
    ])
  })
})
