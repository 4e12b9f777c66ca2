import type { Ref } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { listOf, nameOf, sentences } from '../../../words/names.ts'
import type { Position, Slip } from '../../../words/speech.ts'
import {
  CARDS,
  END_CARDS,
  ENGINE_TILES,
  MAIL_WAGONS,
  ORDERS,
} from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import {
  aboutBetween,
  aboutCity,
  aboutCoach,
  aboutColumn,
  aboutConductor,
  aboutLocomotive,
  aboutTrain,
} from './board-things.ts'
import { cardPhrase, endCardPhrase, evidencePhrase, identityPhrase, isKnown, orderPhrase, tilePhrase } from './cards.ts'
import { aboutCounter } from './counters.ts'
import { countsPhrase } from './counts.ts'
import { framePhrase } from './effects.ts'
import { identityRef } from './refs.ts'
import { sourcePhrase } from './sources.ts'
import { leftInStack } from './unseen.ts'

type At = Position<FirstClassView>

/** What a thing on the table is called and what it does; null for what needs no words. */
export function aboutThing(ref: Ref, at: At): Slip | null {
  switch (ref.kind) {
    case 'card':
      return isKnown(ref.id)
        ? { name: cardPhrase(ref.id), text: phrase(`first-class.about.card.${CARDS[ref.id].kind}`) }
        : null
    case 'endCard':
      return aboutEndCard(ref.id, at)
    case 'seat':
      return at.view.seats[ref.id]
        ? { name: phrase('common.plain', { name: nameOf(at.seats, ref.id) }), text: countsPhrase(at.view, ref.id) }
        : null
    case 'train':
      return aboutTrain(ref.id, at)
    case 'coach':
      return aboutCoach(ref.id, at)
    case 'conductor':
      return aboutConductor(ref.id, at)
    case 'locomotive':
      return aboutLocomotive(ref.id, at)
    case 'city':
      return aboutCity(ref.id, at)
    case 'column':
      return aboutColumn(ref.id, at)
    case 'between':
      return aboutBetween(ref.id, at)
    case 'counter':
      return aboutCounter(ref.id, at)
    default:
      return aboutPiece(ref, at)
  }
}

/** Tiles, piles and what waits. */
function aboutPiece({ kind, id }: Ref, { view, seats }: At): Slip | null {
  switch (kind) {
    case 'mail':
      return {
        name: phrase('first-class.mail.name', { what: framePhrase(MAIL_WAGONS[id & 3]) }),
        text: phrase('first-class.about.mail'),
      }
    case 'engineTile':
      return ENGINE_TILES[id]
        ? {
            name: tilePhrase(id),
            text: phrase('first-class.about.tile.pile', { what: framePhrase(ENGINE_TILES[id].frame) }),
          }
        : null
    case 'gained':
      return aboutGained(id, view)
    case 'frame':
      return {
        name: view.ahead[id] ? framePhrase(view.ahead[id].frame) : phrase('first-class.group.frame'),
        text: phrase('first-class.about.frame.text'),
      }
    case 'startTile':
      return {
        name: phrase('first-class.startTile'),
        text:
          view.startHolder < 0
            ? phrase('first-class.about.startTile')
            : phrase('first-class.about.startTile.taken', { name: nameOf(seats, view.startHolder) }),
      }
    case 'order':
      return ORDERS[id]
        ? { name: orderPhrase(id), text: phrase('first-class.about.order', { level: ORDERS[id].level }) }
        : null
    case 'evidence':
      if (id === identityRef(0).id || id === identityRef(1).id) return aboutIdentity(id)
      return {
        name: id >= 0 ? evidencePhrase(id) : phrase('first-class.about.evidence'),
        text: phrase('first-class.about.evidence.text'),
      }
    case 'fan':
      return { name: phrase('first-class.about.fan'), text: phrase('first-class.about.fan.text') }
    case 'pile':
      return aboutStack(id, view)
    case 'game': {
      const who =
        view.constantinople.length > 0
          ? listOf(view.constantinople.map((seat) => nameOf(seats, seat)))
          : phrase('first-class.panel.constantinople.none')
      return { name: phrase('first-class.about.game'), text: phrase('first-class.about.game.text', { who }) }
    }
    default:
      return null
  }
}

function aboutEndCard(id: number, { view, viewer }: At): Slip | null {
  const row = END_CARDS[id]
  if (!row) return null
  const board = typeof viewer === 'number' ? view.seats[viewer] : undefined
  const cards = board?.filed.filter((card) => CARDS[card].kind === row.counts).length ?? 0
  return {
    name: endCardPhrase(id),
    text: board
      ? phrase('first-class.about.endCard.mine', { cards, points: cards * row.points })
      : phrase('first-class.about.endCard'),
  }
}

/** Module C: who one is. */
function aboutIdentity(id: number): Slip {
  const identity = id === identityRef(0).id ? 0 : 1
  return {
    name: phrase('first-class.panel.identity', { who: identityPhrase(identity) }),
    text: phrase(identity === 0 ? 'first-class.about.identity.murderer' : 'first-class.about.identity.innocent'),
  }
}

function aboutGained(id: number, view: FirstClassView): Slip | null {
  const one = view.gained[id]
  return one
    ? {
        name: phrase('first-class.about.gained', { what: framePhrase(one.frame) }),
        text: phrase('first-class.about.gained.text', { source: sourcePhrase(one.source, view) }),
      }
    : null
}

function aboutStack(id: number, view: FirstClassView): Slip | null {
  const n = view.stacks[id - 1]
  if (n === undefined) return null
  const perStack = view.rounds / 3
  const left = leftInStack(view, id - 1)
  return {
    name: phrase('first-class.about.stack', { n: id }),
    text: sentences(
      phrase('first-class.about.stack.text', { n, a: (id - 1) * perStack + 1, b: id * perStack }),
      left && phrase('first-class.about.stack.holds', { list: left }),
    ),
  }
}
