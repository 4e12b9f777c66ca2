// What is built into the program, as CycloneDX (an SBOM), after a build:
// `npx @cyclonedx/cyclonedx-npm@6 --ignore-npm-errors --output-reproducible --flatten-components |
//   node scripts/parts-list.mjs > signalbox.cdx.json`
// The tool lists all that is installed; the bundles say what of it ships. Electron is a tool to npm, and ships.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { at, readJson } from './helpers.mjs'

/**
 * Of the list of all packages, what ships: `shipped` are `{ name, version }`.
 * @throws Error where something ships that npm does not know
 */
export function partsOf(list, shipped) {
  const wanted = new Set(shipped.map(({ name, version }) => `${name}@${version}`))
  const components = list.components.filter((part) => wanted.delete(`${fullName(part)}@${part.version}`))
  if (wanted.size > 0) throw new Error(`the list lacks what ships: ${[...wanted].join(', ')}`)
  components.sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1))
  const refs = new Set([list.metadata.component['bom-ref'], ...components.map((part) => part['bom-ref'])])
  const ships = ({ ref }) => refs.has(ref)
  return {
    ...list,
    metadata: { ...list.metadata, component: { ...list.metadata.component, type: 'application' } },
    // To npm they are tools: what is built in is not fetched by anybody.
    components: components.map((part) => ({ ...part, scope: 'required', properties: [] })),
    dependencies: list.dependencies.filter(ships).map(({ ref, dependsOn = [] }) => ({
      ref,
      dependsOn: dependsOn.filter((other) => refs.has(other)),
    })),
  }
}

const fullName = ({ group, name }) => (group ? `${group}/${name}` : name)

function main() {
  const { version } = readJson(at('package-lock.json')).packages['node_modules/electron']
  const shipped = [...readJson(at('out', 'renderer', 'licences.json')), { name: 'electron', version }]
  const list = partsOf(JSON.parse(readFileSync(0, 'utf8')), shipped)
  console.error(`${list.components.length} packages ship, electron ${version} among them.`)
  process.stdout.write(`${JSON.stringify(list, null, 2)}\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
