import { ringWidth } from '../../../stage/over/marks.ts'
import type { MarkState } from '../../../stage/scene.ts'

/** How an empty cell is lit where a card may go. Lengths are in units of the board. */
export interface PlaceLight {
  readonly ring: number
  /** How strongly it is filled with paper, by day, and with brass over that; by night with brass alone. */
  readonly paper: number
  readonly brass: number
  /** Half of the disc that bears a plus. */
  readonly plus: number
}

/** How strongly it is filled, by the width of its ring: by day brass alone would be like the floor. */
const FILL: Readonly<Record<number, number>> = { 1: 0.28, 2: 0.62, 4: 0.7, 6: 0.95 }
const BRASS = { day: 0.3, night: 0.42 } as const
/** The ring is so wide at least, in the board's units, and in pixels of the screen, seen from as far as it stands. */
const LEAST = { units: 5.4, pixels: 4 } as const
/** Where nothing is opened a place is merely allowed: a thin rim, and a small plus. */
const ASIDE = { ring: 2.6, plus: 11 } as const

/** `ring`: as wide as things that may be picked have it; `scale`: pixels a unit at home. */
export function placeLight(
  states: ReadonlySet<MarkState>,
  { ring, scale, night }: { readonly ring: number; readonly scale: number; readonly night: boolean },
): PlaceLight {
  const fill = FILL[ringWidth(states)] ?? 0.5
  const paper = night ? 0 : fill
  if (states.has('legalAside') && !states.has('hovered'))
    return { ...ASIDE, paper, brass: night ? fill * BRASS.night : 0 }
  return {
    ring: Math.max(ring, LEAST.units, LEAST.pixels / scale),
    paper,
    brass: fill * BRASS[night ? 'night' : 'day'],
    plus: ringWidth(states) > 2 ? 26 : 22,
  }
}
