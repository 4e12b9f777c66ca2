import type { Spot } from '../../words/speech.ts'

/** What stands before each row of the table and above each column; '' where its places have no name in common. */
export interface Headings {
  readonly rows: readonly string[]
  readonly columns: readonly string[]
}

/** Of a table that is turned rows may run across its names: there none is headed. A place without a name has no say. */
export function headingsOf(rows: readonly (readonly Spot[])[]): Headings {
  const columns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, x) =>
    rows.flatMap((row) => row.slice(x, x + 1)),
  )
  return { rows: rows.map((row) => common(row, 'row')), columns: columns.map((column) => common(column, 'column')) }
}

function common(spots: readonly Spot[], part: 'row' | 'column'): string {
  const [first = '', ...others] = new Set(spots.flatMap(({ at }) => at?.[part] ?? []))
  return others.length > 0 ? '' : first
}
