import { expect, it } from 'vitest'
import { takenAfter, type Taken } from '../../../../src-renderer/games/first-class/took.ts'
import { card, play, rowsOf, table, take } from '../../../engine/first-class/helpers.ts'

it('a card lies over its place while others draw evidence for it', () => {
  const others = card({ stack: 1, kind: 'suspectOthers' })
  const events = play(table({ options: { modules: ['A', 'C'] }, seats: 3, rows: rowsOf(others) }), take(others))
  const began = events.slice(0, events.findLastIndex(({ kind }) => kind === 'evidenceDrawn') + 1)
  const taken = began.reduce<Taken | null>((taken, event) => takenAfter(taken, event), null)
  expect(taken?.[0]).toMatchObject({ card: others, lies: true })
})
