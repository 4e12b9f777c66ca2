import type { Score } from '../../core.ts'
import { hasText, phrase } from '../../messages/index.ts'
import type { Speech } from '../../messages/speech.ts'
import type { TransportEvent } from './events.ts'
import type { TransportView } from './view.ts'
import { absentFor } from './words/absent.ts'
import { candidatesFor } from './words/choices.ts'
import { tellEvents } from './words/events.ts'
import { tellPreview } from './words/preview.ts'
import { courseOf } from './words/course.ts'
import { aboutThing } from './words/things.ts'
import { promptFor } from './words/prompts.ts'
import { reasonPhrase } from './words/reasons.ts'

/** Transport in phrases: keys and what they are filled with, in no language. */
export const transportSpeech: Speech<TransportView> = {
  tell: (events, seats, view) => tellEvents(events as readonly TransportEvent[], seats, view),
  ask: promptFor,
  candidates: candidatesFor,
  tellPreview,
  about: aboutThing,
  absent: absentFor,
  course: (events, scores, seats) => courseOf(events as readonly TransportEvent[], scores, seats),
  reason: reasonPhrase,
  outcome: (outcome) => (hasText(outcome.reason) ? phrase(outcome.reason) : phrase('table.over')),
  // Nothing decides a tie in Transport; places are shared.
  tie: () => phrase('transport.score.tie'),
  score: (score) => score.parts.map((part) => ({ label: partLabel(part), value: part.value })),
}

const partLabel = (part: Score['parts'][number]) =>
  hasText(part.key) ? phrase(part.key) : phrase('transport.score.parcel')
