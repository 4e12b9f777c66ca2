import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import dutch from '../../src-renderer/messages/nl.json' with { type: 'json' }

const FREIGHT = /^(freight|sight\.freight)/
const LESSONS = 'lessons/freight-express'

/** All that is said in Dutch about Freight Express: at the table, in its rules and in its lessons. */
const told: readonly string[] = [
  ...Object.entries(dutch).flatMap(([key, text]) => (FREIGHT.test(key) ? [text] : [])),
  ...readFileSync('src-renderer/games/freight-express/rules/nl.md', 'utf8').split('\n'),
  ...readdirSync(LESSONS).flatMap((lesson) => readFileSync(`${LESSONS}/${lesson}/nl.json`, 'utf8').split('\n')),
]

test('in Dutch no card and no locomotive is spoken of as a woman, as in the rulebook (000:107)', () => {
  expect(told.filter((text) => /\bhaar\b/i.test(text))).toEqual([])
})

test('in Dutch a sleeper, a rail and a crossing have one word each', () => {
  expect(told.filter((text) => /\b(biels|bielzen|kruising(en)?|een rail)\b/i.test(text))).toEqual([])
})
