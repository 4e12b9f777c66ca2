import type { Ink } from '../../../stage/art/ink.ts'
import { move } from '../../../stage/art/ink.ts'

/** Trees, furrows or a house in the corners that no rail ever touches: always the same for the same cell. */
export function scenery(ink: Ink, seed: number): string {
  return CORNERS.map((corner, i) => grow(ink, corner, seed * 4 + i)).join('')
}

/** A wood in the middle of four bends: whoever comes in over one side turns, and nothing leads straight across. */
export function island(ink: Ink, ground: string): string {
  const [near, far, r] = [31.5, 68.5, 59.1]
  const bend = (x: number, y: number) => `A${r} ${r} 0 0 0 ${x} ${y}`
  const shore = `M50 ${near}${bend(far, 50)}${bend(50, far)}${bend(near, 50)}${bend(50, near)}z`
  const wood = [
    [50, 44],
    [43.5, 51],
    [56.5, 51],
    [50, 57],
  ]
  return (
    `<path d="${shore}" fill="${ink(ground)}" stroke="${ink('edge')}" stroke-opacity=".3" stroke-width="1"/>` +
    wood.map(([x, y]) => fir(ink, x, y, 4.6)).join('')
  )
}

interface Corner {
  readonly x: number
  readonly y: number
  readonly right: 1 | -1
  readonly down: 1 | -1
}
const CORNERS: readonly Corner[] = [
  { x: 0, y: 0, right: 1, down: 1 },
  { x: 100, y: 0, right: -1, down: 1 },
  { x: 0, y: 100, right: 1, down: -1 },
  { x: 100, y: 100, right: -1, down: -1 },
]

const at = (corner: Corner, x: number, y: number): [number, number] => [
  corner.x + corner.right * x,
  corner.y + corner.down * y,
]

function grow(ink: Ink, corner: Corner, seed: number): string {
  const lot = chance(seed)
  if (lot < 0.36)
    return [
      [11, 11, 5.6],
      [21, 9, 4.2],
      [9, 22, 4.6],
    ]
      .map(([x, y, size]) => bush(ink, ...at(corner, x, y), size))
      .join('')
  if (lot < 0.58) return furrows(ink, corner)
  if (lot < 0.7) return house(ink, corner)
  if (lot < 0.85)
    return [
      [9, 14, 5],
      [16, 10, 5.4],
      [23, 13, 4.6],
    ]
      .map(([x, y, size]) => fir(ink, ...at(corner, x, y), size))
      .join('')
  return ''
}

/** A number from 0 to 1 that a seed always gives. */
function chance(seed: number): number {
  let n = (seed * 7919 + 17) % 2147483647
  for (let i = 0; i < 5; i++) n = (n * 16807) % 2147483647
  return (n & 0xffff) / 0x10000
}

export function bush(ink: Ink, x: number, y: number, size: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${size * 0.72}" fill="${ink('tree')}"/>` +
    `<path d="M${x - size * 0.34} ${y - size * 0.05}a${size * 0.36} ${size * 0.36} 0 0 1 ${size * 0.4} ${-size * 0.34}" stroke="${ink('grass3')}" stroke-width="1" fill="none" stroke-linecap="round" stroke-opacity=".8"/>`
  )
}

export function fir(ink: Ink, x: number, y: number, size: number): string {
  return (
    `<path d="M${x} ${y - size * 1.5}q${size * 0.75} ${size * 0.8} 0 ${size * 2}q${-size * 0.75} ${-size * 1.2} 0 ${-size * 2}z" fill="${ink('tree')}"/>` +
    `<path d="M${x} ${y + size * 0.4}v${size * 0.5}" stroke="${ink('ink')}" stroke-opacity=".55" stroke-width="1"/>`
  )
}

function furrows(ink: Ink, corner: Corner): string {
  const sweep = corner.right * corner.down > 0 ? 1 : 0
  return [9, 15, 21, 27]
    .map((r) => {
      const [from, to] = [at(corner, r, 1), at(corner, 1, r)]
      return `<path d="M${from.join(' ')}A${r} ${r} 0 0 ${sweep} ${to.join(' ')}" fill="none" stroke="${ink('tree')}" stroke-opacity=".55" stroke-width="1.6" stroke-dasharray="5 1.6"/>`
    })
    .join('')
}

function house(ink: Ink, corner: Corner): string {
  const walls =
    `<path d="M-7 1L0-6.5L7 1z" fill="${ink('oxblood')}"/>` +
    `<path d="M-5.5 1h11v7h-11z" fill="${ink('card')}" stroke="${ink('ink')}" stroke-opacity=".5" stroke-width=".8"/>` +
    `<path d="M-1.4 3.6h2.8v4.4h-2.8z" fill="${ink('window')}"/>`
  return move(...at(corner, 14, 14), walls) + bush(ink, ...at(corner, 26, 9), 4)
}
