import type { Score, Seat } from '../../../src-shared/core.ts'
import type { MessageKey } from '../../../src-shared/messages/index.ts'
import type { ScoreSource } from '../../../src-shared/games/first-class/events.ts'

/** The columns of the score sheet: each adds up one or more sources of points. */
export interface Column {
  readonly id: string
  readonly label: MessageKey
  readonly sources: readonly ScoreSource[]
  /** Drawing above it: a name of assets/art-ui. */
  readonly icon: string
}

const COLUMNS: readonly Column[] = [
  { id: 'trains', label: 'first-class.sheet.trains', sources: ['trains1', 'trains2', 'trains3'], icon: 'icon-ui-wagon' },
  { id: 'celebrities', label: 'first-class.score.celebrities', sources: ['celebrities'], icon: 'icon-ui-hint' },
  { id: 'switches', label: 'first-class.score.switches', sources: ['switches'], icon: 'icon-ui-swap' },
  { id: 'luggage', label: 'first-class.score.luggage', sources: ['luggage'], icon: 'icon-ui-folder' },
  { id: 'teatime', label: 'first-class.score.teatime', sources: ['teatime'], icon: 'icon-ui-clock' },
  { id: 'cities', label: 'first-class.score.cities', sources: ['cities'], icon: 'icon-ui-forward' },
  { id: 'constantinople', label: 'first-class.score.constantinople', sources: ['constantinople'], icon: 'icon-ui-home' },
  { id: 'effects', label: 'first-class.score.effects', sources: ['effects'], icon: 'icon-ui-check' },
  { id: 'endCards', label: 'first-class.score.endCards', sources: ['endCards'], icon: 'icon-ui-trophy' },
  { id: 'coins', label: 'first-class.score.coins', sources: ['coins'], icon: 'icon-ui-plus' },
  { id: 'evidence', label: 'first-class.score.evidence', sources: ['evidence'], icon: 'icon-ui-eye' },
  { id: 'murderer', label: 'first-class.score.murderer', sources: ['murderer'], icon: 'icon-ui-warning' },
]

export const pointsOf = (score: Score, sources: readonly ScoreSource[]): number =>
  score.parts.filter(({ key }) => sources.some((source) => key === `first-class.score.${source}`)).reduce((sum, { value }) => sum + value, 0)

/** Only columns in which somebody has points. */
export const columnsOf = (scores: readonly Score[]): readonly Column[] => COLUMNS.filter(({ sources }) => scores.some((score) => pointsOf(score, sources) !== 0))

/** Who has most in a column; nobody when all have nothing. */
export function bestIn(scores: readonly Score[], sources: readonly ScoreSource[]): ReadonlySet<Seat> {
  const most = Math.max(...scores.map((score) => pointsOf(score, sources)))
  return new Set(scores.filter((score) => most > 0 && pointsOf(score, sources) === most).map(({ seat }) => seat))
}

/** '14 + 33 + 57': the scorings of the trains. */
export const scoringsOf = (score: Score): string => (['trains1', 'trains2', 'trains3'] as const).map((source) => pointsOf(score, [source])).join(' + ')
