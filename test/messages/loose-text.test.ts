import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'svelte/compiler'
import { expect, test } from 'vitest'

/** Attributes that a person reads or hears. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label'])
const hasLetters = (text: string) => /\p{L}{2,}/u.test(text)

interface Node {
  readonly type: string
  readonly name?: string
  readonly data?: string
  readonly value?: unknown
}

/** Words written into a component instead of into the messages. */
function looseText(source: string): string[] {
  const found: string[] = []
  const walk = (node: unknown, spoken: boolean): void => {
    if (Array.isArray(node)) return node.forEach((one) => walk(one, spoken))
    if (typeof node !== 'object' || node === null) return
    const { type, name, data, value } = node as Node
    if (type === 'StyleDirective') return
    if (type === 'Attribute') return walk(value, SPOKEN.has(name ?? ''))
    if (type === 'Text' && spoken && hasLetters(data ?? '')) found.push((data ?? '').trim())
    // Directions inside a tag are not read out; what stands between tags is.
    for (const [field, inner] of Object.entries(node))
      walk(inner, field === 'fragment' || field === 'nodes' || field === 'attributes' || spoken)
  }
  walk(parse(source, { modern: true }).fragment, true)
  return found
}

test('no component has words of its own: all are in the messages', () => {
  const files = readdirSync('src-renderer', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.svelte') && !file.includes('node_modules'),
  )
  expect(files.length).toBeGreaterThan(20)
  expect(
    files.flatMap((file) =>
      looseText(readFileSync(join('src-renderer', file), 'utf8')).map((text) => `${file}: ${text}`),
    ),
  ).toEqual([])
})

test('the scan finds text between tags and in spoken attributes, and nothing in classes', () => {
  expect(looseText('<p class="loud">Start <b aria-label="Go on">{x}</b></p>')).toEqual(
    ['Go on', 'Start'].sort().reverse(),
  )
})

/** Sentences and labels written into a shell. The terminal speaks English to whoever started the program there. */
function looseWords(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return code.split('\n').flatMap((line) => {
    if (/console\.(log|error)\(|throw new |\bimport\b/.test(line)) return []
    return [...line.matchAll(/(['"`])(\p{Lu}\p{L}* \p{Ll}.*?)\1|\blabel: '(.+?)'/gu)].map((hit) => hit[2] ?? hit[3])
  })
}

test('no shell has words of its own for a window, a page or a menu: all are in the messages', () => {
  const shells = ['electron', 'browser'].flatMap((folder) =>
    readdirSync(join('src-main', folder)).map((file) => join('src-main', folder, file)),
  )
  const files = [...shells, 'src-main/pages.ts', 'src-main/sentences.ts']
  expect(files.length).toBeGreaterThan(12)
  expect(files.flatMap((file) => looseWords(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))).toEqual([])
})

test('the scan of the shells finds sentences and labels, and neither comments nor what goes to the terminal', () => {
  const source =
    "// 'A comment here'\nshow('Pages are only read.')\nconst item = { label: 'Quit' }\nconsole.log(`Signalbox is at ${x}`)"
  expect(looseWords(source)).toEqual(['Pages are only read.', 'Quit'])
})
