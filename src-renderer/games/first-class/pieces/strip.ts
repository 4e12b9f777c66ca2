import { betweenRef, cardRef } from '../words/refs.ts'
import { between, strip } from '../art/held.ts'
import { label } from '../layout/lettering.ts'
import { drawn, fromSize, named, type Kinds } from './piece.ts'

/** Module E: the strip between the trains, and the cards that lie there. */
export type StripLook =
  | {
      readonly kind: 'strip'
      readonly width: number
      readonly height: number
      readonly pitch: number
      readonly first: number
      readonly free: string
      readonly word: string
    }
  | BetweenLook

export interface BetweenLook {
  readonly kind: 'betweenCard'
  readonly card: number
  readonly place: number
  readonly width: number
  readonly height: number
  /** The card under it; -1 = none. */
  readonly covers: number
  readonly upper: 'done' | 'open' | 'never'
  readonly lower: 'done' | 'open' | 'never'
  /** A factory: the highest value it reaches; -1 = no wagon touches it. */
  readonly limit: number
  /** A factory at work: upgrades left; -1 = it rests. */
  readonly left: number
}

export const stripPieces: Kinds<StripLook> = {
  strip: {
    art: drawn('strip', (ink, { width, height, pitch, first, free }) => strip(ink, width, height, pitch, first, free)),
    letters: ({ word, height, first }) =>
      word
        .split('|')
        .map((text, i) => label(text, 10, height / 2 - 8 + i * 17, 'start', { room: first - 14, most: 1.15 })),
  },
  betweenCard: {
    art: drawn('rails', between),
    foot: fromSize,
    refs: ({ look: { card } }, name) => [cardRef(card), ...named(betweenRef)(null, name)],
  },
}
