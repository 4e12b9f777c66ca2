/** 1.96 standard deviations: 95 of 100 such intervals hold the true share. */
const NINETY_FIVE = 1.959964
/** 999 of 1,000 do. */
export const NEARLY_ALL = 3.290527

/**
 * Wilson's interval of a share, 95 % unless another is asked for: `wins` (shared wins count in parts) out of `games`,
 * `deviations` to each side. [0, 1] when nothing was played.
 */
export function wilson(wins: number, games: number, deviations = NINETY_FIVE): readonly [low: number, high: number] {
  if (games === 0) return [0, 1]
  const share = wins / games
  const spread = (deviations * deviations) / games
  const middle = share + spread / 2
  const half = deviations * Math.sqrt((share * (1 - share)) / games + spread / (4 * games))
  return [Math.max(0, (middle - half) / (1 + spread)), Math.min(1, (middle + half) / (1 + spread))]
}
