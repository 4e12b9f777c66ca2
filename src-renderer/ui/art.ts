/** The project's drawings by file name without its ending, as SVG text: their colours follow the theme. */
const files = import.meta.glob<string>('../../assets/art-ui/*.svg', { query: '?raw', import: 'default', eager: true })

const ART: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, svg]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), svg]),
)

/** @throws RangeError for a drawing that is not there. */
export function art(name: string): string {
  const svg = ART.get(name)
  if (svg === undefined) throw new RangeError(`no drawing ${name}`)
  return svg
}
