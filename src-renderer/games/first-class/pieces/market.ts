import { cardRef, endCardRef, orderRef, rowRef, START_TILE } from '../words/refs.ts'
import type { Piece } from '../../../stage/pieces.ts'
import { east, endCard, endCardBack, gap, gauge, order, stack, startTile } from '../art/market.ts'
import { cloth } from '../art/cloth.ts'
import { cleared, halt } from '../art/halt.ts'
import { claim, isCrowded, ticket, ticketBack, TICKET, takenTicket } from '../art/ticket.ts'
import { label, title } from '../layout/lettering.ts'
import { around, aroundSize, drawn, from, type Kinds } from './piece.ts'

/** What lies in the middle of the table: the rows of cards, and what is beside them. */
export type MarketLook =
  | TicketLook
  /** On its way, above everything. `seat`: another who takes it; -1 = whoever looks does. */
  | (Omit<TicketLook, 'kind'> & { readonly kind: 'flyingTicket'; readonly seat: number })
  /** Another seat reaches for a card. */
  | { readonly kind: 'claim'; readonly seat: number; readonly height: number }
  | { readonly kind: 'ticketBack'; readonly stack: number; readonly height: number }
  /** A place from which a card is gone. seat: who took it; -1 = it was cleared away; open: cards lie beside it. */
  | {
      readonly kind: 'gap'
      readonly height: number
      readonly seat: number
      readonly word: string
      readonly open: boolean
      /** The start tile took its card out of the game. */
      readonly out?: boolean
    }
  /** Where an end card lay that a seat has kept. */
  | { readonly kind: 'keptPlace'; readonly height: number; readonly seat: number; readonly word: string }
  /** What is seen where a row was cleared away. lit: the last of it is pulling out. */
  | {
      readonly kind: 'halt'
      readonly width: number
      readonly height: number
      readonly row: number
      readonly lit: boolean
    }
  /** That a row was cleared away, in its middle. */
  | { readonly kind: 'cleared'; readonly word: string }
  /** holder: the seat that has it; -1 = it lies there. */
  | { readonly kind: 'start'; readonly height: number; readonly holder: number; readonly word: string }
  | {
      readonly kind: 'stack'
      readonly stack: number
      readonly left: number
      readonly current: boolean
      readonly height: number
      readonly word: string
    }
  /** suspect: the number of whom the row's cards of C go to when it is cleared; '' = nobody. */
  | {
      readonly kind: 'gauge'
      readonly row: number
      readonly seats: number
      readonly taken: number
      readonly pending: boolean
      readonly height: number
      readonly suspect: string
    }
  /** centred: over the middle of what it heads; upTo: larger letters grow no wider than this. */
  | {
      readonly kind: 'heading'
      readonly text: string
      readonly strong: boolean
      readonly centred?: boolean
      readonly upTo?: number
    }
  /** label: the number it counts so far; empty = its action is shown. */
  | {
      readonly kind: 'endCard'
      readonly endCard: number
      readonly width: number
      readonly height: number
      readonly label: string
      /** What it gives is not for whoever keeps it. */
      readonly idle?: true
      /** So much of its height is for what is said on it. */
      readonly said?: number
      /** On its way it lies over all words. */
      readonly aloft?: true
    }
  /** What is said on an end card of the draft: what it scores for, and how many of these there are. */
  | {
      readonly kind: 'said'
      readonly card: string
      readonly stacks: string
      readonly width: number
      readonly aloft?: true
    }
  /** seat: whose it is, where another than who looks keeps it closed. */
  | {
      readonly kind: 'endCardBack'
      readonly width: number
      readonly height: number
      readonly seat?: number
      readonly aloft?: true
    }
  /** seats: the letters of who has come; shelf: places for orders, 0 = no teatime. */
  | {
      readonly kind: 'east'
      readonly seats: string
      readonly shelf: number
      readonly height: number
      readonly word: string
    }
  | { readonly kind: 'orderTile'; readonly tile: number }
  /** What lies under the end cards of the draft. */
  | { readonly kind: 'cloth'; readonly width: number; readonly height: number }

interface TicketLook {
  readonly kind: 'ticket'
  readonly card: number
  readonly height: number
  readonly word: string
  /** As its row leaves it lies under what stands beside the rows. */
  readonly under?: true
}

/** Over the narrowest of what has a heading. */
const HEADING_ROOM = 122

const ticketIn = (layer: 'furniture' | 'cards' | 'air') =>
  drawn<TicketLook>(layer, (ink, { card, height }, night) => ticket(ink, card, height, night))

type FlyingLook = Extract<MarketLook, { readonly kind: 'flyingTicket' }>
const takenIn = drawn<FlyingLook>('air', (ink, { card, height, seat }) => takenTicket(ink, card, height, seat))
/** It is the picture that lay in its row, and there at once. */
const asLying = ({ card, height, word }: FlyingLook | TicketLook): TicketLook => ({
  kind: 'ticket',
  card,
  height,
  word,
})

type EndCardLook = Extract<MarketLook, { readonly kind: 'endCard' }>
const endCardIn = (layer: 'cards' | 'air') =>
  drawn<EndCardLook>(layer, (ink, look) => endCard(ink, look.endCard, look.width, look.height, look.label, look))

type BackLook = Extract<MarketLook, { readonly kind: 'endCardBack' }>

const endCardBackIn = (layer: 'cards' | 'air') =>
  drawn<BackLook>(layer, (ink, { width, height, seat }) => endCardBack(ink, width, height, seat))

const ticketFoot = (piece: Piece<TicketLook>) => around(piece, TICKET, piece.look.height)

