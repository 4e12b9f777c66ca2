import type { Score } from '../../core.ts'
import { hasText, phrase } from '../../messages/index.ts'
import type { Speech } from '../../messages/speech.ts'
import type { FirstClassEvent } from './events.ts'
import type { FirstClassView } from './view.ts'
import { absentFor } from './words/absent.ts'
import { candidatesFor } from './words/choices.ts'
import { courseOf } from './words/course.ts'
import { tellEvents } from './words/events.ts'
import { tellPreview } from './words/preview.ts'
import { promptFor } from './words/prompts.ts'
import { reasonPhrase } from './words/reasons.ts'
import { aboutThing } from './words/things.ts'

/** First Class in phrases: keys and what they are filled with, in no language. */
export const firstClassSpeech: Speech<FirstClassView> = {
  tell: (events, seats, view) => tellEvents(events as readonly FirstClassEvent[], seats, view),
  ask: promptFor,
  candidates: candidatesFor,
  tellPreview,
  about: aboutThing,
  absent: absentFor,
  course: (events, scores, seats) => courseOf(events as readonly FirstClassEvent[], scores, seats),
  reason: reasonPhrase,
  outcome: (outcome) => (hasText(outcome.reason) ? phrase(outcome.reason) : phrase('table.over')),
  // Nothing decides a tie in First Class; places are shared.
  tie: () => phrase('first-class.score.tie'),
  score: (score) => score.parts.map((part) => ({ label: partLabel(part), value: part.value })),
}

const partLabel = (part: Score['parts'][number]) =>
  hasText(part.key) ? phrase(part.key) : phrase('first-class.score.effects')
