import { afterEach, expect, it, vi } from 'vitest'
import { loadNarrow } from '../../../../src-renderer/games/first-class/layout/lettering.ts'
import { NARROW, weightShown } from '../../../../src-renderer/stage/drawing/letters.ts'

afterEach(() => vi.unstubAllGlobals())

it('waits for the narrow letters in each weight that small and large words are shown in', async () => {
  const loaded: string[] = []
  vi.stubGlobal('document', { fonts: { load: async (font: string) => void loaded.push(font) } })
  await loadNarrow()
  const shown = [11, 15].flatMap((size) => [1, 2].map((points) => weightShown(NARROW, size, '600', points)))
  expect(new Set(loaded.map((font) => font.slice(0, 3)))).toEqual(new Set(shown))
  expect(loaded.every((font) => font.endsWith(NARROW))).toBe(true)
})

it('goes on where they are missing', async () => {
  vi.stubGlobal('document', { fonts: { load: () => Promise.reject(new Error('missing')) } })
  await expect(loadNarrow()).resolves.toBeUndefined()
})
