import { CARDS, END_CARDS, END_CARD_BASE, FIRST_PIECE } from '../../../src-shared/games/first-class/cards/index.ts'
import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { coachAt, lengthOf, riderAt } from '../../../src-main/engine/first-class/board/coaches.ts'
import { contractAt, contractCount } from '../../../src-main/engine/first-class/board/contracts.ts'
import { partsOf } from './modules/index.ts'
import type { Put } from './modules/part.ts'
import { postcardOn, routeCard, routeCount } from '../../../src-main/engine/first-class/board/route.ts'
import {
  AT,
  MAIL,
  OPEN_END_CARDS,
  PLACES,
  STACK_CARDS,
  TILE,
  TRAINS,
  seatCount,
} from '../../../src-main/engine/first-class/state.ts'
import { SLOTS, cardAt } from '../../../src-main/engine/first-class/board/rows.ts'
import {
  ABOARD,
  BETWEEN,
  CONTRACT,
  IN_ROW,
  IN_STACK,
  IN_WAREHOUSE,
  ON_ROUTE,
  POSTCARD,
  placeOf,
  zoneOf,
} from '../../../src-main/engine/first-class/board/zones.ts'

/**
 * Where every component is: action cards by zone and seat, end cards, mail wagons, engine tiles. The zone kept
 * for a card and the list it stands in must agree.
 * @throws Error naming a component that is in two places or in none.
 */
export function census(s: State): Int32Array {
  const places = new Int32Array(FIRST_PIECE + seatCount(s) * 4 + 8)
  countListed(s)
  for (let card = 0; card < CARDS.length; card++) places[card] = placeOf(s, card)
  countEndCards(s, places)
  countCoaches(s, places)
  if (s[AT.supply] < 0) throw new Error('more 0/1 wagon cards lie in trains than there are')
  for (const part of partsOf(s)) part.census?.(s, places)
  return places
}

const LISTED = [IN_STACK, IN_ROW, CONTRACT, ON_ROUTE, ABOARD, POSTCARD, BETWEEN, IN_WAREHOUSE]

/** Every card in a list is in that zone, once; and every card of such a zone is in its list. */
function countListed(s: State): void {
  const listed = new Int32Array(CARDS.length)
  const put = (card: number, zone: number, seat: Seat = 0): void => {
    if (listed[card] !== 0) throw new Error(`card ${card} is in two places`)
    listed[card] = zone | (seat << 4)
  }
  for (let pile = 0; pile < 3; pile++)
    for (let i = s[AT.stackNext + pile]; i < s[AT.stackSize + pile]; i++) {
      put(s[AT.stackOrder + pile * STACK_CARDS + i] - 1, IN_STACK)
    }
  for (let slot = 0; slot < SLOTS; slot++) if (cardAt(s, slot) >= 0) put(cardAt(s, slot), IN_ROW)
  for (let seat = 0; seat < seatCount(s); seat++) listBoard(s, seat, put)
  for (let card = 0; card < CARDS.length; card++) {
    const zone = zoneOf(s, card)
    if (zone === IN_WAREHOUSE) continue // in no list while they lie open: used ones leave it
    if (LISTED.includes(zone) || listed[card] !== 0) {
      if (listed[card] !== placeOf(s, card))
        throw new Error(`card ${card} is listed in ${listed[card]} and kept in ${placeOf(s, card)}`)
    }
  }
}

function listBoard(s: State, seat: Seat, put: Put): void {
  for (let i = 0; i < contractCount(s, seat); i++) put(contractAt(s, seat, i), CONTRACT, seat)
  for (let i = 0; i < routeCount(s, seat); i++) {
    put(routeCard(s, seat, i), ON_ROUTE, seat)
    if (postcardOn(s, seat, i) >= 0) put(postcardOn(s, seat, i), POSTCARD, seat)
  }
  for (let train = 0; train < TRAINS; train++)
    for (let place = 0; place < PLACES; place++) {
      if (riderAt(s, seat, train, place) >= 0) put(riderAt(s, seat, train, place), ABOARD, seat)
    }
  for (const part of partsOf(s)) part.list?.(s, seat, put)
}

function countEndCards(s: State, places: Int32Array): void {
  const put = (card: number, place: number): void => {
    if (card < 0) return
    if (places[END_CARD_BASE + card] !== 0) throw new Error(`end card ${card} is in two places`)
    places[END_CARD_BASE + card] = place
  }
  for (let i = 0; i < s[AT.endDeckCount]; i++) put(s[AT.endDeck + i] - 1, 1)
  for (let i = 0; i < OPEN_END_CARDS; i++) put(s[AT.endOpen + i] - 1, 2)
  for (let i = 0; i < s[AT.draftCount]; i++) put(s[AT.draftSet + i] - 1, 3)
  for (let seat = 0; seat < seatCount(s); seat++) put(s[AT.drafted + seat] - 1, 4 | (seat << 4))
  for (let card = 0; card < END_CARDS.length; card++) {
    if (s[AT.endOwner + card] !== 0) put(card, 5 | ((s[AT.endOwner + card] - 1) << 4))
    if (places[END_CARD_BASE + card] === 0) throw new Error(`end card ${card} is nowhere`)
  }
}

/** Mail wagons and engine tiles: in at most one train, and noted as laid. */
function countCoaches(s: State, places: Int32Array): void {
  for (let seat = 0; seat < seatCount(s); seat++)
    for (let train = 0; train < TRAINS; train++) {
      for (let place = 0; place < lengthOf(s, seat, train); place++) {
        const coach = coachAt(s, seat, train, place)
        if (coach < MAIL) continue
        const piece =
          coach >= TILE ? FIRST_PIECE + seatCount(s) * 4 + coach - TILE : FIRST_PIECE + seat * 4 + coach - MAIL
        if (places[piece] !== 0)
          throw new Error(`${coach >= TILE ? 'engine tile' : 'mail wagon'} ${coach} is in two places`)
        places[piece] = 1 + seat * TRAINS + train
      }
    }
}
