import { expect, it } from 'vitest'
import { halt } from '../../../../src-renderer/games/first-class/art/halt.ts'
import { layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { names } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { haltAt } from '../../../../src-renderer/games/first-class/poses/market.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
const SIZES = [
  { width: 976, height: 752 },
  { width: 728, height: 600 },
  { width: 1584, height: 1032 },
]
const ink = (token: string) => token

it('an emptied row has a platform as large as the row was, and no holes', () => {
  for (const seats of [2, 4]) {
    const { beats } = randomFirstClass(4, seats, 0, firstClassOptions.default)
    const view = beats
      .map((beat) => beat.view as FirstClassView)
      .find(({ phase, rows }) => {
        return phase === 'turn' && rows.some((row) => row.every((card) => card < 0))
      })!
    const row = view.rows.findIndex((cards) => cards.every((card) => card < 0))
    for (const size of SIZES) {
      const poses = craft.poses(view, frameOf(seats, 0), size)
      const lies = poses[names.halt(row)]
      if (lies.look.kind !== 'halt') throw new Error('no platform')
      const first = poses[names.gap(row, 0)]
      expect(first.look.kind === 'gap' && first.look.open).toBe(false)
      const layout = layoutOf(size, view)
      const left = lies.x - (lies.look.width / 2) * lies.scale
      const right = lies.x + (lies.look.width / 2) * lies.scale
      expect(left).toBeCloseTo(layout.market.x, -0.5)
      // Nothing of it lies under what stands beside the rows.
      expect(right).toBeLessThan(layout.offers.x)
      expect(left).toBeGreaterThan(layout.market.gauge + 12 * layout.market.scale)
    }
  }
})

it('platforms of the three rows differ, and their lamps are lit or out', () => {
  const drawn = [0, 1, 2].map((row) => halt(ink, 736, 90, row, false).body)
  expect(new Set(drawn).size).toBe(3)
  for (const one of drawn) expect(one).not.toContain('glow')
  expect(halt(ink, 736, 90, 0, true).body.match(/glow/g)!.length).toBeGreaterThan(4)
})

it('the lamps of a platform are lit while its row pulls out, and go out as the last card has left', async () => {
  const beats = randomFirstClass(42, 2, 0, firstClassOptions.default).beats as OneBeat[]
  const cleared = beats.findIndex(
    ({ event }, n) => event.kind === 'rowCleared' && beats[n - 1].event.kind === 'taken' && event.cards.length > 1,
  )
  const { event } = beats[cleared]
  if (event.kind !== 'rowCleared') throw new Error('no row')
  const begins = beats.slice(0, cleared).findLastIndex((beat) => beat.event.kind === 'turnBegan')
  const ends = beats.findIndex((beat, n) => n > cleared && beat.event.kind === 'turnEnded')
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, event.seat)
  model.show(beats[begins].view, frame)
  const seen: { lit: boolean; cards: number }[] = []
  const played = model.play(beats.slice(begins + 1, ends + 1), frame)
  for (let i = 0; i < 4000 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    const there = model.pieces.poses()
    const look = there[names.halt(event.row)]?.look
    if (look?.kind === 'halt')
      seen.push({ lit: look.lit, cards: event.cards.filter((card) => there[names.card(card)]).length })
  }
  await played
  expect(seen.some(({ lit, cards }) => lit && cards > 0)).toBe(true)
  expect(seen.filter(({ cards }) => cards > 0).every(({ lit }) => lit)).toBe(true)
  expect(seen.at(-1)).toEqual({ lit: false, cards: 0 })
})

it('a platform is as wide as six cards and the gaps between them', () => {
  for (const size of SIZES) {
    const layout = layoutOf(size, null)
    const { look, scale } = haltAt(layout, 1)
    const { gap } = layout.market
    if (look.kind !== 'halt') throw new Error('no platform')
    expect(Math.abs(look.width * scale - (6 * 116 * scale + 5 * gap))).toBeLessThanOrEqual(1)
  }
})
