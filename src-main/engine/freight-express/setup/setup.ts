import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { LAYOUTS, type StationLayout } from '../../../../src-shared/games/freight-express/layouts.ts'
import { freightOptions, type FreightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import { newState, type State } from '../../flat.ts'
import type { Emit, Setup } from '../../game.ts'
import { nextBelow, seedGenerator, shuffle } from '../../random.ts'
import { dealHands } from './deal.ts'
import { putStation } from '../board/board.ts'
import { backToStart } from '../board/locomotives.ts'
import {
  ACTIVE,
  AT,
  CARDS,
  COLUMNS,
  GENERATOR,
  MAX_SEATS,
  ROWS,
  RULES_VERSION,
  SEAT_COUNT,
  STATIONS,
} from '../state.ts'
import { writeOptions } from './options.ts'
import { beginPlacing } from './placing.ts'
import { beginTurn } from '../turn.ts'

/** A new game up to its first question (000:21-39). See Game.setup. */
export function setup(spec: Setup<FreightOptions>, emit?: Emit<FreightEvent>): State {
  const { seatCount, seed } = spec
  // A game saved before an option was there says nothing of it.
  const options = { ...freightOptions.default, ...spec.options }
  if (!Number.isInteger(seatCount) || seatCount < 2 || seatCount > MAX_SEATS) {
    throw new RangeError(`Freight Express is played by 2 to 4, not by ${seatCount}`)
  }
  if (spec.starter !== undefined && !(spec.starter >= 0 && spec.starter < seatCount)) {
    throw new RangeError(`there is no seat ${spec.starter} to start`)
  }
  const s = newState(AT.size)
  seedGenerator(s, GENERATOR, seed)
  s[SEAT_COUNT] = seatCount
  s[AT.rulesVersion] = spec.rulesVersion ?? RULES_VERSION
  writeOptions(s, options)
  // Both lots are always drawn, so that naming the starter changes nothing else.
  const lot = nextBelow(s, GENERATOR, seatCount)
  const surprise = nextBelow(s, GENERATOR, NAMED.length)
  s[AT.starter] = s[ACTIVE] = spec.starter ?? lot
  fillStock(s, spec.deck)
  // A stays the start
  if (options.advanced && options.stations === 'shuffled') shuffle(s, GENERATOR, s, AT.specials + 1, STATIONS - 1)
  if (options.layout === 'placed') {
    const stations = Array.from({ length: STATIONS }, (_, station) => station)
    shuffle(s, GENERATOR, stations, 0, STATIONS)
    beginPlacing(s, stations)
    return s
  }
  layOut(s, lineOf(options.layout, NAMED[surprise]))
  dealHands(s, emit)
  beginTurn(s, emit)
  return s
}

const NAMED: readonly StationLayout[] = [LAYOUTS.classic, LAYOUTS.longLine, LAYOUTS.ring, LAYOUTS.harbour]

const lineOf = (layout: Exclude<FreightOptions['layout'], 'placed'>, surprise: StationLayout): StationLayout =>
  typeof layout !== 'string' ? layout : layout === 'surprise' ? surprise : LAYOUTS[layout]

/** Lays the stations and puts the locomotives on A. */
export function layOut(s: State, line: StationLayout): void {
  s[COLUMNS] = line.columns
  s[ROWS] = line.rows
  line.stations.forEach((cell, station) => putStation(s, station, cell))
  for (let seat = 0; seat < s[SEAT_COUNT]; seat++) backToStart(s, seat)
}

/** The stock from a given order, top first, or shuffled. */
function fillStock(s: State, deck: readonly number[] | undefined): void {
  if (deck) {
    const sorted = [...deck].sort((a, b) => a - b)
    if (sorted.length !== CARDS || sorted.some((card, i) => card !== i)) {
      throw new RangeError(`a deck must name each of the ${CARDS} track cards once`)
    }
  }
  for (let i = 0; i < CARDS; i++) s[AT.stock + i] = deck ? deck[CARDS - 1 - i] : i
  s[AT.stockCount] = CARDS
  if (!deck) shuffle(s, GENERATOR, s, AT.stock, CARDS)
}
