import { readFileSync, writeFileSync } from 'node:fs'

/** What a run has kept, without the half line that one which was ended may have left. */
const wholeOf = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1)

/** The whole lines that a run has kept. */
export const wholeLines = (file: string): string[] => wholeOf(readFileSync(file, 'utf8')).split('\n').filter(Boolean)

/** Takes half a line out of the file, once that is known to be a run's own: what comes next begins a line. */
export function dropTornLine(file: string): void {
  const text = readFileSync(file, 'utf8')
  const whole = wholeOf(text)
  if (whole !== text) writeFileSync(file, whole)
}
