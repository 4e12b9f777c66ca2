import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'

/**
 * A place in a built file, as Chrome, Firefox, Safari and Node write it in a stack; what stands before the name is its
 * folder or address.
 */
const PLACE = /[^\s()@]*?([\w.-]+\.[cm]?js):(\d+):(\d+)/g

/**
 * Names the files and lines of the source where a stack names places of built files, if the maps of the build lie
 * beside it: so it is where the game was built, and never in an installed program.
 * @param built the folder of the build, or of the maps of a release: `renderer/assets` and `main` lie in it
 * @returns a function that gives a text back with every place it knows named so; it never throws
 */
export function sourcesOf(built: string): (text: string) => string {
  const read = new Map<string, SourceMap | null>()
  const mapOf = (file: string): { map: SourceMap; folder: string } | null => {
    const at = mapFiles(built).find((one) => basename(one) === `${file}.map`)
    if (at === undefined) return null
    if (!read.has(at)) read.set(at, mapIn(at))
    const map = read.get(at)
    return map ? { map, folder: dirname(at) } : null
  }
  return (text) =>
    text.replace(PLACE, (place: string, file: string, line: string, column: string) => {
      const found = mapOf(file)
      // A map counts lines and columns from 0, a stack from 1.
      const entry = found?.map.findEntry(Number(line) - 1, Number(column) - 1)
      if (!found || !entry || !('originalSource' in entry)) return place
      const source = relative(dirname(built), resolve(found.folder, entry.originalSource)).replaceAll('\\', '/')
      return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
    })
}

const mapFiles = (built: string): string[] =>
  [join(built, 'renderer', 'assets'), join(built, 'main')]
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).flatMap((name) => (name.endsWith('.map') ? [join(folder, name)] : [])))

/** null when it is no map: half written, say. */
function mapIn(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}
