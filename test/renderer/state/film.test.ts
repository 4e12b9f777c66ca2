import { afterEach, expect, it, vi } from 'vitest'
import type { Past } from '../../../src-shared/table.ts'
import { captionOf, Film, lastOfTurns, secondsOf } from '../../../src-renderer/state/film.svelte.ts'
import { fileNamed } from '../../../src-renderer/state/save-as.ts'
import type { Replay } from '../../../src-renderer/state/table/replay.svelte.ts'
import type { Showing } from '../../../src-renderer/state/table/showing.svelte.ts'

afterEach(() => void vi.unstubAllGlobals())

it('a film shows each turn once, as it came to its end', () => {
  const stops = [0, 1, 1, 1, 2, 3, 3].map((turn, n) => ({ turn, n }))
  expect(lastOfTurns(stops).map(({ n }) => n)).toEqual([0, 3, 4, 6])
})

it('says how long the film will be, its last turn longer, and names no turn before the first', () => {
  expect(secondsOf([0, 1, 1, 2].map((turn) => ({ turn })))).toBe(4)
  expect([0, 2].map((turn) => captionOf('Ann’s', turn))).toEqual(['The game begins', 'Ann’s, turn 2'])
})

it('a file is named after its game, as any system takes it', () => {
  expect(fileNamed('Ann / Ben: 1?', 'png')).toBe('Ann Ben 1.png')
  expect(fileNamed('...', 'webm')).toBe('Signalbox.webm')
})

it('lays out again what a review had laid out, and leaves else what was gone through for it', async () => {
  class Recorder {
    onstop = () => undefined
    start = () => undefined
    stop = () => this.onstop()
  }
  vi.stubGlobal('window', { MediaRecorder: Recorder })
  vi.stubGlobal('MediaRecorder', Recorder)
  const canvas = { getContext: () => ({}), captureStream: () => ({}) }
  vi.stubGlobal('document', { createElement: () => canvas })
  const told: unknown[] = []
  const ends = async (laidOut: Past | null, now: number | null) => {
    told.length = 0
    const to = async (n: number) => void told.push(n)
    const lay = (past: Past) => void told.push(past)
    const replay = { stops: [{ n: 0, turn: 0 }], now, laidOut, to, lay, leave: () => void told.push('leave') }
    const film = new Film(replay as unknown as Replay, {} as Showing)
    const made = film.make('Game')
    film.cancel()
    await made
    return told.at(-1)
  }
  const past = { n: 5 } as unknown as Past
  expect(await ends(past, 5)).toBe(past)
  expect(await ends(null, 5)).toBe(5)
  expect(await ends(null, null)).toBe('leave')
})
