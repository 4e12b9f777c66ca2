import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  dismiss,
  hold,
  lasting,
  release,
  seenWords,
  toast,
  toasts,
  toastUndone,
} from '../../../src-renderer/state/toasts.svelte.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  toasts.splice(0)
  vi.useRealTimers()
})
const texts = () => toasts.map(({ text }) => text)

it('a notice goes by itself, later where it can be answered', () => {
  toast('kept')
  toast('deleted', 'trash', { label: 'Restore', run: () => undefined })
  vi.advanceTimersByTime(5000)
  expect(texts()).toEqual(['deleted'])
  vi.advanceTimersByTime(3000)
  expect(texts()).toEqual([])
})

it('a notice that somebody is at stays until they leave, and its time then begins anew', () => {
  toast('deleted', 'trash', { label: 'Restore', run: () => undefined })
  const [{ id }] = toasts
  vi.advanceTimersByTime(7000)
  hold(id)
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['deleted'])
  release(id)
  vi.advanceTimersByTime(7000)
  expect(texts()).toEqual(['deleted'])
  vi.advanceTimersByTime(1000)
  expect(texts()).toEqual([])
})

it('a notice that was answered sets no clock by being left', () => {
  toast('deleted')
  const [{ id }] = toasts
  hold(id)
  dismiss(id)
  release(id)
  expect(vi.getTimerCount()).toBe(0)
})

it('a notice that is given once more is not shown twice, and stays anew', () => {
  toast('not there')
  vi.advanceTimersByTime(4000)
  toast('not there')
  vi.advanceTimersByTime(4000)
  expect(texts()).toEqual(['not there'])
})

it('of what is taken back one after another only the last is told, for as long as any', () => {
  const made: string[] = []
  const undone = (what: string) => toastUndone(what, { label: 'Redo', run: () => void made.push(what) })
  undone('a drive')
  toast('not there')
  vi.advanceTimersByTime(4000)
  undone('a card')
  expect(texts()).toEqual(['a card', 'not there'])
  toasts[0].action?.run()
  expect(made).toEqual(['a card'])
  vi.advanceTimersByTime(7000)
  expect(texts()).toEqual(['a card'])
  vi.advanceTimersByTime(1000)
  expect(texts()).toEqual([])
})

it('what a notice takes of the window changes with what is seen, not with how many there are or how much is done', () => {
  let holds = true
  toastUndone('undone: a', { label: 'Redo', run: () => undefined, holds: () => holds })
  const first = seenWords()
  toastUndone('undone: the longer one', { label: 'Redo', run: () => undefined, holds: () => holds })
  expect(toasts).toHaveLength(1)
  expect(seenWords()).not.toBe(first)
  holds = false
  expect(toasts).toHaveLength(1)
  expect(seenWords()).toBe('[]')
  const search = lasting('searching', 'search', { label: 'Stop', run: () => undefined })
  const begun = seenWords()
  search.tell(0.5)
  expect(seenWords()).toBe(begun)
  search.close()
})
