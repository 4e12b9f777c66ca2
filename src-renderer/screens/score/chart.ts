/** What the lines are drawn within. */
interface Field {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Beside the lines: figures at the left, totals at the right, turns below. */
const ROUND: Field = { left: 40, right: 80, top: 14, bottom: 30 }
/** What a chart is drawn for until it is known how large it is, and the least that it is drawn for. */
const LEAST = { width: 360, height: 150 }

/** How the chart fills its box. */
export function chartIn(wide: number, high: number) {
  const width = Math.max(LEAST.width, wide)
  const height = Math.max(LEAST.height, high)
  return { width, height, left: ROUND.left, right: width - ROUND.right, top: ROUND.top, bottom: height - ROUND.bottom }
}

export const heightAt = (value: number, most: number, { top, bottom }: Pick<Field, 'top' | 'bottom'>): number =>
  bottom - (value / most) * (bottom - top)

/** Round numbers from 0 to the first above which no line rises, at most six of them. */
export function ticksOf(most: number): readonly number[] {
  const step = [5, 10, 20, 50, 100].find((each) => most / each <= 5) ?? 200
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step)
}

/** The turns that are named below: the first, and on from it in equal steps, five at most. */
export function turnsOf(turns: number): readonly number[] {
  const step = Math.max(1, Math.ceil((turns - 1) / 4))
  return Array.from({ length: Math.floor((turns - 1) / step) + 1 }, (_, i) => 1 + i * step)
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

/** Heights for the labels at the ends of the lines: in their order, none over another or below the ground. */
export function labelHeights(wished: readonly number[], ground: number): readonly number[] {
  const order = wished.map((_, i) => i).sort((a, b) => wished[a] - wished[b] || a - b)
  const heights = [...wished]
  order.forEach((one, i) => {
    if (i > 0) heights[one] = Math.max(heights[one], heights[order[i - 1]] + APART)
  })
  // What was pushed below the ground goes back up, and takes those above it along.
  let most = ground
  for (const one of [...order].reverse()) {
    heights[one] = Math.min(heights[one], most)
    most = heights[one] - APART
  }
  return heights
}
