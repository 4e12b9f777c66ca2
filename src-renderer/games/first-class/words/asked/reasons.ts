import type { Phrase, Reason } from '../../../../../src-shared/core.ts'
import type { FirstClassView } from '../../../../../src-shared/games/first-class/view.ts'
import { hasText, phrase } from '../../../../messages/index.ts'
import { firstOf, nameOf } from '../../../../words/names.ts'
import type { Position } from '../../../../words/speech.ts'
import { CARDS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import { conditionPhrase } from '../conditions.ts'
import { holderOf } from '../holder.ts'

/** Why something is not offered, in words. */
export function reasonPhrase(reason: Reason, position: Position<FirstClassView>): Phrase {
  if (!hasText(reason.key)) return phrase('table.noChoice')
  const held = reason.key === 'first-class.reason.notOpen' ? heldPhrase(reason, position) : null
  if (held) return held
  const condition = CARDS[firstOf(reason.refs, 'card')?.id ?? -1]?.condition
  return phrase(reason.key, {
    ...(reason.n === undefined ? {} : { n: reason.n }),
    ...(condition ? { condition: conditionPhrase(condition) } : {}),
  })
}

/** An end card that somebody holds is theirs, and will count. */
function heldPhrase({ refs }: Reason, { view, seats, viewer }: Position<FirstClassView>): Phrase | null {
  const holder = holderOf(firstOf(refs, 'endCard')?.id ?? -1, view)
  if (holder < 0) return null
  return holder === viewer
    ? phrase('first-class.reason.endCardYours')
    : phrase('first-class.reason.endCardHeld', { name: nameOf(seats, holder) })
}
