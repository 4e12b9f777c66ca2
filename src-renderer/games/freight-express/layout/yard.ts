import { radians } from '../../../stage/motion/turning.ts'

/** A place in a station's cell, in u from its north-western corner. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** The sidings of a station as they are drawn and driven for the first seat; those of the others are in a mirror. */
export interface Yard {
  /** Where the cab of a locomotive stands at rest, and which way it faces. */
  readonly rest: Place & { readonly heading: number }
  /** Where wagons stand at rest, the first one first. */
  readonly wagons: readonly (Place & { readonly heading: number })[]
  /** How large they are there, and their locomotive. */
  readonly wagonScale: number
  readonly locomotiveScale: number
  /** From each side of the station to rest, and from rest to each side. */
  readonly into: Readonly<Record<number, readonly Place[]>>
  readonly out: Readonly<Record<number, readonly Place[]>>
  /** What lies behind a train that waits, up to where it stands. */
  readonly behind: readonly Place[]
  /** The rails as they are drawn, and what is drawn of them again over the lines that they cross. */
  readonly rails: string
  readonly crossing: string
  /** Its mirrors, as they are drawn. */
  readonly mirrors: readonly string[]
}

const ARC_POINTS = 7
/** Round a middle from one angle to another, 0 = east of it. */
export function arc(x: number, y: number, from: number, to: number, radius: number): Place[] {
  return Array.from({ length: ARC_POINTS }, (_, i) => {
    const at = radians(from + ((to - from) * i) / (ARC_POINTS - 1))
    return { x: x + radius * Math.cos(at), y: y + radius * Math.sin(at) }
  })
}

/** From one straight to another beside it. */
export function slant(from: Place, to: Place): Place[] {
  return Array.from({ length: ARC_POINTS }, (_, i) => {
    const part = i / (ARC_POINTS - 1)
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part * part * (3 - 2 * part) }
  })
}
