import { readFile, readlink } from 'node:fs/promises'
import { hostname, uptime } from 'node:os'

/** Where a program runs: only programs of the same place can see whether one another live. */
export interface Place {
  /** The computer's own name for itself. */
  readonly machine: string
  /** Tells this run of the computer from the one before it was shut down. */
  readonly boot: string
  /** Which numbers of processes mean the same: containers have their own. */
  readonly numbers: string
}

/** Milliseconds by which two looks at the time of booting may differ. */
const SAME_BOOT = 60_000

export async function placeHere(): Promise<Place> {
  const [id, boot, numbers] = await Promise.all([
    textOf('/etc/machine-id'),
    textOf('/proc/sys/kernel/random/boot_id'),
    readlink('/proc/self/ns/pid').catch(() => ''),
  ])
  // Elsewhere than on Linux the time of booting stands for it: it is the same however often one asks, but for seconds.
  return { machine: `${hostname()} ${id}`.trim(), boot: boot || String(Date.now() - uptime() * 1000), numbers }
}

export const samePlace = (a: Place, b: Place): boolean =>
  a.machine === b.machine && a.numbers === b.numbers && (a.boot === b.boot || isNear(Number(a.boot), Number(b.boot)))

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < SAME_BOOT

/** When a process began, in the system's ticks, where it tells: numbers are given again after a restart. */
export async function bornOf(pid: number): Promise<string> {
  const fields = await textOf(`/proc/${pid}/stat`)
  return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

const textOf = (path: string): Promise<string> =>
  process.platform !== 'linux'
    ? Promise.resolve('')
    : readFile(path, 'utf8').then(
        (text) => text.trim(),
        () => '',
      )
