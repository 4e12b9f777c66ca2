import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenLaidOut } from '../../../src-renderer/ui/page/laid-out.ts'

type Seen = readonly { readonly target: Element }[]

/** The browser's observer, told by hand when the page is laid out: as a browser does, also after it was let go. */
class Watch {
  static last: Watch
  readonly observed: Element[] = []
  readonly #tell: (seen: Seen) => void

  constructor(tell: (seen: Seen) => void) {
    this.#tell = tell
    Watch.last = this
  }
  observe(row: Element) {
    this.observed.push(row)
  }
  disconnect() {}
  layOut() {
    this.#tell(this.observed.map((target) => ({ target })))
  }
}

const row = {} as Element
const list = { querySelectorAll: (matching: string) => (matching === '.current' ? [row] : []) } as unknown as Element
const frame = () => new Promise((resume) => setImmediate(resume))

beforeEach(() => vi.stubGlobal('IntersectionObserver', Watch))
afterEach(() => vi.unstubAllGlobals())

test('the rows that match are given once the page is laid out', async () => {
  const call = vi.fn()
  whenLaidOut(list, '.current', call)
  await frame()
  Watch.last.layOut()
  expect(call.mock.calls).toEqual([[[row]]])
})

test('who gives up before the rows are looked for has none watched', async () => {
  const call = vi.fn()
  whenLaidOut(list, '.current', call)()
  await frame()
  expect(Watch.last.observed).toEqual([])
  expect(call).not.toHaveBeenCalled()
})

test('what the browser had queued when the list went calls nobody', async () => {
  const call = vi.fn()
  const giveUp = whenLaidOut(list, '.current', call)
  await frame()
  giveUp()
  Watch.last.layOut()
  expect(call).not.toHaveBeenCalled()
})
