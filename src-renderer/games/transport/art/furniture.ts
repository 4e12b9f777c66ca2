import bagFile from '../../../../assets/art-transport/bag.svg?raw'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { move, seatToken, themed } from '../../../stage/art/ink.ts'
import { actingBar } from '../../../stage/art/acting-bar.ts'
import { lettering } from '../../../stage/art/glyphs.ts'
import type { Point } from '../belts/belt.ts'
import { tileOn } from '../layout/plates.ts'
import type { PlateLook } from '../pieces/seats.ts'
import { back } from './hexagon.ts'

/** The name of a place, low on its floor: a plus or a card stands above it. 0,0 is the middle of the place. */
export const placeName = (ink: Ink, name: string, size: number): Art => ({
  body: lettering(name, 0, 62, size, ink('ink-soft')),
  box: [-90, 20, 180, 60],
})

/** How large the tag of a place is that lies on a card. */
export const tagBox = (name: string, size: number) => ({
  width: 2 * (size * 0.42 * name.length + size * 0.3),
  height: size * 1.3,
})

/** The name of a place on a tag. 0,0 is its middle. */
export function placeTag(ink: Ink, name: string, size: number): Art {
  const { width, height } = tagBox(name, size)
  const box = [-width / 2, -height / 2, width, height] as const
  return {
    body:
      `<rect x="${box[0]}" y="${box[1]}" width="${width}" height="${height}" rx="6" fill="${ink('card')}" stroke="${ink('casing')}" stroke-width="3"/>` +
      lettering(name, 0, size * 0.36, size, ink('ink')),
    box: [box[0] - 3, box[1] - 3, width + 6, height + 6],
  }
}

/**
 * A seat's plate with its score tile: the seat's slats, four places, a flag on the last. 0,0 is its upper left corner.
 */
export function plate(ink: Ink, { seat, width, height, lit, text, wantsOne }: PlateLook): Art {
  const bar = lit ? move(2, 2, actingBar(ink, height - 4, 4.4)) : ''
  const ground = `<rect width="${width}" height="${height}" rx="6" fill="${ink('casing')}"/><rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="4.4" fill="${ink('card')}"/>`
  const { x, y, flat, narrow, first, pitch } = tileOn({ width, height }, text)
  const tile = `<g transform="translate(${x} ${y}) scale(${narrow} ${flat})">${places(ink, seat, first, pitch, wantsOne)}</g>`
  return { body: ground + bar + tile, box: [-7, -7, width + 14, height + 16] }
}

function places(ink: Ink, seat: number, first: Point, pitch: number, wantsOne = false): string {
  const slats = [2, 18, 34].map(
    (y) =>
      `<rect y="${y}" width="146" height="12" rx="1" fill="${ink(seatToken(seat))}" stroke="${ink('casing')}" stroke-width="1.5"/>`,
  )
  const empty = [0, 1, 2, 3].map((i) => {
    // The place that is waited for.
    const [fill, rim] = wantsOne && i === 3 ? [ink('mark'), 'stroke-width="2.2"'] : [ink('card'), DASHED]
    return `<rect x="${first.x - 15.5 + i * pitch}" y="${first.y - 16.5}" width="31" height="33" rx="4" fill="${fill}" stroke="${ink('ink')}" ${rim}/>`
  })
  return slats.join('') + empty.join('') + move(118, 16, flag(wantsOne ? ink('onlight') : ink('ink'), 0.66))
}
const DASHED = 'stroke-width="1.5" stroke-dasharray="3 3"'

/** 0,0 is its upper left corner. */
export const flag = (colour: string, scale: number): string =>
  `<g transform="scale(${scale})" fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 22V3h13l-3 4.5 3 4.5H5"/></g>`

/** What a seat would gain, over the edge of its plate. 0,0 is the middle. */
export const gain = (ink: Ink, n: number): Art => ({
  body: `<rect x="-17" y="-11.5" width="34" height="23" rx="11.5" fill="${ink('glow')}" stroke="${ink('casing')}" stroke-width="2"/>${lettering(`+${n}`, 0, 6, 17, ink('onlight'))}`,
  box: [-19, -14, 38, 28],
})

/** A place on a score tile that would be taken, with the number that would lie up. 0,0 is the middle. */
export const wouldScore = (ink: Ink, n: number): Art => crates(ink, [String(n)])

/** Numbers of parcels side by side, in light. 0,0 is the middle of all. */
export function crates(ink: Ink, numbers: readonly string[]): Art {
  const left = (-CRATE * (numbers.length - 1)) / 2
  const each = numbers.map((n, i) => {
    const x = left + i * CRATE
    return `<rect x="${x - 12}" y="-13" width="24" height="26" rx="3" fill="${ink('kraft')}" stroke="${ink('casing')}" stroke-width="1.6"/>${lettering(n, x, 7, 21, ink('onlight'))}`
  })
  const width = cratesWide(numbers.length)
  return {
    body: `<rect x="${1 - width / 2}" y="${1 - CRATES_HIGH / 2}" width="${width - 2}" height="${CRATES_HIGH - 2}" rx="5" fill="${ink('glow')}" stroke="${ink('casing')}" stroke-width="2"/>${each.join('')}`,
    box: [-width / 2 - 1, -20, width + 2, 40],
  }
}
const CRATE = 28

