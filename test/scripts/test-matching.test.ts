import { describe, expect, it } from 'vitest'
import { asExpression, isBrowsers, matching, testFiles } from '../../scripts/test-matching.mjs'

const TEXTS: Readonly<Record<string, string>> = {
  'test/table/undo.test.ts': "it('takes a step back', …",
  'test/table/log.test.ts': "it('names what Undo took back', …",
  'test/e2e/games.spec.ts': "test('what can be reversed is given', …",
  'test/e2e/undo.spec.ts': "test('a step goes back', …",
}
const found = (pattern: string) => matching(pattern, Object.keys(TEXTS), (file) => TEXTS[file])

describe('npm test -- PATTERN', () => {
  it('runs the files of that name whole, and of others the tests of that title', () => {
    expect(found('undo')).toEqual({
      whole: ['test/table/undo.test.ts', 'test/e2e/undo.spec.ts'],
      titled: ['test/table/log.test.ts'],
    })
    expect(found('REVERSED')).toEqual({ whole: [], titled: ['test/e2e/games.spec.ts'] })
  })

  it('runs nothing where nothing has that name', () => {
    expect(found('ferry')).toEqual({ whole: [], titled: [] })
  })

  it('takes the pattern as plain text', () => {
    expect(found('.')).toMatchObject({ titled: [] })
    expect(new RegExp(asExpression('2 seats (seed 1) a/b [c].')).test('x 2 seats (seed 1) a/b [c]. y')).toBe(true)
    expect(new RegExp(asExpression('a.c')).test('abc')).toBe(false)
  })

  it('knows all files of tests, and which of them are the browser’s', () => {
    const files = testFiles()
    expect(files).toContain('test/scripts/test-matching.test.ts')
    expect(files.filter(isBrowsers)).toContain('test/e2e/games.spec.ts')
    expect(files.filter((file) => !isBrowsers(file)).filter((file) => file.startsWith('test/e2e/'))).toEqual([])
  })
})
