import type { Ref, Score } from '../../../../src-shared/core.ts'
import { hasText, phrase } from '../../../messages/index.ts'
import type { Speech } from '../../../words/speech.ts'
import { doerOf, type FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { fromCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { answerWords } from './answers/index.ts'
import { whatFor } from './answers/use-special.ts'
import { askedIn } from './asked/asked.ts'
import { captionOf } from './caption.ts'
import { forWagon, forWagons, ownWagon } from './cards.ts'
import { candidatesFor } from './asked/choices.ts'
import { courseOf } from './happened/course.ts'
import { tellEvents } from './happened/events.ts'
import { tellPreview } from './asked/preview.ts'
import { promptFor } from './asked/prompts.ts'
import { pushesIn } from './hint/pushes.ts'
import { reasonPhrase } from './asked/reasons.ts'
import { absentFor, aboutThing } from './things.ts'
import { now } from './now.ts'
import { tidings } from './happened/tidings.ts'
import { won } from './happened/won.ts'
import { stationPhrase } from './places.ts'
import { aboutPlate } from './plate.ts'
import { headTurn, tellTurn } from './happened/turn.ts'
import { walkOver } from './walk.ts'
import { othersGo } from './asked/others-go.ts'
import { nearEnd } from './near-end.ts'
import { settled } from './happened/settled.ts'
import { unfinished } from './happened/unfinished.ts'

/**
 * Freight Express in phrases: keys and what they are filled with, in no language. What a hint means to do later is
 * added with the panel: for that it is asked where rails lead, which is no matter of words.
 */
export const freightSpeech: Speech<FreightView> = {
  tell: (events, seats, view) => tellEvents(events as readonly FreightEvent[], seats, view),
  tellTurn,
  // It comes of a drive, which is named as what led to it: whoever drives threw the other off the rails.
  doer(event) {
    const freight = event as FreightEvent
    return freight.kind === 'derailed' ? freight.because.id : doerOf(freight)
  },
  now,
  headTurn,
  tidings,
  won,
  settled: (events, seen) => settled(events as readonly FreightEvent[], seen),
  unfinished: (events) => unfinished(events as readonly FreightEvent[]),
  episode: (events) =>
    events.every(({ kind }) => kind === 'dealt') ? { title: phrase('freight.episode.deal'), since: 0 } : null,
  nearEnd,
  ask: promptFor,
  candidates: candidatesFor,
  tellPreview,
  about: aboutThing,
  drawsAhead: true,
  hintTitle({ codes }, _, at) {
    const action = fromCode(codes[0])
    return answerWords(action).hintTitle?.(action, at) ?? null
  },
  hintNotes: (first, done, follows, at) => [
    ...whatFor(first, at),
    ...pushesIn(done as readonly FreightEvent[], follows as readonly FreightEvent[], at),
  ],
  calls: ({ kind, id }) => (isWagon(kind) ? forWagon(id) : kind === 'station' ? stationPhrase(id) : null),
  callsOwn: ({ kind, id }, view) => (isWagon(kind) ? ownWagon(id, view.seats[askedIn(view)]) : null),
  owed: (what) => phrase('advice.for.freight-express.delivered.of', { what }),
  callsAll: ({ kind, id }, _view, n) => (isWagon(kind) ? forWagons(id, n) : null),
  caption: captionOf,
  absent: absentFor,
  walk: walkOver,
  course: (events, scores, seats) => courseOf(events as readonly FreightEvent[], scores, seats),
  reason: reasonPhrase,
  othersGo,
  asked: ({ kind, id }, at) => (kind === 'seat' ? aboutPlate(id, at) : null),
  outcome: (outcome) => (hasText(outcome.reason) ? phrase(outcome.reason) : phrase('table.over')),
  tie: () => phrase('freight.score.tie.0'),
  score: (score) => score.parts.map((part) => ({ label: partLabel(part), value: part.value })),
}

/** A card on the way to become a wagon, too. */
const isWagon = (kind: Ref['kind']): boolean => kind === 'card' || kind === 'wagon'

const partLabel = (part: Score['parts'][number]) =>
  hasText(part.key) ? phrase(part.key) : phrase('freight.score.delivered')
