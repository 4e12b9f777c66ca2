import type { Decision, GameEvent, Seat } from '../../../../../src-shared/core.ts'
import { CARDS } from '../../../../../src-shared/games/transport/cards.ts'
import type { TransportDecision } from '../../../../../src-shared/games/transport/decisions.ts'
import type { TransportView } from '../../../../../src-shared/games/transport/view.ts'
import type { Beat } from '../../../../../src-shared/table.ts'
import { phrase, type MessageKey } from '../../../../messages/index.ts'
import type { Absent, Candidate, Position, Prompt, Stop } from '../../../../words/speech.ts'
import type { TransportAnchor } from '../../rules/anchors.ts'
import type { At } from '../answers/answer.ts'
import { CONNECT } from '../answers/connect.ts'
import { END } from '../answers/end-turn.ts'
import { INSERT } from '../answers/insert.ts'
import { INTAKE } from '../answers/intake.ts'
import { FORKLIFT } from '../answers/lift.ts'
import { PARCEL } from '../answers/parcel.ts'
import { FLOOR } from '../answers/place.ts'
import { SWAP } from '../answers/swap.ts'
import { KEY } from '../answers/take.ts'
import { upOf } from '../cards.ts'
import { thingOf, toAsked } from '../pallets.ts'
import { above, endOfTurn } from '../standing.ts'

type Told = Pick<Prompt, 'title' | 'text'>

/** The words of one kind of question. */
interface QuestionWords {
  readonly chapter: TransportAnchor
  /** At which stop of the turn it is asked: connecting, the icon, the parcel, the draw. */
  readonly stop: 0 | 1 | 2 | 3
  told(view: TransportView, at: At): Told
  /** What one may look for at it though it is not offered. */
  absent?(view: TransportView, by: Seat, done?: readonly GameEvent[]): readonly Absent[]
}

const asked = (kind: 'intake' | 'keyCard' | 'pallet' | 'parcel') => (): Told => ({
  title: phrase(`transport.prompt.${kind}`),
  text: phrase(`transport.prompt.${kind}.text`),
})

/** Of the card that is held out or lifted. */
const ofCard = (kind: 'place' | 'keyPlace' | 'palletPlace') => (view: TransportView, at: At) => ({
  title: phrase(`transport.prompt.${kind}`, {
    card: thingOf(view.step.card, toAsked(at)),
  }),
  text: phrase(`transport.prompt.${kind}.text`),
})

const QUESTIONS: Readonly<Record<TransportDecision, QuestionWords>> = {
  act: {
    chapter: 'connecting',
    stop: 0,
    told: () => ({ title: phrase('transport.prompt.act'), text: phrase('transport.prompt.act.text') }),
    absent: notConnected,
  },
  place: { chapter: 'connecting', stop: 0, told: ofCard('place') },
  intake: { chapter: INTAKE.chapter, stop: 1, told: asked('intake') },
  keyCard: { chapter: KEY.chapter, stop: 1, told: asked('keyCard') },
  keyPlace: {
    chapter: KEY.chapter,
    stop: 1,
    told: (view, at) => ({
      ...ofCard('keyPlace')(view, at),
      ...(CARDS[view.step.card]?.shape === 'floor' && { text: phrase('transport.prompt.keyPlace.floor') }),
    }),
  },
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
    absent: (view, _, done) => [
      ...(view.connected && isEarly(view) ? [{ group: CONNECT, otherwise: phrase('transport.absent.connected') }] : []),
      ...(done && noneMoved(view, done) ? [{ group: PARCEL, otherwise: phrase('transport.absent.parcel') }] : []),
    ],
  },
}

/** So many rounds somebody may still look for a second card to connect: later it would only be read again. */
const isEarly = ({ turn, seats }: TransportView): boolean => turn <= 2 * seats.length

/** Where the rules page tells of a question. */
export const chapterOf = (kind: string): TransportAnchor =>
  Object.hasOwn(QUESTIONS, kind) ? QUESTIONS[kind as TransportDecision].chapter : 'turn'

