// Sums up, by folder, what Vitest measured of each file.
import { dirname, relative } from 'node:path'

const WHAT = ['lines', 'branches', 'functions']

/**
 * @param {Record<string, import('./coverage-folders.mjs').Measured>} files by their path; 'total' is left out
 * @param {string} root what the folders are named from
 * @returns {import('./coverage-folders.mjs').Folder[]} each folder that has files of its own, then all of them as 'all'
 */
export function byFolder(files, root) {
  const folders = new Map()
  const add = (name, measured) => {
    const sums = folders.get(name) ?? Object.fromEntries(WHAT.map((what) => [what, { total: 0, covered: 0 }]))
    for (const what of WHAT) {
      sums[what].total += measured[what].total
      sums[what].covered += measured[what].covered
    }
    folders.set(name, sums)
  }
  const measured = Object.entries(files).filter(([path]) => path !== 'total')
  for (const [path, one] of measured.sort(([a], [b]) => (a < b ? -1 : 1)))
    add(relative(root, dirname(path)).replaceAll('\\', '/'), one)
  for (const [, one] of measured) add('all', one)
  return [...folders].map(([name, sums]) => ({ name, ...sums }))
}

const share = ({ total, covered }) => (total === 0 ? '–' : `${((100 * covered) / total).toFixed(1)} %`).padStart(10)

/** The folders as a table for people. */
export function table(folders) {
  const wide = Math.max(...folders.map(({ name }) => name.length), 'folder'.length)
  const head = `${'folder'.padEnd(wide)}${WHAT.map((what) => what.padStart(10)).join('')}`
  return [
    head,
    ...folders.map((one) => `${one.name.padEnd(wide)}${WHAT.map((what) => share(one[what])).join('')}`),
  ].join('\n')
}
