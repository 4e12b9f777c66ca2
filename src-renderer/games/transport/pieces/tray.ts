import { shrink } from '../../../stage/drawing/letters.ts'
import type { Page } from '../../../stage/drawing/written.ts'
import { bag, compass, placeName, placeTag, stock, thickness } from '../art/furniture.ts'
import { PILE } from '../layout/layout.ts'
import { heading, narrow, soft } from './letters.ts'
import type { PieceKinds } from './piece.ts'

/** Names of places, the piles, and the words over and below the hand. */
export type TrayLook =
  /** The name of a place that is lit or pointed at; `size` of its letters in the board's units. */
  /** On the floor of a free place, or on a tag on the card that lies there. */
  | { readonly kind: 'placeName' | 'placeTag'; readonly name: string; readonly size: number }
  | { readonly kind: 'compass' }
  | PileLook
  /** `part` = how much larger than usual; `lines` = for how many there is room; `longest` = of those in one row. */
  | {
      readonly kind: 'caption'
      readonly text: string
      readonly longest?: string
      readonly room: number
      readonly part: number
      readonly lines: 1 | 2
    }
  | { readonly kind: 'title'; readonly text: string; readonly part: number }

interface PileLook {
  readonly kind: 'pile'
  readonly of: 'stock' | 'bag'
  readonly word: string
  readonly count: number
  /** The last cards of the game. */
  readonly isLow?: boolean
  readonly text: number
  /** The words stand beside it. */
  readonly beside: boolean
}

const CAPTION = 13
/** Between two piles. */
const PILE_ROOM = 86

export const trayPieces: PieceKinds<TrayLook> = {
  placeName: {
    art: ({ name, size }, paint) => [paint.part('over', `place ${name} ${size}`, (ink) => placeName(ink, name, size))],
  },
  placeTag: {
    art: ({ name, size }, paint) => [paint.part('ghosts', `tag ${name} ${size}`, (ink) => placeTag(ink, name, size))],
  },
  compass: { art: (_, paint) => [paint.part('tiles', 'compass', compass)] },
  pile: {
    art: (look, paint) => [
      look.of === 'bag'
        ? paint.part('tiles', 'bag', bag)
        : paint.part('tiles', `stock ${thickness(look.count)} ${look.isLow}`, (ink) =>
            stock(ink, thickness(look.count), look.isLow),
          ),
    ],
    letters: pile,
    bounds: ({ look, x, y }) => ({
      x: x - PILE.half,
      y: y - 40,
      // Its rim keeps clear of what lies beside it.
      width: PILE.half + (look.beside ? PILE.words + PILE.room - 10 : PILE.half),
      height: 80,
    }),
    refs: ({ look }) => [{ kind: 'pile', id: look.of === 'stock' ? 0 : 1 }],
  },
  caption: {
    letters({ text: words, room, part, lines, longest = '' }, page) {
      const text = page.add(words.charAt(0).toUpperCase() + words.slice(1), soft(page, CAPTION * part, 'ink'))
      const comma = text.text.lastIndexOf(', ')
      // What its icon is may be what tells it from another: it goes to a line of its own before it is cut off.
      const isLong = text.width > room && lines === 2 && comma > 0
      const parts = isLong ? [text.text.slice(0, comma + 1), text.text.slice(comma + 2)] : []
      parts.forEach((line, i) => {
        const one = i === 0 ? text : page.add(line, soft(page, CAPTION * part, 'ink'))
        one.text = line
        narrow(one, room, CAPTION)
        one.position.set(Math.round(-one.width / 2), i * Math.round(CAPTION * part))
      })
      if (isLong) return
      // All in a row are as narrow as the longest of them must be: one of another size among them would stand out.
      const own = text.text
      const isMeasure = lines === 1 && longest.length > own.length
      if (isMeasure) text.text = longest
      narrow(text, room, CAPTION)
      if (isMeasure) text.text = own
      text.position.set(Math.round(-text.width / 2), 0)
    },
  },
  title: { letters: ({ text, part }, page) => shrink(page.add(text, heading(page, 18 * part)), 150, 18) },
}

function pile(look: PileLook, page: Page): void {
  const size = Math.round(20 * look.text)
  const word = page.add(look.word, soft(page, 13 * look.text))
  shrink(word, look.beside ? PILE.room : PILE_ROOM, 13)
  if (look.beside) {
    const count = page.add(String(look.count), heading(page, size))
    count.position.set(PILE.words, -count.height + 2)
    word.position.set(PILE.words, 0)
  } else {
    page.centred(String(look.count), heading(page, size), 0, 42)
    word.position.set(Math.round(-word.width / 2), Math.round(41 + size * 1.25))
  }
}
