import { describe, expect, it } from 'vitest'
import { CARDS, SHAPE_OF } from '../../../src-shared/games/transport/cards.ts'
import { BELT_SIDES, poseOf } from '../../../src-shared/games/transport/shapes.ts'
import { neighbour, opposite, SIDES } from '../../../src-shared/geometry/hexagons.ts'
import type { Action } from '../../../src-shared/games/transport/actions.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'
import { codes, game, may, open } from './helpers.ts'

const SEED = Number(process.env.TRANSPORT_SEED ?? 1)

/** Plays by chance and looks at every position; says with which seed when it throws. */
function throughout(seatCount: number, look: (s: State, step: number) => void): void {
  const rng = generator(SEED)
  const s = game.setup({ options: { ...game.options.default, iconsFireAgain: seatCount === 3 }, seatCount, seed: SEED })
  for (let step = 0, list = codes(s); list.length > 0; step++, list = codes(s)) {
    look(s, step)
    game.apply(s, list[nextBelow(rng, 0, list.length)])
  }
}

function misfits(s: State): string[] {
  const laid = new Map(open(s).laid.map((one) => [one.cell, one]))
  const beltAt = (one: { card: number; rotation: number }, side: number): number =>
    (BELT_SIDES[poseOf(SHAPE_OF[one.card], one.rotation)] >> side) & 1
  return [...laid.values()].flatMap((one) =>
    Array.from({ length: SIDES }, (_, side) => {
      const other = laid.get(neighbour(one.cell, side))
      return other && beltAt(one, side) !== beltAt(other, opposite(side)) ? [`${one.card} beside ${other.card}`] : []
    }).flat(),
  )
}

describe.each([2, 3, 4])(`games by chance with %i seats (seed ${SEED})`, (seatCount) => {
  it('always leave a table on which everything fits, pallets included', () => {
    throughout(seatCount, (s) => expect(misfits(s)).toEqual([]))
  })

  it('never rest two parcels on a card, nor one on a pallet or floor', () => {
    throughout(seatCount, (s) => {
      const on = open(s)
        .parcels.filter((parcel) => parcel.place === 'table')
        .map((parcel) => parcel.on)
      expect(new Set(on).size).toBe(on.length)
      for (const card of on) expect(['pallet', 'floor']).not.toContain(CARDS[card].shape)
    })
  })

  it('list all places that nothing speaks against', () => {
    throughout(seatCount, (s, step) => {
      const { step: now, laid } = open(s)
      const canFail = now.card >= 0 && CARDS[now.card].icon !== 'none'
      if (now.name !== 'place' || canFail || step % 3 !== 0) return
      const cells = new Set(
        laid.flatMap((one) => [one.cell, ...Array.from({ length: SIDES }, (_, side) => neighbour(one.cell, side))]),
      )
      for (const cell of cells) for (const action of wherever(cell)) expect(may(s, action)).not.toBe('iconCannotAct')
    })
  })
})

function wherever(cell: number): Action[] {
  return Array.from({ length: SIDES }, (_, rotation): Action[] => [
    { kind: 'place', cell, rotation },
    ...Array.from({ length: SIDES }, (_, side): Action => ({ kind: 'insert', cell, rotation, side })),
  ]).flat()
}
