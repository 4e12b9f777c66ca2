import { isCrossing } from '../../../../src-shared/games/freight-express/cards.ts'
import { LAYOUTS, MOST_CELLS, type StationLayout } from '../../../../src-shared/games/freight-express/layouts.ts'
import { lineFaults } from '../../../../src-shared/games/freight-express/line.ts'
import { freightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import { reasonKey } from '../../../../src-shared/games/freight-express/reasons.ts'
import { LETTERS, TICKETS } from '../../../../src-shared/games/freight-express/specials.ts'
import { isReason } from '../../../../src-shared/core.ts'
import { newState, type State } from '../../flat.ts'
import { seedGenerator, shuffle } from '../../random.ts'
import { writeOptions } from './options.ts'
import { putCard, stationCell, stationOn } from '../board/board.ts'
import { setCell } from '../board/row-bits.ts'
import { addToHand, couple, deliver, discard, everyone } from '../piles.ts'
import { ACT, ACTIVE, AT, GENERATOR, MAX_COUPLED, MAX_SEATS, RULES_VERSION, SEAT_COUNT, begin } from '../state.ts'
import { ticketsLeft } from '../specials/papers.ts'
import { cellAt, isBelow, placeLocomotives } from './scenario-places.ts'
import { scenarioShape } from './scenario-shape.ts'
import { layOut } from './setup.ts'
import { CardBox, railsNamed, stationNamed, turnShowing, type CardName, type CardWish } from './wishes.ts'

/** A card on the table: by number and rotation, or by the rails it shows there. */
export type LaidCard = { readonly card: number; readonly rotation?: number } | (CardWish & { readonly rails: string })

/** A position in the middle of a turn, in plain JSON. Cells are written 'column,row'. All fields may be left out. */
export interface FreightScenario {
  /** A named layout, or a drawing: a string a row, letters are stations. Default: classic. */
  readonly layout?: keyof typeof LAYOUTS | readonly string[]
  /** Default 2. */
  readonly seats?: number
  readonly options?: Readonly<Record<string, unknown>>
  /** By cell; a list is a stack, the lowest card first. */
  readonly cells?: Readonly<Record<string, LaidCard | readonly LaidCard[]>>
  /** By seat: 'A' (a station), '3,1 N edge in', '3,1 N inner out' or '3,1 centre S'. Default: station A. */
  readonly locomotives?: readonly string[]
  readonly hands?: readonly (readonly CardName[])[]
  readonly coupled?: readonly (readonly CardName[])[]
  readonly delivered?: readonly (readonly CardName[])[]
  /** From the top. */
  readonly stock?: readonly CardName[]
  /** From the top. */
  readonly discard?: readonly CardName[]
  /** Where all cards lie that are not named: shuffled beneath the stock, beneath the discard, or as deliveries of
   *  the last seat. Default: stock. */
  readonly rest?: 'stock' | 'discard' | 'delivered'
  /** Advanced: seats that hold a flight ticket, a veto. */
  readonly tickets?: readonly number[]
  readonly vetoes?: readonly number[]
  /** Advanced: the letter of the closed station, on whose cell cards must lie. */
  readonly closed?: string
  /** Advanced: the active seat must play its whole hand. */
  readonly mustPlay?: boolean
  readonly active?: number
  readonly turn?: number
  readonly seed?: number
  /** Default: the newest. */
  readonly rulesVersion?: number
}

/** See Game.scenario. */
export function scenario(json: unknown): State {
  const spec = scenarioShape(json)
  const s = emptyTable(spec)
  const box = new CardBox(namedCards(spec))
  liftStation(s, spec)
  layCards(s, spec, box)
  placeLocomotives(s, spec.locomotives ?? [])
  fillSeats(s, spec, box)
  fillPiles(s, spec, box)
  return s
}

function emptyTable(spec: FreightScenario): State {
  const options = freightOptions.parse(spec.options)
  if (isReason(options)) throw new RangeError(`these are not options: ${JSON.stringify(spec.options)}`)
  if (options.layout === 'placed') throw new RangeError('free placement is begun with setup, not with a scenario')
  const seats = spec.seats ?? 2
  const active = spec.active ?? 0
  if (seats < 2 || seats > MAX_SEATS) throw new RangeError(`there cannot be ${seats} seats`)
  if (!isBelow(active, seats)) throw new RangeError(`there is no seat ${active}`)
  if (spec.rulesVersion !== undefined && !(spec.rulesVersion >= 1 && spec.rulesVersion <= RULES_VERSION))
    throw new RangeError(`there are no rules ${spec.rulesVersion}`)
  if (spec.turn !== undefined && spec.turn < 1) throw new RangeError(`there is no turn ${spec.turn}`)
  const s = newState(AT.size)
  seedGenerator(s, GENERATOR, spec.seed ?? 1)
  s[SEAT_COUNT] = seats
  s[ACTIVE] = active
  s[AT.turn] = spec.turn ?? 1
  s[AT.rulesVersion] = spec.rulesVersion ?? RULES_VERSION
  begin(s, ACT)
  writeOptions(s, options)
  layOut(
    s,
    spec.layout === undefined && typeof options.layout === 'object'
      ? options.layout
      : layoutOf(spec.layout ?? 'classic'),
  )
  writeAdvanced(s, spec)
  return s
}

function layoutOf(layout: NonNullable<FreightScenario['layout']>): StationLayout {
  if (typeof layout === 'string') {
    if (!Object.hasOwn(LAYOUTS, layout)) throw new RangeError(`there is no layout '${layout}'`)
    return LAYOUTS[layout]
  }
  const cells = layout.join('')
  const stations = LETTERS.map((letter) => cells.indexOf(letter))
  if (layout.some((row) => row.length !== layout[0].length))
    throw new RangeError('all rows of a drawing are equally long')
  if (stations.some((cell) => cell < 0)) throw new RangeError('a drawing shows all stations from A to J')
  if (cells.length > MOST_CELLS) throw new RangeError(`a table has at most ${MOST_CELLS} cells, not ${cells.length}`)
  if (cells.replaceAll('.', '').length > LETTERS.length)
    throw new RangeError('a drawing shows each station once, and dots')
  const line = { columns: layout[0].length, rows: layout.length, stations }
  if (lineFaults(line).some(({ key }) => key === reasonKey('lineSideBySide')))
    throw new RangeError('stations never lie side by side')
  return line
}

function writeAdvanced(s: State, spec: FreightScenario): void {
  s[AT.mustPlay] = spec.mustPlay ? 1 : 0
  for (const [at, seats] of [
    [AT.ticket, spec.tickets ?? []],
    [AT.veto, spec.vetoes ?? []],
  ] as const) {
    for (const seat of seats) {
      if (!isBelow(seat, s[SEAT_COUNT])) throw new RangeError(`there is no seat ${seat}`)
      s[at + seat] = 1
    }
  }
  if (ticketsLeft(s) < 0) throw new RangeError(`there are only ${TICKETS} tickets`)
}

/** Makes room for the cards that close a station. */
function liftStation(s: State, spec: FreightScenario): void {
  if (spec.closed === undefined) return
  const station = stationNamed(spec.closed)
  if (station === 0) throw new RangeError('station A is never closed')
  const cell = stationCell(s, station)
  if (!Object.keys(spec.cells ?? {}).some((name) => cellAt(s, name) === cell))
    throw new RangeError(`no card lies on the closed station ${spec.closed}`)
  setCell(s, cell, 0)
  s[AT.closed] = station + 1
}

/** All cards named by number. */
function namedCards(spec: FreightScenario): CardName[] {
  const laid = Object.values(spec.cells ?? {})
    .flat()
    .flatMap((card) => ('card' in card ? [card.card] : []))
  const word = laid.find((card) => !Number.isInteger(card))
  if (word !== undefined) throw new RangeError(`card ${JSON.stringify(word)} is not a number`)
  return [
    ...laid,
    ...[spec.hands, spec.coupled, spec.delivered].flatMap((seats) => seats?.flat() ?? []),
    ...(spec.stock ?? []),
    ...(spec.discard ?? []),
  ]
}

function layCards(s: State, spec: FreightScenario, box: CardBox): void {
  for (const [name, laid] of Object.entries(spec.cells ?? {})) {
    const cell = cellAt(s, name)
    if (stationOn(s, cell) >= 0) throw new RangeError(`a station lies on ${name}`)
    const closes = s[AT.closed] > 0 && cell === stationCell(s, s[AT.closed] - 1)
    for (const one of [laid].flat() as LaidCard[]) {
      const card = 'card' in one ? one.card : box.take(one)
      if (closes && isCrossing(card)) throw new RangeError('a crossing closes no station')
      putCard(s, card, cell, 'card' in one ? (one.rotation ?? 0) & 3 : turnShowing(card, railsNamed(one.rails)))
      s[AT.knownBy + card] = everyone(s)
    }
  }
}

function fillSeats(s: State, spec: FreightScenario, box: CardBox): void {
  const each = (
    lists: readonly (readonly CardName[])[] | undefined,
    put: (seat: number, card: number) => void,
  ): void => {
    if (lists && lists.length > s[SEAT_COUNT]) throw new RangeError('there are more lists of cards than seats')
    lists?.forEach((cards, seat) => cards.forEach((card) => put(seat, box.take(card))))
  }
  each(spec.hands, (seat, card) => addToHand(s, seat, card))
  each(spec.coupled, (seat, card) => {
    if (s[AT.coupledCount + seat] === MAX_COUPLED) throw new RangeError(`a train has at most ${MAX_COUPLED} wagons`)
    couple(s, seat, card)
    s[AT.knownBy + card] = everyone(s)
  })
  each(spec.delivered, (seat, card) => {
    deliver(s, seat, card)
    s[AT.knownBy + card] = everyone(s)
  })
}

function fillPiles(s: State, spec: FreightScenario, box: CardBox): void {
  const stock = (spec.stock ?? []).map((card) => box.take(card))
  const open = (spec.discard ?? []).map((card) => box.take(card))
  const rest = box.rest()
  shuffle(s, GENERATOR, rest, 0, rest.length)
  const where = spec.rest ?? 'stock'
  if (where === 'stock') stock.push(...rest)
  else if (where === 'discard') open.push(...rest)
  else if (where === 'delivered') {
    for (const card of rest) {
      deliver(s, s[SEAT_COUNT] - 1, card)
      s[AT.knownBy + card] = everyone(s)
    }
  } else throw new RangeError(`the rest cannot lie in '${String(where)}'`)
  stock.reverse().forEach((card, i) => (s[AT.stock + i] = card))
  s[AT.stockCount] = stock.length
  for (const card of open.reverse()) discard(s, card)
}
