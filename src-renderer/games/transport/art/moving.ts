import flagFile from '../../../../assets/art-transport/flag.svg?raw'
import hatchFile from '../../../../assets/art-transport/open-hatch.svg?raw'
import { seatToken, themed, type Art, type Ink } from '../../../stage/art/ink.ts'
import type { Bed } from '../pieces/parcels.ts'
import { beltPath, chevron, runningSlats, stroke, turnPlate } from './belts.ts'
import { degreesOf } from '../belts/belt.ts'
import { hexPath } from './hexagon.ts'

/** What is there only while something moves. */

/** How many pictures make a belt run. */
export const PHASES = 6
/**
 * From one mark of a running belt to the next, in the board's units. At its speed the slats of one that lies still
 * would seem to go backwards: every other one is seen.
 */
export const PITCH: Readonly<Record<Bed, number>> = { belt: 31, arms: 31, slope: 41 }

/** A belt that runs; over a turn plate or an intake only its arms do, and downhill its chevrons. */
export function run(ink: Ink, from: number, to: number, bed: Bed, phase: number): Art {
  const part = phase / PHASES
  const box = [-94, -104, 188, 208] as const
  if (bed === 'slope') return { box, body: downhill(ink, from < 0 ? (to + 3) % 6 : from, part) }
  if (bed === 'belt')
    return {
      box,
      body: stroke(beltPath(from, to), ink('belt'), 37) + runningSlats(ink, beltPath(from, to), PITCH.belt, part),
    }
  const arm = (side: number, d: string) =>
    `<g transform="rotate(${degreesOf(side)})">${stroke(d, ink('belt'), 37)}${runningSlats(ink, d, PITCH.arms, part)}</g>`
  return { box, body: (from < 0 ? '' : arm(from, 'M87 0H50')) + (to < 0 ? '' : arm(to, 'M50 0H87')) }
}

/** The chevrons of a slope on their way, `part` of the distance between two. */
function downhill(ink: Ink, from: number, part: number): string {
  const marks = [62, 21, -21].map((x) => chevron(ink, x - 41 * part, 0, 180, 0.84)).join('')
  return `<g transform="rotate(${degreesOf(from)})">${stroke('M87 0H-87', ink('belt'), 37)}${marks}</g>`
}

/** A turn plate with one arrow, to the east. */
export const pointing = (ink: Ink): Art => ({ body: turnPlate(ink, [0], []), box: [-34, -34, 68, 68] })

/** The leaves of a hatch drawn back. */
export const openHatch = (ink: Ink): Art => ({ body: themed(hatchFile, ink), box: [-38, -38, 76, 76] })

export const lip = (ink: Ink): Art => ({
  body: `<circle r="43.2" fill="none" stroke="${ink('mark')}" stroke-width="8"/><circle r="43.2" fill="none" stroke="#fffdf4" stroke-opacity=".7" stroke-width="3"/>`,
  box: [-50, -50, 100, 100],
})

/** Gold on paper is hardly seen by day: what lies round it is. */
export const pulse = (ink: Ink): Art => ({
  body:
    `<circle r="34" fill="none" stroke="${ink('edge')}" stroke-opacity=".55" stroke-width="11"/>` +
    `<circle r="34" fill="none" stroke="${ink('glow')}" stroke-width="8"/>`,
  box: [-41, -41, 82, 82],
})

/** Goes out from a pallet as a parcel lands on it, in its owner's colour. */
export const landed = (ink: Ink, seat: number): Art => ({
  body:
    `<path d="${hexPath(96, 9)}" fill="none" stroke="${ink('casing')}" stroke-width="15"/>` +
    `<path d="${hexPath(96, 9)}" fill="none" stroke="${ink(seatToken(seat))}" stroke-width="10"/>`,
  box: [-106, -106, 212, 212],
})

/** The border of a card that a key opens. */
export const unlocked = (ink: Ink): Art => ({
  body:
    `<path d="${hexPath(95, 7)}" fill="none" stroke="${ink('casing')}" stroke-width="14"/>` +
    `<path d="${hexPath(95, 7)}" fill="none" stroke="${ink('glow')}" stroke-width="9"/>`,
  box: [-104, -104, 208, 208],
})

/** The flag of the last place on a score tile, hoisted. 0,0 is the foot of its staff. */
export const flag = (ink: Ink): Art => ({ body: themed(flagFile, ink), box: [-15, -44, 36, 50] })

/** What flies up where something comes down, that far round it. */
export function dust(ink: Ink, reach: number): Art {
  const puffs = Array.from({ length: 9 }, (_, i) => {
    const way = (2 * Math.PI * (i + 0.3)) / 9
    const [far, r] = [reach * (i % 2 ? 1 : 0.93), reach * (i % 3 ? 0.13 : 0.18)]
    return `<circle cx="${(Math.cos(way) * far).toFixed(1)}" cy="${(Math.sin(way) * far).toFixed(1)}" r="${r.toFixed(1)}"/>`
  })
  const half = Math.round(reach * 1.25)
  return {
    body: `<g fill="${ink('tag')}" fill-opacity=".8" stroke="${ink('casing')}" stroke-opacity=".25" stroke-width="1.5">${puffs.join('')}</g>`,
    box: [-half, -half, 2 * half, 2 * half],
  }
}
