import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { settingsSchema } from '../../src-shared/bridge.ts'
import { keyOf, refusedKey, usualKey, withKey } from '../../src-shared/keys.ts'
import { DEFAULT_SETTINGS } from '../../src-shared/table.ts'

describe('a key of one’s own', () => {
  it('does what the usual one did, which then does nothing', () => {
    const own = withKey({}, 'hint', 'ö')
    expect(keyOf(own, 'hint')).toBe('Ö')
    expect(usualKey(own, 'ö', false)).toBe('H')
    expect(usualKey(own, 'h', false)).toBeNull()
    expect(usualKey(own, 'x', false)).toBe('X')
    expect(usualKey(own, '4', false)).toBe('4')
  })

  it('may be the usual one of something that has another', () => {
    const own = withKey(withKey({}, 'hint', 'J'), 'drawer', 'H')
    expect([usualKey(own, 'h', false), usualKey(own, 'j', false), usualKey(own, 'l', false)]).toEqual(['L', 'H', null])
  })

  it('goes when the usual one is chosen again', () => {
    expect(withKey(withKey({}, 'hint', 'J'), 'hint', 'h')).toEqual({})
  })

  it('is refused where it does something else, is the same for everyone, or belongs to the system', () => {
    expect(refusedKey({}, 'hint', 'x')).toBe('explore')
    expect(refusedKey({ explore: 'N' }, 'hint', 'x')).toBeNull()
    expect(refusedKey({}, 'hint', '5')).toBe('fixed')
    expect(refusedKey({}, 'hint', '?')).toBe('fixed')
    expect(refusedKey({}, 'hint', ' ')).toBe('noSign')
    expect(refusedKey({}, 'hint', 'F5')).toBe('noSign')
    expect(refusedKey({}, 'undo', 'w')).toBe('system')
    expect(refusedKey({}, 'hint', 'w')).toBeNull()
    // The keys of the program's own menu, which hears them first.
    for (const key of [',', '+', '=', '-', 'm']) expect(refusedKey({}, 'undo', key), key).toBe('system')
    expect(refusedKey({}, 'undo', '*')).toBeNull()
  })

  it('may be a letter without a capital of its own', () => {
    expect(refusedKey({}, 'hint', 'ß')).toBeNull()
    const own = withKey({}, 'hint', 'ß')
    expect([own.hint, usualKey(own, 'ß', false), refusedKey(own, 'drawer', 'ß')]).toEqual(['ß', 'H', 'hint'])
  })

  it('is told apart from the same letter with Ctrl', () => {
    expect(refusedKey({}, 'hint', 'z')).toBeNull()
    const own = withKey(withKey({}, 'hint', 'Z'), 'undo', 'U')
    expect([usualKey(own, 'z', false), usualKey(own, 'z', true), usualKey(own, 'u', true)]).toEqual(['H', null, 'Z'])
  })
})

it('of settings whose keys do not go together what clashes is read as usual, and nothing else is lost', () => {
  const read = (keys: object) => v.parse(settingsSchema, { ...DEFAULT_SETTINGS, sound: 7, keys })
  expect(read({ hint: 'N', undo: 'G' })).toMatchObject({ sound: 7, keys: { hint: 'N', undo: 'G' } })
  for (const keys of [{ hint: 'X' }, { jump: 'J' }, { hint: '12' }]) {
    expect(read(keys), JSON.stringify(keys)).toMatchObject({ sound: 7 })
    expect(read(keys).keys, JSON.stringify(keys)).toEqual({})
  }
  // D delivers since it was chosen for something else.
  expect(read({ hint: 'D', undo: 'G' }).keys).toEqual({ undo: 'G' })
  expect(Object.values(read({ hint: 'N', drawer: 'N' }).keys)).toEqual(['N'])
  // With the hint back at H nothing else can stay there.
  expect(read({ turn: 'H', hint: 'X' }).keys).toEqual({})
})
