import type { Decision, Phrase, Ref, Seat } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import type { Position, Prompt } from '../../../words/speech.ts'
import { COIN_ROOM } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassDecision } from '../../../../src-shared/games/first-class/decisions.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { aheadOf } from './ahead.ts'
import { cardPhrase, endCardShort, kindPhrase, orderPhrase } from './cards.ts'
import { effectPhrase } from './effects.ts'
import { leftPhrase, partsLeft } from './frame-left.ts'
import { nextScoring } from './next-scoring.ts'
import { sourcePhrase } from './sources.ts'

type At = Position<FirstClassView>
type Told = Pick<Prompt, 'title' | 'text'>

/** 'Ada, 31 points' */
export const above = (seat: Seat, { view, seats }: At): Phrase =>
  phrase('first-class.prompt.above', { name: nameOf(seats, seat), score: view.seats[seat].points })

/** What is asked, and what is still to come. */
export function promptFor(decision: Decision, at: At): Prompt {
  return { above: head(decision, at), ...told(decision, at), ahead: aheadOf(decision, at) }
}

/** In the middle of something its source stands beside the name: 'Ada, 31 points: mail wagon'. */
function head({ by, kind, source }: Decision, at: At): Phrase {
  const own = above(by, at)
  return FROM_SOURCE.has(kind)
    ? phrase('first-class.prompt.above.from', { above: own, source: sourcePhrase(source, at.view) })
    : own
}
const FROM_SOURCE: ReadonlySet<string> = new Set(['chooseFrame', 'nextFrame', 'effect', 'makeRoom'])

function told(decision: Decision, at: At): Told {
  const { view } = at
  const kind = decision.kind as FirstClassDecision
  switch (kind) {
    case 'draft':
      return draft(decision.by, at)
    case 'turn':
      return turn(at)
    case 'scoring':
      return scoring(decision.by, view)
    case 'chooseFrame':
      return { title: phrase('first-class.prompt.chooseFrame'), text: phrase('first-class.prompt.chooseFrame.text') }
    case 'nextFrame':
      return { title: phrase('first-class.prompt.nextFrame'), text: phrase('first-class.prompt.nextFrame.text') }
    case 'effect':
      return effect(view)
    case 'mailWagon':
      return {
        title: phrase('first-class.prompt.mailWagon'),
        text: phrase(`first-class.prompt.mailWagon.text.${mailTrain(decision.by, view) === 0 ? 0 : 1}`),
      }
    case 'makeRoom':
      return room(decision.by, view)
    case 'pay':
      return { title: phrase('first-class.prompt.pay'), text: price(decision.source) }
    case 'layBetween':
      return {
        title: phrase('first-class.prompt.layBetween', { card: kindPhrase(decision.source.id) }),
        text: cardPhrase(decision.source.id),
      }
    case 'factory':
      return factory(decision.source, view)
    case 'warehouse':
      return warehouse(view)
    case 'bonus':
    case 'boardCelebrity':
    case 'layPostcard':
    case 'passengerOrLuggage':
      return { title: phrase(`first-class.prompt.${kind}`), text: phrase(`first-class.prompt.${kind}.text`) }
  }
}

/** End cards go on anticlockwise; the last seat's other card returns to the deck. [002:71] */
function draft(seat: Seat, { view, seats }: At): Told {
  const next = (seat + view.seats.length - 1) % view.seats.length
  const text =
    view.draft.length > 2
      ? phrase('first-class.prompt.draft.text', { name: nameOf(seats, next) })
      : phrase('first-class.prompt.draft.last')
  return { title: phrase('first-class.prompt.draft'), text }
}

function turn({ view }: At): Told {
  if (!view.taken)
    return {
      title: phrase('first-class.prompt.turn'),
      text: phrase('first-class.prompt.turn.text', { round: view.round, turn: view.turnOfRound }),
    }
  const more =
    view.gained.length > 0 ||
    view.seats[view.active].coins.some((n) => n > 0) ||
    view.seats[view.active].contracts.length > 0
  return {
    title: phrase('first-class.prompt.after'),
    text: phrase(more ? 'first-class.prompt.after.text' : 'first-class.prompt.after.nothing'),
  }
}

/** The first, second or third scoring: after every round of the lesson-size game, else after every second. */
export const scoringNumber = (view: FirstClassView): number => Math.ceil((view.round * 3) / view.rounds)

function scoring(seat: Seat, view: FirstClassView): Told {
  return {
    title: phrase('first-class.prompt.scoring', { n: scoringNumber(view) }),
    text: phrase('first-class.prompt.scoring.text', { points: nextScoring(view, seat) }),
  }
}

function effect(view: FirstClassView): Told {
  const { frame } = view
  const what = frame && leftPhrase(frame)
  const several = frame !== null && partsLeft(frame).length > 1
  const text = phrase(
    frame?.oneOf
      ? 'first-class.prompt.effect.oneOf'
      : several
        ? 'first-class.prompt.effect.text'
        : 'first-class.prompt.effect.part',
  )
  return { title: what ? phrase('first-class.prompt.effect.one', { what }) : phrase('first-class.ask.next'), text }
}

const price = ({ kind, id }: Ref): Phrase =>
  kind === 'order'
    ? phrase('first-class.prompt.pay.text', { what: orderPhrase(id) })
    : phrase('first-class.prompt.pay.endCard', { what: endCardShort(id) })

/** The train that waits for its mail wagon: its fifth wagon is the last. */
export const mailTrain = (seat: Seat, view: FirstClassView): number =>
  view.seats[seat].trains.findIndex(({ coaches }) => coaches.length === 5)

function room(seat: Seat, view: FirstClassView): Told {
  const free = COIN_ROOM - view.seats[seat].coins.reduce((sum, n) => sum + n, 0)
  return {
    title: phrase('first-class.prompt.makeRoom', { n: view.coinsWaiting }),
    text: phrase('first-class.prompt.makeRoom.text', { free }),
  }
}

/** All four lie there before the first is carried out; coins and contracts come only after it. */
function warehouse({ warehouse }: FirstClassView): Told {
  const n = Math.max(1, warehouse.length - 2)
  return {
    title: phrase('first-class.prompt.warehouse', { n }),
    text: phrase(n > 1 ? 'first-class.prompt.warehouse.text' : 'first-class.prompt.warehouse.more'),
  }
}

function factory(source: Ref, { frame }: FirstClassView): Told {
  const n = (source.id & 3) + 1
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
