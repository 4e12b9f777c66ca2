import { expect, it } from 'vitest'
import { MOST_TURNED, type Settings } from '../../../src-shared/table.ts'
import { keepTurned, keptTurned, lookedBackAt, turnedTo } from '../../../src-renderer/state/table/turned-tables.ts'

const begun = turnedTo(undefined, { turn: 5, byHand: false, since: 1 })

it('a game is looked back at as its table lay for most of it', () => {
  const late = turnedTo(begun, { turn: 0, byHand: false, since: 23 })
  expect(late.turn).toBe(0)
  expect(lookedBackAt(late, 25).turn).toBe(5)
  expect(lookedBackAt(late, 60).turn).toBe(0)
  expect(lookedBackAt(begun, 25)).toBe(begun)
  // It stays so, however often it is looked back at.
  const again = lookedBackAt(lookedBackAt(late, 25), 25)
  expect(again.turn).toBe(5)
})

it('a table that was turned by hand is looked back at as it was turned', () => {
  const turned = turnedTo({ ...begun, said: true }, { turn: 2, byHand: true, since: 24 })
  expect(lookedBackAt(turned, 25)).toBe(turned)
  expect(turned.said).toBe(true)
})

it('a table that was turned by hand lies so again when the window is opened anew, and is looked back at so', () => {
  const kept = [
    { slot: 'a', turn: 4 },
    { slot: 'b', turn: 1 },
  ]
  const again = keptTurned(kept, 'a')!
  expect(again).toMatchObject({ turn: 4, byHand: true })
  expect(lookedBackAt(again, 60).turn).toBe(4)
  expect(keptTurned(kept, 'c')).toBeUndefined()
})

it('keeps how the tables of the last games lie that somebody turned, each once', () => {
  let kept: Settings['turned'] = []
  const keep = (slot: string, turn: number) => (kept = keepTurned(kept, slot, turn))
  for (const n of [0, 1, 2]) keep('game-a', n)
  keep('game-b', 5)
  keep('game-a', 3)
  expect(kept).toEqual([
    { slot: 'game-b', turn: 5 },
    { slot: 'game-a', turn: 3 },
  ])
  for (let n = 0; n < MOST_TURNED; n++) keep(`other-${n}`, 1)
  expect(kept).toHaveLength(MOST_TURNED)
  expect(kept.map(({ slot }) => slot)).not.toContain('game-a')
})
