import { appendFileSync, truncateSync } from 'node:fs'
import { diskFiles, type Files } from '../../src-main/saves/files.ts'

/** A disk that works until it is told not to. */
export interface FailingFiles extends Files {
  /** The next writes fail so, until told otherwise; `half` leaves half of an appended line behind. */
  fail(code: string | null, half?: boolean): void
  /** So many writes were refused. */
  refusals(): number
}

export function failingFiles(): FailingFiles {
  let failing: string | null = null
  let leavesHalf = false
  let refused = 0
  const guarded =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (!failing) return work(...args)
      refused++
      throw Object.assign(new Error(`the disk says ${failing}`), { code: failing })
    }
  const append = guarded(diskFiles.append)
  return {
    ...diskFiles,
    replace: guarded(diskFiles.replace),
    move: guarded(diskFiles.move),
    erase: guarded(diskFiles.erase),
    async append(path, end, text) {
      if (failing && leavesHalf) {
        truncateSync(path, end.bytes)
        appendFileSync(path, text.slice(0, text.length / 2))
      }
      return append(path, end, text)
    },
    fail(code, half = false) {
      failing = code
      leavesHalf = half
    },
    refusals: () => refused,
  }
}
