import type { Ink } from '../../../stage/art/ink.ts'
import { move } from '../../../stage/art/ink.ts'
import { bush, fir } from './scenery.ts'

/**
 * What only one station has: a place is known by it before its letter is read. 0,0 is the middle of its ground between
 * two sidings, 20 u wide and 10 u high.
 */
type Landmark = (ink: Ink) => string

const wall = (ink: Ink, x: number, y: number, width: number, height: number, token = 'card') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ink(token)}" stroke="${ink('edge')}" stroke-width=".7"/>`
const shape = (ink: Ink, path: string, token: string) =>
  `<path d="${path}" fill="${ink(token)}" stroke="${ink('edge')}" stroke-width=".7" stroke-linejoin="round"/>`
const beam = (ink: Ink, path: string, width: number, token = 'edge') =>
  `<path d="${path}" fill="none" stroke="${ink(token)}" stroke-width="${width}" stroke-linecap="round"/>`
/** By night there is light in them. */
const windows = (ink: Ink, ...at: readonly (readonly [number, number])[]) =>
  at.map(([x, y]) => `<rect x="${x}" y="${y}" width="2.1" height="2.5" fill="${ink('window')}"/>`).join('')
const hut = (ink: Ink, x: number) =>
  wall(ink, x, 0.5, 5.4, 4.5) + shape(ink, `M${x - 0.8} .5l3.5 -3l3.5 3z`, 'oxblood') + windows(ink, [x + 1.8, 1.8])

const clockHouse: Landmark = (ink) =>
  wall(ink, -9.5, -0.5, 19, 5.5) +
  shape(ink, 'M-10.5 -.5L-8 -3.8H8L10.5 -.5z', 'oxblood') +
  wall(ink, -2.6, -6.2, 5.2, 11.2) +
  `<circle cy="-3.2" r="1.8" fill="${ink('badge-paper')}" stroke="${ink('edge')}" stroke-width=".7"/>` +
  beam(ink, 'M0 -4.2V-3.2H.9', 0.6) +
  windows(ink, [-7.6, 1], [5.7, 1])

const waterTower: Landmark = (ink) =>
  beam(ink, 'M-6.6 5L-5.6 -1M-1.4 5L-2.4 -1M-6.2 2.4H-1.8', 1) +
  wall(ink, -8, -5, 8, 4.6, 'brass') +
  shape(ink, 'M-8.6 -5L-4 -7.4L.6 -5z', 'oxblood') +
  hut(ink, 3.4)

const church: Landmark = (ink) =>
  wall(ink, -2, -0.4, 11, 5.4) +
  shape(ink, 'M-3 -.4L-.6 -3.8H7.6L10 -.4z', 'enamel') +
  wall(ink, -7, -2.4, 5, 7.4) +
  shape(ink, 'M-7.7 -2.4L-4.5 -8L-1.3 -2.4z', 'enamel') +
  windows(ink, [-5.4, -0.8], [0.6, 1.2], [5, 1.2])

const crane: Landmark = (ink) =>
  wall(ink, -9, 1.4, 6.4, 3.6, 'oxblood') +
  windows(ink, [-6.8, 2]) +
  beam(ink, 'M-4 1V-6.4M-6.6 -5.6H8.4M-4 -2.6L1 -5.6', 1.3, 'iron') +
  beam(ink, 'M7 -5.4V-.4', 0.7) +
  wall(ink, 4.6, -0.4, 4.8, 2.6, 'brass') +
  wall(ink, 2.6, 2.4, 4.4, 2.6, 'brass')

const grove: Landmark = (ink) => fir(ink, -7.6, -0.4, 5) + fir(ink, -2.2, -1.4, 5.4) + hut(ink, 3.4)

const signalBox: Landmark = (ink) =>
  wall(ink, -5.4, 0, 8.4, 5, 'oxblood') +
  wall(ink, -6.6, -3.8, 10.8, 4) +
  shape(ink, 'M-7.6 -3.8L-5.4 -6.4H3L5.2 -3.8z', 'enamel') +
  windows(ink, [-5.4, -3], [-2.2, -3], [1, -3]) +
  beam(ink, 'M9 5V-6', 1) +
  wall(ink, 5.6, -6.4, 4, 1.7, 'signal-fill')

const mill: Landmark = (ink) =>
  shape(ink, 'M-6.6 5L-5.2 -2.4H-1L.4 5z', 'card') +
  shape(ink, 'M-5.8 -2.2L-3.1 -5.4L-.4 -2.2z', 'oxblood') +
  beam(ink, 'M-7.4 -7L1.2 1.2M1.2 -7L-7.4 1.2', 1.1, 'iron') +
  windows(ink, [-4, 1.8]) +
  bush(ink, 5, 2.8, 3.4) +
  bush(ink, 8.6, 3.2, 2.6)

const coalYard: Landmark = (ink) =>
  shape(ink, 'M-10.4 5Q-7.2 -2.6 -4 5z', 'iron') +
  shape(ink, 'M-5.4 5Q-1.6 -4.6 2.2 5z', 'edge') +
  wall(ink, 3.4, -0.6, 6.6, 5.6) +
  shape(ink, 'M2.6 -.6L10.8 -3.4V-.6z', 'enamel') +
  windows(ink, [5.8, 1.2])

const factory: Landmark = (ink) =>
  wall(ink, 5, -6.6, 2.8, 11.6, 'oxblood') +
  wall(ink, -9.4, -0.4, 14.8, 5.4, 'oxblood') +
  shape(ink, 'M-9.4 -.4V-3.4L-4.6 -.4V-3.4L.2 -.4V-3.4L5.2 -.4z', 'brass') +
  windows(ink, [-7.6, 1.2], [-3, 1.2], [1.6, 1.2])

const barn: Landmark = (ink) =>
  wall(ink, -1.6, -1.4, 10, 6.4, 'oxblood') +
  shape(ink, 'M-2.6 -1.4L-.6 -4.2L3.4 -6L7.4 -4.2L9.4 -1.4z', 'brass') +
  windows(ink, [2.4, 1.6]) +
  shape(ink, 'M-10.2 5a3.4 4 0 0 1 6.8 0z', 'brass')

/** In the order of the stations' letters; A, where everyone starts, has the clock. */
const LANDMARKS: readonly Landmark[] = [
  clockHouse,
  waterTower,
  church,
  crane,
  grove,
  signalBox,
  mill,
  coalYard,
  factory,
  barn,
]

/** Its foot stays between the rails; spires and roofs may stand up before them. */
const LARGE = 1.5

/** What grows across from it. */
const GREEN = [
  [-6, 1.6, 3.6],
  [0.4, 2.2, 3],
  [6, 1.4, 3.4],
] as const

/**
 * Between the sidings to the north-east, and something green to the south-west: lamps stand between the others. Beside
 * the platform of whoever has half of the station there is less room for it.
 */
export const landmark = (ink: Ink, station: number, halved = false): string =>
  move(
    halved ? 70.6 : 75,
    halved ? 28.4 : 23.6,
    `<g transform="scale(${halved ? LARGE * 0.7 : LARGE})">${LANDMARKS[station]?.(ink) ?? ''}</g>`,
  ) +
  move(
    25,
    74.6,
    GREEN.slice(0, 1 + (station % 3))
      .map(([x, y, size]) => bush(ink, x, y, size))
      .join(''),
  )
