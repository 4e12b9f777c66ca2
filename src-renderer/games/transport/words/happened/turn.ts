import type { GameEvent, Phrase, Seat } from '../../../../../src-shared/core.ts'
import type { TransportEvent } from '../../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../../src-shared/games/transport/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { listOf, nameOf, namesOf } from '../../../../words/names.ts'
import {
  Doings,
  headline,
  ownOf,
  turnSentence,
  whom,
  type Fits,
  type Headline,
  type TurnTold,
} from '../../../../words/turn.ts'
import { broughtIn, isStrike, robbedBy, struckBy, type Brought } from './steals.ts'
import { aCard, keyedPhrase } from '../cards.ts'
import { palletOf, pushedOf, type Whose } from '../pallets.ts'
import { winnersOf } from '../standing.ts'
import { exchangeTold, takenBy } from './exchanged.ts'

/** A turn of Transport in one sentence. null: nothing was done. */
export function tellTurn(events: readonly GameEvent[], told: TurnTold<TransportView>): Phrase | null {
  return turnSentence(told, doingsOf(events, told).phrases())
}

/**
 * What a headline would rather say, from the weightiest on: what counts, and that the game was won by it, what was done
 * to somebody, which pallets lie elsewhere, then the card.
 */
const WEIGHT =
  'robbed scored won strike palletCutOff palletsExchanged forkliftMoved palletJoined connected keyMoved parcelMoved parcelPlaced swapped'.split(
    ' ',
  )

export const headTurn = (events: readonly GameEvent[], told: TurnTold<TransportView>, fits: Fits): Headline | null =>
  headline(told, doingsOf(events, told), WEIGHT, fits, true, leftBy)

/** What a headline can name that it leaves out. */
const NAMED = ['palletsExchanged', 'forkliftMoved', 'connected', 'keyMoved', 'parcelMoved', 'parcelPlaced'] as const
const isNamed = (kind: string): kind is (typeof NAMED)[number] => (NAMED as readonly string[]).includes(kind)

/** 'also a key and a parcel'; none: of one of these more is to be said than what it was. */
function leftBy(kinds: readonly string[]): readonly Phrase[] {
  const named = kinds.filter(isNamed)
  if (named.length < kinds.length || named.length === 0) return []
  return [phrase('turn.left', { what: listOf(named.map((kind) => phrase(`transport.turn.left.${kind}`))) })]
}

function doingsOf(events: readonly GameEvent[], told: TurnTold<TransportView>): Doings {
  const doings = new Doings()
  const own = ownOf<TransportEvent>(events, told.whose).filter((event, _, all) => isLasting(event, all))
  const brought = broughtIn(null, (told.known ?? []) as readonly TransportEvent[])
  for (const [i, event] of own.entries()) {
    // A move that scores is told by what it scores.
    if (event.kind === 'parcelMoved' && own[i + 2]?.kind === 'scored') continue
    const said = doing(event, { ...told, brought }, own[i - 1], own[i + 1])
    if (said) doings.add(kindOf(event, brought, told.view), said, 1, briefly(event, told, own[i - 1]) ?? said)
  }
  const drawn = own.reduce((sum, event) => sum + (event.kind === 'drew' ? event.cards.length : 0), 0)
  const winners = wonBy(events, told)
  if (winners) doings.add('won', () => wonTold(winners, told))
  if (doings.phrases().length === 0 && drawn > 0) doings.add('drew', (n) => phrase('transport.turn.drew', { n }), drawn)
  return doings
}

const by = ({ seats, you, whose }: TurnTold<TransportView>): Whose => ({ seats, viewer: you, doer: whose })

/** A pallet that is cut off and joined again in one turn, or the other way round, lies as it lay before. */
function isLasting(event: TransportEvent, own: readonly TransportEvent[]): boolean {
  if (event.kind !== 'palletCutOff' && event.kind !== 'palletJoined') return true
  const undone = event.kind === 'palletCutOff' ? 'palletJoined' : 'palletCutOff'
  return !own.some((other) => other.kind === undone && other.pallet === event.pallet)
}

