import { art } from './art.ts'

/** Drawings that only tables, their rules and the school show, by file name without its ending, as SVG text. */
const files = import.meta.glob<string>('../../../assets/art-ui/{freight,transport,locomotive}-*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const GAME_ART: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, svg]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), svg]),
)

/** One of them, or of those that every screen shows. @throws RangeError for a drawing that is not there. */
export const gameArt = (name: string): string => GAME_ART.get(name) ?? art(name)
