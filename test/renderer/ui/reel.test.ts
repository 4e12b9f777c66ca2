import { expect, test } from 'vitest'
import { Reel } from '../../../src-renderer/state/table/reel.ts'
import type { Beat } from '../../../src-shared/table.ts'

const beat = (turn: number, view: string): Beat => ({
  event: { kind: 'x', turn, seat: 0, because: { kind: 'game', id: 0 }, refs: [], learnt: [] },
  view,
})
const shown = (reel: Reel, from: number, to: number) =>
  reel.turns(from, to).map((stretch) => stretch.map(({ before, beat: { view } }) => `${before}>${view}`))

test('the turns since one last moved are shown again, each beat from the position before it', () => {
  const reel = new Reel()
  reel.add([beat(1, 'b'), beat(2, 'c')], 'a', 0, 4)
  reel.add([beat(2, 'd'), beat(3, 'e')], 'c', 0, 4)
  expect(shown(reel, 1, 4)).toEqual([['b>c', 'c>d'], ['d>e']])
})

test('what is longer ago than a round is let go', () => {
  const reel = new Reel()
  reel.add([beat(1, 'b')], 'a', 0, 2)
  reel.add([beat(4, 'c')], 'b', 0, 2)
  expect(shown(reel, 0, 9)).toEqual([['b>c']])
})

test('what one seat was shown is not shown to the next', () => {
  const reel = new Reel()
  reel.add([beat(1, 'hand of A')], 'a', 0, 4)
  reel.add([beat(2, 'public')], 'b', 'onlooker', 4)
  reel.seenBy(1)
  expect(shown(reel, 0, 9)).toEqual([['b>public']])
})

test('what was taken back did not happen', () => {
  const reel = new Reel()
  reel.add([beat(1, 'b'), beat(2, 'c')], 'a', 0, 4)
  reel.cut(2)
  expect(shown(reel, 0, 9)).toEqual([['a>b']])
})
