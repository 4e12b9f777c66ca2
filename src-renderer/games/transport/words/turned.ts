import type { Phrase } from '../../../../src-shared/core.ts'
import { SIDES } from '../../../../src-shared/geometry/hexagons.ts'
import { phrase } from '../../../messages/index.ts'
import { CARDS, SHAPE_OF } from '../../../../src-shared/games/transport/cards.ts'
import { BELT_SIDES, WAYS_OUT, poseOf } from '../../../../src-shared/games/transport/shapes.ts'
import type { LaidView } from '../../../../src-shared/games/transport/view.ts'
import { sidePhrase } from './places.ts'

/** How a card lies: 'runs from right to upper left'. */
export function turnedPhrase(card: number, rotation: number): Phrase {
  const pose = poseOf(SHAPE_OF[card], rotation)
  const [belts, out] = [sidesOf(BELT_SIDES[pose]), sidesOf(WAYS_OUT[pose])]
  switch (CARDS[card].shape) {
    case 'floor':
      return phrase('transport.choice.floorTurn')
    case 'pallet':
      return phrase('transport.choice.facing', { side: sidePhrase(belts[0]) })
    case 'slope':
      return phrase('transport.choice.downhill', { side: sidePhrase(out[0]) })
    case 'oneWayJunction':
      return phrase('transport.choice.entry', {
        ...ends(out),
        side: sidePhrase(belts.find((side) => !out.includes(side)) ?? belts[0]),
      })
    case 'junction':
    case 'intake':
      return phrase('transport.choice.branches', { sides: sidesPhrase(belts) })
    default:
      return phrase('transport.choice.runs', ends(belts))
  }
}

/** By which side alone a one-way junction is entered: what else it does follows from that. Null of other cards. */
export function entryPhrase(card: number, rotation: number): Phrase | null {
  if (CARDS[card].shape !== 'oneWayJunction') return null
  const pose = poseOf(SHAPE_OF[card], rotation)
  const [entry] = sidesOf(BELT_SIDES[pose] & ~WAYS_OUT[pose])
  return phrase('transport.choice.entryOnly', { side: sidePhrase(entry) })
}

/** Of a belt that runs from one side to another. */
const ends = ([a, b]: readonly number[]) => ({ a: sidePhrase(a), b: sidePhrase(b) })

const EVERY_MASK: readonly (readonly number[])[] = Array.from({ length: 1 << SIDES }, (_, mask) =>
  Array.from({ length: SIDES }, (_, side) => side).filter((side) => mask & (1 << side)),
)
/** The sides that a mask has, in order. */
export const sidesOf = (mask: number): readonly number[] => EVERY_MASK[mask]

/** The sides that the belts of a lying card lead to. */
export const beltsOf = ({ card, rotation }: Pick<LaidView, 'card' | 'rotation'>): readonly number[] =>
  sidesOf(BELT_SIDES[poseOf(SHAPE_OF[card], rotation)])

/** 'right, upper left and lower left' */
export function sidesPhrase(sides: readonly number[]): Phrase {
  const words = sides.map(sidePhrase)
  if (words.length === 1) return words[0]
  const head = words.slice(0, -1).reduce((a, b) => phrase('common.comma', { a, b }))
  return phrase('common.and', { a: head, b: words[words.length - 1] })
}
