import type { Phrase } from '../../../../src-shared/core.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate } from '../../../words/speech.ts'
import { letter } from './cards.ts'
import { DRIVE } from './answers/drive.ts'

/**
 * What a hint means to do after its first deed is drawn; said is where it drives to and what it does there, which it is
 * for: no other station than where the first drive ends would tell nothing.
 */
export function tellAhead(events: readonly FreightEvent[], first?: Pick<Candidate, 'group' | 'end'>): Phrase[] {
  const here = first?.end?.kind === 'station' ? first.end.id : -1
  const entered = events.flatMap((event) => (event.kind === 'drove' && event.enters >= 0 ? [event.enters] : []))
  const into = entered.findLast((station) => station !== here)
  if (into === undefined) return []
  const how = first?.group.id === DRIVE.id ? ONWARD : LATER
  const there = (kind: 'coupled' | 'uncoupled') =>
    events.filter((event) => event.kind === kind && event.station === into).length
  const [delivers, couples] = [there('uncoupled'), there('coupled')]
  const station = letter(into)
  if (delivers > 0) return [phrase(how.delivers, { station, n: delivers })]
  return [couples > 0 ? phrase(how.couples, { station, n: couples }) : phrase(how.drives, { station })]
}

/** It drives first, and then on; or does something else first. */
const ONWARD = {
  drives: 'freight.hint.onward',
  delivers: 'freight.hint.onward.deliver',
  couples: 'freight.hint.onward.couple',
} as const
const LATER = {
  drives: 'freight.hint.later',
  delivers: 'freight.hint.later.deliver',
  couples: 'freight.hint.later.couple',
} as const
