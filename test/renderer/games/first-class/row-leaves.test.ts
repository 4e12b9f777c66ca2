import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
const beats = randomFirstClass(42, 2, 0, firstClassOptions.default).beats as OneBeat[]
/** A turn whose card clears its row, with cards left in it. */
const cleared = beats.findIndex(
  ({ event }, n) => event.kind === 'rowCleared' && beats[n - 1].event.kind === 'taken' && event.cards.length > 1,
)
const begins = beats.slice(0, cleared).findLastIndex(({ event }) => event.kind === 'turnBegan')
const ends = beats.findIndex(({ event }, n) => n > cleared && event.kind === 'turnEnded')
const { event } = beats[cleared]
const left = event.kind === 'rowCleared' ? event.cards.map(names.card) : []

async function playedTo(end: number) {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, 1 - event.seat)
  model.show(beats[begins].view, frame)
  const lay: number[] = []
  const played = model.play(beats.slice(begins + 1, end + 1), frame)
  for (let i = 0; i < 4000 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    const there = model.pieces.poses()
    lay.push(left.filter((name) => there[name]).length)
  }
  await played
  return { model, lay }
}

it('a row that a card clears lies there until the card has worked, and leaves before the next turn', async () => {
  const before = await playedTo(ends - 1)
  expect(Math.min(...before.lay)).toBe(left.length)
  const after = await playedTo(ends)
  expect(left.filter((name) => after.model.pieces.poses()[name])).toEqual([])
})

it('what leaves pulls out card by card and goes off the table: none fades where it lay', async () => {
  const leftAt: Record<string, number> = {}
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, 1 - event.seat)
  model.show(beats[begins].view, frame)
  await Promise.all([
    model.play(beats.slice(begins + 1, ends + 1), frame),
    (async () => {
      for (let i = 0; i < 4000 && model.moving; i++) {
        await Promise.resolve()
        clock.pass(16)
        for (const name of left) expect(model.pieces.poses()[name]?.alpha ?? 1).toBe(1)
        for (const name of left) if (!model.pieces.poses()[name]) leftAt[name] ??= i
      }
    })(),
  ])
  const moments = left.map((name) => leftAt[name])
  expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b))
})

it('what leaves one’s own rows, which stood back, is whole, under the start tile, and takes its taken places along', async () => {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, event.seat)
  model.show(beats[begins].view, frame)
  await clock.until(model.play(beats.slice(begins + 1, ends), frame))
  const lay = model.pieces.poses()
  expect(left.map((name) => lay[name].alpha < 1)).toEqual(left.map(() => true))
  const played = model.play([beats[ends]], frame)
  const [cards, places] = [new Set<string>(), new Set<string>()]
  for (let i = 0; i < 4000 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    for (const [name, { x, z, alpha, look }] of Object.entries(model.pieces.poses())) {
      if (left.includes(name) && x < lay[name].x) cards.add(name)
      if (name.startsWith('extra') && look.kind === 'gap' && look.open && x < 0) places.add(name)
      if (!left.includes(name) || x === lay[name].x) continue
      expect([alpha, z < lay[names.start].z, look.kind === 'ticket' && look.under]).toEqual([1, true, true])
    }
  }
  await played
  expect(cards.size).toBe(left.length)
  expect(places.size).toBe(6 - left.length)
})

it('when a position is shown anew after its turn nothing of a row that was cleared lies there', async () => {
  const { model } = await playedTo(ends - 1)
  const next = beats.findIndex((beat, n) => n > ends && beat.event.kind === 'turnBegan')
  model.show(beats[next].view, frameOf(2, 1 - event.seat))
  expect(left.filter((name) => model.pieces.poses()[name])).toEqual([])
})

it('the mark of the place from which a card was taken goes as its row begins to leave', async () => {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, event.seat)
  model.show(beats[begins].view, frame)
  await clock.until(model.play(beats.slice(begins + 1, ends), frame))
  expect(model.last?.row).toBe(event.kind === 'rowCleared' ? event.row : null)
  const lay = model.pieces.poses()
  const played = model.play([beats[ends]], frame)
  const marked: boolean[] = []
  for (let i = 0; i < 4000 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    const hasBegun = left.some((name) => model.pieces.get(name)?.x !== lay[name].x)
    const { row = -1, column = -1 } = model.last ?? {}
    const gap = model.resting()[names.gap(row, column)]
    if (hasBegun) marked.push(gap?.look.kind === 'gap' && gap.look.open)
  }
  await played
  expect(marked.length).toBeGreaterThan(10)
  expect(marked).not.toContain(true)
})
