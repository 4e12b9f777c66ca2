import { expect, it, vi } from 'vitest'
import { PLAYABLE } from '../../../src-renderer/games/tickets.ts'
import { SHOWN } from './games.ts'
import { samples } from './motion.ts'
import { piecesOf } from './pieces.ts'

/** Pixi asks for a navigator when it is loaded; nothing here draws. */
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

it.each(PLAYABLE)(
  '%s: the gallery draws what lies on the table by day and by night, of each kind as it looks',
  (game) => {
    const shown = SHOWN[game]
    const played = [shown.games[1]()]
    const frame = () => ({ seats: [], viewer: 0, acting: 0, words: {} }) as const
    const [day, night] = (['day', 'night'] as const).map((theme) => piecesOf(shown, played, frame, theme))
    expect([...night.keys()]).toEqual([...day.keys()])
    expect(day.size).toBeGreaterThan(7)
    for (const [kind, pieces] of day) {
      expect(new Set(pieces.map(({ look }) => JSON.stringify(look))).size, kind).toBe(pieces.length)
      for (const { svg, width, height } of pieces) {
        expect(width * height, kind).toBeGreaterThan(0)
        expect(svg, kind).not.toMatch(/undefined|NaN/)
      }
    }
  },
)

it.each(PLAYABLE)('%s: the gallery moves each kind of event that happens in its games once', (game) => {
  const played = [SHOWN[game].games[1]()]
  const kinds = new Set(played[0].beats.map(({ event }) => event.kind))
  const found = samples(played)
  expect([...found.keys()]).toEqual([...kinds].sort((a, b) => a.localeCompare(b)))
  for (const [kind, { played, n }] of found) expect(played.beats[n].event.kind).toBe(kind)
})
