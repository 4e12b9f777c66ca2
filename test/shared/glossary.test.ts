import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const ROOTS = ['src-shared', 'src-main', 'src-renderer', 'test', 'scripts']

/** The words that `docs/glossary.md` tells not to use: the last column of its tables. */
const forbidden = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [^|]+ \| [^|]+ \| [^|]+ \|$/.test(line) && !line.includes('| Not |'))
  .flatMap((line) => line.split('|')[3]!.split(','))
  .map((word) => word.trim())
  // Those that are everyday words too: reviews look for them.
  .filter((word) => !['', 'he', 'why', 'fall', '---'].includes(word))

const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => `${root}/${name.replaceAll('\\', '/')}`),
).filter((name) => /\.(ts|mjs|svelte)$/.test(name) && name !== 'test/shared/glossary.test.ts')

/** Identifiers of the code, cut into their words; what stands in comments and texts is left out. */
function wordsOf(text: string): Set<string> {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(^|[^:])\/\/.*$/gm, '$1')
    .replace(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, ' ')
    .replace(/>[^<>{}=;]*</g, '> <')
  const identifiers = code.match(/[A-Za-z_$][\w$]*/g) ?? []
  return new Set(identifiers.flatMap((one) => one.split(/(?<=[a-z0-9])(?=[A-Z])|_/)).map((one) => one.toLowerCase()))
}

it('no identifier uses a word that the glossary of the code has another for', () => {
  expect(forbidden).toContain('foresee')
  const found = files.flatMap((name) => {
    const words = wordsOf(`${name.replaceAll(/[/.-]/g, ' ')} ${readFileSync(name, 'utf8')}`)
    return forbidden.filter((word) => words.has(word)).map((word) => `${name}: ${word}`)
  })
  expect(found).toEqual([])
})
