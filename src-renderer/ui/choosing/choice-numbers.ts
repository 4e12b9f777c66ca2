import type { Candidate, Group } from '../../words/speech.ts'
import type { Row, Section } from './choice-rows.ts'

/** A row of the list with the key that presses it; null = the keys have run out. */
export interface KeyedRow extends Row {
  readonly key: string | null
}

export interface KeyedSection extends Section {
  readonly rows: readonly KeyedRow[]
  /** Its letter, which opens all of it where its rows lie under a heading. */
  readonly key: string | null
}

/** A heading that keeps its row though nothing can be done there; `key`: the row's number, null where it has none. */
export interface AbsentLine {
  readonly absent: Group
  readonly key: string | null
}

export type Line = KeyedSection | AbsentLine

/** What ends a turn is pressed with this, whatever else is offered. */
export const CLOSING_KEY = '0'
const MOST = 9

/**
 * The rows of the list from top to bottom, and their keys, which count the rows. Numbers stand still because rows do: a
 * heading that has a rank keeps its row while the turn lasts, and one that comes later stands below the others. One
 * that leads stands at the top whenever it is offered: by a letter of its own, so that no number moves, or by the first
 * numbers.
 */
export class RowKeys {
  /** Headings by question of this turn: one comes back to it from a step further on. */
  #kept = new Map<string, readonly Group[]>()
  #turn = -1
  /** The rows as they stood last while nothing was chosen. */
  #listed: readonly KeyedRow[] = []

  /**
   * `absent`: headings one may look for though they offer nothing; `question`: while it is the same, rows stay;
   * `meant`: the answer that is chosen, whose row keeps its number.
   */
  of(
    sections: readonly Section[],
    absent: readonly Group[],
    turn: number,
    question: string,
    meant: Candidate | null = null,
  ): readonly Line[] {
    if (turn !== this.#turn) {
      this.#kept.clear()
      this.#listed = []
    }
    this.#turn = turn
    const lines = this.#counted(sections, absent, question)
    if (meant) return this.#asListed(lines, meant)
    this.#listed = lines.flatMap((line) => ('absent' in line ? [] : line.rows))
    return lines
  }

  /** With the numbers they had, where all of them had one. */
  #asListed(lines: readonly Line[], meant: Candidate): readonly Line[] {
    const isTowards = ({ next }: KeyedRow) =>
      next.group === meant.group.id && next.steps.every((id) => meant.steps.some((step) => step.id === id))
    const [led] = this.#listed.filter(isTowards).toSorted((a, b) => b.next.steps.length - a.next.steps.length)
    const before = (row: KeyedRow) => this.#listed.find(({ id }) => id === row.id) ?? (row.current ? led : undefined)
    const rows = lines.flatMap((line) => ('absent' in line ? [] : line.rows))
    if (!rows.every(before)) return lines
    return lines.map((line) =>
      'absent' in line ? line : { ...line, rows: line.rows.map((row) => ({ ...row, key: before(row)!.key })) },
    )
  }

  #counted(sections: readonly Section[], absent: readonly Group[], question: string): readonly Line[] {
    const here = [...sections.map(({ group }) => group), ...absent]
    // With a number of its own through the game it need not wait here, without a reason, to be offered again.
    const stays = ({ id, numbered }: Group) => numbered === undefined || here.some((one) => one.id === id)
    const kept = withThose(
      withThose(
        this.#kept.get(question) ?? [],
        sections.map(({ group }) => group),
      ),
      absent,
    )
      .filter(stays)
      .toSorted(byNumber)
    this.#kept.set(question, kept)
    const lines = kept.map((group) => sections.find((section) => section.group.id === group.id) ?? { absent: group })
    const rest = sections.filter(({ group }) => group.rank === undefined)
    const all = [
      ...lines,
      ...rest.filter(({ group }) => !group.closing),
      ...absent.filter(({ rank }) => rank === undefined).map((group) => ({ absent: group })),
      ...rest.filter(({ group }) => group.closing),
    ]
    // Nobody looks for one that leads where it offers nothing.
    const offered = all.filter((line) => !('absent' in line && line.absent.leads))
    // With a letter it moves no number, whether it has one row or several.
    return leadingFirst(keyed(leadingFirst(offered, ({ key }) => key === undefined)))
  }
}

