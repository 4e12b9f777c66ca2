import type { Phrase } from '../../../../../src-shared/core.ts'
import { neighbour, opposite, SIDES } from '../../../../../src-shared/geometry/hexagons.ts'
import { faceComingIn, isPallet, numberUp, SHAPE_OF } from '../../../../../src-shared/games/transport/cards.ts'
import { poseOf, WAYS_IN, WAYS_ON, WAYS_OUT } from '../../../../../src-shared/games/transport/shapes.ts'
import type { WayStep } from '../../../../../src-shared/games/transport/events.ts'
import type { LaidView, TransportView } from '../../../../../src-shared/games/transport/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { palletOf, toPallet, type Whose } from '../pallets.ts'

/** A pallet that the belt leads to, and how many cards away it is. */
export interface Road {
  readonly pallet: number
  readonly cards: number
}

interface Stop {
  readonly laid: LaidView
  /** The side it was entered by, -1 = at rest. */
  readonly from: number
  readonly cards: number
}

export const poseOn = ({ card, rotation }: LaidView): number => poseOf(SHAPE_OF[card], rotation)
const exits = ({ laid, from }: Stop): number =>
  from < 0 ? WAYS_OUT[poseOn(laid)] : WAYS_ON[poseOn(laid) * SIDES + from]

/**
 * Each pallet that a parcel on this card could come to by and by, the shortest way along arrows, whatever lies on it.
 * Nearest first.
 */
export function roadsFrom(view: Pick<TransportView, 'laid'>, start: LaidView): Road[] {
  const at = new Map(view.laid.map((laid) => [laid.cell, laid]))
  const seen = new Set<number>()
  const roads: Road[] = []
  const queue: Stop[] = [{ laid: start, from: -1, cards: 0 }]
  for (const stop of queue) {
    if (isPallet(stop.laid.card) && stop.cards > 0) {
      if (!roads.some(({ pallet }) => pallet === stop.laid.card))
        roads.push({ pallet: stop.laid.card, cards: stop.cards })
      continue
    }
    for (let side = 0; side < SIDES; side++) {
      const next = exits(stop) & (1 << side) ? at.get(neighbour(stop.laid.cell, side)) : undefined
      const from = opposite(side)
      if (!next || (WAYS_IN[poseOn(next)] & (1 << from)) === 0 || seen.has(next.cell * SIDES + from)) continue
      seen.add(next.cell * SIDES + from)
      queue.push({ laid: next, from, cards: stop.cards + 1 })
    }
  }
  return roads
}

/** '2 cards to your pallet, 5 cards to Bram’s pallet' */
export function roadsPhrase(view: TransportView, start: LaidView, whose: Whose): Phrase {
  const roads = roadsFrom(view, start).map(({ pallet, cards }) =>
    phrase('transport.panel.far', { n: cards, pallet: toPallet(pallet, whose) }),
  )
  return roads.length === 0
    ? phrase('transport.panel.nowhere')
    : roads.reduce((a, b) => phrase('common.comma', { a, b }))
}

/** Of each parcel in the bag the number that it shows as it comes in. */
function comingIn({ parcels, seats }: TransportView): readonly number[] {
  const face = faceComingIn(seats.length)
  return parcels.flatMap(({ place }, parcel) => (place === 'bag' ? [numberUp(parcel, face)] : []))
}

/** The numbers that a parcel from the bag may show as it comes in. */
export const numbersToCome = (view: TransportView): readonly number[] =>
  [...new Set(comingIn(view))].sort((a, b) => a - b)

/** The pallets that a parcel of this number comes to with its next move: over cards on which none lies. */
export const reachedBy = (view: TransportView, start: LaidView, number: number): number[] =>
  [...waysFrom(view, start, number).keys()].sort((a, b) => a - b)

/** A way to each of them, card by card, the first one that is found. */
export function waysFrom(
  view: TransportView,
  start: LaidView,
  number: number,
): ReadonlyMap<number, readonly WayStep[]> {
  const ways = new Map<number, readonly WayStep[]>()
  for (const way of shiftsFrom(view, start, number)) {
    const { card } = way[way.length - 1]
    if (isPallet(card) && !ways.has(card)) ways.set(card, way)
  }
  return ways
}

/** Every way of so many cards along arrows, over cards on which no parcel lies: at a pallet it is at its end. */
export function shiftsFrom(view: TransportView, start: LaidView, number: number): (readonly WayStep[])[] {
  const free = new Map(view.laid.filter(({ parcel }) => parcel < 0).map((laid) => [laid.cell, laid]))
  const ways: (readonly WayStep[])[] = []
  const goOn = (stop: Stop, way: readonly WayStep[]): void => {
    const { card, cell } = stop.laid
    if (stop.cards === number) return void ways.push([...way, { card, cell, from: stop.from, to: -1 }])
    if (stop.cards > 0 && isPallet(card)) return
    for (let side = 0; side < SIDES; side++) {
      const next = exits(stop) & (1 << side) ? free.get(neighbour(cell, side)) : undefined
      const from = opposite(side)
      if (next && WAYS_IN[poseOn(next)] & (1 << from))
        goOn({ laid: next, from, cards: stop.cards + 1 }, [...way, { card, cell, from: stop.from, to: side }])
    }
  }
  goOn({ laid: start, from: -1, cards: 0 }, [])
  return ways
}

/** A pallet as whoever moves knows it: their own, that of their partner, or another's by its owner. */
function owned(view: TransportView, card: number, whose: Whose): Phrase {
  const pallet = palletOf(card, whose)
  if (card === view.active) return pallet
  return view.seats[view.active].team.includes(card) ? phrase('transport.intake.team', { pallet }) : pallet
}

/** What comes to a pallet with the next move of a parcel that comes in here, by its number, and how likely each is. */
function arrivals(view: TransportView, start: LaidView, whose: Whose) {
  const bag = comingIn(view)
  const or = (a: Phrase, b: Phrase) => phrase('transport.intake.or', { a, b })
  return numbersToCome(view).flatMap((n) => {
    const pallets = reachedBy(view, start, n).map((pallet) => owned(view, pallet, whose))
    if (pallets.length === 0) return []
    return [{ n, of: bag.filter((one) => one === n).length, all: bag.length, pallets: pallets.reduce(or) }]
  })
}

/** 'a 2 (9 of 20) reaches your pallet, a 3 (6 of 20) reaches Bram’s pallet': so many of the bag have it. */
export function reachesPhrase(view: TransportView, start: LaidView, whose: Whose): Phrase {
  const said = arrivals(view, start, whose).map((one) => phrase('transport.intake.reaches', one))
  return said.length === 0 ? roadsPhrase(view, start, whose) : said.reduce((a, b) => phrase('common.comma', { a, b }))
}

/** The same, a sentence for each number: 'A 3 reaches your pallet: 6 of 20 in the bag.' */
export const oddsTold = (view: TransportView, start: LaidView, whose: Whose): readonly Phrase[] =>
  arrivals(view, start, whose).map((one) => phrase('transport.preview.intake.odds', one))
