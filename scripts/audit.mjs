// Known holes in what ships: `npm audit --json | node scripts/audit.mjs`, after a build. npm alone cannot tell: what is
// built in stands among the tools.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { at, readJson } from './helpers.mjs'

/** What the report says of these packages, a sentence each. Copies that only a tool has, deeper down, do not ship. */
export function holes({ vulnerabilities }, shipped) {
  return Object.values(vulnerabilities)
    .filter(({ name, nodes }) => shipped.includes(name) && nodes.includes(`node_modules/${name}`))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`)
}

/** Ends with 1 for a hole, and for a report that is none: silence is no news. */
function main() {
  const report = JSON.parse(readFileSync(0, 'utf8'))
  if (!report.vulnerabilities) throw new Error(`npm could not ask: ${JSON.stringify(report.error ?? report)}`)
  const shipped = ['electron', ...readJson(at('out', 'renderer', 'licences.json')).map(({ name }) => name)]
  const found = holes(report, shipped)
  found.forEach((sentence) => console.error(sentence))
  console.log(`${shipped.length} packages ship, ${found.length} with a known hole.`)
  process.exitCode = found.length === 0 ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
