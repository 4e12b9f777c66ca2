// Finds the tests that `npm test -- PATTERN` means: plain text, in any case, in a file's name or a test's title.
import { readFileSync, readdirSync } from 'node:fs'
import { at } from './helpers.mjs'

/** Every file of tests, from the project's root, with '/' on every system. */
export function testFiles() {
  return readdirSync(at('test'), { recursive: true })
    .map((file) => `test/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(test|spec)\.ts$/.test(file))
    .sort()
}

/**
 * Files whose name has the pattern run whole; of others that have it written in them, the tests so named. A title that
 * is only put together when it runs is not found: the file's name finds it.
 * @returns {{ whole: string[], titled: string[] }}
 */
export function matching(pattern, files = testFiles(), read = (file) => readFileSync(at(file), 'utf8')) {
  const has = (text) => text.toLowerCase().includes(pattern.toLowerCase())
  const whole = files.filter(has)
  return { whole, titled: files.filter((file) => !has(file) && has(read(file))) }
}

/** The pattern as an expression that finds just that. */
export const asExpression = (pattern) => pattern.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

export const isBrowsers = (file) => file.endsWith('.spec.ts')
