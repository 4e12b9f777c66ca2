import { expect, it, vi } from 'vitest'
import { VIEW, asked, atTable, stateAt, update } from './at-table.ts'
import { toCode } from '../../../src-shared/games/freight-express/actions.ts'
import { NOTHING } from '../../../src-renderer/ui/selection.ts'

it('says nothing when a preview came too late: nobody asked for news', async () => {
  const { app, session } = atTable()
  const told = vi.spyOn(app, 'tell')
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'game', id: 0 } } as const
  session.take(
    update(
      stateAt(2, 2, {
        choices: [toCode({ kind: 'endTurn' })],
        status: { round: 1, turn: 2, active: 0, decision, outcome: null },
      }),
    ),
  )
  await session.settled()
  session.choosing.select({ ...NOTHING, group: 'end' })
  await Promise.resolve()
  expect(asked).toContain('preview')
  expect(told).not.toHaveBeenCalled()
})

it('calls what is picked by its name while it may go several ways', async () => {
  const { session } = atTable()
  const card = VIEW.seats[0].hand[0]
  const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
  const choices = [toCode({ kind: 'couple', card }), toCode({ kind: 'refill', card })]
  session.take(update(stateAt(2, 2, { choices, status: { round: 1, turn: 2, active: 0, decision, outcome: null } })))
  await session.settled()
  session.choosing.select({ ...NOTHING, picked: [{ kind: 'card', id: card }] })
  const about = session.panel.speech.about({ kind: 'card', id: card }, session.position)
  expect(session.choosing.narrowed?.above).toEqual(about?.name)
})
