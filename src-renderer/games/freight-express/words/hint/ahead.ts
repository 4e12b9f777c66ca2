import type { Phrase } from '../../../../../src-shared/core.ts'
import { doerOf, type FreightEvent } from '../../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Candidate } from '../../../../words/speech.ts'
import { letter } from '../cards.ts'
import { DRIVE } from '../answers/drive.ts'
import type { EventOf } from '../happened/event.ts'
import { isRebuilding } from '../specials/rebuild.ts'

/** How the table stands, and whether rails lead into a station over no more than so many sleepers. */
interface Before {
  readonly view: FreightView
  reaches(view: FreightView, into: number, sleepers: number): boolean
}

/**
 * What a hint means to do after its first deed is drawn; said is where it drives to and what it does there, which it is
 * for: no other station than where the first drive ends would tell nothing, nor would what could be done before it.
 * @param before the table as it stands before its first deed, and whether it could be driven there then
 */
export function tellAhead(
  events: readonly FreightEvent[],
  first?: Pick<Candidate, 'group' | 'end'>,
  before?: Before,
): Phrase[] {
  const here = first?.end?.kind === 'station' ? first.end.id : -1
  const entered = enteredIn(events)
  const into = entered.findLast((station) => station !== here)
  if (into === undefined) return []
  const how = first?.group.id === DRIVE.id ? ONWARD : LATER
  const there = (kind: 'coupled' | 'uncoupled') =>
    events.filter((event) => event.kind === kind && event.station === into).length
  const [delivers, couples] = [there('uncoupled'), there('coupled')]
  const isBare = delivers === 0 && couples === 0
  if (how === LATER && before && (isBare || isRebuilding(before.view)) && wasOpenBefore(before, events, into)) return []
  const station = letter(into)
  const via = couplesOnTheWay(events, into, here)
  if (delivers > 0 && via) return [phrase(how.deliversVia, { station, n: delivers, ...via })]
  if (delivers > 0) return [phrase(how.delivers, { station, n: delivers })]
  return [couples > 0 ? phrase(how.couples, { station, n: couples }) : phrase(how.drives, { station })]
}

/** An abducted train drives for another: it takes nobody anywhere. */
const isOwnDrive = (event: FreightEvent): event is EventOf<'drove'> =>
  event.kind === 'drove' && doerOf(event) === event.seat

/** The stations that it drives into, one after the other. */
const enteredIn = (events: readonly FreightEvent[]): readonly number[] =>
  events.flatMap((event) => (isOwnDrive(event) && event.enters >= 0 ? [event.enters] : []))

/** The train could drive there as far as it will: rails led there already, on a way that is no longer. */
function wasOpenBefore({ view, reaches }: Before, events: readonly FreightEvent[], into: number): boolean {
  const drives = events.flatMap((event) => (isOwnDrive(event) ? [event] : []))
  const last = drives.findLastIndex(({ enters }) => enters === into)
  return reaches(
    view,
    into,
    drives.slice(0, last + 1).reduce((sum, { steps }) => sum + steps.length, 0),
  )
}

/** Where it stops on the way to couple what it delivers. */
function couplesOnTheWay(events: readonly FreightEvent[], into: number, here: number) {
  const entered = enteredIn(events)
  const at = (station: number) => events.filter((event) => event.kind === 'coupled' && event.station === station).length
  const via = entered.find((station) => station !== into && station !== here && at(station) > 0)
  return via === undefined ? null : { via: letter(via), fetched: at(via) }
}

/** It drives first, and then on; or does something else first. */
const ONWARD = {
  drives: 'freight.hint.onward',
  delivers: 'freight.hint.onward.deliver',
  deliversVia: 'freight.hint.onward.deliver.via',
  couples: 'freight.hint.onward.couple',
} as const
const LATER = {
  drives: 'freight.hint.later',
  delivers: 'freight.hint.later.deliver',
  deliversVia: 'freight.hint.later.deliver.via',
  couples: 'freight.hint.later.couple',
} as const
