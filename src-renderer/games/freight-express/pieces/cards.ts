import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { plateBadge } from '../../../stage/art/badge.ts'
import { BARLOW, squeeze, type Style } from '../../../stage/drawing/letters.ts'
import type { Piece } from '../../../stage/pieces.ts'
import type { Page } from '../../../stage/drawing/written.ts'
import { cardBack, cardFace, emptyPile, pileEdges } from '../art/card.ts'
import { lineToEnd, sleepersLeft } from '../art/line-to-end.ts'
import { shownHand } from '../art/specials.ts'
import { narrowCard } from '../art/narrow-card.ts'
import { signCard } from '../art/station.ts'
import { toll } from '../art/toll.ts'
import { USED_AS, usedAs } from '../art/used-as.ts'
import { deciding, pulled, verdict } from '../art/verdict.ts'
import { names } from '../looks.ts'
import { pileText } from '../layout/plate-lines.ts'
import { TO_END } from '../words/near-end.ts'
import { boxed, type Paint, type PieceKinds } from './piece.ts'

/** Cards in the hand and on the piles. */
export type CardLook =
  /** `wide`: in a full hand it is so much narrower than the 100 u it is high. */
  | { readonly kind: 'face'; readonly card: number; readonly wide?: number }
  | { readonly kind: 'back' }
  /** A station still to be placed, in the tray; -1 = one the viewer may not know. */
  | { readonly kind: 'sign'; readonly station: number }
  /** Whose hand lies beside it, where that is not the one of whoever looks; so many px wide at most. */
  | { readonly kind: 'handName'; readonly text: string; readonly width: number; readonly small: boolean }
  | PileLook
  | ToEndLook
  /** What a card is used as that another plays; on a slip of its seat. */
  | {
      readonly kind: 'usedAs'
      readonly seat: number
      readonly word: string
    }
  /** What a card that is flipped at a crossing decides: so many wagons are lost. */
  | { readonly kind: 'verdict'; readonly lost: number }
  /** There for a moment: how many cards somebody loses at one blow. */
  | { readonly kind: 'toll'; readonly n: number }
  /** Its die, which decides that. */
  | { readonly kind: 'deciding'; readonly value: number; readonly lost: number }
  /** The wagons it is asked about, of which so many are lost. */
  | { readonly kind: 'pulled'; readonly n: number; readonly lost: number }
  /** The ground on which a seat's hand is laid open: so many px wide and high. */
  | { readonly kind: 'shownHand'; readonly seat: number; readonly width: number; readonly height: number }

interface PileLook {
  readonly kind: 'pile'
  /** Left out where there is room for the count alone. */
  readonly word: string
  readonly count: number
  /** So many are counted that are previewed on it: they lie there by themselves. */
  readonly comes?: number
  /** So many would be drawn from it, as the word `of` says, or of both piles where they are mixed first. */
  readonly drawn?: number
  readonly of?: string
  readonly text: number
  /** Card on top; -1 = face down or none. */
  readonly top: number
}

/** How many cards can still be drawn before the game ends, over both piles: see nearness. */
export interface ToEndLook {
  readonly kind: 'toEnd'
  readonly stock: number
  readonly discard: number
  readonly near: 0 | 1 | 2
  /** With places for both numbers, and for the stock alone where nothing is discarded. */
  readonly word: string
  readonly only?: string
  readonly width: number
}

