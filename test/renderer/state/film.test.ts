import { expect, it } from 'vitest'
import { lastOfTurns } from '../../../src-renderer/state/film.svelte.ts'
import { fileNamed } from '../../../src-renderer/state/save-as.ts'

it('a film shows each turn once, as it came to its end', () => {
  const stops = [0, 1, 1, 1, 2, 3, 3].map((turn, n) => ({ turn, n }))
  expect(lastOfTurns(stops).map(({ n }) => n)).toEqual([0, 3, 4, 6])
})

it('a file is named after its game, as any system takes it', () => {
  expect(fileNamed('Ann / Ben: 1?', 'png')).toBe('Ann Ben 1.png')
  expect(fileNamed('...', 'webm')).toBe('Signalbox.webm')
})
