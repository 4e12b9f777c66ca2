import type { Phrase, Ref } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf, sentences, tally } from '../../../words/names.ts'
import type { Position, Slip } from '../../../words/speech.ts'
import { CARDS, isIntake, isPallet } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { withoutLifted } from './lifted.ts'
import { cardPhrase, downOf, isKnown, parcelPhrase, upOf } from './cards.ts'
import { barrierTold } from './belts/barrier.ts'
import { boundFor, comingTo } from './belts/bound.ts'
import { aboutCounter } from './counters.ts'
import { palletOf } from './pallets.ts'
import { cardAt } from './places.ts'
import { pointsOf } from './standing.ts'
import { unseenCards, leftInBag } from './unseen.ts'

type At = Position<TransportView>

/** What a thing is and does, for whoever points at it. */
export function aboutThing(ref: Ref, at: At): Slip | null {
  switch (ref.kind) {
    case 'card':
    case 'pallet':
      return isKnown(ref.id) ? aboutCard(ref.id, at) : null
    case 'cell': {
      const card = cardAt(at.view, ref.id)
      return card < 0 ? null : aboutCard(card, at)
    }
    case 'parcel':
      return {
        name: parcelPhrase(at.view, ref.id),
        text: sentences(
          phrase('transport.about.parcel', { up: upOf(at.view, ref.id), down: downOf(at.view, ref.id) }),
          boundTold(ref.id, at),
        ),
      }
    case 'seat':
      return {
        name: phrase('common.plain', { name: nameOf(at.seats, ref.id) }),
        text: phrase('transport.panel.tile', {
          n: at.view.seats[ref.id].tile.length,
          points: pointsOf(at.view, ref.id),
        }),
      }
    case 'counter':
      return aboutCounter(ref.id, at)
    case 'pile':
      return ref.id === 0 ? aboutStock(at.view) : aboutBag(at.view)
    default:
      return null
  }
}

/** Whose pallets it comes to next: their signs stand on it. */
function boundTold(parcel: number, at: At): Phrase | null {
  const { view } = at
  const lying = withoutLifted(view)
  const laid = lying.laid.find((one) => one.parcel === parcel)
  const pallets = laid ? boundFor(lying, laid) : []
  if (pallets.length === 0) return null
  const or = (a: Phrase, b: Phrase) => phrase('transport.intake.or', { a, b })
  return phrase('transport.about.parcel.bound', { pallets: pallets.map((pallet) => palletOf(pallet, at)).reduce(or) })
}

/** Which parcel could come to it next, and for how much: its plate bears that. */
function comingTold(view: TransportView, pallet: number): Phrase | null {
  const comes = comingTo(withoutLifted(view), pallet)
  return comes && phrase('transport.about.pallet.coming', { up: upOf(view, comes.parcel), n: comes.n })
}

function aboutStock(view: TransportView): Slip {
  const cards = unseenCards(view)
  const listed = tally(cards)
  const text = phrase('transport.about.stock.text', { n: view.stock })
  return {
    name: phrase('transport.about.stock'),
    text: sentences(text, listed && phrase('transport.about.unseen', { list: listed })),
    counts: { text, tables: [{ of: phrase('transport.about.unseen.heading'), rows: cards }] },
  }
}

function aboutBag(view: TransportView): Slip {
  const parcels = leftInBag(view)
  const inBag = tally(parcels)
  const text = phrase('transport.about.bag.text', { n: view.bag })
  return {
    name: phrase('transport.about.bag'),
    text: sentences(text, inBag && phrase('transport.about.inBag', { list: inBag })),
    counts: { text, tables: [{ of: phrase('transport.about.inBag.heading'), rows: parcels }] },
  }
}

function aboutCard(card: number, { view, seats, viewer }: At): Slip {
  if (isPallet(card))
    return {
      name: palletOf(card, { seats, viewer }),
      text: sentences(
        card === viewer
          ? phrase('transport.about.pallet.yours')
          : phrase('transport.about.pallet', { name: nameOf(seats, card) }),
        comingTold(view, card),
        barrierTold(view, card),
      ),
    }
  if (isIntake(card)) return { name: cardPhrase(card), text: phrase('transport.about.intake') }
  const { shape, icon } = CARDS[card]
  const [about, acts] = [phrase(`transport.about.${shape}`), phrase(`transport.about.icon.${icon}`)]
  return { name: cardPhrase(card), text: sentences(sentences(about, acts), barrierTold(view, card)) }
}