/** How far they reach with their rim. */
export const cratesWide = (count: number): number => 36 + CRATE * (count - 1)
export const CRATES_HIGH = 38

/** Of who has won, over their face. 0,0 is its middle. */
export const crown = (ink: Ink): Art => ({
  body:
    `<path d="M-14 10L-17 -6L-8 1L0 -10L8 1L17 -6L14 10Z" fill="${ink('mark')}" stroke="${ink('casing')}" stroke-width="2.2" stroke-linejoin="round"/>` +
    `<path d="M-12.8 5H12.8" stroke="${ink('casing')}" stroke-width="1.6"/>` +
    [-17, 0, 17]
      .map(
        (x) =>
          `<circle cx="${x}" cy="${x === 0 ? -11 : -7}" r="2.7" fill="${ink('mark')}" stroke="${ink('casing')}" stroke-width="1.6"/>`,
      )
      .join(''),
  box: [-22, -16, 44, 30],
})

/** A piece of paper thrown for who has won. 0,0 is its middle. */
export const paper = (ink: Ink, token: string): Art => ({
  body: `<rect x="-7" y="-4" width="14" height="8" rx="1.4" fill="${ink(token)}" stroke="${ink('casing')}" stroke-width="1.6"/>`,
  box: [-9, -6, 18, 12],
})

/** The board of the plates, along the upper edge as the tray lies along the lower one. 0,0 is its upper left corner. */
export const board = (ink: Ink, width: number, height: number): Art => ({
  body: `<rect width="${width}" height="${height}" fill="${ink('panel')}"/><rect y="${height - 1}" width="${width}" height="1" fill="${ink('line')}"/>`,
  box: [0, 0, width, height],
})

/** The frame round two partners, with a band in the colours of both. 0,0 is its upper left corner. */
export const team = (ink: Ink, seats: readonly number[], width: number, height: number): Art => ({
  body:
    `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="9" fill="${ink('panel')}" stroke="${ink('line')}" stroke-width="2"/>` +
    band(ink, seats, width),
  box: [0, 0, width, height],
})

/** Between two partners, above what they have together. */
function band(ink: Ink, seats: readonly number[], width: number): string {
  const part = BAND.wide / BAND.parts
  const parts = Array.from({ length: BAND.parts }, (_, i) => {
    const colour = ink(seatToken(seats[i % seats.length]))
    return `<rect x="${(width - BAND.wide) / 2 + i * part}" y="${BAND.top}" width="${part}" height="${BAND.high}" fill="${colour}"/>`
  })
  const frame = `<rect x="${(width - BAND.wide) / 2}" y="${BAND.top}" width="${BAND.wide}" height="${BAND.high}" fill="none" stroke="${ink('casing')}" stroke-width="1.5"/>`
  return parts.join('') + frame
}
const BAND = { wide: 44, high: 7, top: 7, parts: 2 } as const

/** How far the table is turned. 0,0 is the middle: its letter goes round within its rim, off what lies beside it. */
export const compass = (ink: Ink): Art => ({
  body:
    `<circle r="21" fill="${ink('card')}" fill-opacity=".5" stroke="${ink('ink-soft')}" stroke-width="1.5"/>` +
    `<path d="M0 -7L5 5H-5Z" fill="${ink('signal')}"/><path d="M0 17L5 5H-5Z" fill="${ink('ink-soft')}"/>` +
    lettering('N', 0, -9, 10, ink('ink-soft')),
  box: [-23, -23, 46, 46],
})

/** How many cards of a pile are seen, by how many it has: the last three are counted, more are a thick one. */
export const thickness = (count: number): number =>
  count <= 3 ? count : THICKER.findIndex((most) => count <= most) + 4
const THICKER = [9, 20, Infinity] as const
/** From each card of a pile to the one below it. */
const PILED = { x: 4, y: 5 } as const

/** With the flag of the end where few are left: whoever must draw and finds none ends the game. */
export const stock = (ink: Ink, thick: number, isLow = false): Art => ({
  body: `<g transform="scale(.36)">${Array.from({ length: thick }, (_, n) => move(PILED.x * (thick - 1 - n), PILED.y * (thick - 1 - n), back(ink))).join('')}</g>${isLow ? lastFlag(ink) : ''}`,
  box: [-36, -40, 82, 92],
})

const lastFlag = (ink: Ink): string =>
  move(
    20,
    -22,
    `<circle r="13" fill="${ink('mark')}" stroke="${ink('casing')}" stroke-width="2"/>${move(-6, -8.6, flag(ink('onlight'), 0.68))}`,
  )

export const bag = (ink: Ink): Art => ({ body: themed(bagFile, ink), box: [-40, -42, 80, 84] })
