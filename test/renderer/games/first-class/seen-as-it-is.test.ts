import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { seenAsItIs } from '../../../../src-renderer/games/first-class/tell.ts'
import { frameOf } from '../../harness/first-class-frame.ts'

const rolls = { at: 100, lasts: 400, draw: () => undefined }
const heldOf = (kind: string, seat: number) => {
  const event = { kind, seat } as unknown as FirstClassEvent
  return seenAsItIs({ event, frame: frameOf(2, 0) }, [rolls]).find(({ fastest }) => fastest !== undefined)
}

it("what comes onto another's board is hurried less than what leads to it, and stands there for a moment", () => {
  const held = heldOf('drove', 1)!
  expect(held.at).toBe(0)
  expect(held.lasts).toBeGreaterThan(rolls.at + rolls.lasts)
  expect(held.fastest).toBeLessThanOrEqual(3)
})

it("one's own deeds and what is taken from the rows are told at the usual pace", () => {
  expect(heldOf('drove', 0)).toBeUndefined()
  expect(heldOf('taken', 1)).toBeUndefined()
})
