import type { Text } from 'pixi.js'
import { BARLOW, JOST, shrink, type Style } from '../../../stage/drawing/letters.ts'
import type { Page } from '../../../stage/drawing/written.ts'

const NARROWEST = 0.76

export const heading = ({ paint }: Page, size: number): Style => ({
  family: JOST,
  size: Math.round(size),
  weight: '600',
  colour: paint.colour('ink'),
})

export const soft = ({ paint }: Page, size: number, colour = 'ink-soft'): Style => ({
  family: BARLOW,
  size: Math.round(size),
  weight: '500',
  colour: paint.colour(colour),
})

/** Long words stand narrower where there is little room, smaller when that is not enough, and are shortened last. */
export function narrow(text: Text, room: number, least: number): void {
  text.scale.x = 1
  text.scale.x = Math.max(NARROWEST, Math.min(1, room / text.width))
  shrink(text, room, least)
}

/** How wide words are at least before they are shortened. */
export const narrowestOf = ({ width, style }: Text, least: number): number =>
  width * NARROWEST * Math.min(1, least / style.fontSize)
