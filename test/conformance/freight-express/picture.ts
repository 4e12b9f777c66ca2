import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import { CENTRE, NO_FACING, sleeperAt } from '../../../src-shared/geometry/rails.ts'
import { ensure, same } from '../check.ts'

/**
 * The table as one who only hears events would have it before them, all cards open. `after` carries an event
 * out on it and knows no rules: what it cannot know from the event is an event that says too little.
 */
export interface Picture {
  cells: { station: number; card: number; rotation: number; height: number }[]
  locomotives: { sleeper: number; facing: number }[]
  hands: number[][]
  coupled: number[][]
  delivered: number[][]
  stations: number[][]
  tickets: boolean[]
  vetoes: boolean[]
  bound: number[]
  closed: number
  lifted: number
  stock: number
  discard: number
  discardTop: number
  turn: number
  active: number
  ended: boolean
}

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b)

/** From a view with open eyes. The order of cards in a hand or train means nothing. */
export function pictureOf(view: FreightView): Picture {
  return {
    cells: view.cells.map((cell) => ({ ...cell })),
    locomotives: view.seats.map((seat) => ({ ...seat.locomotive })),
    hands: view.seats.map((seat) => sorted(seat.hand)),
    coupled: view.seats.map((seat) => sorted(seat.coupled)),
    delivered: view.seats.map((seat) => sorted(seat.deliveredCards ?? [])),
    stations: view.seats.map((seat) => sorted(seat.stations)),
    tickets: view.seats.map((seat) => seat.ticket),
    vetoes: view.seats.map((seat) => seat.veto),
    bound: view.seats.map((seat) => seat.bound),
    closed: view.closed,
    lifted: view.lifted,
    stock: view.stock,
    discard: view.discard,
    discardTop: view.discardTop,
    turn: view.turn,
    active: view.active,
    ended: view.ended,
  }
}

function take(from: number[], card: number): void {
  ensure(from.includes(card), `${card} was not where the event takes it from`)
  from.splice(from.indexOf(card), 1)
}

function give(to: number[], card: number): void {
  to.push(card)
  to.sort((a, b) => a - b)
}

function toDiscard(picture: Picture, from: number[], card: number): void {
  take(from, card)
  picture.discard++
  picture.discardTop = card
}

/** Hand and wagons are lost together; which of them comes to lie on top is not said. */
function loseAll(
  picture: Picture,
  seat: number,
  event: { readonly hand: readonly number[]; readonly wagons: readonly number[] },
  top: number,
): void {
  for (const card of event.hand) toDiscard(picture, picture.hands[seat], card)
  for (const card of event.wagons) toDiscard(picture, picture.coupled[seat], card)
  picture.bound[seat] = -1
  same([picture.hands[seat], picture.coupled[seat]], [[], []], 'what is left after losing all')
  if ([...event.hand, ...event.wagons].includes(top)) picture.discardTop = top
}

function backToStart(picture: Picture, seat: number): void {
  const start = picture.cells.findIndex((cell) => cell.station === 0)
  picture.locomotives[seat] = { sleeper: sleeperAt(start, CENTRE), facing: NO_FACING }
}

/** Carries an event out on the picture. `now` = the view at the moment it is told, for the few things no event says. */
export function after(picture: Picture, event: FreightEvent, now: FreightView): Picture {
  const { hands, coupled, delivered } = picture
  switch (event.kind) {
    case 'lineSettled':
      return pictureOf(now)
    case 'stationPlaced':
      take(picture.stations[event.seat], event.station)
      picture.cells[event.cell].station = event.station
      picture.active = now.active // Who places next is asked, not told.
      break
    case 'turnBegan':
      picture.turn = event.turn
      picture.active = event.seat
      break
    case 'dealt':
    case 'drew':
      event.cards.forEach((card) => give(hands[event.seat], card))
      picture.stock -= event.cards.length
      break
    case 'shuffled':
      same(event.count, picture.discard, 'cards shuffled')
      picture.stock += event.count
      picture.discard = 0
      picture.discardTop = -1
      break
    case 'laid':
    case 'covered':
      take(hands[event.seat], event.card)
      if (event.kind === 'covered') same(picture.cells[event.cell].card, event.over, 'card covered')
      picture.cells[event.cell] = {
        station: -1,
        card: event.card,
        rotation: event.rotation,
        height: picture.cells[event.cell].height + 1,
      }
      break
    case 'coupled':
      picture.bound[event.seat] = now.seats[event.seat].bound // Which special coupled it is not told here.
      take(hands[event.seat], event.card)
      give(coupled[event.seat], event.card)
      break
    case 'uncoupled':
      lose(picture, event.seat, event.card)
      give(delivered[event.seat], event.card)
      break
    case 'discarded':
      toDiscard(picture, hands[event.seat], event.card)
      break
    case 'dropped':
      if (picture.bound[event.seat] === event.card) picture.bound[event.seat] = -1
      toDiscard(picture, coupled[event.seat], event.card)
      break
    case 'flipped':
    case 'turnedUp':
      picture.stock--
      picture.discard++
      picture.discardTop = event.card
      break
    case 'drove':
      picture.bound[event.seat] = -1
      for (const { seat, sleeper, facing } of event.from)
        same(picture.locomotives[seat], { sleeper, facing }, `where ${seat} drove from`)
      for (const { seat, sleeper, facing } of event.steps.flat()) picture.locomotives[seat] = { sleeper, facing }
      break
    case 'derailed':
      loseAll(picture, event.payer, event, now.discardTop)
      backToStart(picture, event.seat)
      break
    case 'gaveUpTrain':
      loseAll(picture, event.seat, event, now.discardTop)
      backToStart(picture, event.seat)
      break
    case 'ended':
      picture.ended = true
      break
    default:
      afterSpecial(picture, event)
  }
  return picture
}

