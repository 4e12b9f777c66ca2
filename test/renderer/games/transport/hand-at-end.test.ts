import { expect, it } from 'vitest'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { panelOf } from '../../../../src-renderer/games/panels.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { poses } from '../../../../src-renderer/games/transport/poses.ts'
import { trayOwner } from '../../../../src-renderer/games/transport/tray-owner.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { randomTransport } from '../../harness/transport-games.ts'

const ADA = { name: 'Ada', player: 'person' } as const
const BRAM = { name: 'Bram', player: 'person' } as const
const BOT = { name: 'Bram', player: 'driver' } as const
const status = { turn: 9, round: 5, active: 1, decision: null, outcome: { winners: [1] } }
const begun = randomTransport(3, 2, 0, transportOptions.default).first as TransportView
const during = (active: number): TransportView => ({ ...begun, active })

/** The frame of a game that has just ended in the turn of Bram. */
const atEnd = (seats: readonly unknown[]) => panelOf('transport').frame({ viewer: 'open', seats, status } as never)
const titleOf = (view: TransportView, seats: readonly unknown[]) => poses(view, atEnd(seats), BASE)[names.title].look

it('while the last deeds of two people are told a hand bears the name of whose cards lie there', () => {
  const named = [0, 1].map((active) => titleOf(during(active), [ADA, BRAM]))
  expect(named).toMatchObject([{ text: 'Ada’s hand' }, { text: 'Bram’s hand' }])
})

it('whoever has played alone keeps their own hand before them to the end', () => {
  expect(trayOwner(during(1), atEnd([ADA, BOT]))).toBe(0)
  expect(titleOf(during(1), [ADA, BOT])).toMatchObject({ text: 'Your hand' })
})
