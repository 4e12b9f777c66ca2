import type { Decision, Phrase, Seat } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { Prompt } from '../../../../words/speech.ts'
import { CARDS, COIN_ROOM } from '../../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassDecision } from '../../../../../src-shared/games/first-class/decisions.ts'
import type { FirstClassView } from '../../../../../src-shared/games/first-class/view.ts'
import type { FirstClassAnchor } from '../../rules/anchors.ts'
import type { At } from '../answers/answer.ts'
import { cardPhrase, endCardShort, kindPhrase, orderPhrase } from '../cards.ts'
import { effectPhrase, framePhrase } from '../effects.ts'
import { isSingle, leftPhrase, onlyFrame, partsLeft } from './frame-left.ts'
import { nextScoring } from '../hint/next-scoring.ts'
import { nthOf } from '../refs.ts'
import { sourcePhrase } from '../sources.ts'

type Told = Pick<Prompt, 'title' | 'text'>

/** The words of one kind of question. */
interface QuestionWords {
  /** The chapter of the rules that tells of it. */
  readonly chapter: FirstClassAnchor
  /** In the middle of something: what is still to come stands beside it. At the others the list itself says that. */
  readonly inner?: true
  /** What it comes from stands beside the name: 'Ada, 31 points: mail wagon'. */
  readonly bySource?: true
  readonly told: (decision: Decision, at: At) => Told
}

const asked = (
  kind: 'bonus' | 'chooseFrame' | 'nextFrame' | 'boardCelebrity' | 'layPostcard' | 'passengerOrLuggage',
) => ({
  told: (): Told => ({
    title: phrase(`first-class.prompt.${kind}`),
    text: phrase(`first-class.prompt.${kind}.text`),
  }),
})

/** How much of what is left may be used, and in which order. */
function howMuch(frame: FirstClassView['frame']): 'oneOf' | 'text' | 'single' | 'part' {
  if (frame?.oneOf) return 'oneOf'
  const parts = frame ? partsLeft(frame).length : 0
  if (parts > 1) return 'text'
  return frame && parts === 1 && isSingle(frame) ? 'single' : 'part'
}

const QUESTIONS: Readonly<Record<FirstClassDecision, QuestionWords>> = {
  // End cards go on anticlockwise; the last seat's other card returns to the deck. [002:71]
  draft: {
    chapter: 'draft',
    told({ by }, { view, seats }) {
      const next = (by + view.seats.length - 1) % view.seats.length
      const text =
        view.draft.length > 2
          ? phrase('first-class.prompt.draft.text', { name: nameOf(seats, next) })
          : phrase('first-class.prompt.draft.last')
      return { title: phrase('first-class.prompt.draft'), text }
    },
  },
  turn: {
    chapter: 'turn',
    told(_, { view: { taken, round, turnOfRound, gained, seats, active }, undoable }) {
      if (!taken)
        return {
          title: phrase('first-class.prompt.turn'),
          text: phrase('first-class.prompt.turn.text', { round, turn: turnOfRound }),
        }
      const { coins, contracts } = seats[active]
      const more = gained.length > 0 || coins.some((n) => n > 0) || contracts.length > 0
      return {
        title: phrase('first-class.prompt.after'),
        text: phrase(`first-class.prompt.after.${more ? 'text' : undoable ? 'undo' : 'nothing'}`),
      }
    },
  },
  bonus: { chapter: 'start-tile', ...asked('bonus') },
  // The first, second or third scoring: after every round of the lesson-size game, else after every second.
  scoring: {
    chapter: 'bonuses',
    told: ({ by }, { view }) => ({
      title: phrase('first-class.prompt.scoring', { n: Math.ceil((view.round * 3) / view.rounds) }),
      text: phrase('first-class.prompt.scoring.text', { points: nextScoring(view, by) }),
    }),
  },
  chooseFrame: { chapter: 'frames', bySource: true, ...asked('chooseFrame') },
  nextFrame: {
    chapter: 'frames',
    bySource: true,
    told(decision, { view }) {
      const only = onlyFrame(decision, view)
      return only
        ? {
            title: phrase('first-class.prompt.nextFrame.only', { what: framePhrase(only) }),
            text: phrase('first-class.prompt.nextFrame.before'),
          }
        : asked('nextFrame').told()
    },
  },
  effect: {
    chapter: 'frames',
    inner: true,
    bySource: true,
    told({ by, source }, { view: { frame, startHolder }, seats }) {
      const what = frame && leftPhrase(frame)
      const title = what ? phrase('first-class.prompt.effect.one', { what }) : phrase('first-class.ask.next')
      const how = phrase(`first-class.prompt.effect.${howMuch(frame)}`)
      // Asked out of their turn, they are told whose doing it is.
      const isOthers = source.kind === 'startTile' && startHolder >= 0 && startHolder !== by
      if (!isOthers) return { title, text: how }
      return { title, text: phrase('first-class.prompt.effect.startTile', { name: nameOf(seats, startHolder), how }) }
    },
  },
  // Of the train that waits for its mail wagon: its fifth wagon is the last.
  mailWagon: {
    chapter: 'mail-wagon',
    inner: true,
    told({ by }, { view }) {
      const train = view.seats[by].trains.findIndex(({ coaches }) => coaches.length === 5)
      return {
        title: phrase('first-class.prompt.mailWagon'),
        text: phrase(`first-class.prompt.mailWagon.text.${train === 0 ? 0 : 1}`),
      }
    },
  },
  makeRoom: {
    chapter: 'room',
    inner: true,
    bySource: true,
    told({ by }, { view }) {
      const free = COIN_ROOM - view.seats[by].coins.reduce((sum, n) => sum + n, 0)
      return {
        title: phrase('first-class.prompt.makeRoom', { n: view.coinsWaiting }),
        text: phrase('first-class.prompt.makeRoom.text', { free }),
      }
    },
  },
  pay: {
    chapter: 'spending',
    inner: true,
    told: ({ source: { kind, id } }) => ({
      title: phrase('first-class.prompt.pay'),
      text:
        kind === 'order'
          ? phrase('first-class.prompt.pay.text', { what: orderPhrase(id) })
          : phrase('first-class.prompt.pay.endCard', { what: endCardShort(id) }),
    }),
  },
  boardCelebrity: { chapter: 'module-b', inner: true, ...asked('boardCelebrity') },
  layPostcard: { chapter: 'module-b', inner: true, ...asked('layPostcard') },
  passengerOrLuggage: { chapter: 'module-d', ...asked('passengerOrLuggage') },
  layBetween: {
    chapter: 'between',
    inner: true,
    told: ({ source: { id } }) => ({
      title: phrase('first-class.prompt.layBetween', { card: kindPhrase(id) }),
      text: cardPhrase(id),
    }),
  },
  factory: { chapter: 'factory', inner: true, told: factory },
  // All four lie there before the first is carried out; coins and contracts come only after it.
  warehouse: {
    chapter: 'warehouse',
    inner: true,
    told(_, { view }) {
      const n = Math.max(1, view.warehouse.length - 2)
      return {
        title: phrase('first-class.prompt.warehouse', { n }),
        text: phrase(n > 1 ? 'first-class.prompt.warehouse.text' : 'first-class.prompt.warehouse.more'),
      }
    },
  },
}

