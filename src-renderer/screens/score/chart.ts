/** The chart's own measures, and where things lie in it. Units are those of its drawing. */
export const CHART = { width: 600, height: 230, left: 34, right: 536, top: 14, bottom: 200 } as const

export const heightAt = (value: number, most: number): number =>
  CHART.bottom - (value / most) * (CHART.bottom - CHART.top)

/** Round numbers from 0 to the first above which no line rises, at most six of them. */
export function ticksOf(most: number): readonly number[] {
  const step = [5, 10, 20, 50, 100].find((each) => most / each <= 5) ?? 200
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step)
}

interface Step {
  readonly turn: number
  readonly value: number
}

/** Level until a delivery, then straight up: nothing is in between. */
export function pathOf(
  steps: readonly Step[],
  turns: number,
  x: (turn: number) => number,
  y: (value: number) => number,
): string {
  const corners = steps.map((step) => `H${x(step.turn).toFixed(1)}V${y(step.value).toFixed(1)}`)
  return `M${x(1).toFixed(1)} ${y(0).toFixed(1)}${corners.join('')}H${x(turns).toFixed(1)}`
}

const APART = 19

/** Heights for the labels at the ends of the lines: in their order, none over another. */
export function labelHeights(wished: readonly number[]): readonly number[] {
  const order = wished.map((_, i) => i).sort((a, b) => wished[a] - wished[b] || a - b)
  const heights = [...wished]
  order.forEach((one, i) => {
    if (i > 0) heights[one] = Math.max(heights[one], heights[order[i - 1]] + APART)
  })
  // What was pushed below the ground goes back up, and takes those above it along.
  let most: number = CHART.bottom
  for (const one of [...order].reverse()) {
    heights[one] = Math.min(heights[one], most)
    most = heights[one] - APART
  }
  return heights
}
