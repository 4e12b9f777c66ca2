import { wilson } from './wilson.ts'

/** How many of its games a seat or side won. */
export interface WinShare {
  readonly share: number
  /** Wilson's, 95 %. */
  readonly interval: readonly [number, number]
}

/** Figures are told to a thousandth. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** `wins` (shared wins count in parts) out of `games`. */
export const winShare = (wins: number, games: number): WinShare => ({
  share: rounded(wins / Math.max(1, games)),
  interval: wilson(wins, games),
})