function factory({ source }: Decision, { view: { frame } }: At): Told {
  const n = nthOf('between', source.id) + 1
  if (!frame)
    return {
      title: phrase('first-class.prompt.factory.idle', { n }),
      text: phrase('first-class.prompt.factory.idle.text'),
    }
  const { free: left, limit } = frame
  const title =
    limit === 0
      ? phrase('first-class.prompt.factory.wagons', { n, what: effectPhrase({ kind: 'wagon', n: left }) })
      : phrase('first-class.prompt.factory', { n, left, limit })
  return { title, text: phrase('first-class.prompt.factory.text') }
}

const wordsOf = (kind: string): QuestionWords => QUESTIONS[kind as FirstClassDecision]

/** The chapter of the rules that tells of a question. */
export const chapterOfQuestion = (kind: string): FirstClassAnchor => wordsOf(kind)?.chapter ?? 'turn'

/** 'Ada, 31 points' */
export const above = (seat: Seat, { view, seats }: At): Phrase =>
  phrase('first-class.prompt.above', { name: nameOf(seats, seat), score: view.seats[seat].points })

/** What is asked, and what is still to come. */
export function promptFor(decision: Decision, at: At): Prompt {
  const { inner, bySource, told } = wordsOf(decision.kind)
  const own = above(decision.by, at)
  const source = bySource && sourcePhrase(decision.source, at.view)
  return {
    above: source ? phrase('first-class.prompt.above.from', { above: own, source }) : own,
    ...told(decision, at),
    ahead: inner ? aheadOf(decision, at.view) : [],
  }
}

/** What is still to come: the frames that follow in order, the other factories, then what was gained and waits. */
const aheadOf = (decision: Decision, view: FirstClassView): readonly Phrase[] => [
  ...view.ahead.map(({ frame, source }) =>
    phrase('first-class.ahead.next', { what: framePhrase(frame), source: sourcePhrase(source, view) }),
  ),
  ...factories(decision, view),
  ...view.gained.map(({ frame, source }) =>
    phrase('first-class.ahead.waits', { what: framePhrase(frame), source: sourcePhrase(source, view) }),
  ),
]

/** Factories left of the one at work come after it. */
function factories({ kind, by, source }: Decision, { seats }: FirstClassView): Phrase[] {
  if (kind !== 'factory') return []
  const { between } = seats[by]
  return [3, 2, 1, 0]
    .filter((place) => place < nthOf('between', source.id) && CARDS[between[place].card]?.kind === 'factory')
    .map((place) => phrase('first-class.ahead.factory', { n: place + 1 }))
}