/** Of a hand of which no card can be connected. */
const SWAP_ALONE: Told = {
  title: phrase('transport.prompt.swap'),
  text: phrase('transport.prompt.swap.text'),
}

/** What is asked. */
export function promptFor(decision: Decision, at: Position<TransportView>, offered: readonly Candidate[] = []): Prompt {
  const isSwap = offered.length > 0 && offered.every(({ group }) => group.id === SWAP.id)
  const told = isSwap ? SWAP_ALONE : QUESTIONS[decision.kind as TransportDecision].told(at.view, at)
  return { above: above(decision.by, at), ...told, stops: stopsOf(at.view, at.done) }
}

/** Whatever the hand would do, and the end of the turn. */
function notConnected({ seats }: TransportView, by: Seat): Absent[] {
  const shapes = (seats[by]?.hand ?? []).flatMap((card) => (card >= 0 ? [CARDS[card].shape] : []))
  return [
    ...(shapes.some((shape) => shape !== 'floor')
      ? [
          { group: INSERT, otherwise: phrase('transport.absent.insert') },
          { group: CONNECT, otherwise: phrase('transport.absent.connect') },
        ]
      : []),
    ...(shapes.includes('floor') ? [{ group: FLOOR, otherwise: phrase('transport.absent.floor') }] : []),
    { group: END, otherwise: phrase('transport.absent.end') },
  ]
}

/** Parcels lie on the belt, and none was moved: one is moved wherever one can be. [003:77] */
const noneMoved = ({ parcels }: TransportView, done: readonly GameEvent[]): boolean =>
  parcels.some(({ place }) => place === 'table') && !done.some(({ kind }) => kind === 'parcelMoved')

/** What is not offered now though one may look for it. */
export function absentFor(
  { kind, by }: Decision,
  candidates: readonly Candidate[],
  { view, done }: Position<TransportView>,
) {
  // What leads back may be all of its kind, and stands under its own heading then.
  const offered = new Set(candidates.map(({ group }) => group.instead ?? group.id))
  const absent = QUESTIONS[kind as TransportDecision].absent?.(view, by, done) ?? []
  return absent.filter((one) => !offered.has(one.group.id))
}

const CONNECTING: readonly MessageKey[] = [
  'transport.stop.connect',
  'transport.stop.icon',
  'transport.stop.move',
  'transport.stop.draw',
]
/** Whoever swaps the hand connects nothing and draws nothing. [003:46-49] */
const SWAPPING: readonly MessageKey[] = ['transport.stop.swap', 'transport.stop.move', 'transport.stop.end']

/** What is done at the stops at which nothing may happen. */
const AT_STOP: Readonly<Partial<Record<MessageKey, readonly string[]>>> = {
  'transport.stop.icon': ['parcelPlaced', 'keyMoved', 'forkliftMoved', 'palletsExchanged'],
  'transport.stop.move': ['parcelMoved'],
}

/** The stops of a turn and the one that it has come to. `done`: what was done in it, where it is known. [003:40-49] */
export function stopsOf(
  { step: { name }, connected }: TransportView,
  done?: readonly Pick<GameEvent, 'kind'>[],
): readonly Stop[] {
  const asked = name === 'ended' ? CONNECTING.length : QUESTIONS[name].stop
  const swapped = !connected && asked > 1
  const here = swapped ? asked - 1 : asked
  return (swapped ? SWAPPING : CONNECTING).map((key, i) => ({
    label: phrase(key),
    at: i > here ? 'ahead' : i === here ? 'here' : isSkipped(key) ? 'skipped' : 'passed',
  }))

  function isSkipped(key: MessageKey): boolean {
    const kinds = AT_STOP[key]
    return kinds !== undefined && done !== undefined && !done.some(({ kind }) => kinds.includes(kind))
  }
}

/** The same while a parcel goes by itself: nobody was asked which. */
export function stopsByItself(beats: readonly Beat[], done?: readonly GameEvent[]): readonly Stop[] | null {
  const moved = beats.find(({ event }) => event.kind === 'parcelMoved')
  if (!moved) return null
  const view = moved.view as TransportView
  return stopsOf({ ...view, step: { ...view.step, name: 'parcel' } }, done)
}
