import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepInSight } from '../../../src-renderer/screens/review/keep-in-sight.ts'

/** As much of a page as a list and its rows need: what is inside what, and who hears. */
class Part extends EventTarget {
  parentElement: Part | null = null
  readonly children: Part[] = []
  readonly scrollIntoView = vi.fn()
  append<P extends Part>(part: P): P {
    part.parentElement = this
    this.children.push(part)
    return part
  }
  contains(other: Part): boolean {
    return other === this || this.children.some((part) => part.contains(other))
  }
  /** It bubbles up to all that this lies in. */
  meets(type: string, more: object = {}): void {
    for (let part = this.parentElement; part; part = part.parentElement)
      part.dispatchEvent(Object.defineProperties(new Event(type), valuesOf({ ...more, target: this })))
    this.dispatchEvent(Object.defineProperties(new Event(type), valuesOf({ ...more, target: this })))
  }
}
const valuesOf = (of: object): PropertyDescriptorMap =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, { value: value as unknown }]))
class Button extends Part {}

let resized: () => void
beforeEach(() => {
  resized = () => undefined
  vi.stubGlobal('Node', Part)
  vi.stubGlobal('HTMLButtonElement', Button)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #watched: Part[] = []
      observe = (part: Part) => void this.#watched.push(part)
      disconnect = () => void (this.#watched = [])
      constructor(changed: () => void) {
        resized = () => {
          if (this.#watched.length > 0) changed()
        }
      }
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

/** A list that scrolls, with two rows, the second of which is laid out. */
function laidOut() {
  const scroller = new Part()
  const list = scroller.append(new Part())
  const other = list.append(new Part())
  const row = list.append(new Part())
  const button = row.append(new Button())
  const stop = keepInSight(row as unknown as HTMLElement)
  const follows = (): boolean => {
    row.scrollIntoView.mockClear()
    resized()
    return row.scrollIntoView.mock.calls.length > 0
  }
  return { scroller, other, row, button, stop, follows }
}

it('keeps the row in sight as rows grow, until it is closed', () => {
  const { follows, stop, row } = laidOut()
  expect(follows()).toBe(true)
  expect(row.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
  stop()
  expect(follows()).toBe(false)
})

it.each([
  ['by the wheel', 'wheel', {}],
  ['by touch', 'touchmove', {}],
  ['by a key', 'keydown', { key: 'PageDown' }],
])('lets go once somebody scrolls %s', (_, type, more) => {
  const { row, follows } = laidOut()
  row.meets(type, more)
  expect(follows()).toBe(false)
})

it('lets go once the scrollbar is pressed, and not for a press on a row', () => {
  const { row, scroller, follows } = laidOut()
  row.meets('pointerdown')
  expect(follows()).toBe(true)
  scroller.meets('pointerdown')
  expect(follows()).toBe(false)
})

it('lets go once the focus goes elsewhere, and not while it stays in the row', () => {
  const { button, other, follows } = laidOut()
  button.meets('focusin')
  expect(follows()).toBe(true)
  other.meets('focusin')
  expect(follows()).toBe(false)
})

it('keeps it for a key that scrolls nothing: a letter, or a space that presses a button', () => {
  const { button, row, follows } = laidOut()
  row.meets('keydown', { key: 'a' })
  button.meets('keydown', { key: ' ' })
  expect(follows()).toBe(true)
  row.meets('keydown', { key: ' ' })
  expect(follows()).toBe(false)
})
