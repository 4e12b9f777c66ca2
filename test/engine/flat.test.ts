import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { cloneState, equalStates, layout, newState } from '../../src-main/engine/flat.ts'
import { deserialiseState, hashState, serialiseState } from '../state-text.ts'

const states = fc
  .array(fc.oneof(fc.constant(0), fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })), { maxLength: 60 })
  .map((numbers) => Int32Array.from(numbers))

it('a layout gives each field its place after the ones before it', () => {
  expect(layout({ turn: 1, hands: 8, stock: 2 })).toEqual({ turn: 0, hands: 1, stock: 9, size: 11 })
})

it('a copy is equal and lives on its own', () => {
  const s = Int32Array.of(1, 2, 3)
  const copy = cloneState(s)
  copy[1] = 9
  expect([...s]).toEqual([1, 2, 3])
  expect(equalStates(s, copy)).toBe(false)
})

it('states lie each on their own, however many and long they are', () => {
  const sizes = [700, 1800, 3, 20_000, 1, 8192, 1800, 1800, 1800, 1800, 1800]
  const made = sizes.map((size, i) => newState(size).fill(i + 1))
  expect(made.map((s) => s.length)).toEqual(sizes)
  made.forEach((s, i) => expect(s.every((word) => word === i + 1)).toBe(true))
  expect(newState(5)).toEqual(new Int32Array(5))
})

it('where there is no memory but cleared one, as in a page, states are made all the same', () => {
  vi.stubGlobal('Buffer', undefined)
  const made = [40_000, 40_000].map((size, i) => newState(size).fill(i + 1))
  vi.unstubAllGlobals()
  expect(made.map((s) => [s.length, s[0], s.at(-1)])).toEqual([
    [40_000, 1, 1],
    [40_000, 2, 2],
  ])
})

it('a new state holds nothing of what lay there before', () => {
  for (let round = 0; round < 40; round++) {
    for (let i = 0; i < 60; i++) cloneState(new Int32Array(1561).fill(0x5a5a5a5a))
    for (const size of [700, 3, 1561]) expect(newState(size).every((word) => word === 0)).toBe(true)
  }
})

describe('a state written down', () => {
  it('reads back as it was, whatever its numbers', () => {
    fc.assert(fc.property(states, (s) => equalStates(deserialiseState(serialiseState(s)), s)))
  })

  it('is short where nothing lies', () => {
    expect(serialiseState(new Int32Array(1000))).toBe('*rs')
  })

  it('is refused when it was not written by us', () => {
    expect(() => deserialiseState('1 ? 3')).toThrow(RangeError)
    expect(() => deserialiseState('1 zz!')).toThrow(RangeError)
    expect(() => deserialiseState('zzzzzzz')).toThrow(RangeError)
    expect(() => deserialiseState('*zzzz')).toThrow(RangeError)
    expect(() => deserialiseState('*zzzzzz')).toThrow(RangeError)
  })
})

describe('the hash', () => {
  it('of a given state never changes: golden games rely on it', () => {
    expect(hashState(Int32Array.of(1, 2, 3, -4))).toBe('aecb60f5b18bd80a')
  })

  it('is sixteen hex digits and differs when one number differs', () => {
    fc.assert(
      fc.property(states, fc.nat(), (s, where) => {
        expect(hashState(s)).toMatch(/^[0-9a-f]{16}$/)
        if (s.length === 0) return
        const other = cloneState(s)
        other[where % s.length] ^= 1
        expect(hashState(other)).not.toBe(hashState(s))
      }),
    )
  })
})

it('two states are the same only where they are as long and agree from the first number to the last', () => {
  const s = Int32Array.of(1, 2, 3)
  expect(equalStates(s, Int32Array.of(1, 2, 3))).toBe(true)
  for (const other of [
    [9, 2, 3],
    [1, 9, 3],
    [1, 2, 9],
    [1, 2],
    [1, 2, 3, 4],
  ])
    expect(equalStates(s, Int32Array.from(other))).toBe(false)
})
