import { describe, expect, it } from 'vitest'
import { mutantsOf } from '../../scripts/mutants.ts'

/** Every text that changes lead to. */
const madeOf = (text: string): string[] =>
  mutantsOf(text).map(({ start, end, text: by }) => text.slice(0, start) + by + text.slice(end))

describe('changes that a test should notice', () => {
  it('are another operator, a larger number, a condition turned round', () => {
    expect(madeOf('if (a < 2) b()')).toEqual([
      'if (!(a < 2)) b()',
      'if (a <= 2) b()',
      'if (a < (2 + 1)) b()',
      'if (a < 2) ;',
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
