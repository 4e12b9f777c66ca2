import type { Row, Section } from './choice-rows.ts'

/** A row of the list with the key that presses it; null = the keys have run out. */
export interface KeyedRow extends Row {
  readonly key: string | null
}

export interface KeyedSection extends Section {
  readonly rows: readonly KeyedRow[]
  /** Opens all of it, where its rows lie under a heading. */
  readonly key: string | null
}

/** What ends a turn is pressed with this, whatever else is offered. */
export const CLOSING_KEY = '0'
const MOST = 9

/**
 * The keys of the rows. Within a question numbers stand still: a row keeps its number as long as it is offered, what
 * goes leaves its number free, and what comes takes one that meant nothing else before.
 */
export class RowKeys {
  /** Numbers by row, and by heading for its first row. */
  #numbers = new Map<string, number>()
  /** Those of each question of this turn: one comes back to it from a step further on. */
  #questions = new Map<string, Map<string, number>>()
  #turn = -1

  /** `question`: while it and the turn are the same, so are the numbers. */
  of(sections: readonly Section[], turn: number, question: string): readonly KeyedSection[] {
    if (turn !== this.#turn) this.#questions.clear()
    this.#turn = turn
    this.#numbers = this.#questions.get(question) ?? new Map<string, number>()
    this.#questions.set(question, this.#numbers)
    const own = ownKeys(sections)
    const numbers = this.#numbered(sections, own)
    return sections.map((section) => ({
      ...section,
      key: section.rows.length > 1 ? (section.group.key ?? null) : null,
      rows: section.rows.map((row) => ({ ...row, key: own.get(row.id) ?? numbers.get(row.id)?.toString() ?? null })),
    }))
  }

  /** The number of each row but those with a key of their own. */
  #numbered(sections: readonly Section[], own: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
    const rows = sections.flatMap((section) =>
      section.rows.flatMap((row, i) =>
        own.has(row.id)
          ? []
          : [{ id: row.id, heading: i === 0 ? section.group.id : null, number: section.group.number }],
      ),
    )
    const given = new Map<string, number>()
    const taken = new Set<number>()
    const give = (id: string, heading: string | null, number: number) => {
      given.set(id, number)
      taken.add(number)
      this.#numbers.set(id, number)
      if (heading !== null) this.#numbers.set(heading, number)
    }
    const kept = (name: string | null) => (name === null ? undefined : this.#numbers.get(name))
    for (const named of ['id', 'heading'] as const)
      for (const { id, heading } of rows) {
        const number = kept(named === 'id' ? id : heading)
        if (number !== undefined && !given.has(id) && !taken.has(number)) give(id, heading, number)
      }
    // Headings that bear a number have it beside others; where one alone is left its rows are counted from 1.
    if (sections.length > 1)
      for (const { id, heading, number } of rows)
        if (heading !== null && number !== undefined && !given.has(id) && !taken.has(number)) give(id, heading, number)
    let before = 0
    for (const { id, heading } of rows) {
      const number = given.get(id) ?? this.#free(taken, before)
      if (number > 0 && !given.has(id)) give(id, heading, number)
      before = number
    }
    return given
  }

  /**
   * The lowest number that meant nothing yet, if there is one behind that of the row above; else the lowest that means
   * nothing now. 0 = none is left.
   */
  #free(taken: ReadonlySet<number>, before: number): number {
    const all = Array.from({ length: MOST }, (_, i) => i + 1).filter((n) => !taken.has(n))
    const known = new Set(this.#numbers.values())
    const fresh = all.filter((n) => !known.has(n))
    return fresh.find((n) => n > before) ?? fresh[0] ?? all[0] ?? 0
  }
}

/** Rows with a key that is always theirs: what ends the turn, and a heading's when it has one row. */
function ownKeys(sections: readonly Section[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  for (const { group, rows } of sections) if (group.key && rows.length === 1) keys.set(rows[0].id, group.key)
  const closing = sections.find(({ group }) => group.closing)?.rows[0]
  if (closing) keys.set(closing.id, CLOSING_KEY)
  return keys
}
