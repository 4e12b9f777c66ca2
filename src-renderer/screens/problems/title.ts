import type { LanguageId } from '../../../src-shared/messages/index.ts'
import type { ProblemRow, ProblemState } from '../../../src-shared/problems.ts'
import de from './titles/de.json'
import en from './titles/en.json'
import nl from './titles/nl.json'
import { panelOf } from '../../games/panels.ts'
import { currentLanguage, say, t } from '../../i18n/words.svelte.ts'
import type { ProblemBook } from '../../state/problems.svelte.ts'

/** By language and problem. */
const TITLES: Readonly<Record<LanguageId, Readonly<Record<string, string>>>> = { en, nl, de }

/** What a problem of the house is called; one's own and one that has no title yet: by its theme. */
export function titleOf({ id, theme, number }: Pick<ProblemRow | ProblemState, 'id' | 'theme' | 'number'>): string {
  const about = t(`problems.theme.${theme}`)
  if (number === 0) return t('problems.own.name', { theme: about })
  return TITLES[currentLanguage()][id] ?? t('problems.name', { n: number, theme: about })
}

/** Its position in a few words, once that has come. */
export function captionOf({ game, pictures }: ProblemBook, { id }: ProblemRow): string {
  const view = pictures.get(id)
  return view ? say(panelOf(game).speech.caption(view)) : ''
}
