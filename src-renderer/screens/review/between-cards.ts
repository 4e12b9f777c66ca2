import { inside } from '../../stage/box.ts'
import type { Point } from '../../stage/camera/camera.ts'
import type { Box, Thing, Trace } from '../../stage/scene.ts'

/** Cards further apart than this have no gap of their own between them. */
const WIDEST_GAP = 24
/** Where no card lies beside one, the way goes so far from its edge. */
const ASIDE = 4
/** So far past the last card a way may turn to where it ends, and must have that much of it left. */
const PAST = 8
/** So far within its card a way begins: what that shows stays in sight. */
const OUT = 22
/** How round a corner is, and in how many steps a bend is drawn. */
const CORNER = 12
const STEPS = 10
/** Two ways down the same gap would be one. */
const SAME_GAP = 12

/**
 * The ways of moves that set out from a card which lies in rows above others: each goes down or up between the columns,
 * so that no card's name lies under it, and none the way of another. Those that end further left go further left.
 */
export function betweenCards(
  traces: readonly Trace[],
  things: readonly Pick<Thing, 'ref' | 'box'>[],
): readonly Trace[] {
  const all = things.flatMap(({ ref, box }) => (ref.kind === 'card' ? [box] : []))
  const led = new Map<Trace, Led>()
  const gaps: number[] = []
  for (const trace of traces.toSorted((a, b) => endOf(a) - endOf(b))) {
    const [from, to] = trace.way
    const own = trace.way.length === 2 ? all.find((box) => inside(box, from)) : undefined
    const cards = own ? all.filter((box) => isLike(box, own)) : []
    const gap = own && inColumns(cards) ? gapFor(own, to, { from, cards, gaps }) : null
    if (gap === null) continue
    gaps.push(gap)
    led.set(trace, { gap, cards })
  }
  uncrossed(led)
  return traces.map((trace) => {
    const way = led.get(trace)
    return way ? { ...trace, way: through(trace.way[0], way.gap, trace.way[1], way.cards) } : trace
  })
}

interface Led {
  gap: number
  readonly cards: readonly Box[]
}

const endOf = ({ way }: Trace): number => way.at(-1)?.x ?? 0

/** Two that set out from one column each take the gap on the side to which they go. */
function uncrossed(led: ReadonlyMap<Trace, Led>): void {
  const ways = [...led]
  for (const [i, [a, one]] of ways.entries())
    for (const [b, other] of ways.slice(i + 1)) {
      const isOne = Math.abs(a.way[0].x - b.way[0].x) < LIKE
      if (isOne && one.gap > other.gap) [one.gap, other.gap] = [other.gap, one.gap]
    }
}

/** Rows lie above one another, card over card: hexagons, which lie staggered, have no gaps to go down. */
const inColumns = (cards: readonly Box[]): boolean =>
  cards.every(
    (a) =>
      !cards.some((b) => {
        const aside = Math.abs(a.x - b.x)
        return aside >= LIKE && aside < a.width - LIKE
      }),
  )

/** A card that lies elsewhere than in the rows is of another size. */
const LIKE = 6
const isLike = (a: Box, b: Box): boolean => Math.abs(a.width - b.width) < LIKE && Math.abs(a.height - b.height) < LIKE

interface Among {
  readonly from: Point
  readonly cards: readonly Box[]
  /** Where ways of other moves go. */
  readonly gaps: readonly number[]
}

/** Where a way goes down or up; null = it is no way from among rows of cards to beyond them. */
function gapFor(own: Box, to: Point, { from, cards, gaps }: Among): number | null {
  if (!cards.some(({ y }) => Math.abs(y - own.y) > own.height / 2)) return null
  const down = to.y > from.y
  const end = pastAll(cards, down)
  if (down ? to.y < end + PAST : to.y > end - PAST) return null
  const sides = [edge(own, cards, -1), edge(own, cards, 1)].sort((a, b) => Math.abs(a - to.x) - Math.abs(b - to.x))
  return sides.find((x) => gaps.every((other) => Math.abs(other - x) >= SAME_GAP)) ?? sides[0]
}

/** The middle of the gap beside a card. */
function edge(own: Box, cards: readonly Box[], side: -1 | 1): number {
  const at = side < 0 ? own.x : own.x + own.width
  const gaps = cards.flatMap((box) => {
    const gap = side < 0 ? own.x - (box.x + box.width) : box.x - at
    return box !== own && gap >= 0 && gap < WIDEST_GAP ? [gap] : []
  })
  return at + side * (gaps.length > 0 ? Math.min(...gaps) / 2 : ASIDE)
}

/** Out of the card at its side, along the gap past all cards, and from there in one bend to the end. */
function through(from: Point, x: number, to: Point, cards: readonly Box[]): readonly Point[] {
  const down = to.y > from.y
  const sign = down ? 1 : -1
  const turn = { x, y: pastAll(cards, down) + sign * PAST }
  const corner = { x, y: from.y }
  const into = { x: x - Math.sign(x - from.x) * CORNER, y: from.y }
  const start = { x: x - Math.sign(x - from.x) * OUT, y: from.y }
  const middle = (turn.y + to.y) / 2
  return [
    start,
    ...bend(into, corner, corner, { x, y: from.y + sign * CORNER }),
    ...bend(turn, { x, y: middle }, { x: to.x, y: middle }, to),
  ]
}

/** The edge of the last card on the way. */
const pastAll = (cards: readonly Box[], down: boolean): number =>
  down ? Math.max(...cards.map(({ y, height }) => y + height)) : Math.min(...cards.map(({ y }) => y))

function bend(a: Point, b: Point, c: Point, d: Point): readonly Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS
    const at = (of: 'x' | 'y') =>
      (1 - t) ** 3 * a[of] + 3 * (1 - t) ** 2 * t * b[of] + 3 * (1 - t) * t ** 2 * c[of] + t ** 3 * d[of]
    return { x: at('x'), y: at('y') }
  })
}
