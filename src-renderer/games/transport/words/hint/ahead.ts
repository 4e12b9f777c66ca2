import type { Phrase } from '../../../../../src-shared/core.ts'
import { laidBy, type TransportEvent } from '../../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../../src-shared/games/transport/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { At } from '../answers/answer.ts'
import { aCard, isOneOfSome } from '../cards.ts'
import { palletOf, toPallet } from '../pallets.ts'
import { cardAt, placeNow } from '../places.ts'
import { othersOf } from '../happened/steals.ts'

/**
 * What a hint still means to do after its first deed: what the icon does then, and where the parcel goes.
 * What only one thing can be, a pallet above all, is not said where it lies: the table draws that.
 * @param done what comes of that deed: a pallet that made room for a card lies elsewhere then, or one is cut off
 * @param counted the points that it brings are told beside it
 */
export function tellAhead(
  events: readonly TransportEvent[],
  at: At,
  done: readonly TransportEvent[] = [],
  counted = false,
): readonly Phrase[] {
  let view = laidAfter(at.view, done)
  const cut = done.flatMap((event) => (event.kind === 'palletCutOff' ? (cutsOff(event, at) ?? []) : []))
  const ahead = events.flatMap((event, i) => {
    view = laidAfter(view, [event])
    // What lies nowhere yet, and is laid first, has no place to be told by.
    if (isSameCard(event, done))
      return phrase('transport.ahead.keyMovesSame', { place: placeNow(view, event.at.cell, -1, at) })
    return sentence(event, { later: events.slice(i + 1), after: view, counted }, at) ?? []
  })
  return [...cut, ...ahead]
}

/** That nothing comes to a pallet of others any more; of the own side it is warned of. */
const cutsOff = (event: TransportEvent & { kind: 'palletCutOff' }, { view, seats }: Pick<At, 'view' | 'seats'>) =>
  othersOf(event.seat, [event.pallet], view).length === 0
    ? null
    : phrase('transport.ahead.palletCutOff', { name: nameOf(seats, event.pallet) })

/** A key moves on the very card that has just been laid with it. */
const isSameCard = (
  event: TransportEvent,
  done: readonly TransportEvent[],
): event is TransportEvent & { kind: 'keyMoved' } =>
  event.kind === 'keyMoved' &&
  event.from.cell !== event.at.cell &&
  done.some((before) => before.kind === 'connected' && before.card === event.card)

/** The table with every card where it lies once all this has come to pass. */
function laidAfter(view: TransportView, events: readonly TransportEvent[]): TransportView {
  return events.reduce((before, event) => {
    const moved = laidBy(event)
    if (moved.length === 0) return before
    const left = before.laid.filter(({ card }) => !moved.some(([one]) => one === card))
    const parcelOf = (card: number) => before.laid.find((one) => one.card === card)?.parcel ?? -1
    const laid = moved.map(([card, { cell, rotation }]) => ({ card, cell, rotation, parcel: parcelOf(card) }))
    return { ...before, laid: [...left, ...laid] }
  }, view)
}

/** What an event is told with. */
interface Amid {
  readonly later: readonly TransportEvent[]
  /** The table once it has come to pass: only where things go is told by what lies there then. */
  readonly after: TransportView
  readonly counted: boolean
}

function sentence(event: TransportEvent, { later, after, counted }: Amid, at: At): Phrase | null {
  const { view, seats, viewer } = at
  const now = (cell: number, card = -1) => placeNow(view, cell, card, at)
  const then = (cell: number, card = -1) => placeNow(after, cell, card, at)
  switch (event.kind) {
    case 'keyMoved': {
      const isTurned = event.from.cell === event.at.cell
      return phrase(isTurned ? 'transport.ahead.keyTurns' : 'transport.ahead.keyMoves', {
        card: aCard(event.card),
        from: now(event.from.cell),
        place: then(event.at.cell),
      })
    }
    case 'forkliftMoved': {
      const place = then(event.at.cell, event.pallet)
      return phrase('transport.ahead.forkliftMoves', { pallet: palletOf(event.pallet, at), place })
    }
    case 'palletsExchanged': {
      const theirs = event.pallets.find((pallet) => pallet !== viewer)
      if (theirs !== undefined && event.pallets.some((pallet) => pallet === viewer))
        return phrase('transport.ahead.exchange.yours', { theirs: toPallet(theirs, at) })
      const [a, b] = event.pallets.map((pallet) => palletOf(pallet, at))
      return phrase('transport.ahead.exchange', { a, b })
    }
    case 'palletCutOff':
      return cutsOff(event, { view, seats })
    case 'parcelMoved': {
      const [first, last] = [event.way[0], event.way[event.way.length - 1]]
      // It may ride on a card to where nothing of it lies now.
      const from = (cardAt(view, first.cell) === first.card ? now : then)(first.cell)
      // Where it comes from is drawn.
      const parcel = isOneOfSome(view, event.parcel, event.number)
        ? phrase('transport.ahead.parcel.which', { up: event.number, from })
        : phrase('transport.ahead.parcel', { up: event.number })
      const scored = later.find(({ kind }) => kind === 'scored')
      if (scored?.kind !== 'scored') {
        const flipped = later.find(({ kind }) => kind === 'flipped')
        const number = flipped?.kind === 'flipped' ? flipped.number : event.number
        return phrase('transport.ahead.parcelMoves', { parcel, place: then(last.cell), number })
      }
      const isOwn = view.seats[scored.seat].team.includes(scored.tile)
      if (counted && isOwn) return phrase('transport.ahead.arrives', { parcel, pallet: toPallet(scored.pallet, at) })
      const scores = { parcel, n: scored.value }
      if (scored.tile === viewer && scored.pallet === viewer) return phrase('transport.ahead.scores.yours', scores)
      const on = { ...scores, pallet: toPallet(scored.pallet, at) }
      return scored.tile === scored.seat
        ? phrase('transport.ahead.scores', on)
        : phrase('transport.ahead.scoresFor', { ...on, name: nameOf(seats, scored.tile) })
    }
    default:
      return null
  }
}
