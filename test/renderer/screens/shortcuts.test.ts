import { expect, it } from 'vitest'
import { USUAL_KEYS } from '../../../src-shared/keys.ts'
import { SHORTCUTS } from '../../../src-renderer/screens/shortcuts.ts'

it('lists every key that can be had by another, and none twice in a group', () => {
  const listed = new Set(SHORTCUTS.flatMap(({ keys }) => keys.flatMap((one) => one.keys.flat())))
  expect(Object.values(USUAL_KEYS).filter((key) => !listed.has(key))).toEqual([])
  for (const { where, keys } of SHORTCUTS) {
    const does = keys.map((one) => one.does)
    expect(new Set(does).size, where).toBe(does.length)
  }
})
