import type { Score, Seat } from '../../../../src-shared/core.ts'
import type { MessageKey } from '../../../messages/index.ts'
import type { Sign } from '../art/pictograms.ts'
import type { ScoreSource } from '../../../../src-shared/games/first-class/events.ts'

/** The columns of the score sheet: each adds up one or more sources of points. */
export interface Column {
  readonly id: string
  readonly label: MessageKey
  readonly sources: readonly ScoreSource[]
  /** The table's own sign above it; `tint` colours what has no colour of its own. */
  readonly sign: Sign
  readonly tint?: string
}

const COLUMNS: readonly Column[] = [
  {
    id: 'trains',
    label: 'first-class.sheet.trains',
    sources: ['trains1', 'trains2', 'trains3'],
    sign: 'wagonFace',
    tint: 'lv7',
  },
  { id: 'celebrities', label: 'first-class.score.celebrities', sources: ['celebrities'], sign: 'celebrity' },
  { id: 'switches', label: 'first-class.score.switches', sources: ['switches'], sign: 'switch' },
  { id: 'luggage', label: 'first-class.score.luggage', sources: ['luggage'], sign: 'luggage' },
  { id: 'teatime', label: 'first-class.score.teatime', sources: ['teatime'], sign: 'cake' },
  { id: 'cities', label: 'first-class.score.cities', sources: ['cities'], sign: 'points' },
  {
    id: 'constantinople',
    label: 'first-class.score.constantinople',
    sources: ['constantinople'],
    sign: 'constantinople',
    tint: 'oxblood',
  },
  { id: 'effects', label: 'first-class.score.effects', sources: ['effects'], sign: 'contract' },
  { id: 'endCards', label: 'first-class.score.endCards', sources: ['endCards'], sign: 'endCard' },
  { id: 'coins', label: 'first-class.score.coins', sources: ['coins'], sign: 'coin' },
  { id: 'evidence', label: 'first-class.score.evidence', sources: ['evidence'], sign: 'print' },
  { id: 'murderer', label: 'first-class.score.murderer', sources: ['murderer'], sign: 'murderer' },
]

export const pointsOf = (score: Score, sources: readonly ScoreSource[]): number =>
  score.parts
    .filter(({ key }) => sources.some((source) => key === `first-class.score.${source}`))
    .reduce((sum, { value }) => sum + value, 0)

/** Only columns in which somebody has points. */
export const columnsOf = (scores: readonly Score[]): readonly Column[] =>
  COLUMNS.filter(({ sources }) => scores.some((score) => pointsOf(score, sources) !== 0))

/** Who has most in a column; nobody when all have the same. */
export function bestIn(scores: readonly Score[], sources: readonly ScoreSource[]): ReadonlySet<Seat> {
  const points = scores.map((score) => pointsOf(score, sources))
  const most = Math.max(...points)
  const best = scores.filter((_, i) => most > 0 && points[i] === most)
  return new Set(best.length < scores.length ? best.map(({ seat }) => seat) : [])
}

/** '14 + 33 + 57': the scorings of the trains. */
export const scoringsOf = (score: Score): string =>
  (['trains1', 'trains2', 'trains3'] as const).map((source) => pointsOf(score, [source])).join(' + ')
