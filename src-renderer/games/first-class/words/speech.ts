import type { Score } from '../../../../src-shared/core.ts'
import { hasText, phrase } from '../../../messages/index.ts'
import type { Speech } from '../../../words/speech.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { fromCode } from '../../../../src-shared/games/first-class/actions.ts'
import { absentFor } from './asked/absent.ts'
import { tellAhead } from './hint/ahead.ts'
import { wordsOf } from './answers/index.ts'
import { captionOf } from './caption.ts'
import { candidatesFor } from './asked/choices.ts'
import { endCardShort } from './cards.ts'
import { countingOf } from './counting.ts'
import { courseOf } from './happened/course.ts'
import { tellEvents } from './happened/events.ts'
import { hintNames } from './hint/hint-names.ts'
import { tellPreview } from './asked/preview.ts'
import { promptFor } from './asked/questions.ts'
import { moversOf } from './movers.ts'
import { reasonPhrase } from './asked/reasons.ts'
import { aboutThing } from './things/index.ts'
import { setApart } from './hint/set-apart.ts'
import { scoringOf } from './happened/scoring-events.ts'
import { now } from './now.ts'
import { tidings } from './happened/tidings.ts'
import { won } from './happened/won.ts'
import { headTurn, tellTurn } from './happened/turn.ts'
import { walkOver } from './walk.ts'
import { nearEnd } from './near-end.ts'

/** First Class in phrases: keys and what they are filled with, in no language. */
export const firstClassSpeech: Speech<FirstClassView> = {
  tell: (events, seats, view) => tellEvents(events as readonly FirstClassEvent[], seats, view),
  tellTurn,
  now,
  headTurn,
  tidings,
  won,
  episode: (events, seats, view) => scoringOf(events as readonly FirstClassEvent[], seats, view),
  counting: (events, view, landed) => countingOf(events as readonly FirstClassEvent[], view, landed),
  nearEnd,
  ask: promptFor,
  candidates: candidatesFor,
  tellPreview,
  setApart(better, other, seat) {
    const about = setApart(better as readonly FirstClassEvent[], other as readonly FirstClassEvent[], seat)
    return (
      about && {
        slip: phrase(`first-class.review.slip.${about}`),
        found: phrase(`first-class.review.found.${about}`),
      }
    )
  },
  hintTitle({ codes }, events) {
    const action = fromCode(codes[0])
    return wordsOf(action).hintTitle?.(action, events as readonly FirstClassEvent[]) ?? null
  },
  hintNames: (events) => hintNames(events as readonly FirstClassEvent[]),
  ahead: (events, at, first, done, counted) =>
    tellAhead(events as readonly FirstClassEvent[], at, first, done as readonly FirstClassEvent[] | undefined, counted),
  about: aboutThing,
  calls: ({ kind, id }) => (kind === 'endCard' ? phrase('first-class.hope.endCard', { card: endCardShort(id) }) : null),
  caption: captionOf,
  absent: absentFor,
  walk: walkOver,
  movers: moversOf,
  course: (events, scores, seats) => courseOf(events as readonly FirstClassEvent[], scores, seats),
  reason: reasonPhrase,
  outcome({ out, reason }) {
    if (out.length > 0 && reason === MOST_POINTS) return phrase('first-class.outcome.mostPoints.out')
    return hasText(reason) ? phrase(reason) : phrase('table.over')
  },
  out: (name, n) => phrase('first-class.score.out', { name, n }),
  // Nothing decides a tie in First Class; places are shared.
  tie: () => phrase('first-class.score.tie'),
  score: (score) => score.parts.map((part) => ({ label: partLabel(part), value: part.value })),
}

const MOST_POINTS = 'first-class.outcome.mostPoints'

const partLabel = (part: Score['parts'][number]) =>
  hasText(part.key) ? phrase(part.key) : phrase('first-class.score.effects')
