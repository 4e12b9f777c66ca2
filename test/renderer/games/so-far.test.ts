import { expect, it } from 'vitest'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import { freightExpress } from '../../../src-main/engine/freight-express/index.ts'
import { transport } from '../../../src-main/engine/transport/index.ts'
import type { AnyGame } from '../../../src-main/engine/game.ts'
import { atTheEnd, told as summed } from '../../../src-renderer/games/so-far.ts'
import { soFar } from '../../../src-renderer/games/so-fars.ts'
import type { GameId } from '../../../src-shared/core.ts'

/** What a row of the list says of a game just begun, with one thing in its view changed. */
const told = async (id: GameId, game: AnyGame, change: (view: never) => unknown) => {
  const state = game.setup({ options: game.options.default, seatCount: 2, seed: 5, starter: 0 })
  return (await soFar[id]()).soFarIn(change(structuredClone(game.view(state, 'onlooker')) as never))
}

it('of a saved game it is told what each seat has so far, as anyone may see it', async () => {
  const scored = (view: { seats: { points: number }[] }) => ((view.seats[1].points = 7), view)
  expect(await told('first-class', firstClass as never, scored)).toEqual({ what: 'points', each: [0, 7], most: [1] })
  const delivered = (view: { seats: { delivered: number }[] }) => ((view.seats[0].delivered = 2), view)
  expect(await told('freight-express', freightExpress as never, delivered)).toEqual({
    what: 'delivered',
    each: [2, 0],
    most: [0],
  })
  const onTile = (view: { seats: { tile: number[] }[] }) => (view.seats[1].tile.push(0, 1), view)
  const { what, each } = await told('transport', transport as never, onTile)
  expect([what, each[0], each[1] > 0]).toEqual(['points', 0, true])
})

it('partners have most together; nobody has while nobody has any', () => {
  const teams = [0, 1, 2, 3].map((seat) => [seat % 2, (seat % 2) + 2])
  expect(summed('points', [9, 6, 0, 6], teams).most).toEqual([1, 3])
  expect(summed('points', [9, 6, 0, 6]).most).toEqual([0])
  expect(summed('points', [0, 0]).most).toEqual([])
})

it('of a game that has ended the points of its score sheet are told, and whoever won has most', () => {
  expect(atTheEnd({ points: [97, 97], winners: [1] })).toEqual({ what: 'points', each: [97, 97], most: [1] })
})
