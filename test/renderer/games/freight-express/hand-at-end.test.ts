import { expect, it } from 'vitest'
import { panelOf } from '../../../../src-renderer/games/panels.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { poses, trayOwner } from '../../../../src-renderer/games/freight-express/poses.ts'
import { dayView } from '../../harness/position.ts'

const ADA = { name: 'Ada', player: 'person' } as const
const BRAM = { name: 'Bram', player: 'person' } as const
const BOT = { name: 'Bram', player: 'driver' } as const
const status = { turn: 9, round: 5, active: 1, decision: null, outcome: { winners: [1] } }

/** The frame of a game that has just ended in the turn of Bram. */
const atEnd = (seats: readonly unknown[], more = {}) =>
  panelOf('freight-express').frame({ viewer: 'open', seats, status, ...more } as never)

it('while the last deeds of two people are told a hand bears the name of whose cards lie there', () => {
  const view = dayView(2)
  const named = (active: number) => poses({ ...view, active }, atEnd([ADA, BRAM]))[names.handName].look
  expect([named(0), named(1)]).toMatchObject([{ text: 'Ada’s hand' }, { text: 'Bram’s hand' }])
})

it('whoever has played alone keeps their own hand before them to the end, without a name', () => {
  const view = { ...dayView(2), active: 1 }
  const frame = atEnd([ADA, BOT])
  expect(trayOwner(view, frame)).toBe(0)
  expect(poses(view, frame)[names.handName]).toBeUndefined()
  // Looked back at with all cards open it is that of the seat to move, by its name.
  const back = atEnd([ADA, BOT], { isPlayed: true })
  expect(trayOwner(view, back)).toBe(1)
  expect(poses(view, back)[names.handName].look).toMatchObject({ text: 'Bram’s hand' })
})
