import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Portion } from './portion.ts'

/** A portion as it was kept: which one of the campaign, by which commit of the program, and when. */
export interface KeptPortion extends Portion {
  readonly number: number
  readonly commit: string
  /** The day, as `2026-11-21`. */
  readonly day: string
}

/** The portions in a file, a line each; a line that a run was ended in is left out, and cut off. */
export function portionsIn(file: string): KeptPortion[] {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole !== text) writeFileSync(file, whole)
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as KeptPortion)
}

export function keepPortion(file: string, portion: KeptPortion): void {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(portion)}\n`)
}
