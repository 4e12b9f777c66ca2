import { isLegal, isMerelyHovered, ringWidth } from '../../stage/marks.ts'
import type { Lit } from '../../stage/marks.ts'

/** How a place of the board is lit. */
export interface PlaceLight {
  /** Width of its ring, in px of the small window. */
  readonly ring: number
  /** How strongly the ground within is tinted. */
  readonly fill: number
  /** Beside the point: a hairline, and nothing inside. */
  readonly isFaint: boolean
}

const [MEANT, OPEN] = [6, 4]
/** On empty ground, and over a card, whose rails must still be read through it. */
const TINT = { ground: 0.62, card: 0.26 } as const
/** While stations are placed nearly every place is open: tinted in full they would be the whole table. */
const PLACING = { ring: 2, fill: 0.16 } as const

/** Beside the ends of a drive, which are few and small: the land is still seen, and they are found first. */
const ASIDE = { ring: 2, ground: 0.2, card: 0.12 } as const

/**
 * What joins shines alike however many places do, and on any ground: it is
 * found at a glance, unless the card could also drive: then its track is a light tint, until laying is what was picked.
 * What does not join can be picked as well, and keeps in the background.
 */
export function placeLight(
  states: Lit['states'],
  {
    isLaid,
    isPlacing,
    drives,
  }: {
    readonly isLaid: boolean
    readonly isPlacing: boolean
    /** The same card may drive, and where it may go is lit too. */
    readonly drives: boolean
  },
): PlaceLight {
  const isMeant = states.has('hovered') || states.has('selected')
  if (isMerelyHovered(states) || (!isLegal(states) && !states.has('selected')))
    return { ring: ringWidth(states), fill: 0, isFaint: false }
  if (isMeant) return { ring: MEANT, fill: isLaid ? TINT.card : TINT.ground, isFaint: false }
  if (states.has('legalAside')) return { ring: 0, fill: 0, isFaint: true }
  if (isPlacing) return { ...PLACING, isFaint: false }
  if (drives) return { ring: ASIDE.ring, fill: isLaid ? ASIDE.card : ASIDE.ground, isFaint: false }
  return { ring: OPEN, fill: isLaid ? TINT.card : TINT.ground, isFaint: false }
}
