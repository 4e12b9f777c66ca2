import { expect, test } from 'vitest'
import type { Score } from '../../../../src-shared/core.ts'
import { isReason } from '../../../../src-shared/core.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import { houseRules, rulesOn, withoutHouseRules } from '../../../../src-renderer/games/first-class/parts/house-rules.ts'
import { WAYS, chooseWay, orderAfter, wayOf } from '../../../../src-renderer/games/first-class/parts/modules.ts'
import { bestIn, columnsOf, scoringsOf } from '../../../../src-renderer/games/first-class/parts/sheet.ts'

const options = { ...firstClassOptions.default }

test('a third module takes the place of the one chosen first, and two stay chosen', () => {
  expect(orderAfter(['A', 'B'], 'E', 'two')).toEqual(['B', 'E'])
  expect(orderAfter(['A', 'B'], 'A', 'two')).toEqual(['A', 'B'])
})

test('by lot one module may be certain, and can be given up again', () => {
  expect(orderAfter([], 'C', 'lot')).toEqual(['C'])
  expect(orderAfter(['C'], 'D', 'lot')).toEqual(['D'])
  expect(orderAfter(['C'], 'C', 'lot')).toEqual([])
})

test('each way of choosing modules gives options that the doors take', () => {
  for (const from of WAYS)
    for (const to of WAYS) {
      const chosen = chooseWay(chooseWay(options, from, ['C', 'D']), to, ['D'])
      expect(wayOf(chosen)).toBe(to)
      expect(isReason(firstClassOptions.parse(chosen))).toBe(false)
    }
})

test('house rules about evidence are offered only where there may be evidence', () => {
  expect(houseRules({ ...options, modules: ['A', 'B'] })).not.toContain('dummySuspects')
  expect(houseRules({ ...options, modules: ['A', 'C'] })).toContain('dummySuspects')
  expect(houseRules({ ...options, modules: [], randomModules: true })).toContain('dummySuspects')
})

test('suspects whom nobody plays are offered and counted with two seats alone', () => {
  const withC = { ...options, modules: ['A', 'C'] }
  expect([2, 3, 4].map((seats) => houseRules(withC, seats).includes('dummySuspects'))).toEqual([true, false, false])
  expect([2, 3, 4].map((seats) => houseRules(withC, seats).includes('extraEvidence'))).toEqual([true, false, true])
  expect([2, 4].map((seats) => rulesOn({ ...withC, dummySuspects: false }, seats))).toEqual([1, 0])
})

test('leaving the suspects out is a change, having them is not', () => {
  const withC = { ...options, modules: ['A', 'C'] }
  expect([rulesOn(withC), rulesOn({ ...withC, dummySuspects: false, autoRefuse: true })]).toEqual([0, 2])
  expect(rulesOn(withoutHouseRules({ ...withC, dummySuspects: false, autoRefuse: true }))).toBe(0)
})

const score = (seat: number, parts: Record<string, number>): Score => ({
  seat,
  total: 0,
  tie: [],
  parts: Object.entries(parts).map(([name, value]) => ({ key: `first-class.score.${name}`, value, refs: [] })),
})

test('the sheet shows only sources of which somebody has points, and who has most of each, unless all have as many', () => {
  const scores = [score(0, { trains1: 3, trains3: 9, cities: 8 }), score(1, { trains1: 4, trains2: 5, cities: 8 })]
  expect(columnsOf(scores).map(({ id }) => id)).toEqual(['trains', 'cities'])
  expect([...bestIn(scores, ['cities'])]).toEqual([])
  expect([...bestIn([...scores, score(2, { cities: 3 })], ['cities'])]).toEqual([0, 1])
  expect([...bestIn(scores, ['trains1', 'trains2', 'trains3'])]).toEqual([0])
  expect(scoringsOf(scores[0])).toBe('3 + 0 + 9')
})