type SpecialEvent = Exclude<
  FreightEvent,
  {
    readonly kind:
      | 'lineSettled'
      | 'stationPlaced'
      | 'turnBegan'
      | 'dealt'
      | 'drew'
      | 'shuffled'
      | 'laid'
      | 'covered'
      | 'coupled'
      | 'uncoupled'
      | 'discarded'
      | 'dropped'
      | 'flipped'
      | 'turnedUp'
      | 'drove'
      | 'derailed'
      | 'gaveUpTrain'
      | 'ended'
  }
>

/** A wagon leaves a train; the bound one is free then. */
function lose(picture: Picture, seat: number, card: number): void {
  take(picture.coupled[seat], card)
  if (picture.bound[seat] === card) picture.bound[seat] = -1
}

/** What the advanced game adds. */
function afterSpecial(picture: Picture, event: SpecialEvent): void {
  const { hands, coupled, cells } = picture
  switch (event.kind) {
    case 'ticketTaken':
      picture.tickets[event.seat] = true
      break
    case 'vetoTaken':
      picture.vetoes[event.seat] = true
      break
    case 'vetoPlayed':
      picture.vetoes[event.seat] = false
      break
    case 'cardsGiven':
    case 'cardsDrawnFrom': {
      const to = event.kind === 'cardsGiven' ? event.to : event.seat
      for (const card of event.cards) {
        take(hands[event.from], card)
        give(hands[to], card)
      }
      break
    }
    case 'handShown':
      same(sorted(event.cards), hands[event.seat], 'hand shown')
      break
    case 'stationClosed':
      if (picture.lifted === event.card) picture.lifted = -1
      else take(hands[event.seat], event.card)
      same(cells[event.cell].station, event.station, 'station closed')
      cells[event.cell] = { station: -1, card: event.card, rotation: event.rotation, height: 1 }
      picture.closed = event.station
      break
    case 'stationReopened':
      same(cells[event.cell].height, event.cards.length, 'cards on the station')
      cells[event.cell] = { station: event.station, card: -1, rotation: 0, height: 0 }
      picture.closed = -1
      picture.discard += event.cards.length
      if (event.cards.length > 0) picture.discardTop = event.cards[event.cards.length - 1]
      break
    case 'lifted':
      same(cells[event.cell].card, event.card, 'card lifted')
      cells[event.cell] = {
        station: -1,
        card: event.under,
        rotation: event.underRotation,
        height: cells[event.cell].height - 1,
      }
      picture.lifted = event.card
      if (event.under < 0) cells[event.cell].rotation = 0
      break
    case 'relaid':
      same([picture.lifted, cells[event.cell].card], [event.card, event.over], 'card laid again, and what it covers')
      cells[event.cell] = {
        station: -1,
        card: event.card,
        rotation: event.rotation,
        height: cells[event.cell].height + 1,
      }
      picture.lifted = -1
      break
    case 'scrapped':
      same(picture.lifted, event.card, 'card discarded')
      picture.lifted = -1
      picture.discard++
      picture.discardTop = event.card
      break
    case 'wagonRaided': {
      const bound = picture.bound[event.from] === event.card
      lose(picture, event.from, event.card)
      give(coupled[event.to], event.card)
      if (bound) picture.bound[event.to] = event.card
      break
    }
    case 'raidPaid':
      take(hands[event.seat], event.card)
      give(coupled[event.to], event.card)
      break
    case 'flew':
      same(
        picture.locomotives[event.seat],
        { sleeper: event.from.sleeper, facing: event.from.facing },
        'where it flew from',
      )
      picture.locomotives[event.seat] = { sleeper: event.to.sleeper, facing: event.to.facing }
      picture.tickets[event.seat] = false
      picture.bound[event.seat] = -1
      break
    case 'specialOffered':
    case 'specialSkipped':
    case 'specialAnnounced':
    case 'specialFailed':
    case 'nothingRobbed':
    case 'abducted':
    case 'halted':
      break
  }
}
