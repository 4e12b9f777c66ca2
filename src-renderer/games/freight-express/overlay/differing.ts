import { DEFAULT_SPECIALS, LETTERS } from '../../../../src-shared/games/freight-express/specials.ts'
import { t } from '../../../i18n/words.svelte.ts'
import type { Difference, Options } from '../../panel.ts'
import { specialsOf } from '../parts/assignment.ts'
import { rulesOn } from '../parts/house-rules.ts'

/** More stations than this are not named one by one in a line. */
const FEW = 2

/** What is played otherwise than the rulebook has it, beside house rules: actions that lie at other stations. */
export function differences(options: Options): readonly Difference[] {
  if (options.advanced !== true) return []
  if (options.stations === 'shuffled') return [{ text: t('freight.differs.shuffled'), anchor: 'assignment' }]
  const specials = specialsOf(options)
  const others = LETTERS.filter((letter) => specials[letter] !== DEFAULT_SPECIALS[letter])
  return others.map((station) => ({
    text: t('freight.differs.station', { station, special: t(`freight.special.${specials[station]}`) }),
    anchor: 'assignment',
  }))
}

/** 'Classic, advanced game with abduction at A, one house rule' */
export function summaryOf(options: Options, line: string): string {
  const n = rulesOn(options)
  if (options.advanced !== true) return t('new.summary.line', { line, rules: t('new.rules.short', { n }) })
  const differ = differences(options).length > 0
  return t('new.summary.special', {
    line,
    special: actionsOf(options),
    rules: t(differ && n === 0 ? 'new.rules.none' : 'new.rules.short', { n }),
  })
}

function actionsOf(options: Options): string {
  if (options.stations === 'shuffled') return t('new.summary.shuffled')
  const others = differences(options).map(({ text }) => text)
  if (others.length === 0) return t('new.summary.default')
  return others.length > FEW
    ? t('new.summary.chosen')
    : t('new.summary.few', { others: others.reduce((a, b) => t('common.comma', { a, b })) })
}
