import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { names } from '../../../../src-renderer/games/first-class/looks.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

const SMALL = { width: 776, height: 652, text: 1, handless: false }
const beats = randomFirstClass(5, 2, 0, { ...firstClassOptions.default, modules: [] }).beats as Beat[]
const whole = randomFirstClass(42, 2, 0, firstClassOptions.default).beats as Beat[]
const view = whole[0].view as FirstClassView

it('marks of what was laid stand on the board of whoever laid it, also while the next board comes', async () => {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.resize(SMALL)
  const frame = frameOf(2, 'open')
  model.show(beats[0].view as FirstClassView, frame)
  const played = model.play(beats.slice(1, 160), frame)
  let marked = 0
  for (let i = 0; i < 4000 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(50)
    const [drawn, resting] = [model.pieces.poses(), model.resting()]
    for (const { kind, id } of model.last?.refs ?? []) {
      if (kind !== 'coach') continue
      const lane = names.lane(Math.floor(id / 20), Math.floor(id / 10) & 1)
      if (!resting[lane]) continue
      marked++
      expect(drawn[lane], lane).toEqual(resting[lane])
    }
  }
  model.skip()
  await played
  expect(marked).toBeGreaterThan(0)
})

it('no mark of one’s own board lies on that of whoever was counted last, as that gives way', async () => {
  const dealt = beats.findIndex(
    ({ event }, n) => event.kind === 'dealt' && n > 0 && (beats[n - 1].view as FirstClassView).phase === 'scoring',
  )
  const before = beats[dealt - 1].view as FirstClassView
  const own = 1 - before.active
  const model = new Model(craft, new HandClock(), () => undefined)
  model.show(before, frameOf(2, own))
  const column = { kind: 'column', id: own * 3 } as const
  model.recall([{ kind: 'coinSpent', seat: own, turn: before.turn, refs: [column] } as unknown as FirstClassEvent])
  expect(model.last?.refs).toEqual([column])
  const played = model.play([beats[dealt]], frameOf(2, own))
  for (let i = 0; i < 5; i++) await Promise.resolve()
  expect(model.resting()[names.column(own, 0)]).toBeDefined()
  expect(model.last?.refs).toEqual([])
  model.skip()
  await played
})

it('marks who walked and who drove, and the contract that was laid by, beside the wagons', () => {
  const kinds = new Set<string>()
  let last: ReturnType<typeof craft.remember> = null
  for (const { event } of whole) {
    last = craft.remember(last, event as FirstClassEvent, view, view, 0)
    for (const { kind } of last?.refs ?? []) kinds.add(kind)
  }
  expect([...kinds].sort()).toEqual(['card', 'coach', 'column', 'conductor', 'locomotive'])
})

it('marks no wagon of the last turn while the trains are counted, as if it scored', () => {
  const counted = whole.findIndex(({ event }) => event.kind === 'scoringBegan')
  let last: ReturnType<typeof craft.remember> = null
  for (const { event } of whole.slice(0, counted)) last = craft.remember(last, event as FirstClassEvent, view, view, 0)
  expect(last).not.toBeNull()
  expect(craft.remember(last, whole[counted].event as FirstClassEvent, view, view, 0)).toBeNull()
})
