import type { Text } from 'pixi.js'

/** The letters of the drawn tables. */
export const JOST = '"Jost Variable", Jost, sans-serif'
export const BARLOW = 'Barlow, sans-serif'
/** Narrow, for words on tickets and plates. */
export const NARROW = '"Barlow Condensed", Barlow, sans-serif'

export interface Style {
  readonly family: string
  readonly size: number
  readonly weight: '500' | '600'
  readonly colour: string
}

/** Below this size, on a screen of so few points, the dot of a bold i runs into its stem. */
const [SMALL, COARSE] = [15, 1.5]

export const weightShown = (family: string, size: number, weight: Style['weight'], resolution: number) =>
  family !== JOST && size < SMALL && resolution < COARSE ? '500' : weight

export const lineOf = (size: number): number => Math.round(size * 1.25)

/** Words shortened until they fit. */
export function squeeze(text: Text, room: number): void {
  const whole = text.text
  for (let keep = whole.length - 1; text.width > room && keep > 0; keep--)
    text.text = `${whole.slice(0, keep).trimEnd()}…`
}

export function setSize(text: Text, size: number): void {
  text.style.fontSize = size
  text.style.lineHeight = lineOf(size)
}

/** Words set smaller until they fit, yet not below a size; then shortened. */
export function shrink(text: Text, room: number, least: number): void {
  const size = text.style.fontSize
  if (text.width > room && size > least) setSize(text, Math.max(least, Math.floor(size * (room / text.width))))
  squeeze(text, room)
}
