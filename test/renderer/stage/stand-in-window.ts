import { afterAll, beforeAll, vi } from 'vitest'

/** A drawn table opens without a window: this stands in for it. @param watched takes what tells of a change of size */
export function standInWindow(watched: (changed: () => void) => void): void {
  beforeAll(() => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } })
    vi.stubGlobal('devicePixelRatio', 1)
    vi.stubGlobal('matchMedia', () => new EventTarget())
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => undefined
        disconnect = () => undefined
        constructor(changed: () => void) {
          watched(changed)
        }
      },
    )
  })
  afterAll(() => vi.unstubAllGlobals())
}
