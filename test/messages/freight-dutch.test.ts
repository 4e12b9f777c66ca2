import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import dutch from '../../src-renderer/messages/nl.json' with { type: 'json' }

const FREIGHT = /^(freight|sight\.freight)/
const RULES = ['src-renderer/rules/nl.md', 'src-renderer/games/freight-express/rules/nl.md']
const LESSONS = 'lessons/freight-express'

/** All that is said in Dutch about Freight Express: at the table, in its rules and the screen's, in its lessons. */
const told: readonly string[] = [
  ...Object.entries(dutch).flatMap(([key, text]) => (FREIGHT.test(key) ? [text] : [])),
  ...RULES.flatMap((rules) => readFileSync(rules, 'utf8').split('\n')),
  ...readdirSync(LESSONS).flatMap((lesson) => readFileSync(`${LESSONS}/${lesson}/nl.json`, 'utf8').split('\n')),
]

test("in Dutch a locomotive is 'hij', as in the rulebook (000:89, 107), and so is a card (ours)", () => {
  expect(told.filter((text) => /\bhaar\b/i.test(text))).toEqual([])
})

test("in Dutch a card is not 'ze' (ours: the rulebook says 'ze' of it, 000:55)", () => {
  const asShe = /\bkaart\b.*\bze (is|kan|mag|moet|had|heeft|ligt|gaat|wordt|overdekt)\b/i
  expect(told.filter((text) => asShe.test(text))).toEqual([])
})

test('in Dutch a sleeper, a rail and a crossing have one word each', () => {
  // What a rule or a step of a lesson is called by is no word.
  expect(told.filter((text) => /\b(biels|bielzen|kruising(en)?)\b|(?<![@|-])\brail\b/i.test(text))).toEqual([])
})
