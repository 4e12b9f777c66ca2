import { BOARD_CITIES, CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { cityRef, locomotiveRef } from '../words/refs.ts'
import { paris, passed, postcard, routeCard, routeNext } from '../art/board.ts'
import { cityMedal, currentRing, token } from '../art/medal.ts'
import { label } from '../layout/lettering.ts'
import { around, drawn, fromSize, named, type Kinds } from './piece.ts'

/** A seat's route from Paris on, and its locomotive there. */
export type RouteLook =
  | { readonly kind: 'paris' }
  | {
      readonly kind: 'routeCard'
      readonly width: number
      readonly height: number
      readonly line: number
      readonly open: boolean
      readonly folded: boolean
    }
  | {
      readonly kind: 'routeNext'
      readonly seat: number
      /** How many its route has. */
      readonly cities: number
      readonly width: number
      readonly height: number
      readonly line: number
      /** As far as the board goes. */
      readonly track: number
      readonly word: string
    }
  /** A city by the card it is printed on (-1 = the board) and its place there. */
  | {
      readonly kind: 'medal'
      readonly card: number
      readonly at: number
      readonly reached: boolean
      readonly word: string
      readonly drop: number
      readonly room: number
    }
  | { readonly kind: 'passed'; readonly n: number }
  | { readonly kind: 'postcardMark' }
  | { readonly kind: 'ring'; readonly seat: number }
  | { readonly kind: 'token'; readonly seat: number }

export const routePieces: Kinds<RouteLook> = {
  paris: {
    art: drawn('rails', paris),
    letters: () => [label('PARIS', 0, 0, 'middle', { size: 15, colour: 'sign-ink', most: 1.2 })],
  },
  routeCard: {
    art: drawn('lanes', (ink, { width, height, line, open, folded }) =>
      routeCard(ink, width, height, line, open, folded),
    ),
    foot: fromSize,
  },
  routeNext: {
    art: drawn('lanes', (ink, { width, height, line, track }) => routeNext(ink, width, height, line, track)),
    letters: ({ word, width, height }) => [
      label(word, width / 2, height - 11, 'middle', { colour: 'ink-soft', room: width - 8 }),
    ],
    foot: fromSize,
    // The cities that are still to come.
    refs: ({ look: { seat, cities } }) => [cityRef(seat, cities)],
  },
  medal: {
    art: drawn('rails', (ink, { card, at, reached }) =>
      cityMedal(ink, (card < 0 ? BOARD_CITIES : (CARDS[card].cities ?? []))[at], reached),
    ),
    letters: ({ word, drop, room, reached }) =>
      word === '' || room < 30
        ? []
        : [label(word, 0, drop, 'middle', { size: 13.5, room, whole: true, colour: reached ? 'ink' : 'ink-soft' })],
    foot: (piece) => around(piece, 40, 40),
    // With its name below it.
    read: ({ x, y }) => ({ x: x - 30, y: y - 20, width: 60, height: 66 }),
    refs: named(cityRef),
  },
  passed: { art: drawn('rails', (ink, { n }) => passed(ink, n)) },
  postcardMark: { art: drawn('rails', postcard) },
  ring: { art: drawn('rails', (ink, { seat }) => currentRing(ink, seat)) },
  token: {
    art: drawn('people', (ink, { seat }) => token(ink, seat)),
    foot: (piece) => around(piece, 28, 26),
    refs: ({ look: { seat } }) => [locomotiveRef(seat)],
  },
}
