import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { diskFiles } from '../saves/files.ts'
import { Journal } from '../saves/journal.ts'
import { FORMAT } from '../saves/line-text.ts'
import { rounded } from './share.ts'
import type { Clock } from './speed.ts'

/** Milliseconds from an answer to its being on the disk. */
export interface SaveTime {
  readonly median: number
  readonly p99: number
}

/**
 * Keeps `steps` answers in a journal, one after the other, and takes the time of each.
 * @param beside a folder on the disk that is meant: many a system keeps its temporary files in memory, where a save
 *   costs nothing
 */
export async function saveTime(steps: number, clock: Clock, beside: string): Promise<SaveTime> {
  const folder = await mkdtemp(join(beside, 'signalbox-bench-'))
  try {
    const journal = await Journal.create(diskFiles, join(folder, 'bench.journal'), {
      format: FORMAT,
      game: 'freight-express',
      rulesVersion: 1,
      deckHash: '0',
      name: 'bench',
      seats: [
        { name: 'A', player: 'person' },
        { name: 'B', player: 'person' },
      ],
      options: {},
      seed: 1,
      starter: null,
      practice: false,
      created: 0,
      turn: 1,
      active: 0,
    })
    const times: number[] = []
    for (let turn = 1; turn <= steps; turn++) {
      const began = clock()
      await journal.keep({
        kind: 'step',
        by: turn % 2,
        codes: [turn],
        check: '0123456789abcdef',
        turn,
        active: turn % 2,
      })
      times.push(clock() - began)
    }
    return { median: quantile(times, 0.5), p99: quantile(times, 0.99) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The value below which that part of the values lies, to a thousandth. At least one value. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))])
}
