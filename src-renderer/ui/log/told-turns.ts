import type { LogGroup } from './log-groups.ts'

/**
 * What is made of the turns of a log as it grows. A turn that is over is told once: what came of it stays, with its
 * group, as long as its lines and events do, and all else that it is told by.
 */
export class ToldTurns<T extends { readonly group: LogGroup }> {
  readonly #tell: (group: LogGroup) => T
  #kept = new Map<string, { readonly of: LogGroup; readonly told: T }>()
  #by: readonly unknown[] = []

  constructor(tell: (group: LogGroup) => T) {
    this.#tell = tell
  }

  /** @param by what else turns are told by: known by identity */
  of(groups: readonly LogGroup[], by: readonly unknown[]): readonly T[] {
    if (!isSame(by, this.#by)) this.#kept = new Map()
    this.#by = by
    const now = groups.at(-1)?.turn ?? 0
    return groups.map((group) => {
      const known = this.#kept.get(group.key)
      // What is said of a turn that goes on hangs on what has not happened yet; so does one that was gone back to.
      const isOver = group.turn < now
      if (known && isOver && isSameGroup(known.of, group)) return known.told
      const told = this.#tell(group)
      if (isOver) this.#kept.set(group.key, { of: group, told })
      else this.#kept.delete(group.key)
      return told
    })
  }
}

const isSameGroup = (a: LogGroup, b: LogGroup): boolean =>
  a.seat === b.seat && isSame(a.lines, b.lines) && isSame(a.events, b.events)

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i])
