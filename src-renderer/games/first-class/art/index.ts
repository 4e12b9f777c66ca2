import { BOARD_CITIES, CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'
import type { Look } from '../looks.ts'
import { board, coin, column, head, more, paris, tab, passed, postcard, routeCard, routeNext } from './board.ts'
import { departing, departures, flap, flash, lamp, rise } from './departures.ts'
import { conductorBody } from './engine.ts'
import { contract } from './contract.ts'
import { between, gained, mailLeft, strip } from './held.ts'
import { east, endCard, endCardBack, evidence, gap, gauge, order, stack, startTile } from './market.ts'
import { cityMedal, currentRing, token } from './medal.ts'
import { place } from './pen.ts'
import { sign } from './pictograms.ts'
import { plate } from './plate.ts'
import { lane } from './scenery.ts'
import { ticket, ticketBack } from './ticket.ts'
import {
  conductor,
  engine,
  engineTile,
  ghostNumber,
  ghostWagon,
  mailMark,
  mailWagon,
  number,
  ordered,
  rider,
  slots,
  wagon,
} from './train.ts'

type Words = Extract<Look, { kind: 'heading' | 'laneWords' }>
/** Some looks are words alone and have no picture. */
export const isWords = (look: Look): look is Words => look.kind === 'heading' || look.kind === 'laneWords'

/** The picture of a look. */
export function artOf(ink: Ink, look: Exclude<Look, Words>, night: boolean): Art {
  switch (look.kind) {
    case 'ticket':
    case 'flyingTicket':
      return ticket(ink, look.card, look.height)
    case 'ticketBack':
      return ticketBack(ink, look.stack, look.height)
    case 'gap':
      return gap(ink, look.height, look.seat)
    case 'start':
      return startTile(ink, look.height, look.holder)
    case 'stack':
      return stack(ink, look.stack, look.left, look.current, look.height)
    case 'gauge':
      return gauge(ink, look.seats, look.taken, look.pending, look.height, look.suspect)
    case 'endCard':
      return endCard(ink, look.endCard, look.width, look.height, look.label)
    case 'endCardBack':
      return endCardBack(ink, look.width, look.height)
    case 'east':
      return east(ink, look.seats, look.shelf, look.height)
    case 'order':
      return order(ink, look.tile)
    case 'plate':
      return plate(ink, look)
    case 'lane':
      return lane(ink, look.train, look.width, look.scene, look.platform, night)
    case 'departures':
      return departures(ink, look.width, look.height)
    case 'departing':
      return departing(ink, look.seat, look.width, look.current, look.done)
    case 'flap':
      return flap(ink, look.text, look.lit, look.points)
    case 'lamp':
      return lamp(ink, look.reach, look.width)
    case 'rise':
      return rise(ink, look.text, look.strong)
    case 'flash':
      return flash(ink)
    default:
      return boardArt(ink, look)
  }
}

type Elsewhere =
  | 'ticket'
  | 'flyingTicket'
  | 'ticketBack'
  | 'gap'
  | 'start'
  | 'stack'
  | 'gauge'
  | 'endCard'
  | 'endCardBack'
  | 'east'
  | 'order'
  | 'plate'
  | 'lane'
  | 'departures'
  | 'departing'
  | 'flap'
  | 'lamp'
  | 'rise'
  | 'flash'
  | 'heading'
  | 'laneWords'
type OnBoard = Exclude<Look, { kind: Elsewhere }>

/** What lies on a seat's board. */
function boardArt(ink: Ink, look: OnBoard): Art {
  switch (look.kind) {
    case 'board':
      return board(ink, look.seat, look.width, look.height, look.own)
    case 'head':
      return head(ink, look.seat, look.width, look.closes)
    case 'paris':
      return paris(ink)
    case 'routeCard':
      return routeCard(ink, look.width, look.height, look.line, look.open, look.folded)
    case 'routeNext':
      return routeNext(ink, look.width, look.height, look.line)
    case 'city':
      return cityMedal(ink, (look.card < 0 ? BOARD_CITIES : (CARDS[look.card].cities ?? []))[look.at], look.reached)
    case 'passed':
      return passed(ink, look.n)
    case 'postcard':
      return postcard(ink)
    case 'ring':
      return currentRing(ink, look.seat)
    case 'token':
    case 'ghostToken':
      return token(ink, look.seat)
    case 'strip':
      return strip(ink, look.width, look.height, look.pitch, look.first, look.free)
    case 'between':
      return between(ink, look)
    case 'column':
      return column(ink, look.column, look.width, look.height, look.lying, look.count)
    case 'coin':
    case 'ghostCoin':
      return coin(ink)
    case 'contract':
      return contract(ink, look.card, look.width, look.height)
    case 'more':
      return more(ink, look.shut)
    case 'tab':
      return tab(ink, look.seat, look.current)
    case 'gained':
      return gained(ink, look.source, look.id, look.below)
    case 'mailLeft':
      return mailLeft(ink, look.seat)
    case 'sign':
      return { body: sign(ink, look.sign, -24, -24, 48), box: [-26, -26, 52, 52] }
    case 'evidence':
      return evidence(ink, look.evidence, look.struck)
    default:
      return trainArt(ink, look)
  }
}

type OnRails = Extract<
  Look,
  {
    kind:
      | 'slots'
      | 'engine'
      | 'wagon'
      | 'mail'
      | 'engineTile'
      | 'conductor'
      | 'number'
      | 'mailMark'
      | 'rider'
      | 'ordered'
      | 'ghostWagon'
      | 'ghostNumber'
      | 'ghostConductor'
  }
>

function trainArt(ink: Ink, look: OnRails): Art {
  switch (look.kind) {
    case 'slots':
      return slots(ink, look.from, look.tile, look.pitch, look.top, look.platform)
    case 'engine':
      return engine(ink, look.seat)
    case 'wagon':
      return wagon(ink, look.value)
    case 'mail':
      return mailWagon(ink, look.seat)
    case 'engineTile':
      return engineTile(ink)
    case 'conductor':
      return conductor(ink, look.seat)
    case 'ghostConductor':
      return {
        body:
          place(conductorBody(ink, ink(seatToken(look.seat))), -20, -60, 1) +
          `<circle cx="0" cy="-30" r="34" fill="none" stroke="${ink('glow')}" stroke-width="5" stroke-dasharray="8 7"/>`,
        box: [-38, -68, 76, 76],
      }
    case 'number':
      return number(ink, look.text, look.tone, look.filled, look.width)
    case 'mailMark':
      return mailMark(ink)
    case 'rider':
      return rider(ink, look.sign, look.state)
    case 'ordered':
      return ordered(ink, look.tile, look.reached)
    case 'ghostWagon':
      return ghostWagon(ink, look.value, look.mail, look.seat)
    case 'ghostNumber':
      return ghostNumber(ink, look.from, look.to)
  }
}
