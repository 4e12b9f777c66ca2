import type { TableState } from '../../src-shared/table.ts'
import { t } from '../i18n/words.svelte.ts'
import type { SceneFrame } from '../stage/scene.ts'
import { isLookedInto } from './hands-in-words.ts'
import type { ShownTable } from './shown-table.ts'

/** What a drawn table needs beside the view: who sits there, who looks, whose answer is awaited, and its words. */
export const frameOf = (table: ShownTable, words: SceneFrame['words']): SceneFrame => ({
  seats: table.seats,
  viewer: table.viewer,
  acting: table.status.decision?.by ?? null,
  words: wordsFor(table, words),
})

function wordsFor(table: ShownTable, words: SceneFrame['words']): SceneFrame['words'] {
  if (isAskedOffTurn(table)) return { ...words, yourTurn: t('table.asked'), toPlay: t('table.asked') }
  // A move is looked back at as its seat saw the table: it is nobody's own turn.
  return isLookedInto(table) ? { ...words, yourTurn: words.toPlay } : words
}

/** Who must answer in another's turn is asked: it is not their turn, and the plate does not say so. */
const isAskedOffTurn = ({ status: { decision, active, turn } }: TableState): boolean =>
  decision !== null && decision.by !== active && turn > 0
