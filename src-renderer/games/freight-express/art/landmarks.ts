import type { Ink } from '../../../stage/art/ink.ts'
import { LANDMARKS, type Part } from './landmark-parts.ts'

const OUTLINE = 1.1

const drawn = (ink: Ink, [token, path, width]: Part): string =>
  width === undefined
    ? `<path d="${path}" fill="${ink(token)}" stroke="${ink('edge')}" stroke-width="${OUTLINE}"/>`
    : `<path d="${path}" fill="none" stroke="${ink(token)}" stroke-width="${width}" stroke-linecap="round"/>`

/** The buildings of a station, by which it is known before its letter is read, round the middle of its sign. */
export function landmark(ink: Ink, station: number): string {
  const { parts, windows } = LANDMARKS[station] ?? { parts: [], windows: [] }
  return (
    `<g stroke-linejoin="round">${parts.map((part) => drawn(ink, part)).join('')}</g>` +
    windows.map(([x, y]) => `<rect x="${x}" y="${y}" width="3.2" height="4" fill="${ink('window')}"/>`).join('')
  )
}

/** The colour of the round that bears its sign. */
export const rimOf = (ink: Ink, station: number): string => ink(LANDMARKS[station]?.rim ?? 'panel')

/** What its cell is covered with, under its tracks. */
export function surroundings(ink: Ink, station: number): string {
  const ground = LANDMARKS[station]?.ground
  if (!ground) return ''
  const [token, opacity] = ground
  return `<rect x="1" y="1" width="98" height="98" rx="5" fill="${ink(token)}" fill-opacity="${opacity}"/>`
}
