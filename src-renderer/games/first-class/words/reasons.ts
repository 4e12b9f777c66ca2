import type { Phrase, Reason } from '../../../../src-shared/core.ts'
import { hasText, phrase } from '../../../messages/index.ts'
import { firstOf } from '../../../words/names.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { conditionPhrase } from './conditions.ts'

/** Why something is not offered, in words. */
export function reasonPhrase(reason: Reason): Phrase {
  if (!hasText(reason.key)) return phrase('table.noChoice')
  const condition = CARDS[firstOf(reason.refs, 'card')?.id ?? -1]?.condition
  return phrase(reason.key, {
    ...(reason.n === undefined ? {} : { n: reason.n }),
    ...(condition ? { condition: conditionPhrase(condition) } : {}),
  })
}
