import type { Decision } from '../../../../src-shared/core.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { phrase, type MessageKey } from '../../../messages/index.ts'
import type { Stop } from '../../../words/speech.ts'

/** The parts of what is done in several, each a stop on a line. */
export const LINES = {
  fly: ['freight.stop.discard', 'freight.stop.land'],
  rebuild: ['freight.stop.discard', 'freight.stop.lift', 'freight.stop.relay'],
  abduction: ['freight.stop.discard', 'freight.stop.whom', 'freight.stop.drive'],
} as const satisfies Record<string, readonly MessageKey[]>

/** How far a special action of several parts has come; nothing where it has one part. [000:209-215, 000:233] */
export function stopsOf({ kind }: Decision, { special }: FreightView): readonly Stop[] | undefined {
  const line = special?.special === 'rebuild' || special?.special === 'abduction' ? LINES[special.special] : null
  if (!line) return undefined
  if (kind === special?.special) return stopsAt(line, 0)
  const isLast = kind === 'relay' || kind === 'branch' || kind === 'pushBranch' || kind === 'railEnd'
  return isLast ? stopsAt(line, line.length - 1) : undefined
}

const stopsAt = (line: readonly MessageKey[], here: number): readonly Stop[] =>
  line.map((key, i) => ({ label: phrase(key), at: i < here ? 'passed' : i > here ? 'ahead' : 'here' }))
