import { dice } from '../../scripts/host.mjs'
import { openDoors } from './doors.ts'
import { folder } from './folders.ts'
import type { Random } from './mutate.ts'
import { extreme, forged, journal, ownLine, settingsFile, toWindow, type Target } from './parsers.ts'

export interface FuzzReport {
  readonly inputs: number
  readonly crashes: number
  readonly hangs: number
  readonly changedStates: number
  readonly seed: number
  /** What was thrown and what came of it, for a person to mend and to make a test of. */
  readonly found: readonly string[]
  /** What came back, but took its time: a figure of this machine and its other work, so no test asks for it. */
  readonly slow: readonly string[]
}

/** What takes longer of this processor is told as slow, in milliseconds. */
const SLOW_CPU = 2000
/** What has not come back after so many milliseconds hangs. */
const MOST_WAIT = 150_000

/** Throws wrong things at all that reads, in turn, until `goesOn` says no. */
export async function fuzz(seed: number, goesOn: (inputs: number) => boolean): Promise<FuzzReport> {
  const random = dice(seed)
  const doors = await openDoors(random)
  const found: string[] = []
  const slow: string[] = []
  const count = { inputs: 0, crashes: 0, hangs: 0, changedStates: 0 }
  const crashed = (error: unknown) => note('crashes', `unheard: ${String(error)}`)
  const note = (what: 'crashes' | 'hangs' | 'changedStates', sentence: string) => {
    count[what]++
    found.push(`${what}: ${sentence}`)
  }
  const knock: Target = async (dice) => {
    const { what, changed } = await doors.knock(dice)
    if (changed) note('changedStates', what)
    return what
  }
  const targets: readonly Target[] = [
    journal,
    knock,
    forged,
    knock,
    extreme,
    knock,
    settingsFile,
    knock,
    ownLine,
    knock,
    toWindow,
    knock,
    folder,
    knock,
  ]
  process.on('unhandledRejection', crashed)
  process.on('uncaughtException', crashed)
  try {
    for (; goesOn(count.inputs); count.inputs++) await once(targets[count.inputs % targets.length], random, note, slow)
  } finally {
    process.off('unhandledRejection', crashed)
    process.off('uncaughtException', crashed)
    await doors.close()
  }
  return { ...count, seed, found, slow }
}

async function once(
  target: Target,
  random: Random,
  note: (what: 'crashes' | 'hangs', sentence: string) => void,
  slow: string[],
): Promise<void> {
  const before = process.cpuUsage()
  let late: NodeJS.Timeout | undefined
  const waited = new Promise<null>((resolve) => (late = setTimeout(() => resolve(null), MOST_WAIT)))
  try {
    const what = await Promise.race([target(random), waited])
    const { user, system } = process.cpuUsage(before)
    if (what === null) note('hangs', `${target.name} never came back`)
    else if (user + system > SLOW_CPU * 1000)
      slow.push(`${target.name} took ${Math.round((user + system) / 1000)} ms: ${what.slice(0, 2000)}`)
  } catch (error) {
    note('crashes', `${target.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  } finally {
    clearTimeout(late)
  }
}
