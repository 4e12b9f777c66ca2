import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FAULT_CODES } from '../../src-shared/bridge.ts'
import { FREIGHT_REASONS, reasonKey } from '../../src-shared/games/freight-express/reasons.ts'
import { LAYOUT_NAMES, freightOptions } from '../../src-shared/games/freight-express/options.ts'
import { FIRST_CLASS_OUTCOMES } from '../../src-shared/games/first-class/decisions.ts'
import { SCORE_SOURCES } from '../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../src-shared/games/first-class/options.ts'
import { FIRST_CLASS_REASONS, reasonKey as firstClassReasonKey } from '../../src-shared/games/first-class/reasons.ts'
import { END_REASONS } from '../../src-shared/games/transport/events.ts'
import { transportOptions } from '../../src-shared/games/transport/options.ts'
import { TRANSPORT_REASONS, WHY, reasonKey as transportReasonKey } from '../../src-shared/games/transport/reasons.ts'
import type { Part } from '../../src-shared/messages/format.ts'
import { parseMessage } from '../../src-shared/messages/format.ts'
import { hasText, say } from '../../src-renderer/messages/index.ts'
import { languageOf } from '../../src-shared/messages/index.ts'
import { BOT_IDS } from '../../src-shared/table.ts'
import { TEXTS } from '../../src-renderer/messages/texts.ts'

const { de, en, nl } = TEXTS

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, nl, de }
const keys = Object.keys(en)
const others = ['nl', 'de'] as const

/** Names of what a text fills in, with 'plural' behind those that are counted. */
function placeholders(parts: readonly Part[]): string[] {
  const found = parts.flatMap((part): string[] => {
    if (part.kind === 'value') return [part.name]
    return part.kind === 'plural'
      ? [`${part.name} plural`, ...Object.values(part.forms).flatMap((form) => placeholders(form))]
      : []
  })
  return [...new Set(found)].sort()
}

const pluralForms = (parts: readonly Part[]): string[][] =>
  parts.flatMap((part) =>
    part.kind === 'plural' ? [Object.keys(part.forms), ...Object.values(part.forms).flatMap(pluralForms)] : [],
  )

test.each(others)('%s has exactly the keys of English, in the same order', (language) => {
  expect(Object.keys(texts[language])).toEqual(keys)
})

test.each(Object.keys(texts))('%s says a thing once: no key stands with the window and with the shells', (language) => {
  const keysIn = (file: string) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)
  const hosts = new Set(keysIn(`src-shared/messages/host/${language}.json`))
  expect(hosts.size).toBeGreaterThan(50)
  expect(keysIn(`src-renderer/messages/${language}.json`).filter((key) => hosts.has(key))).toEqual([])
})

test.each(others)('%s fills in what English fills in', (language) => {
  for (const key of keys)
    expect([key, placeholders(parseMessage(texts[language][key]))]).toEqual([
      key,
      placeholders(parseMessage(texts.en[key])),
    ])
})

test.each(Object.keys(texts))('%s says every number in the singular and the plural', (language) => {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  for (const key of keys)
    for (const forms of pluralForms(parseMessage(texts[language][key])))
      expect([key, ...forms]).toEqual(expect.arrayContaining([...categories]))
})

test('no text is empty, ends in a blank or shouts', () => {
  for (const [language, all] of Object.entries(texts)) {
    for (const [key, text] of Object.entries(all)) {
      expect([language, key, text.trimEnd()]).toEqual([language, key, text])
      expect(text).not.toBe('')
      expect([key, text.includes('!')]).toEqual([key, false])
    }
  }
})

