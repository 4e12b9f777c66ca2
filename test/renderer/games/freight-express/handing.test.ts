import { expect, it } from 'vitest'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { before, use } from '../../../engine/freight-express/advanced/helpers.ts'
import { act } from '../../../engine/freight-express/helpers.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

/** Seat 1 is robbed of its two cards of action value 1 by seat 0, as seat 2 sees it, so many milliseconds on. */
async function robbed(after: number) {
  const s = before('cardRobbery', { seats: 3, stock: [0], hands: [[9], [8, 19, 18], [23]] })
  use(s)
  const view = () => game.view(s, 2) as FreightView
  const stood = view()
  const event = act(s, { kind: 'chooseSeat', seat: 1 }).find(({ kind }) => kind === 'cardsGiven')!
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = { ...frameFor(3, 2), words: { gives: 'gives', gets: 'gets' } }
  model.show(stood, frame)
  const told = game.redact(event, 2) as FreightEvent
  const played = model.play([{ event: told, view: view() }], frame)
  for (let i = 0; i < 10; i++) await Promise.resolve()
  for (let ms = 0; ms < after; ms += 20) clock.pass(20)
  const poses = model.pieces.poses()
  model.skip()
  await played
  const cards = Object.values(poses).filter(({ look, space }) => look.kind === 'face' && space === 'screen')
  return { poses, rest: model.pieces.poses(), flying: cards.filter(({ z }) => z >= 100) }
}

it('a card that is taken from a rival is held up, large enough to be read, before it crosses', async () => {
  const { flying, poses } = await robbed(360)
  expect(flying.map(({ look }) => look.kind === 'face' && look.card).sort()).toEqual([18, 8])
  for (const card of flying) expect(card.scale * 100).toBeGreaterThanOrEqual(70)
  const plate = poses[names.plate(1)]
  for (const card of flying) expect(card.y - 50 * card.scale).toBeGreaterThanOrEqual(plate.y)
  expect(Math.abs(flying[0].x - flying[1].x)).toBeGreaterThan(70)
})

it('the plates of who gives and who gets say so, and no count runs ahead of its card', async () => {
  const { poses, rest } = await robbed(800)
  expect(poses[names.plate(1)].look).toMatchObject({ note: 'gives', hand: 1 })
  expect(poses[names.plate(0)].look).toMatchObject({ note: 'gets', hand: 1 })
  expect(rest[names.plate(0)].look).toMatchObject({ hand: 3 })
  expect(rest[names.plate(0)].look).not.toMatchObject({ note: 'gets' })
})
