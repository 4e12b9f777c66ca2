import { t } from '../../../i18n/words.svelte.ts'
import { modulesOf, rulesOn } from './house-rules.ts'
import { wayOf } from './modules.ts'
import type { Options } from '../../panel.ts'

/** 'modules A and B and coffee and cake; one house rule' */
export function summaryOf(options: Options, seats?: number): string {
  const facts = { modules: modulesPhrase(options), rules: t('new.rules.short', { n: rulesOn(options, seats) }) }
  return options.teatime === true ? t('first-class.summary.teatime', facts) : t('first-class.summary', facts)
}

function modulesPhrase(options: Options): string {
  const [a = '', b = ''] = modulesOf(options)
  switch (wayOf(options)) {
    case 'none':
      return t('first-class.summary.lesson')
    case 'lot':
      return a ? t('first-class.summary.lot.one', { a }) : t('first-class.summary.lot')
    case 'two':
      return t('first-class.summary.modules', { a, b })
  }
}
