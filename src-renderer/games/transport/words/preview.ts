import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import type { Candidate, PreviewWords, Position } from '../../../words/speech.ts'
import type { Preview } from '../../../../src-shared/table.ts'
import type { Action } from '../../../../src-shared/games/transport/actions.ts'
import { fromCode } from '../../../../src-shared/games/transport/actions.ts'
import { CARDS } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { aCard, cardPhrase, palletPhrase, upOf } from './cards.ts'
import { cardAt, laidOf, namedPlace, placePhrase, sidePhrase } from './places.ts'
import { above, endOfTurn, isLastWithoutConnecting } from './prompts.ts'
import { turnedPhrase } from './turned.ts'

type At = Position<TransportView>
type Told = Pick<PreviewWords, 'title' | 'text'> & { readonly warning?: boolean }

/** What a choice would bring, from its preview. */
export function tellPreview(candidate: Candidate, preview: Preview, at: At): PreviewWords {
  const last = fromCode(candidate.codes[candidate.codes.length - 1])
  const { title, text, warning = false } = tell(last, cardOf(candidate, at), preview, at)
  const stop = preview.stops === 'learnt' ? [phrase('transport.preview.noUndo')] : []
  return { above: above(at.view.active, at), title, text: [...text, ...stop], warning }
}

/** The card that is placed: held out already, or chosen by the same candidate. */
function cardOf({ codes }: Candidate, { view }: At): number {
  const first = fromCode(codes[0])
  return first.kind === 'connect' ? first.card : first.kind === 'lift' ? first.pallet : view.step.card
}

function tell(action: Action, card: number, preview: Preview, at: At): Told {
  const { view } = at
  const events = preview.beats.map((beat) => beat.event as TransportEvent)
  switch (action.kind) {
    case 'place':
      return {
        title: titleOfPlace(card, action.cell, view),
        text: [lies(view, action.cell), turnedPhrase(card, action.rotation), ...icon(card, preview)],
      }
    case 'insert':
      return {
        title: phrase('transport.preview.insert', { pallet: palletPhrase(cardAt(view, action.cell)) }),
        text: [...pushed(action.side, events), turnedPhrase(card, action.rotation), ...icon(card, preview)],
      }
    case 'exchange':
      return {
        title: phrase('transport.preview.exchange', { a: palletPhrase(card), b: palletPhrase(action.pallet) }),
        text: [],
      }
    case 'intake':
      return {
        title: phrase('transport.preview.intake', { card: cardPhrase(action.card) }),
        text: [phrase('transport.preview.intake.text', { n: view.bag })],
      }
    case 'take':
      return take(action.card)
    case 'lift':
      return take(action.pallet)
    case 'way':
      return way(action.parcel, events, at)
    case 'swap':
      return swap(view)
    default:
      return { title: phrase('transport.preview.end'), text: [endOfTurn(view)] }
  }
}

function swap(view: TransportView): Told {
  const ends = isLastWithoutConnecting(view) ? [phrase('transport.preview.swap.ends')] : []
  return { title: phrase('transport.preview.swap'), text: [phrase('transport.preview.swap.text'), ...ends] }
}

const take = (card: number): Told => ({
  title: phrase('transport.preview.take', { card: cardPhrase(card) }),
  text: [phrase('transport.preview.take.text')],
})

const titleOfPlace = (card: number, cell: number, view: TransportView): Phrase =>
  laidOf(view, card)
    ? phrase('transport.preview.move', { card: cardPhrase(card) })
    : phrase('transport.preview.connect', { card: aCard(card), place: placePhrase(view, cell) })

const lies = (view: TransportView, cell: number): Phrase =>
  phrase('transport.preview.at', { place: namedPlace(view, cell) })

/**
 * What its icon would do next, if it acts: that of a card played from hand, or under iconsFireAgain of one that a key
 * moves.
 */
function icon(card: number, { status: { decision } }: Preview): Phrase[] {
  const acts = decision?.source.kind === 'card' && decision.source.id === card && ICONS_ASK.has(decision.kind)
  return acts ? [phrase(`transport.preview.icon.${CARDS[card].icon as 'parcel' | 'key' | 'forklift'}`)] : []
}
const ICONS_ASK: ReadonlySet<string> = new Set(['intake', 'keyCard', 'pallet'])

/** Where the pallet goes; which way it faces then would read as one more thing about the card beside it. */
const pushed = (side: number, events: readonly TransportEvent[]): Phrase[] =>
  events.flatMap((event) =>
    event.kind === 'palletPushed'
      ? [phrase('transport.choice.pushes', { pallet: palletPhrase(event.pallet), side: sidePhrase(side) })]
      : [],
  )

function way(parcel: number, events: readonly TransportEvent[], at: At): Told {
  const { view, seats } = at
  const up = upOf(view, parcel)
  const scored = events.find((event) => event.kind === 'scored')
  const flipped = events.find((event) => event.kind === 'flipped')
  if (scored?.kind === 'scored') {
    const own = view.seats[view.active].team.includes(scored.tile)
    const text = phrase('transport.preview.way.scores', {
      name: nameOf(seats, scored.tile),
      n: scored.value,
      nth: scored.nth,
    })
    const ends = events.some((event) => event.kind === 'ended') ? [phrase('transport.preview.way.ends')] : []
    return {
      title: phrase('transport.preview.way.score', { up, card: palletPhrase(scored.pallet) }),
      text: [text, ...ends],
      warning: !own,
    }
  }
  return {
    title: phrase('transport.preview.way', { up, n: up }),
    text: flipped?.kind === 'flipped' ? [phrase('transport.preview.way.flips', { n: flipped.number })] : [],
  }
}
