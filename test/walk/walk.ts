import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dice } from '../../scripts/host.mjs'
import { realApp } from '../real-app.ts'
import { Asker } from './asker.ts'
import { goesElsewhere } from './elsewhere.ts'
import { asksBeside, isOver, looksBack, playsOn } from './at-table.ts'

export interface WalkReport {
  readonly answers: number
  /** How often each request was asked, and how often it was refused with which fault. */
  readonly asked: Readonly<Record<string, number>>
  readonly refused: Readonly<Record<string, number>>
  readonly failures: number
  readonly seed: number
  readonly found: readonly string[]
}

/**
 * Asks of the whole program, at random, whatever a window may ask where it stands: games of every kind, their reviews,
 * lessons, problems, boards of the day and the files of all of them; bots think meanwhile, and some of it is asked at
 * once. What is found is: an answer that is not of the contract, a fault that nobody caused, a choice that was offered
 * and is refused. The seed repeats what is asked, not how far bots have come by then.
 * @param goesOn asked before each wish, with the number of answers that were given at tables so far
 */
export async function walk(seed: number, goesOn: (answers: number) => boolean, workerFile?: URL): Promise<WalkReport> {
  const random = dice(seed)
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-walk-'))
  const app = await realApp(folder, workerFile)
  const asker = new Asker(app)
  let answers = 0
  try {
    while (goesOn(answers)) {
      const { table } = asker
      const lot = random()
      if (!table || lot < 0.01) await goesElsewhere(asker, random)
      else if (isOver(table)) await looksBack(asker, random, table)
      else if (lot < 0.06) await asksBeside(asker, random, table)
      // As a window does that waits for no answer.
      else if (lot < 0.11) await Promise.all([1, 2].map(() => asksBeside(asker, random, table)))
      else if (await playsOn(asker, random, table)) answers++
    }
  } finally {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const { asked, refused, found } = asker
  return { answers, asked, refused, failures: found.length, seed, found }
}
