import { describe, expect, it } from 'vitest'
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
  const host = { ownerDocument: new EventTarget() } as unknown as HTMLElement
  await openingSeats(create)(host, { hover: (refs) => void told.push(refs.map(({ id }) => id).join()), pick: () => undefined, turn: () => false, cancel: () => undefined })
  return { told, input: heard! as SceneInput }
}

describe('a seat whose board is laid open', () => {
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
