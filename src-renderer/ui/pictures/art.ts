/** The project's drawings by file name without its ending, as SVG text: their colours follow the theme. */
const files = import.meta.glob<string>(
  // All is loaded with the first screen, so nothing that is drawn by its own address, or on no screen, lies among it.
  [
    '../../../assets/art-ui/*.svg',
    '!../../../assets/art-ui/{bot,freight,lever,locomotive,ticket,transport,wagon-side}-*.svg',
    '!../../../assets/art-ui/{semaphore-clear,icon-small,paper-grain}.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
)

const ART: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, svg]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), svg]),
)

/** @throws RangeError for a drawing that is not there. */
export function art(name: string): string {
  const svg = ART.get(name)
  if (svg === undefined) throw new RangeError(`no drawing ${name}`)
  return svg
}
