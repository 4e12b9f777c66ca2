import { expect, it } from 'vitest'
import { freightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { isOwn, ordered, type Deed, type LastMove } from '../../../../src-renderer/games/freight-express/memory.ts'
import { notesOf } from '../../../../src-renderer/games/freight-express/overlay/notes.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { randomFreight } from '../../harness/games.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

it('the line behind a locomotive that drives grows along the rails, and is at once the one that stays', async () => {
  const { first, beats } = randomFreight(23, 4, 0, freightOptions.default)
  const frame = frameFor(4, 0)
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.speed('normal', false)
  let drives = 0
  let before = first
  for (const beat of beats.slice(0, 120)) {
    if (beat.event.kind === 'drove') {
      model.show(before, frame)
      const grown: LastMove[] = []
      const played = model.play([beat], frame)
      let over = false
      void played.finally(() => (over = true))
      while (!over) {
        await Promise.resolve()
        if (model.last?.kind === 'drive' && model.last.sleeper < 0) grown.push(model.last)
        clock.pass(40)
      }
      const rest = model.last
      if (rest?.kind !== 'drive') throw new Error('no way is marked')
      expect(grown.length).toBeGreaterThan(1)
      for (const one of grown) {
        const line = 'line' in one ? one.line.slice(0, -1) : []
        expect(rest.line.slice(0, line.length)).toEqual(line)
      }
      drives++
    }
    before = beat.view as FreightView
  }
  expect(drives).toBeGreaterThan(5)
})

const lay = (seat: number, cell: number): Deed => ({ kind: 'lay', seat, cell, card: cell })
const turn = (seat: number, viewer: number): LastMove => ({
  ...lay(seat, 12),
  earlier: [lay(seat, 11), { kind: 'flip', seat, cell: 13, allowed: 1, lost: 0 }],
  viewer,
})

it('the deeds of a turn that is over are numbered in their order, and of one that goes on none', () => {
  const view = { ...randomFreight(23, 2, 0, freightOptions.default).first, active: 0 }
  const numbers = (last: LastMove) =>
    Object.values(notesOf({ view, lit: [], last, previewing: false, size: BASE })).flatMap(({ look }) =>
      look.kind === 'deedNumber' ? [look.n] : [],
    )
  expect(ordered(turn(1, 0), 0).map((deed) => 'cell' in deed && deed.cell)).toEqual([11, 12])
  expect(numbers(turn(1, 0))).toEqual([1, 2])
  expect(numbers(turn(0, 0))).toEqual([])
  expect(numbers(lay(1, 11))).toEqual([])
})

it('what one has done oneself keeps in the background, and does not flash up when the turn is over', () => {
  expect(isOwn(turn(0, 0))).toBe(true)
  expect(ordered(turn(0, 0), 1)).toEqual([])
  expect(isOwn(turn(1, 0))).toBe(false)
  expect(ordered(turn(1, 0), 0)).toHaveLength(2)
})
