import type { Phrase, Reason, Score } from '../../../../src-shared/core.ts'
import { hasText, phrase } from '../../../messages/index.ts'
import { firstOf } from '../../../words/names.ts'
import type { Position, Speech } from '../../../words/speech.ts'
import { isIntake } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { tellAhead } from './hint/ahead.ts'
import { captionOf } from './caption.ts'
import { intakePhrase, parcelPhrase, parcelsPhrase, upOf } from './cards.ts'
import { aThing, toPallet } from './pallets.ts'
import { candidatesFor } from './asked/choices.ts'
import { tellEvents } from './happened/events.ts'
import { hintTitle } from './hint/hint-title.ts'
import { tellPreview } from './asked/preview.ts'
import { courseOf } from './happened/course.ts'
import { byItself } from './belts/forced.ts'
import { aboutThing } from './things.ts'
import { absentFor, promptFor, stopsByItself } from './asked/questions.ts'
import { placeNow } from './places.ts'
import { apartTold } from './asked/rejoin.ts'
import { mayEnd, nearEnd } from './standing.ts'
import { now } from './now.ts'
import { tidings } from './happened/tidings.ts'
import { won } from './happened/won.ts'
import { headTurn, tellTurn } from './happened/turn.ts'
import { walkOver } from './walk.ts'

/** Transport in phrases: keys and what they are filled with, in no language. */
export const transportSpeech: Speech<TransportView> = {
  tell: (events, seats, view) => tellEvents(events as readonly TransportEvent[], seats, view),
  tellTurn,
  now,
  headTurn,
  tidings,
  won,
  episode: (events) =>
    events.every(({ kind }) => kind === 'dealt') ? { title: phrase('transport.episode.deal'), since: 0 } : null,
  begun: (at) => {
    const { name, card } = at.view.step
    return TAKEN_UP.includes(name) ? phrase('transport.begun', { card: aThing(card, at) }) : null
  },
  nearEnd,
  mayEnd,
  standing: apartTold,
  ask: promptFor,
  candidates: candidatesFor,
  tellPreview,
  about: aboutThing,
  ahead: (events, at, _first, done, counted) =>
    tellAhead(events as readonly TransportEvent[], at, done as readonly TransportEvent[] | undefined, counted),
  hintTitle: (candidate, _events, at) => hintTitle(candidate, at),
  byItself,
  stopsByItself,
  calls: ({ kind, id }, view) =>
    kind === 'parcel' ? parcelPhrase(view, id) : kind === 'card' && isIntake(id) ? intakePhrase(id) : null,
  callsAt: ({ kind, id }, at) => {
    const { view } = at
    const laid = kind === 'parcel' ? view.laid.find(({ parcel }) => parcel === id) : undefined
    return laid ? phrase('transport.parcel.at', { up: upOf(view, id), place: placeNow(view, laid.cell, -1, at) }) : null
  },
  callsAll: ({ kind, id }, view, n) => (kind === 'parcel' ? parcelsPhrase(view, id, n) : null),
  caption: captionOf,
  absent: absentFor,
  walk: walkOver,
  course: (events, scores, seats, teams) => courseOf(events as readonly TransportEvent[], scores, seats, teams),
  reason: reasonPhrase,
  outcome: (outcome) => (hasText(outcome.reason) ? phrase(outcome.reason) : phrase('table.over')),
  // Nothing decides a tie in Transport; places are shared.
  tie: () => phrase('transport.score.tie'),
  score: (score) => score.parts.map((part) => ({ label: partLabel(part), value: part.value })),
}

/** Questions where a card or pallet goes that was chosen, or lifted by its icon. */
const TAKEN_UP: readonly string[] = ['place', 'keyPlace', 'palletPlace']

const partLabel = (part: Score['parts'][number]) =>
  hasText(part.key) ? phrase(part.key) : phrase('transport.score.parcel')

/** Why something is not offered, in words. */
function reasonPhrase(reason: Reason, at: Position<TransportView>): Phrase {
  if (!hasText(reason.key)) return phrase('table.noChoice')
  const pallet = firstOf(reason.refs, 'pallet')
  return phrase(reason.key, {
    ...(reason.n === undefined ? {} : { n: reason.n }),
    ...(pallet ? { pallet: toPallet(pallet.id, at) } : {}),
  })
}