export const cardPieces: PieceKinds<CardLook> = {
  face: {
    art: ({ card, wide }, paint) => [wide === undefined ? face(paint, card) : narrowFace(paint, card, wide)],
    bounds: (held) =>
      boxed({ x: -(held.look.wide ?? 100) / 2, y: -50, width: held.look.wide ?? 100, height: 100 })(held),
    refs: ({ look }) => [{ kind: 'card', id: look.card }],
  },
  back: { art: (_, paint) => [back(paint)] },
  sign: {
    art: ({ station }, paint) => [paint.part('cards', `sign ${station}`, (ink) => signCard(ink, station))],
    refs: ({ look }) => (look.station >= 0 ? [{ kind: 'station', id: look.station }] : []),
  },
  handName: {
    art: () => [],
    letters: ({ look }, page) => {
      const colour = page.paint.colour('ink')
      const text = page.add(look.text, { family: BARLOW, size: look.small ? 13 : 16, weight: '600', colour })
      squeeze(text, look.width)
      text.position.set(0, -Math.round(text.height / 2))
    },
  },
  pile: {
    art({ count, top }, paint) {
      if (count === 0) return [paint.part('cards', 'no pile', emptyPile)]
      const uppermost = top < 0 ? back(paint) : face(paint, top)
      return count === 1 ? [uppermost] : [paint.part('cards', 'edges', pileEdges), uppermost]
    },
    letters: pile,
    refs: (_, name) => [{ kind: 'pile', id: name === names.stock ? 0 : 1 }],
  },
  usedAs: {
    // Below what is written: over it, with all that flies, its word would not be seen.
    art: ({ seat }, paint) => [paint.part('trains', `used as ${seat}`, (ink) => usedAs(ink, seat))],
    letters: ({ look }, page) => {
      const colour = page.paint.colour('badge-text')
      const text = page.add(look.word, { family: BARLOW, size: 15, weight: '600', colour })
      squeeze(text, USED_AS.room)
      text.position.set(Math.round(USED_AS.middle - text.width / 2), -Math.round(text.height / 2))
    },
  },
  toll: { art: ({ n }, paint) => [paint.part('flying', `toll ${n}`, (ink) => toll(ink, n))] },
  verdict: { art: ({ lost }, paint) => [paint.part('flying', `verdict ${lost}`, (ink) => verdict(ink, lost))] },
  deciding: {
    art: ({ value, lost }, paint) => [
      paint.part('flying', `deciding ${value} ${lost > 0}`, (ink) => deciding(ink, value, lost)),
    ],
  },
  pulled: { art: ({ n, lost }, paint) => [paint.part('flying', `pulled ${n} ${lost}`, (ink) => pulled(ink, n, lost))] },
  toEnd: {
    art: ({ stock, discard, near, width }, paint) => {
      const left = stock + discard
      const key = `to end ${sleepersLeft(left)} ${near} ${width}`
      return [paint.part('plates', key, (ink) => lineToEnd(ink, left, near, gaugeOf(width)))]
    },
    letters: ({ look }, page) => {
      // Both: what is discarded is drawn again, and one number alone would rise with each card.
      const text = page.add(leftInWords(look), {
        family: BARLOW,
        size: 13,
        weight: look.near > 0 ? '600' : '500',
        colour: page.paint.colour(['ink-soft', 'ink', 'signal'][look.near]),
      })
      squeeze(text, look.width - gaugeOf(look.width) - 6)
      text.position.set(Math.round(look.width - text.width), -Math.round(text.height / 2))
    },
    bounds: (piece) => boxed({ x: 0, y: -9, width: piece.look.width, height: 18 })(piece),
    refs: () => [{ kind: 'pile', id: TO_END }],
  },
  shownHand: {
    art: ({ seat, width, height }, paint) => [
      paint.part('cards', `shown hand ${seat} ${width} ${height}`, (ink) => shownHand(ink, seat, width, height)),
      paint.part('flying', `badge ${seat}`, (ink) => plateBadge(ink, seat), { offset: [-width / 2, -height / 2] }),
    ],
  },
}

/** 'Left, then more': what is discarded is shuffled and drawn again. */
export const leftInWords = ({ stock, discard, word, only = word }: ToEndLook): string =>
  (discard > 0 ? word : only).replace('{stock}', String(stock)).replace('{discard}', String(discard))

/** So much of the width over the piles the line to the end takes: words have room in a small window, too. */
export const gaugeOf = (width: number): number => Math.round(width < SMALL ? 0.15 * width : 0.32 * width)
const SMALL = 175

const face = (paint: Paint, card: number) =>
  paint.part('cards', `face ${card}`, (ink) => cardFace(ink, TRACK_CARDS[card]))
const narrowFace = (paint: Paint, card: number, wide: number) =>
  paint.part('cards', `face ${card} ${wide}`, (ink) => narrowCard(ink, TRACK_CARDS[card], wide))
const back = (paint: Paint) => paint.part('cards', 'back', cardBack)

/** The word and the count below it. */
function pile({ look, scale }: Piece<PileLook>, page: Page): void {
  const style = (weight: Style['weight']): Style => ({
    family: BARLOW,
    size: pileText(look.text).size,
    weight,
    colour: page.paint.colour('ink'),
  })
  const word = page.add(look.word === '' ? '' : `${look.word} `, style('500'))
  const figure = page.add(
    look.drawn ? `${look.drawn} ${look.of || '/'} ${look.count}` : String(look.count + (look.comes ?? 0)),
    style('600'),
  )
  const left = -Math.round((word.width + figure.width) / 2)
  const top = Math.round(50 * scale + 8)
  word.position.set(left, top)
  figure.position.set(Math.round(left + word.width), top)
}
