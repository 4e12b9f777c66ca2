import type { ProblemRow } from '../../../src-shared/problems.ts'
import { panelOf } from '../../games/panels.ts'
import { say, t } from '../../i18n/words.svelte.ts'
import type { ProblemBook } from '../../state/problems.svelte.ts'

/** What a problem is called: its position in a few words, once that has come. */
export function titleOf({ game, pictures }: ProblemBook, { id, theme, number }: ProblemRow): string {
  const view = pictures.get(id)
  if (view) return say(panelOf(game).speech.caption(view))
  const about = t(`problems.theme.${theme}`)
  return number === 0 ? about : t('problems.name', { n: number, theme: about })
}
