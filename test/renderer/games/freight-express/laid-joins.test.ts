import { expect, it } from 'vitest'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { freightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { SIDES, distinctTurns, neighbourOf } from '../../../../src-shared/geometry/rails.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { isOpen, standsOver } from '../../../../src-renderer/games/freight-express/track/following.ts'
import { isStationAt } from '../../../../src-renderer/games/freight-express/track/track.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { randomFreight } from '../../harness/games.ts'
import { painted } from '../../harness/painted.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

/** The first card of a game that is laid onto a line, what it joins, and the table before it. */
function joining() {
  const { beats } = randomFreight(23, 2, 0, freightOptions.default)
  for (const [i, beat] of beats.entries()) {
    const [event, after] = [beat.event as FreightEvent, beat.view as FreightView]
    if (i === 0 || event.kind !== 'laid') continue
    const tiles = SIDES.filter(
      (side) => isOpen(after, event.cell, side) && standsOver(after, event.cell, side).length > 0,
    )
      .map((side) => neighbourOf(after.columns, after.cells.length / after.columns, event.cell, side))
      .filter((cell) => !isStationAt(after, cell))
    if (tiles.length > 0) return { before: beats[i - 1].view as FreightView, beat, tile: names.tile(tiles[0]) }
  }
  throw new Error('nothing is joined in this game')
}

/** How small the tile that is joined was, and how many sleepers were lit at once. */
async function seen(reduced: boolean) {
  const { before, beat, tile } = joining()
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.speed('normal', reduced)
  model.show(before, frameFor(2, 0))
  const played = model.play([beat] as Beat[], frameFor(2, 0))
  let [smallest, lit] = [1, 0]
  for (let ms = 0; ms < 1500; ms += 10) {
    for (let i = 0; i < 5; i++) await Promise.resolve()
    clock.pass(10)
    const poses = painted(model)
    smallest = Math.min(smallest, poses[tile].scale)
    lit = Math.max(lit, Object.values(poses).filter(({ look }) => look.kind === 'flash').length)
  }
  await played
  return { smallest, lit, rests: model.pieces.poses()[tile].scale }
}

it('the line that new track is joined to gives, and its sleepers light up from the seam on', async () => {
  const { smallest, lit, rests } = await seen(false)
  expect(smallest).toBeLessThan(0.98)
  expect(lit).toBeGreaterThan(3)
  expect(rests).toBe(1)
})

it('the tags of a card that is laid fade from its land, and are not gone from one picture to the next', async () => {
  const { before, beat } = joining()
  const { cell, card } = beat.event as Extract<FreightEvent, { kind: 'laid' }>
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.speed('normal', false)
  model.show(before, frameFor(2, 0))
  const played = model.play([beat] as Beat[], frameFor(2, 0))
  const onLand: number[] = []
  for (let ms = 0; ms < 1500; ms += 10) {
    for (let i = 0; i < 5; i++) await Promise.resolve()
    clock.pass(10)
    const poses = model.pieces.poses()
    if (poses[names.tile(cell)]) onLand.push(poses[names.card(card)]?.alpha ?? 0)
  }
  await played
  expect(onLand[9]).toBeGreaterThan(0.4)
  expect(Math.max(...onLand.slice(1).map((alpha, i) => onLand[i] - alpha))).toBeLessThan(0.1)
  expect(onLand[20]).toBe(0)
})

it('a card that lies there already turns where it lies, and comes from no hand', async () => {
  const { beat } = joining()
  const event = beat.event as Extract<FreightEvent, { kind: 'laid' }>
  const after = beat.view as FreightView
  const card = TRACK_CARDS.findIndex(({ rails }) => distinctTurns(rails) === 4)
  const turned = (rotation: number): FreightView => ({
    ...after,
    cells: after.cells.map((cell, at) => (at === event.cell ? { ...cell, card, rotation } : cell)),
  })
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.speed('normal', false)
  model.show(turned(0), frameFor(2, 0))
  const laid = { ...event, card, rotation: 1 }
  const played = model.play([{ event: laid, view: turned(1) }] as Beat[], frameFor(2, 0))
  const [angles, held] = [new Set<number>(), new Set<boolean>()]
  for (let ms = 0; ms < 1500; ms += 10) {
    for (let i = 0; i < 5; i++) await Promise.resolve()
    clock.pass(10)
    const poses = model.pieces.poses()
    angles.add(Math.round(poses[names.tile(event.cell)].angle))
    held.add(names.card(card) in poses)
  }
  await played
  expect([angles.size > 3, [...held]]).toEqual([true, [false]])
  expect(model.pieces.poses()[names.tile(event.cell)].angle).toBe(0)
})

it('with reduced motion the line that new track is joined to stays as it is', async () => {
  expect(await seen(true)).toEqual({ smallest: 1, lit: 0, rests: 1 })
})