/** A heading of the list before its rows have keys. */
type Unkeyed = Section | { readonly absent: Group }

const groupOf = (line: Unkeyed): Group => ('absent' in line ? line.absent : line.group)

/** What leads comes first. */
function leadingFirst<L extends Unkeyed>(
  lines: readonly L[],
  which: (group: Group) => boolean = () => true,
): readonly L[] {
  const leads = (line: L) => groupOf(line).leads === true && which(groupOf(line))
  return [...lines.filter(leads), ...lines.filter((line) => !leads(line))]
}

/** Those that were there, then by their ranks those that come. */
function withThose(kept: readonly Group[], now: readonly Group[]): readonly Group[] {
  const come = now.filter(({ id, rank }) => rank !== undefined && !kept.some((one) => one.id === id))
  return [...kept, ...come.sort((a, b) => a.rank! - b.rank!)]
}

/** Headings that keep their number for the whole game are sorted by their rank; others stay where they are. */
const byNumber = (a: Group, b: Group): number => (a.numbered && b.numbered ? a.rank! - b.rank! : 0)

function keyed(lines: readonly Unkeyed[]): readonly Line[] {
  const there = lines.flatMap((line) => ('absent' in line ? [] : [line]))
  // Rows that lie open have numbers like all others: then no heading keeps one of its own, and all are counted.
  const isOpened = there.some(
    ({ group, rows }) =>
      rows.length > 1 && !(group.leads && group.key) && (group.numbered !== undefined || group.leads || group.key),
  )
  const own = ownKeys(there)
  // Where no heading of the turn offers anything there is nothing to keep a number for.
  const isCounted = there.some(({ group }) => group.rank !== undefined)
  // Of one heading alone the rows are counted; of several each has its number, and what has none begins after those.
  const isNumbered = lines.length > 1 && !isOpened && there.some(({ group }) => group.numbered !== undefined)
  const kept = isNumbered ? Math.max(...lines.map((line) => groupOf(line).numbered ?? 0)) : 0
  const numberOf = ({ numbered, rank }: Group) => (kept > 0 && numbered ? String(rank) : null)
  let n = kept
  // What stays in sight below a long list has a number, too.
  let pinned = there.flatMap(({ rows }) => rows).filter((row) => row.pinned).length
  const next = (isPinned = false) => {
    if (isPinned) pinned--
    return n < MOST - pinned ? String(++n) : null
  }
  return lines.map((line): Line => {
    if ('absent' in line)
      return { ...line, key: isCounted && line.absent.rank !== undefined ? (numberOf(line.absent) ?? next()) : null }
    const rows = line.rows.map((row, _, { length }) => ({
      ...row,
      key: own.get(row.id) ?? (length === 1 ? numberOf(line.group) : null) ?? next(row.pinned),
    }))
    return { ...line, key: rows.length > 1 && !line.group.leads ? (line.group.key ?? null) : null, rows }
  })
}

/** Rows with a key that is always theirs: what ends the turn, and the one row of a heading. */
function ownKeys(sections: readonly Section[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  for (const { group, rows } of sections) if (group.key && rows.length === 1) keys.set(rows[0].id, group.key)
  const closing = sections.find(({ group }) => group.closing)?.rows[0]
  if (closing) keys.set(closing.id, CLOSING_KEY)
  return keys
}

/**
 * Where the foot of the list begins, which is never out of sight: what ends the turn, or a part of it, each in a row of
 * its own.
 */
export function footOf(lines: readonly Line[]): number {
  const ends = (line: Line) =>
    'group' in line &&
    (line.group.closing === true ||
      (line.rows.length === 1 && (line.group.ends === true || line.rows[0].pinned === true)))
  const last = lines.findLastIndex((line) => !ends(line))
  // What is entered alone is no foot.
  return last < 0 ? lines.findIndex((line) => 'group' in line && line.group.closing) : last + 1
}
