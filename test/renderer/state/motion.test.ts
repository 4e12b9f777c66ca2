import { expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../src-shared/table.ts'
import { atTable } from './at-table.ts'

it('whoever asks for less motion in the settings sees no line of the log pulse: its things are marked and stay so', () => {
  vi.useFakeTimers()
  try {
    const { app, session } = atTable()
    const station = { kind: 'station', id: 2 } as const
    const seen = (reducedMotion: boolean) => {
      app.preferences.now = { ...DEFAULT_SETTINGS, reducedMotion }
      session.pointing.atLine([station])
      const marked = Array.from({ length: 4 }, () => (vi.advanceTimersByTime(240), session.pointing.told.length))
      session.pointing.atLine([])
      return marked
    }
    expect(seen(true)).toEqual([1, 1, 1, 1])
    expect(seen(false)).toContain(0)
    session.close()
  } finally {
    vi.useRealTimers()
  }
})
