import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Ref } from '../../../src-shared/core.ts'
import { openingSeats } from '../../../src-renderer/stage/opening.ts'
import type { SceneInput, TableScene } from '../../../src-renderer/stage/scene.ts'

const seat = (id: number): Ref => ({ kind: 'seat', id })

/** A table of which only what it hears of the pointer is real. */
async function table() {
  const told: string[] = []
  let heard: SceneInput | null = null
  const create = async (_: HTMLElement, input: SceneInput) => {
    heard = input
    return { show: () => undefined, play: async () => undefined, destroy: () => undefined } as unknown as TableScene
  }
  const page = new EventTarget()
  const host = { ownerDocument: page } as unknown as HTMLElement
  await openingSeats(create)(host, {
    hover: (refs) => void told.push(refs.map(({ id }) => id).join()),
    pick: () => undefined,
    turn: () => false,
    cancel: () => undefined,
  })
  return { told, page, input: heard! as SceneInput }
}

/** An element of which only what it lies in is real. */
class Lying extends EventTarget {
  readonly within: string
  constructor(within: string) {
    super()
    this.within = within
  }
  closest(selector: string): Lying | null {
    return selector.split(',').some((one) => one.trim() === this.within) ? this : null
  }
}
afterEach(() => void vi.unstubAllGlobals())

/** Presses Escape where the focus is. Returns whether the page below would hear it. */
function escape(page: EventTarget, target: EventTarget): boolean {
  const event = Object.assign(new Event('keydown'), { key: 'Escape' })
  Object.defineProperty(event, 'target', { value: target })
  const stopped = vi.spyOn(event, 'stopPropagation')
  page.dispatchEvent(event)
  return stopped.mock.calls.length === 0
}

describe('a seat whose board is laid open', () => {
  it('is put away by Escape, but not by one that is meant for a dialog or for what is typed', async () => {
    vi.stubGlobal('Element', Lying)
    const { page, input } = await table()
    input.pick([seat(2)])
    expect(['dialog', 'textarea'].map((where) => escape(page, new Lying(where)))).toEqual([true, true])
    expect(escape(page, new Lying('div'))).toBe(false)
    expect(escape(page, new Lying('div'))).toBe(true)
  })

  it('is not explained over its own board; others still are', async () => {
    const { told, input } = await table()
    input.hover([seat(2)])
    input.pick([seat(2)])
    input.hover([seat(2)])
    input.hover([seat(1)])
    expect(told).toEqual(['2', '', '', '1'])
  })

  it('is explained again when its board is put away', async () => {
    const { told, input } = await table()
    input.pick([seat(2)])
    input.pick([seat(2)])
    input.hover([seat(2)])
    expect(told.at(-1)).toBe('2')
  })
})
