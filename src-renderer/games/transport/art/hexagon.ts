import backFile from '../../../../assets/art-transport/card-back.svg?raw'
import { themed, type Art, type Ink } from '../../../stage/art/ink.ts'
import { polar, type Point } from '../belts/belt.ts'

/** Hexagons with a corner on top, their corners a little round. */
const number = (n: number): string => (Math.round(n * 10) / 10).toString()
export const at = (point: Point): string => `${number(point.x)} ${number(point.y)}`
const towards = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length }
}

export const corners = (radius: number): Point[] => Array.from({ length: 6 }, (_, k) => polar(radius, 30 + 60 * k))

export function hexPath(radius: number, round = 0): string {
  const all = corners(radius)
  if (round === 0) return `M${all.map(at).join('L')}Z`
  const sides = all.map(
    (corner, k) =>
      `${at(towards(corner, all[(k + 5) % 6], round))}Q${at(corner)} ${at(towards(corner, all[(k + 1) % 6], round))}`,
  )
  return `M${sides.join('L')}Z`
}

/** White: a key moves it. Black with bolts: nothing does. A seat's colour: a forklift does. */
export type Border = 'white' | 'black' | `seat-${'a' | 'b' | 'c' | 'd'}`

/** The body of a card: border ring and floor. Brick where it is floor and nothing else: told apart at a glance. */
export function body(ink: Ink, border: Border, whole: boolean): string {
  const fill = border === 'white' ? ink('rim-white') : border === 'black' ? ink('rim-bolted') : ink(border)
  return (
    `<path d="${hexPath(98, 7)}" fill="${fill}" stroke="${ink('casing')}" stroke-width="3.5"/>` +
    `<linearGradient id="rim" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".4"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>` +
    `<path d="${hexPath(96, 7)}" fill="url(#rim)"/>` +
    `<path d="${hexPath(85, 5)}" fill="${ink(whole ? 'brick' : 'paving')}" stroke="${ink('casing')}" stroke-width="1.6"/>`
  )
}

/** The floor of a card lies a little lower than its border, which throws a shade on it from above. */
export const sunk = (): string =>
  `<clipPath id="s"><path d="${hexPath(84)}"/></clipPath><g clip-path="url(#s)" fill="none" stroke="#000"><path d="${hexPath(87)}" stroke-opacity=".1" stroke-width="16"/><path d="${hexPath(88)}" transform="translate(0 4)" stroke-opacity=".14" stroke-width="9"/></g>`

export const bolts = (ink: Ink): string =>
  corners(88.5)
    .map(
      ({ x, y }) =>
        `<circle cx="${number(x)}" cy="${number(y)}" r="5" fill="${ink('steel')}" stroke="${ink('casing')}" stroke-width="1.6"/>`,
    )
    .join('')

/** A few flags under belts; a whole floor of them where there is no belt. */
export function paving(ink: Ink, whole: boolean): string {
  const lines = whole ? bricks() : 'M-90 -48H90M-90 48H90M-24 -90V-48M36 -90V-48M-40 90V48M20 90V48M0 -48V48'
  return `<clipPath id="p"><path d="${hexPath(84)}"/></clipPath><path clip-path="url(#p)" d="${lines}" stroke="${ink(whole ? 'brick-joint' : 'joint')}" stroke-width="${whole ? 3 : 2.4}" fill="none"/>`
}

function bricks(): string {
  let lines = ''
  for (let y = -72; y <= 72; y += 24) lines += `M-90 ${y}H90`
  for (let row = 0; row < 8; row++)
    for (let x = -96 + (row % 2) * 24; x < 96; x += 48) lines += `M${x} ${-96 + row * 24}v24`
  return lines
}

/** How thick a card is, as it is seen from the front. */
const THICK = 8

/** The shadow of a card, soft, and the edge it stands on; all of them lie below all cards. */
export const shadow = (ink: Ink): Art => ({
  body:
    `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>` +
    `<path transform="translate(4 15)" d="${hexPath(98, 12)}" fill="${ink('card-shadow')}" filter="url(#soft)"/>` +
    `<path transform="translate(3 13)" d="${hexPath(96, 7)}" fill="${ink('card-shadow')}"/>` +
    `<path transform="translate(0 ${THICK})" d="${hexPath(98, 7)}" fill="${ink('card-edge')}" stroke="${ink('casing')}" stroke-width="3"/>`,
  box: [-116, -110, 236, 250],
})

/** So far from a card, in its radius, light falls on the floor. */
const REACH = 2.5
/** How much of it, from the middle outwards, as parts of that. */
const LIT = [
  [0.4, 0.4],
  [0.7, 0.26],
  [1, 0],
] as const

/** More light round a card; where those of several meet it grows no brighter than the light itself. */
export function daylight(ink: Ink): Art {
  const most = REACH * 100
  const stops = LIT.map(([at, seen]) => `<stop offset="${at}" stop-color="${ink('shed2')}" stop-opacity="${seen}"/>`)
  const body = `<radialGradient id="light">${stops.join('')}</radialGradient><circle r="${most}" fill="url(#light)"/>`
  return { body, box: [-most, -most, 2 * most, 2 * most] }
}

/** The back of a deck card. */
export const back = (ink: Ink): string => themed(backFile, ink)
