import { expect, it } from 'vitest'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { names, type Poses } from '../../../../src-renderer/games/freight-express/looks.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { cheered } from '../../../../src-renderer/games/freight-express/tell/finale.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { act, begin } from '../../../engine/freight-express/helpers.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

const cardOf = (value: number) => TRACK_CARDS.findIndex(({ wagon }) => wagon === value)

it('paper at the end is for who has won: by what was delivered, then by what is pulled; for all where that is hidden', () => {
  const seat = (delivered: readonly number[] | null, coupled: readonly number[] = []) => ({
    deliveredCards: delivered && delivered.map(cardOf),
    coupled: coupled.map(cardOf),
  })
  expect(cheered([seat([4]), seat([9])])).toEqual([1])
  expect(cheered([seat([4], [2]), seat([4])])).toEqual([0])
  expect(cheered([seat([4]), seat([4])])).toEqual([0, 1])
  expect(cheered([seat(null), seat(null)])).toEqual([0, 1])
})

/** The end of a game of two that is level but for what the trains pull, so many milliseconds after it began. */
async function levelled(coupled: readonly (readonly { wagon: number }[])[], after: number) {
  const wagon = 9
  const s = begin({ stock: [], discard: [], rest: 'discard', delivered: [[{ wagon }], [{ wagon }]], coupled })
  const view = () => game.view(s, 'open')
  let [stood, event] = [view(), undefined as FreightEvent | undefined]
  for (let turns = 0; !event && turns < 100; turns++) {
    stood = view()
    event = act(s, { kind: 'endTurn' }).find(({ kind }) => kind === 'ended')
  }
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = { ...frameFor(2, 0), words: { pulls: 'pulls' }, ends: true }
  model.show(stood, frame)
  const played = model.play([{ event: event!, view: view() }], frame)
  for (let i = 0; i < 10; i++) await Promise.resolve()
  for (let ms = 0; ms < after; ms += 10) clock.pass(10)
  const poses = model.pieces.poses()
  model.skip()
  await played
  const said = (of: Poses) =>
    [0, 1].map((seat) => {
      const { look } = of[names.plate(seat)]
      return look.kind === 'plate' ? [look.worth, look.note] : []
    })
  const paper = Object.values(poses).flatMap(({ look }) => (look.kind === 'paper' && !look.isGold ? [look.seat] : []))
  return { plates: said(poses), rest: said(model.pieces.poses()), paper: [...new Set(paper)] }
}

it('of a game that ends level both counts stand first, then what each train pulls is counted, then one has won', async () => {
  const coupled = [[{ wagon: 3 }, { wagon: 2 }], [{ wagon: 8 }]]
  const level = await levelled(coupled, 1300)
  expect(level.plates).toEqual([
    [9, ''],
    [9, ''],
  ])
  expect(level.paper).toEqual([])
  expect((await levelled(coupled, 1400)).plates.flat()).toEqual([9, 'pulls 3', 9, 'pulls 8'])
  const counted = await levelled(coupled, 1640)
  expect(counted.plates).toEqual([
    [9, 'pulls 5'],
    [9, 'pulls 8'],
  ])
  expect(counted.paper).toEqual([])
  const decided = await levelled(coupled, 2000)
  expect(decided.paper).toEqual([1])
  expect(decided.rest.map(([worth]) => worth)).toEqual([9, 9])
  expect(decided.rest.flat().join()).not.toContain('pulls')
})

it('nothing is counted at the end where no train pulls a wagon', async () => {
  const { plates, paper } = await levelled([[], []], 1300)
  expect(plates.flat().join()).not.toContain('pulls')
  expect(paper).toEqual([0, 1])
})
