import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { at } from './helpers.mjs'

const IMPORT = /(?:\bfrom|\bimport\s*\(|\bimport)\s*['"](\.[^'"]+)['"]/g

/** Which of these files read one of the modules, themselves or through others. Names begin at the project's root. */
export function reaching(files: readonly string[], modules: readonly string[]): string[] {
  const wanted = new Set(modules)
  const known = new Map<string, string[]>()
  const readBy = (file: string): string[] => {
    const kept = known.get(file)
    if (kept) return kept
    const text = existsSync(at(file)) && /\.(ts|mjs|svelte)$/.test(file) ? readFileSync(at(file), 'utf8') : ''
    const all = [...text.matchAll(IMPORT)].map(([, name]) => join(dirname(file), name).replaceAll('\\', '/'))
    known.set(file, all)
    return all
  }
  return files.filter((file) => {
    const seen = new Set([file])
    for (const one of seen) {
      if (wanted.has(one)) return true
      for (const next of readBy(one)) seen.add(next)
    }
    return false
  })
}
