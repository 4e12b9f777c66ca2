import { LETTERS } from '../../../../src-shared/games/freight-express/specials.ts'
import { capital, currentLanguage, t } from '../../../i18n/words.svelte.ts'
import { localeOf } from '../../../../src-shared/messages/index.ts'
import type { Check, CheckKind } from './checks.ts'

/** 'B, D and G' in the language now shown. */
const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(localeOf(currentLanguage()), { type: 'conjunction' }).format(words)

export const checkText = ({ kind, stations, specials }: Check): string =>
  t(`editor.check.${kind}`, {
    n: stations.length,
    stations: listed(stations.map((station) => LETTERS[station])),
    specials: listed(specials.map((special) => t(`freight.special.${special}`))),
  })

/** Why, or what there is to do. `places`: how many are good for the next station. */
export const checkNote = ({ kind }: Check, places: number): string => t(`editor.check.${kind}.note`, { places })

/** What is as it should be, in one line; '' while nothing is. */
export function fineText(checks: readonly Check[]): string {
  const failed = new Set<CheckKind>(checks.map(({ kind }) => kind))
  const whole = !failed.has('missing')
  return capital(
    [
      ...(whole ? [t('editor.fine.placed')] : []),
      ...(whole && !failed.has('sideBySide') ? [t('editor.fine.apart')] : []),
      ...(whole && !failed.has('unreachable') ? [t('editor.fine.joined')] : []),
      ...(failed.has('edge') ? [] : [t('editor.fine.ring')]),
    ].join('; '),
  )
}
