import type { Phrase } from '../../../../src-shared/core.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate } from '../../../words/speech.ts'
import { letter } from './cards.ts'
import { DRIVE } from './answers/drive.ts'

/**
 * What a hint means to do after its first deed is drawn; said is only where it drives to, which it is for: no other
 * station than where the first drive ends would tell nothing.
 */
export function tellAhead(events: readonly FreightEvent[], first?: Pick<Candidate, 'group' | 'end'>): Phrase[] {
  const here = first?.end?.kind === 'station' ? first.end.id : -1
  const entered = events.flatMap((event) => (event.kind === 'drove' && event.enters >= 0 ? [event.enters] : []))
  const into = entered.findLast((station) => station !== here)
  if (into === undefined) return []
  const drives = first?.group.id === DRIVE.id
  return [phrase(drives ? 'freight.hint.onward' : 'freight.hint.later', { station: letter(into) })]
}
