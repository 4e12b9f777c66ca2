import { expect, it } from 'vitest'
import './at-table.ts'
import { windowTitle } from '../../../src-renderer/state/window-title.ts'
import type { App } from '../../../src-renderer/state/app.svelte.ts'

const seats = ['Ann', 'Ben'].map((name) => ({ name, player: 'person' as const }))
const status = { turn: 7, active: 1, decision: { by: 1 } }
const titled = (table: object, opens = false) =>
  windowTitle({
    screen: 'table',
    session: {
      showing: { opens },
      table: { game: 'transport', seats, status, outcome: null, curtain: null, ...table },
    },
  } as unknown as App)

it('the title of the window says the game, the turn and whose it is, also of who is asked in between', () => {
  expect(titled({})).toBe('Transport: Turn 7 · Ben to play – Signalbox')
  expect(titled({ status: { ...status, decision: { by: 0 } } })).toBe('Transport: Turn 7 · Ann to play – Signalbox')
  expect(titled({ status: { ...status, turn: 0 } })).toMatch(/^Transport: .*Ben.* – Signalbox$/)
  expect(titled({}, true)).toBe('Transport: Who starts? – Signalbox')
  expect(titled({ outcome: {} })).toMatch(/^Transport: (?!.*Turn 7).* – Signalbox$/)
})

it('and each screen away from a table is told from the others', () => {
  const screens = ['home', 'new', 'editor', 'school', 'daily', 'problems', 'settings', 'statistics'] as const
  const titles = screens.map((screen) => windowTitle({ screen, beginning: 'transport' } as unknown as App))
  expect(new Set(titles).size).toBe(screens.length)
})
