/** 1.96 standard deviations: 95 of 100 such intervals hold the true share. */
const Z = 1.959964

/**
 * Wilson's 95 % interval of a share: `wins` (shared wins count in parts) out of `games`. [0, 1] when nothing was played.
 */
export function wilson(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1]
  const share = wins / games
  const spread = (Z * Z) / games
  const middle = share + spread / 2
  const half = Z * Math.sqrt((share * (1 - share)) / games + spread / (4 * games))
  return [Math.max(0, (middle - half) / (1 + spread)), Math.min(1, (middle + half) / (1 + spread))]
}
