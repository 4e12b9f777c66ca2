import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cancelFrame, nextFrame } from '../../../src-renderer/stage/motion/frames.ts'

/** A window that is shown or hidden by hand, and gives no frame by itself. */
let page: EventTarget & { hidden: boolean }
let asked: Map<number, (now: number) => void>

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { hidden: false })
  asked = new Map()
  vi.stubGlobal('document', page)
  vi.stubGlobal('requestAnimationFrame', (call: (now: number) => void) => (asked.set(asked.size + 1, call), asked.size))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => asked.delete(id))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const hide = () => {
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
}

describe('a frame', () => {
  it('comes to a hidden window all the same', () => {
    page.hidden = true
    const call = vi.fn()
    nextFrame(call)
    vi.advanceTimersByTime(100)
    expect(call).toHaveBeenCalledOnce()
  })

  it('that was asked for before the window was hidden comes once, and not again when it is shown', () => {
    const call = vi.fn()
    nextFrame(call)
    hide()
    vi.advanceTimersByTime(100)
    expect(call).toHaveBeenCalledOnce()
    expect(asked.size).toBe(0)
    hide()
    vi.advanceTimersByTime(100)
    expect(call).toHaveBeenCalledOnce()
  })

  it('that has come or was cancelled leaves no listener behind', () => {
    const off = vi.spyOn(page, 'removeEventListener')
    nextFrame(() => undefined)
    asked.get(1)?.(0)
    expect(off).toHaveBeenCalledTimes(1)
    cancelFrame(nextFrame(() => undefined))
    expect(off).toHaveBeenCalledTimes(2)
  })

  it('that was cancelled does not come when the window is hidden', () => {
    const call = vi.fn()
    cancelFrame(nextFrame(call))
    hide()
    vi.advanceTimersByTime(100)
    expect(call).not.toHaveBeenCalled()
  })
})
