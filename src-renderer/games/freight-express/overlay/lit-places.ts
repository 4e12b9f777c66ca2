import { isLegal, isMerelyHovered, ringWidth } from '../../../stage/over/marks.ts'
import type { Ref } from '../../../../src-shared/core.ts'
import type { Lit } from '../../../stage/over/marks.ts'

/** How a place of the board is lit. */
export interface PlaceLight {
  /** Width of its ring, in px of the small window. */
  readonly ring: number
  /** How strongly the ground within is tinted. */
  readonly fill: number
  /** Beside the point: a hairline, and nothing inside. */
  readonly isFaint: boolean
}

const MEANT = 6
/** What is pointed at or picked; over a card, whose rails must still be read through it, less. */
const TINT = { ground: 0.62, card: 0.26 } as const
/** What may be picked: on the land that is still seen through it, however many places are. */
const OPEN = { ring: 3.4, ground: 0.28, card: 0.16 } as const
/** While stations are placed nearly every place is open: tinted in full they would be the whole table. */
const PLACING = { ring: 2, fill: 0.16 } as const

/** Beside the ends of a drive, which are few and small: they are found first. */
const ASIDE = { ring: 1.6, ground: 0.14, card: 0.08 } as const

/**
 * What joins is lit alike however many places do, lightly, so that the land stays; lighter still where the card could
 * also drive, until laying is what was picked. What is pointed at is lit in full.
 * What does not join can be picked as well, and keeps in the background.
 */
export function placeLight(
  states: Lit['states'],
  {
    isLaid,
    isPlacing,
    drives,
    isElsewhere = false,
  }: {
    readonly isLaid: boolean
    readonly isPlacing: boolean
    /** The same card may drive, and where it may go is lit too. */
    readonly drives: boolean
    /** The card is held over a train: what is lit there is meant. */
    readonly isElsewhere?: boolean
  },
): PlaceLight {
  const isMeant = states.has('hovered') || states.has('selected')
  if (isMerelyHovered(states) || (!isLegal(states) && !states.has('selected')))
    return { ring: ringWidth(states), fill: 0, isFaint: false }
  if (isMeant) return { ring: MEANT, fill: isLaid ? TINT.card : TINT.ground, isFaint: false }
  if (states.has('legalAside')) return { ring: 0, fill: 0, isFaint: true }
  if (isPlacing) return { ...PLACING, isFaint: false }
  const { ring, card, ground } = drives || isElsewhere ? ASIDE : OPEN
  return { ring, fill: isLaid ? card : ground, isFaint: false }
}

/** Whether a card is held over a train, where it would be coupled: places for track fall back. */
export const isOverTrain = (carried: Ref | null | undefined, lit: readonly Lit[]): boolean =>
  carried?.kind === 'card' &&
  lit.some(
    ({ ref: { kind }, states }) =>
      (kind === 'train' || kind === 'locomotive') && (states.has('selected') || states.has('hovered')),
  )