test('every fault, reason, option, layout, bot and house rule has its words', () => {
  const wanted = [
    ...FAULT_CODES.map((code) => `fault.${code}`),
    ...FREIGHT_REASONS.map(reasonKey),
    ...Object.keys(freightOptions.values)
      .filter((name) => name !== 'stations')
      .map((name) => `freight.option.${name}`),
    ...Object.keys(freightOptions.values)
      .filter((name) => name !== 'layout' && name !== 'stations')
      .map((name) => `freight.option.${name}.help`),
    ...LAYOUT_NAMES.map((name) => `freight.layout.${name}`),
    ...TRANSPORT_REASONS.map((name) => transportReasonKey(WHY[name])),
    ...END_REASONS.map((name) => `transport.end.${name}`),
    ...Object.keys(transportOptions.values).flatMap((name) => [
      `transport.option.${name}`,
      `transport.option.${name}.help`,
    ]),
    ...FIRST_CLASS_REASONS.map(firstClassReasonKey),
    ...FIRST_CLASS_OUTCOMES,
    ...SCORE_SOURCES.map((source) => `first-class.score.${source}`),
    ...Object.keys(firstClassOptions.values).flatMap((name) => [
      `first-class.option.${name}`,
      `first-class.option.${name}.help`,
    ]),
    ...BOT_IDS.flatMap((bot) => [`bot.${bot}`, `bot.${bot}.line`]),
  ]
  expect(wanted.filter((key) => !hasText(key))).toEqual([])
})

/** All text files below a folder. */
function sources(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file))
}

test('every key that main may send has its words', () => {
  const sent = sources('src-main', /\.ts$/).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /'((?:undo|options|botFailed|freight-express|transport|first-class)\.[\w.-]+)'/g,
      ),
    ].map((hit) => hit[1]),
  )
  expect(sent.length).toBeGreaterThan(5)
  expect([...new Set(sent)].filter((key) => !hasText(key))).toEqual([])
})

/** Of these keys, those that no code says. */
function unused(keys: readonly string[]): string[] {
  const code = [
    ...sources('src-renderer', /\.(ts|svelte)$/),
    ...sources('src-shared', /\.ts$/),
    ...sources('src-main', /\.ts$/),
  ]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  // `freight.layout.${name}`: a key that ends in something worked out.
  const stems = [...code.matchAll(/[`']([a-zA-Z-]+(?:\.[\w-]+)*\.?[\w-]*?)\$\{/g)]
    .map((hit) => hit[1])
    .filter((stem) => stem.includes('.'))
  return keys.filter(
    (key) => !code.includes(`'${key}'`) && !code.includes(`\`${key}\``) && !stems.some((stem) => key.startsWith(stem)),
  )
}

test('every text is used somewhere', () => {
  expect(unused(keys)).toEqual([])
})

test('every word of the school is used somewhere, and said in all languages', () => {
  const wordsIn = (language: string) =>
    Object.keys(JSON.parse(readFileSync(`src-renderer/school/words/${language}.json`, 'utf8')) as object)
  const english = wordsIn('en')
  expect(unused(english)).toEqual([])
  for (const language of others) expect(wordsIn(language).sort(), language).toEqual([...english].sort())
})

test('the system language is followed, and English stands in for those we do not speak', () => {
  expect(languageOf('system', ['de-AT', 'en'])).toBe('de')
  expect(languageOf('system', ['fr', 'nl-BE'])).toBe('nl')
  expect(languageOf('system', ['fr'])).toBe('en')
  expect(languageOf('nl', ['de'])).toBe('nl')
})

test('numbers choose their form by language, and zero may have words of its own', () => {
  const cards = (n: number) => ({ key: 'freight.choice.cards', params: { n } })
  expect([say('en', cards(1)), say('en', cards(3)), say('nl', cards(1)), say('de', cards(2))]).toEqual([
    '1 card',
    '3 cards',
    '1 kaart',
    '2 Karten',
  ])
  expect(say('en', { key: 'new.rules.short', params: { n: 0 } })).toBe('the printed rules')
})

test('a key without words shows itself', () => {
  expect(say('en', { key: 'no.such.key' })).toBe('no.such.key')
})

test('a text that is not closed is refused', () => {
  expect(() => parseMessage('{name')).toThrow(SyntaxError)
  expect(() => parseMessage('a } b')).toThrow(SyntaxError)
})