/** Whoever did it and their partner, where the game ended with this turn and nobody else has as much; else null. */
function wonBy(events: readonly GameEvent[], { whose, view }: TurnTold<TransportView>): readonly Seat[] | null {
  if (!events.some(({ kind }) => kind === 'ended')) return null
  const winners = winnersOf(view)
  const { team } = view.seats[whose]
  return winners.includes(whose) && winners.every((seat) => team.includes(seat)) ? winners : null
}

function wonTold(winners: readonly Seat[], told: TurnTold<TransportView>): Phrase {
  const others = winners.filter((seat) => seat !== told.whose)
  return others.length === 0
    ? phrase('transport.turn.won')
    : phrase('transport.turn.won.with', { name: namesOf(told.seats, others) })
}

/** What was done to somebody stands for itself: no other deed of its kind takes its place. */
function kindOf(event: TransportEvent, brought: Brought | null, view: TransportView): string {
  if (!isStrike(event, brought, view)) return event.kind
  const { kind, because } = event
  return `${kind === 'scored' ? 'robbed' : 'strike'}.${kind} ${because.kind} ${because.id} ${struckBy(event).join()}`
}

/** Without the name of the card, and what a parcel shows now, where a headline has no room for it. */
function briefly(event: TransportEvent, told: TurnTold<TransportView>, before?: TransportEvent): (() => Phrase) | null {
  switch (event.kind) {
    case 'keyMoved':
      return () => phrase('transport.turn.keyMoved.brief')
    case 'parcelMoved':
      return () => phrase('transport.turn.parcelMoved', { n: event.number })
    case 'connected':
      return event.inserted
        ? () => phrase('transport.turn.inserted.brief', { pallet: pushedOf(before, by(told)) })
        : () => phrase('transport.turn.connected.brief')
    default:
      return null
  }
}

function doing(
  event: TransportEvent,
  told: TurnTold<TransportView> & { readonly brought: Brought | null },
  before?: TransportEvent,
  next?: TransportEvent,
): ((n: number) => Phrase) | null {
  switch (event.kind) {
    case 'connected': {
      const what = { card: aCard(event.card), pallet: pushedOf(before, by(told)) }
      return () => phrase(event.inserted ? 'transport.turn.inserted' : 'transport.turn.connected', what)
    }
    case 'parcelPlaced':
      return (n) => phrase('transport.turn.parcelPlaced', { n, number: event.number })
    case 'keyMoved':
      return () => phrase('transport.turn.keyMoved', { card: keyedPhrase(event) })
    case 'forkliftMoved':
      return () => phrase('transport.turn.forkliftMoved', { pallet: palletOf(event.pallet, by(told)) })
    case 'palletsExchanged': {
      const key = takenBy(event) === null ? 'transport.turn.palletsExchanged' : 'transport.turn.palletTaken'
      return () => phrase(key, exchangeTold(event, by(told)))
    }
    case 'palletCutOff':
      return event.pallet === told.whose
        ? () => phrase('transport.turn.palletCutOff.own')
        : () => phrase('transport.turn.palletCutOff', { name: whom(told, [event.pallet]) })
    case 'palletJoined':
      return () => phrase('transport.turn.palletJoined', { pallet: palletOf(event.pallet, by(told)) })
    case 'parcelMoved':
      // It lies there with its other number then.
      return next?.kind === 'flipped' && next.number !== event.number
        ? () => phrase('transport.turn.parcelMoved.now', { n: event.number, m: next.number })
        : () => phrase('transport.turn.parcelMoved', { n: event.number })
    case 'scored':
      return () => {
        const robbed = robbedBy(event, told.brought, told.view)
        const [n, isOwn, other] = [event.value, event.tile === told.whose, whom(told, [event.tile])]
        if (robbed !== null) {
          const name = nameOf(told.seats, robbed)
          return isOwn
            ? phrase('transport.turn.stolen', { n, name })
            : phrase('transport.turn.stolen.for', { n, name, other })
        }
        return isOwn ? phrase('transport.turn.scored', { n }) : phrase('transport.turn.scored.for', { n, name: other })
      }
    case 'swapped':
      return () => phrase('transport.turn.swapped')
    default:
      return null
  }
}
