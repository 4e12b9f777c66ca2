import { afterEach, expect, it, vi } from 'vitest'
import { whenDensityChanges } from '../../../src-renderer/stage/drawing/density.ts'

afterEach(() => void vi.unstubAllGlobals())

it('tells each time that the screen has other pixels, until it is stopped', () => {
  const asked = new Map<string, EventTarget>()
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.set(query, new EventTarget())
    return asked.get(query)
  })
  const goTo = (from: number, to: number) => {
    vi.stubGlobal('devicePixelRatio', to)
    asked.get(`(resolution: ${from}dppx)`)!.dispatchEvent(new Event('change'))
  }
  vi.stubGlobal('devicePixelRatio', 1)
  const changed = vi.fn()
  const stop = whenDensityChanges(changed)
  goTo(1, 2)
  goTo(2, 1.5)
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  goTo(1.5, 1)
  expect(changed).toHaveBeenCalledTimes(2)
})
