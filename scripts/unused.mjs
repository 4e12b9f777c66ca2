// What nothing uses: files that nobody imports, exports that nobody names, packages that nothing asks for.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { at, readJson, root } from './helpers.mjs'

/** What is started, not imported. */
const STARTED = [
  'src-main/electron/main.ts',
  'src-main/electron/preload.ts',
  'src-main/browser/main.ts',
  'src-main/bots/worker.ts',
  'src-renderer/main.ts',
]
/** Packages that are asked for by name in other ways: types, the shell itself, fonts and Pixi's parts by their files. */
const ASKED_OTHERWISE = {
  electron: 'the shell',
  '@types/node': 'types',
  '@types/ws': 'types',
  '@vitest/coverage-v8': 'vitest --coverage',
  'prettier-plugin-svelte': 'prettier',
}

const filesIn = (folder) =>
  readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'out') return []
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : /\.(ts|mts|mjs|cjs|svelte|css|html)$/.test(path) ? [path] : []
  })

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
const QUOTED = /['"]([^'"\n]+)['"]/g
const IDENTIFIER = /[A-Za-z_$][\w$]*/g
const EXPORTED =
  /^export (?:declare |async |abstract )*(?:function\*?|const|let|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm

/** Sentences about what nothing uses; none when all is used. */
export function unused() {
  const tops = readdirSync(root).filter(
    (name) => /\.(ts|mjs|cjs|yml)$/.test(name) || name === '.dependency-cruiser.cjs',
  )
  const names = ['src-shared', 'src-main', 'src-renderer', 'test', 'scripts'].flatMap(filesIn).concat(tops)
  const files = new Map(names.map((name) => [name, withoutComments(readFileSync(at(name), 'utf8'))]))
  return [...unusedFiles(files), ...unusedExports(files), ...unusedPackages(files)]
}

function unusedFiles(files) {
  const named = new Set()
  for (const [name, text] of files) {
    for (const [, target] of text.matchAll(QUOTED))
      if (/^\.{1,2}\//.test(target)) named.add(relative(root, join(root, dirname(name), target)).replaceAll('\\', '/'))
  }
  return [...files.keys()]
    .filter(
      (name) =>
        name.startsWith('src-') &&
        /\.(ts|svelte)$/.test(name) &&
        !named.has(name) &&
        !STARTED.includes(name) &&
        !namedWhole(files, name),
    )
    .map((name) => `${name}: nobody imports it`)
}

/** By its path from here, as a plugin names what it puts in another's place. */
const namedWhole = (files, name) =>
  [...files].some(([other, text]) => other !== name && text.includes(name.replace(/\.ts$/, '')))

function unusedExports(files) {
  const users = new Map()
  for (const [name, text] of files)
    for (const word of new Set(text.match(IDENTIFIER))) users.set(word, [...(users.get(word) ?? []), name])
  return [...files].flatMap(([name, text]) => {
    if (!name.startsWith('src-')) return []
    const own = text.match(IDENTIFIER) ?? []
    // What its own file uses may be exported to have a name: the type of what a function gives, say.
    const dead = [...text.matchAll(EXPORTED)]
      .map(([, word]) => word)
      .filter((word) => users.get(word).length === 1 && own.filter((one) => one === word).length === 1)
    return dead.map((word) => `${name}: ${word} is exported and nobody names it`)
  })
}

function unusedPackages(files) {
  const { dependencies, devDependencies } = readJson(at('package.json'))
  const all = [...files.values(), JSON.stringify(readJson(at('package.json')).scripts)].join('\n')
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !(name in ASKED_OTHERWISE) && !all.includes(name))
    .map((name) => `package.json: nothing asks for ${name}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = unused()
  found.forEach((sentence) => console.error(sentence))
  process.exit(found.length === 0 ? 0 : 1)
}
