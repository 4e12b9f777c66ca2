import { expect, it } from 'vitest'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { toScreen } from '../../../../src-renderer/stage/camera/camera.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { act, begin, WIDE } from '../../../engine/freight-express/helpers.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

/** A seat with two wagons on the line gives up its train; or, told as at a crossing, loses one of them. */
async function lost(kind: 'dropped' | 'gaveUpTrain', after: number, place = 0) {
  const s = begin({
    layout: WIDE,
    cells: { '1,2': { rails: 'EW' }, '2,2': { rails: 'EW' }, '3,2': { rails: 'EW' } },
    hands: [[{ wagon: 3 }]],
    coupled: [[20, 21]],
    locomotives: ['3,2 W edge in', 'A'],
  })
  const view = () => game.view(s, 0) as FreightView
  const before = view()
  const beats: Beat[] = []
  const card = before.seats[0].coupled[place]
  if (kind === 'gaveUpTrain') for (const event of act(s, { kind: 'giveUpTrain' })) beats.push({ event, view: view() })
  else {
    const [seat, ...others] = before.seats
    const coupled = seat.coupled.filter((other) => other !== card)
    const base = { turn: 1, seat: 0, because: { kind: 'train', id: 0 }, refs: [], learnt: [] } as const
    beats.push({
      event: { ...base, kind, card } as FreightEvent,
      view: { ...before, seats: [{ ...seat, coupled }, ...others], discard: before.discard + 1, discardTop: card },
    })
  }
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameFor(2, 0)
  model.show(before, frame)
  const stood = model.pieces.poses()
  const played = model.play(beats.slice(0, 1), frame)
  for (let i = 0; i < 10; i++) await Promise.resolve()
  for (let ms = 0; ms < after; ms += 20) clock.pass(20)
  const poses = model.pieces.poses()
  model.skip()
  await played
  return { card, stood, poses, model, value: TRACK_CARDS[card].wagon }
}

it('a wagon that is lost is left leaning behind its train, with what it was worth over it', async () => {
  for (const place of [0, 1]) {
    const { card, stood, poses, model, value } = await lost('dropped', 400, place)
    const [left, before] = [poses[names.behind(card)], stood[names.behind(card)]]
    expect(Math.abs(left.angle - before.angle)).toBeGreaterThan(8)
    expect(Math.hypot(left.x - before.x, left.y - before.y)).toBeGreaterThan(5)
    const cost = Object.values(poses).find(({ look }) => look.kind === 'verdict')!
    expect(cost.look).toMatchObject({ lost: value })
    const over = toScreen(model.camera, left)
    expect(cost.x).toBeCloseTo(over.x, 0)
    expect(cost.y).toBeLessThan(over.y)
    expect(poses[names.wagon(card)]).toEqual(stood[names.wagon(card)])
  }
})

it('a wagon that is lost turns into its open card, which goes to the discard; only then its plate is without it', async () => {
  const { card, poses, model } = await lost('dropped', 860)
  expect(poses[names.behind(card)]).toBeUndefined()
  expect(poses[names.wagon(card)]).toBeUndefined()
  const flying = Object.values(poses).filter(({ look, z }) => look.kind === 'face' && look.card === card && z === 100)
  expect(flying).toHaveLength(1)
  const rest = model.pieces.poses()
  expect(Object.values(rest).some(({ look }) => look.kind === 'verdict')).toBe(false)
})

it('who gives up a train leaves every wagon of it standing with what it was worth', async () => {
  const { poses, stood } = await lost('gaveUpTrain', 500)
  const behind = (shown: typeof poses) => Object.values(shown).filter(({ look }) => look.kind === 'wagonBehind')
  expect(behind(stood)).toHaveLength(2)
  expect(behind(poses)).toHaveLength(2)
  expect(Object.values(poses).filter(({ look }) => look.kind === 'verdict')).toHaveLength(2)
})

it('the discard counts each card that a train given up costs when it has come there', async () => {
  const pileAt = async (ms: number) => {
    const { look } = (await lost('gaveUpTrain', ms)).poses[names.discard]
    return look.kind === 'pile' ? look : null
  }
  const [before, hand, later] = [await pileAt(0), await pileAt(500), await pileAt(2000)]
  expect(hand).toMatchObject({ count: before!.count + 1 })
  expect([20, 21]).not.toContain(hand!.top)
  expect(later).toMatchObject({ count: before!.count + 3, top: 21 })
})
