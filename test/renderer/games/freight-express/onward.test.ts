import { expect, it } from 'vitest'
import {
  drawPreview,
  offSigns,
  standsOf,
} from '../../../../src-renderer/games/freight-express/overlay/preview-drawing.ts'
import { middle, poses } from '../../../../src-renderer/games/freight-express/poses.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { freightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Preview } from '../../../../src-shared/table.ts'
import { randomFreight } from '../../harness/games.ts'
import { frameOf } from '../../harness/position.ts'

const { first, beats } = randomFreight(23, 2, 0, freightOptions.default)
const frame = frameOf(2)
const eventOf = (n: number) => beats[n]?.event as FreightEvent

/** Turns in which one drives, and later once more: from the first drive on. */
const twice = beats.flatMap(({ event }, n) => {
  if (event.kind !== 'drove') return []
  const ends = beats.findIndex(({ event: { turn } }, i) => i > n && turn !== event.turn)
  const later = beats.slice(n + 1, ends)
  return later.some(({ event: { kind } }) => kind === 'drove') &&
    !later.some(({ event: { kind } }) => kind === 'derailed')
    ? [{ before: n === 0 ? first : (beats[n - 1].view as FreightView), n, later }]
    : []
})

it('a hint draws the way that it means to drive later in the turn, to where that ends', () => {
  expect(twice.length).toBeGreaterThan(3)
  for (const { before, n, later } of twice) {
    const preview = { beats: [beats[n]], then: later, stops: 'end', status: {} } as unknown as Preview
    const { onward, ghosts, line } = drawPreview(before, preview, frame, BASE)
    const { seat } = eventOf(n)
    const end = poses(later.at(-1)!.view as FreightView, frame, BASE)[names.locomotive(seat)]
    const ghost = ghosts[`onward ${names.locomotive(seat)}`]
    expect(onward.length).toBeGreaterThan(1)
    // It goes on from where the first drive ends.
    expect(Math.hypot(onward[0].x - line.at(-1)!.x, onward[0].y - line.at(-1)!.y)).toBeLessThan(60)
    expect(Math.hypot(ghost.x - end.x, ghost.y - end.y)).toBeLessThan(6)
    const laid = later.flatMap(({ event }) =>
      event.kind === 'laid' ? [(event as FreightEvent & { kind: 'laid' }).cell] : [],
    )
    for (const cell of laid) expect(ghosts[`ghost ${cell}`]?.look.kind).toBe('ghostTile')
  }
})

it('where a hint lays a card first it draws only a drive that goes over a card of that turn', () => {
  const isLaid = (event: FreightEvent) => event.kind === 'laid' || event.kind === 'covered'
  const drawn = [23, 42, 57].flatMap((seed) => {
    const game = randomFreight(seed, 2, 0, freightOptions.default)
    return game.beats.flatMap(({ event: one }, n) => {
      const event = one as FreightEvent
      const ends = game.beats.findIndex(({ event: { turn } }, i) => i > n && turn !== event.turn)
      const later = game.beats.slice(n + 1, ends)
      const events = later.map((beat) => beat.event as FreightEvent)
      if (!isLaid(event) || !events.some(({ kind }) => kind === 'drove')) return []
      if (events.some(({ kind }) => kind === 'derailed' || kind === 'flipped')) return []
      const before = n === 0 ? game.first : (game.beats[n - 1].view as FreightView)
      const cells = [event, ...events].filter(isLaid).map((laid) => (laid as FreightEvent & { cell: number }).cell)
      const over = standsOf(events, before.active).some(({ sleeper }) => cells.includes(cellOfSleeper(sleeper)))
      const preview = { beats: [game.beats[n]], then: later, stops: 'end', status: {} } as unknown as Preview
      return [{ over, drawn: drawPreview(before, preview, frame, BASE).onward.length > 0 }]
    })
  })
  expect(new Set(drawn.map(({ over }) => over))).toEqual(new Set([true, false]))
  for (const one of drawn) expect(one.drawn).toBe(one.over)
})

it('no dash of a way that is meant for later lies on a sign', () => {
  const cell = first.cells.findIndex(({ station }) => station === 1)
  const { x, y } = middle(first, cell)
  const at = (far: number) => [
    { x: x + far, y },
    { x: x + far + 10, y },
  ]
  expect(offSigns(first, [at(-40), at(-4), at(12), at(40)])).toEqual([at(-40), at(40)])
})

it('what a hint means to drive after an abduction has the colour of whose turn it is', () => {
  const [{ before, n, later }] = twice
  const { seat } = eventOf(n)
  const other = 1 - seat
  const abducts = { ...beats[n], event: { ...eventOf(n), seat: other, by: seat } }
  const drawing = (now: unknown) =>
    drawPreview(before, { beats: [now], then: later, stops: 'end', status: {} } as unknown as Preview, frame, BASE)
  expect(drawing(abducts).onward.length).toBeGreaterThan(1)
  expect([drawing(abducts).seat, drawing(abducts).onwardSeat]).toEqual([other, seat])
  expect([drawing(beats[n]).seat, drawing(beats[n]).onwardSeat]).toEqual([seat, seat])
})

it('what a drive leads to by itself alone is drawn as before where nothing follows', () => {
  const [{ before, n }] = twice
  const preview = { beats: [beats[n]], stops: 'end', status: {} } as unknown as Preview
  expect(drawPreview(before, preview, frame, BASE).onward).toEqual([])
})

it('a card that a hint lays later is smaller and paler than the one its words name', () => {
  const laid = beats.findIndex(({ event }) => event.kind === 'laid')
  const before = laid === 0 ? first : (beats[laid - 1].view as FreightView)
  const { cell } = eventOf(laid) as FreightEvent & { kind: 'laid' }
  const draw = (now: typeof beats, then: typeof beats) =>
    drawPreview(before, { beats: now, then, stops: 'end', status: {} } as unknown as Preview, frame, BASE).ghosts[
      `ghost ${cell}`
    ]
  const [named, later] = [draw([beats[laid]], []), draw([beats[laid + 1]], [beats[laid]])]
  expect(later.scale).toBeLessThan(named.scale)
  expect(later.alpha).toBeLessThan(named.alpha)
})

it('what a hint drives there and back over the same rails lies apart, with a head each way', () => {
  const drawn = twice.map(({ before, n, later }) =>
    drawPreview(
      before,
      { beats: [beats[n]], then: later, stops: 'end', status: {} } as unknown as Preview,
      frame,
      BASE,
    ),
  )
  const back = drawn.filter(({ heads }) => heads.length > 1)
  expect(back.length).toBeGreaterThan(0)
  expect(back.length).toBeLessThan(drawn.length)
  for (const { heads, line, onward } of back) {
    const way = [...line, ...onward]
    // Each head ends on its way, and none of those that lead the other way lies under it.
    for (const head of heads) expect(way).toContainEqual(head.at(-1))
    const tips = heads.map((head) => ({
      tip: head.at(-1)!,
      dx: head.at(-1)!.x - head[0].x,
      dy: head.at(-1)!.y - head[0].y,
    }))
    for (const one of tips)
      for (const other of tips)
        if (one.dx * other.dx + one.dy * other.dy < 0)
          expect(Math.hypot(one.tip.x - other.tip.x, one.tip.y - other.tip.y)).toBeGreaterThan(8)
  }
})
