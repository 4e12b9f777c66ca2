import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { mutantsOf, switched } from '../../scripts/mutants.ts'

/** Every text that changes lead to. */
const madeOf = (text: string): string[] =>
  mutantsOf(text).map(({ start, end, text: by }) => text.slice(0, start) + by + text.slice(end))

describe('changes that a test should notice', () => {
  it('are another operator, a larger number, a condition turned round', () => {
    expect(madeOf('if (a < 2) b()')).toEqual([
      'if (!(a < 2)) b()',
      'if (a <= 2) b()',
      'if (a < (2 + 1)) b()',
      'if (a < 2) undefined',
    ])
  })
  it('are a truth told as a lie, and a doubt left out', () => {
    expect(madeOf('const a = !b || true')).toEqual([
      'const a = !b && true',
      'const a = b || true',
      'const a = !b || false',
    ])
  })
  it('touch no type, no text and no import', () => {
    expect(madeOf("import { a } from './1.ts'\ntype B = 1 | 2\nconst c = 'x' + a")).toEqual([])
  })
  it('say where they stand, and what they put in place of what', () => {
    expect(mutantsOf('const a = 1\nconst b = a === 3')).toMatchObject([
      { line: 1, change: '1 → (1 + 1)' },
      { line: 2, change: '=== → !==' },
      { line: 2, change: '3 → (3 + 1)' },
    ])
  })
})

/** What a module gives with one of its changes made, or with none. */
const given = (text: string, on: number): unknown =>
  JSON.parse(
    runInNewContext(`${switched(text, mutantsOf(text), 10)}\nJSON.stringify(a)`, {
      $mutant: (number: number) => number === on,
    }) as string,
  )

describe('a module with all its changes inside', () => {
  const text = 'const b = 1\nlet a = b + 2 * 3'
  it('is itself until one of them is asked for by its number', () => {
    expect(mutantsOf(text).map(({ change }) => change)).toEqual([
      '1 → (1 + 1)',
      '+ → -',
      '* → +',
      '2 → (2 + 1)',
      '3 → (3 + 1)',
    ])
    expect([0, 10, 11, 12, 13, 14].map((on) => given(text, on))).toEqual([7, 8, -5, 6, 10, 9])
  })
  it('leaves out a call, and nothing beside it', () => {
    const calls = 'const a = []\na.push(1)\na.push(2)\nif (a.length > 9) a.push(3)\nelse a.push(4)'
    const leftOut = mutantsOf(calls).findIndex(({ change }) => change === 'a.push(2) → nothing')
    expect([given(calls, 0), given(calls, 10 + leftOut)]).toEqual([
      [1, 2, 4],
      [1, 4],
    ])
  })
  it('begins no line with a bracket that would call what stands before', () => {
    expect(given('let a = 1\nlet c = a\na === 1 && (a += 4)', 0)).toBe(5)
  })
})
