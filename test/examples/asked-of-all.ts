import { readFileSync, readdirSync } from 'node:fs'
import en from '../../src-renderer/messages/en.json'

const ROOT = new URL('../../', import.meta.url)

// The compiler does not know the kinds of the examples. So these find out what each kind must have.

/** The keys of the sentences that each of these names has, made out for one more. */
export function sentencesOf(names: readonly string[], one: string): string[] {
  const had = new Map<string, Set<string>>()
  for (const key of Object.keys(en)) {
    const parts = key.split('.')
    for (const [at, part] of parts.entries()) {
      if (!names.includes(part)) continue
      const family = parts.with(at, one).join('.')
      had.set(family, (had.get(family) ?? new Set()).add(part))
    }
  }
  return [...had].flatMap(([family, with_]) => (with_.size === names.length ? [family] : []))
}

/** The files with a table that has a line for each name of a type. */
export function tablesOver(type: string): string[] {
  const table = new RegExp(`(?<!Partial<)Record<${type},`)
  return ['src-main/', 'src-shared/', 'src-renderer/'].flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .map((name) => folder + name.replaceAll('\\', '/'))
      .filter((name) => /\.(ts|svelte)$/.test(name) && table.test(readFileSync(new URL(name, ROOT), 'utf8'))),
  )
}
