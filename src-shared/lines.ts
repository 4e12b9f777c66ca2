import * as v from 'valibot'
import { MOST_CELLS } from './games/freight-express/layouts.ts'
import { LETTERS, SPECIALS } from './games/freight-express/specials.ts'
import { nameTyped } from './plain-text.ts'

/**
 * Layouts of one's own for Freight Express, as they are kept and exchanged: a small JSON file with the grid, the ten
 * stations and the special of each. A file may hold a draft: it has the right shape, and the editor says what is
 * wrong with it.
 */

/** Tells our files from any other. */
export const LINE_KIND = 'signalbox-line'
/** The newest form of the file this program writes and reads. */
export const LINE_FORMAT = 1
/** A station that is not on the grid. */
export const NOWHERE = -1
/** Columns and rows of a grid. */
export const LEAST_SIDE = 3
export const MOST_SIDE = 18
export const LONGEST_LINE_NAME = 40

const side = v.pipe(v.number(), v.integer(), v.minValue(LEAST_SIDE), v.maxValue(MOST_SIDE))
const cell = v.pipe(v.number(), v.integer(), v.minValue(NOWHERE), v.maxValue(MOST_CELLS - 1))

const fields = v.strictObject({
  name: nameTyped(LONGEST_LINE_NAME),
  columns: side,
  rows: side,
  /** Cell (row * columns + column) of station A to J; NOWHERE while it is not on the grid. */
  stations: v.pipe(v.array(cell), v.length(LETTERS.length), v.readonly()),
  specials: v.strictObject(v.entriesFromList(LETTERS, v.picklist(SPECIALS))),
})

/** A layout of one's own. No station lies beyond its grid, no two on one place. */
export const lineSchema = v.pipe(
  fields,
  v.check(({ columns, rows }) => columns * rows <= MOST_CELLS, 'more cells than a table has'),
  v.check(({ columns, rows, stations }) => stations.every((at) => at < columns * rows), 'a station beyond the grid'),
  v.check(
    ({ stations }) => stations.every((at, i) => at === NOWHERE || stations.indexOf(at) === i),
    'two stations on one place',
  ),
)
export type OwnLine = Readonly<v.InferOutput<typeof fields>>

const fileSchema = v.strictObject({ kind: v.literal(LINE_KIND), format: v.literal(LINE_FORMAT), line: lineSchema })

/** A line that is kept, and the file it lies in. */
export const keptLineSchema = v.strictObject({ id: v.string(), line: lineSchema, changed: v.number() })
export type KeptLine = Readonly<v.InferOutput<typeof keptLineSchema>>

/** Why a file is no line: not JSON at all, something else, of a newer program, or of ours and broken. */
export type NoLine = 'notJson' | 'foreign' | 'newer' | 'broken'
export type LineRead =
  { readonly ok: true; readonly line: OwnLine } | { readonly ok: false; readonly why: NoLine; readonly where: string }

/** No line's file is nearly as long: what is longer is not read at all. */
export const LONGEST_LINE_FILE = 16_384

const unread = (why: NoLine, where = ''): LineRead => ({ ok: false, why, where })

/** Reads the text of a file, from the disk or from anywhere. `where` names the field that is wrong. */
export function readLine(text: string): LineRead {
  if (text.length > LONGEST_LINE_FILE) return unread('foreign')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return unread('notJson')
  }
  if (typeof json !== 'object' || json === null || !('kind' in json) || json.kind !== LINE_KIND)
    return unread('foreign')
  if ('format' in json && typeof json.format === 'number' && json.format > LINE_FORMAT) return unread('newer')
  const parsed = v.safeParse(fileSchema, json)
  return parsed.success
    ? { ok: true, line: parsed.output.line }
    : unread('broken', v.getDotPath(parsed.issues[0]) ?? '')
}

/** The text of a line's file. */
export const lineText = (line: OwnLine): string =>
  `${JSON.stringify({ kind: LINE_KIND, format: LINE_FORMAT, line }, null, 2)}\n`
