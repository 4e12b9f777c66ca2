import { seatToken } from '../../../stage/art/ink.ts'
import type { Style } from '../../../stage/drawing/letters.ts'
import type { Page } from '../../../stage/drawing/written.ts'
import { FOR_FLAG, namePlate } from '../art/name-plate.ts'
import { heading, narrow } from './letters.ts'
import type { PieceKinds } from './piece.ts'

/** Beside a pallet: whose it is, their points, and what they would gain there; 0 = nothing. */
export interface NamePlateLook {
  readonly kind: 'namePlate'
  readonly seat: number
  readonly name: string
  readonly points: number
  readonly gain: number
  /** What the next move of a parcel could bring there, over its edge, and over which. */
  readonly coming?: number
  readonly comingAt?: 'left' | 'right'
  /** One more parcel on that pallet ends the game: a flag says so. */
  readonly wantsOne?: boolean
  /** Whoever looks has it, or plays together with who has. */
  readonly isOwn?: boolean
  /** Who plays together with them. */
  readonly partner?: number
  readonly width: number
  readonly height: number
}

/** The same on a pallet that has no room for a plate beside it. */
export interface NameTagLook extends Pick<
  NamePlateLook,
  'seat' | 'name' | 'points' | 'isOwn' | 'partner' | 'width' | 'height'
> {
  readonly kind: 'nameTag'
}

/** From its left edge to the name, past the bar; from its right edge to the points, or to what would be gained. */
export const NAME = { left: 16, right: 10, gain: 38 } as const

/** Of name and points; a longer name is narrower, then shortened: on a smaller plate these are eleven pixels high. */
const LETTERS = 16

export const namePlatePieces: PieceKinds<NamePlateLook | NameTagLook> = {
  namePlate: {
    art: (look, paint) => [
      paint.part(
        'names',
        `name plate ${look.seat} ${look.partner} ${look.gain} ${look.coming} ${look.comingAt} ${look.wantsOne} ${look.isOwn} ${look.width} ${look.height}`,
        (ink) => namePlate(ink, look),
      ),
    ],
    letters({ seat, name, points, gain, wantsOne, isOwn, width: whole, height }, page) {
      const letters = lettersOf({ seat, isOwn }, page, LETTERS)
      const width = whole - (wantsOne ? FOR_FLAG : 0)
      const middle = (text: { readonly height: number }) => Math.round((height - text.height) / 2)
      const count = gain > 0 ? null : page.add(String(points), letters)
      const right = width - (count ? NAME.right + count.width : NAME.gain)
      count?.position.set(Math.round(right), middle(count))
      const word = page.add(name, letters)
      narrow(word, right - 8 - NAME.left, LETTERS)
      word.position.set(NAME.left, middle(word))
    },
    read: ({ look, x, y, scale }) => ({ x, y, width: look.width * scale, height: look.height * scale }),
  },
  nameTag: {
    art: (look, paint) => [
      paint.part('names', `name tag ${look.seat} ${look.partner} ${look.isOwn} ${look.width} ${look.height}`, (ink) =>
        namePlate(ink, { ...look, gain: 0 }),
      ),
    ],
    letters({ seat, name, points, isOwn, width, height }, page) {
      const letters = lettersOf({ seat, isOwn }, page, TAG_LETTERS)
      const middle = (text: { readonly height: number }) => Math.round((height - text.height) / 2)
      // A long name is shortened before points are left out: they are what is looked for.
      const count = page.add(String(points), letters)
      const right = Math.round(width - TAG_NAME.right - count.width)
      count.position.set(right, middle(count))
      const word = page.add(name, letters)
      narrow(word, right - TAG_NAME.left - TAG_NAME.between, LEAST_LETTERS)
      word.position.set(TAG_NAME.left, middle(word))
    },
    read: ({ look, x, y, scale }) => ({ x, y, width: look.width * scale, height: look.height * scale }),
  },
}

/** On a tag: as small as is still read, and the room beside its name. */
const TAG_LETTERS = 14
const LEAST_LETTERS = 14
const TAG_NAME = { left: 13, right: 5, between: 6 } as const

const lettersOf = ({ seat, isOwn }: Pick<NamePlateLook, 'seat' | 'isOwn'>, page: Page, size: number): Style => ({
  ...heading(page, size),
  ...(isOwn && { colour: page.paint.colour(`${seatToken(seat)}-ink`) }),
})
