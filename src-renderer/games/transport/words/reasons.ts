import type { Phrase, Reason } from '../../../../src-shared/core.ts'
import { hasText, phrase } from '../../../messages/index.ts'
import { firstOf } from '../../../words/names.ts'
import { palletPhrase } from './cards.ts'

/** Why something is not offered, in words. */
export function reasonPhrase(reason: Reason): Phrase {
  if (!hasText(reason.key)) return phrase('table.noChoice')
  const pallet = firstOf(reason.refs, 'pallet')
  return phrase(reason.key, {
    ...(reason.n === undefined ? {} : { n: reason.n }),
    ...(pallet ? { pallet: palletPhrase(pallet.id) } : {}),
  })
}
