import { describe, expect, it } from 'vitest'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'

const key = (json: unknown): string => {
  const parsed = firstClassOptions.parse(json)
  return 'key' in parsed ? parsed.key : 'taken'
}

describe('options of First Class', () => {
  it('recommend A and B when nothing is said [002:56]', () =>
    expect(firstClassOptions.parse({})).toMatchObject({ modules: ['A', 'B'] }))
  it('take two modules in any order', () =>
    expect(firstClassOptions.parse({ modules: ['F', 'E'] })).toMatchObject({ modules: ['E', 'F'] }))
  it('take none for the lesson-size game', () =>
    expect(firstClassOptions.parse({ modules: [] })).toMatchObject({ modules: [] }))
  it('take fewer with a lot for the rest', () => {
    expect(firstClassOptions.parse({ modules: ['E'], randomModules: true })).toMatchObject({
      modules: ['E'],
      randomModules: true,
    })
    expect(firstClassOptions.parse({ randomModules: true })).toMatchObject({ modules: [], randomModules: true })
  })
  it('refuse one module, three, the same twice, an unknown one', () => {
    expect(key({ modules: ['A'] })).toBe('first-class.reason.twoModulesOrNone')
    expect(key({ modules: ['A', 'B', 'E'] })).toBe('first-class.reason.twoModulesOrNone')
    expect(key({ modules: ['A', 'A'] })).toBe('first-class.reason.moduleTwice')
    expect(key({ modules: ['A', 'Z'] })).toBe('first-class.reason.unknownModule')
  })
  it('refuse other nonsense', () => {
    for (const json of [7, 'AB', [], { modules: 'AB' }, { autoRefuse: 1 }, { colour: 'red' }])
      expect(key(json)).toMatch(/^options\./)
  })
})