/** Between the stub and the edge of a ticket, with air beside the words. */
const NAME_ROOM = TICKET - 20 - 2 * 5
/**
 * In one size on all of them: the largest that the longest names fit in, and with larger words the largest below three
 * lines of signs. What is too long for that is narrower, not smaller.
 */
const NAME = { room: NAME_ROOM, upTo: Infinity, size: 13.5, most: 1.1 } as const

const nameOn = ({ card, word, height }: Omit<TicketLook, 'kind'>) => [
  label(word, 10, height / 2 - (isCrowded(card) ? 10.5 : 12), 'middle', NAME),
]

/** Between the start tile and the row, and how far within it squares stand. */
const GAUGE_ROOM = 24
const GAUGE_AT = 4

export const marketPieces: Kinds<MarketLook> = {
  ticket: {
    art: (look, paint) => ticketIn(look.under ? 'furniture' : 'cards')(asLying(look), paint),
    letters: nameOn,
    foot: ticketFoot,
    read: ticketFoot,
    refs: ({ look: { card } }) => [cardRef(card)],
  },
  cloth: { art: drawn('furniture', (ink, { width, height }) => cloth(ink, width, height)) },
  flyingTicket: {
    art: (look, paint) => (look.seat < 0 ? ticketIn('air')(asLying(look), paint) : takenIn(look, paint)),
    letters: nameOn,
  },
  claim: { art: drawn('air', (ink, { seat, height }) => claim(ink, seat, height)) },
  ticketBack: { art: drawn('air', (ink, look) => ticketBack(ink, look.stack, look.height)) },
  gap: {
    art: drawn('furniture', (ink, { height, seat, open, out }) => gap(ink, height, seat, open, out)),
    letters: ({ word, seat, out }) => [
      label(word, 0, seat < 0 && !out ? 0 : 15, 'middle', { colour: 'ink-soft', room: 108, most: 1.6 }),
    ],
  },
  keptPlace: {
    art: drawn('furniture', (ink, { height, seat }) => gap(ink, height, seat, true)),
    letters: ({ word }) => [label(word, 0, 15, 'middle', { colour: 'ink-soft', room: 108, most: 1.6 })],
  },
  halt: { art: drawn('furniture', (ink, { width, height, row, lit }) => halt(ink, width, height, row, lit)) },
  cleared: {
    art: drawn('boards', cleared),
    letters: ({ word }) => [label(word, 0, 0, 'middle', { colour: 'ink-soft', room: 98, most: 1.3 })],
  },
  start: {
    art: drawn('furniture', (ink, { height, holder }) => startTile(ink, height, holder)),
    letters: ({ word, height, holder }) => [
      label(word, 22, height - (holder < 0 ? 12 : 18), 'middle', {
        room: 42,
        size: 13,
        colour: holder < 0 ? 'ink' : 'ink-soft',
      }),
    ],
    foot: (piece) => from(piece, 44, piece.look.height),
    refs: () => [START_TILE],
  },
  stack: {
    art: drawn('furniture', (ink, look) => stack(ink, look.stack, look.left, look.current, look.height)),
    letters: ({ current, word }) => (current ? [] : [label(word, 20, 51, 'middle', { colour: 'ink-soft', room: 56 })]),
    foot: (piece) => from(piece, 44, piece.look.current ? piece.look.height : 40),
    refs: ({ look }) => [{ kind: 'pile', id: look.stack }],
  },
  gauge: {
    art: drawn('furniture', (ink, { seats, taken, pending, height, suspect }) =>
      gauge(ink, seats, taken, pending, height, suspect),
    ),
    // As wide as the gap it stands in: what is narrower is stepped over by whoever goes over the table by keyboard.
    foot: (piece) => from({ ...piece, x: piece.x - GAUGE_AT * piece.scale }, GAUGE_ROOM, piece.look.height),
    refs: ({ look }) => [rowRef(look.row)],
  },
  heading: {
    letters: ({ text, strong, centred, upTo = HEADING_ROOM }) => [
      strong
        ? title(text, 0, 12, centred ? 22 : 20, { anchor: centred ? 'middle' : 'start' })
        : label(text, 0, 7, 'start', { upTo, colour: 'ink-soft' }),
    ],
  },
  endCard: {
    art: (look, paint) => endCardIn(look.aloft ? 'air' : 'cards')(look, paint),
    foot: aroundSize,
    read: aroundSize,
    refs: ({ look }) => [endCardRef(look.endCard)],
  },
  said: {
    letters: ({ card, stacks, width }) => {
      const size = Math.min(18, Math.max(13, width * 0.071))
      return [
        label(card, 0, -size * 0.6, 'middle', { size, room: width }),
        label(stacks, 0, size * 0.68, 'middle', { size: Math.max(13, size - 2), room: width, colour: 'ink-soft' }),
      ]
    },
  },
  endCardBack: {
    art: (look, paint) => endCardBackIn(look.aloft ? 'air' : 'cards')(look, paint),
    foot: aroundSize,
  },
  east: {
    art: drawn('furniture', (ink, { seats, shelf, height }) => east(ink, seats, shelf, height)),
    // At teatime the shelf has its room.
    letters: ({ word, shelf }) => (shelf > 0 ? [] : [label(word, 62, 40, 'middle', { size: 13, room: 112 })]),
    foot: (piece) => from(piece, 124, piece.look.height),
    // Of the whole table only Constantinople's place has something to say.
    refs: () => [{ kind: 'game', id: 0 }],
  },
  orderTile: {
    art: drawn('cards', (ink, { tile }) => order(ink, tile)),
    foot: (piece) => around(piece, 16, 34),
    refs: ({ look: { tile } }) => [orderRef(tile)],
  },
}
