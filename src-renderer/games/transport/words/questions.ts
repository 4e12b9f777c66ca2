import type { Decision } from '../../../../src-shared/core.ts'
import type { TransportDecision } from '../../../../src-shared/games/transport/decisions.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { phrase, type MessageKey } from '../../../messages/index.ts'
import { sentences } from '../../../words/names.ts'
import type { Position, Prompt, Stop } from '../../../words/speech.ts'
import type { TransportAnchor } from '../rules/anchors.ts'
import { END } from './answers/end-turn.ts'
import { INTAKE } from './answers/intake.ts'
import { FORKLIFT } from './answers/lift.ts'
import { PARCEL } from './answers/parcel.ts'
import { KEY } from './answers/take.ts'
import { cardPhrase, upOf } from './cards.ts'
import { above, endOfTurn, standstill } from './standing.ts'

type Told = Pick<Prompt, 'title' | 'text'>

/** The words of one kind of question. */
interface QuestionWords {
  readonly chapter: TransportAnchor
  /** At which stop of the turn it is asked: connecting, the icon, the parcel, the draw. */
  readonly stop: 0 | 1 | 2 | 3
  told(view: TransportView): Told
}

const asked = (kind: 'intake' | 'keyCard' | 'pallet' | 'parcel') => (): Told => ({
  title: phrase(`transport.prompt.${kind}`),
  text: phrase(`transport.prompt.${kind}.text`),
})

/** Of the card that is held out or lifted. */
const ofCard = (kind: 'place' | 'keyPlace' | 'palletPlace') => (view: TransportView) => ({
  title: phrase(`transport.prompt.${kind}`, { card: cardPhrase(view.step.card) }),
  text: phrase(`transport.prompt.${kind}.text`),
})

const QUESTIONS: Readonly<Record<TransportDecision, QuestionWords>> = {
  act: {
    chapter: 'connecting',
    stop: 0,
    told: (view) => ({
      title: phrase('transport.prompt.act'),
      text: sentences(phrase('transport.prompt.act.text'), standstill(view)),
    }),
  },
  place: { chapter: 'connecting', stop: 0, told: ofCard('place') },
  intake: { chapter: INTAKE.chapter, stop: 1, told: asked('intake') },
  keyCard: { chapter: KEY.chapter, stop: 1, told: asked('keyCard') },
  keyPlace: { chapter: KEY.chapter, stop: 1, told: ofCard('keyPlace') },
  pallet: { chapter: FORKLIFT.chapter, stop: 1, told: asked('pallet') },
  palletPlace: { chapter: FORKLIFT.chapter, stop: 1, told: ofCard('palletPlace') },
  parcel: { chapter: PARCEL.chapter, stop: 2, told: asked('parcel') },
  way: {
    chapter: 'ways',
    stop: 2,
    told: (view) => ({
      title: phrase('transport.prompt.way', { up: upOf(view, view.step.parcel) }),
      text: phrase('transport.prompt.way.text'),
    }),
  },
  endTurn: {
    chapter: END.chapter,
    stop: 3,
    told: (view) => ({ title: phrase('transport.prompt.endTurn'), text: endOfTurn(view) }),
  },
}

/** Where the rules page tells of a question. */
export const chapterOf = (kind: string): TransportAnchor =>
  Object.hasOwn(QUESTIONS, kind) ? QUESTIONS[kind as TransportDecision].chapter : 'turn'

/** What is asked. */
export function promptFor(decision: Decision, at: Position<TransportView>): Prompt {
  const told = QUESTIONS[decision.kind as TransportDecision].told(at.view)
  return { above: above(decision.by, at), ...told, stops: stopsOf(at.view) }
}

const CONNECTING: readonly MessageKey[] = [
  'transport.stop.connect',
  'transport.stop.icon',
  'transport.stop.move',
  'transport.stop.draw',
]
/** Whoever swaps the hand connects nothing and draws nothing. [003:46-49] */
const SWAPPING: readonly MessageKey[] = ['transport.stop.swap', 'transport.stop.move', 'transport.stop.end']

/** The stops of a turn and the one that it has come to. [003:40-49] */
export function stopsOf({ step: { name }, connected }: TransportView): readonly Stop[] {
  const asked = name === 'ended' ? CONNECTING.length : QUESTIONS[name].stop
  const swapped = !connected && asked > 1
  const here = swapped ? asked - 1 : asked
  return (swapped ? SWAPPING : CONNECTING).map((key, i) => ({
    label: phrase(key),
    at: i < here ? 'passed' : i > here ? 'ahead' : 'here',
  }))
}
