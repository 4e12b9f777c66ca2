import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { seenAsItIs } from '../../../../src-renderer/games/first-class/tell.ts'
import { frameOf } from '../../harness/first-class-frame.ts'

const rolls = { at: 100, lasts: 400, draw: () => undefined }
const steadyOf = (kind: string, seat: number) => {
  const event = { kind, seat } as unknown as FirstClassEvent
  return seenAsItIs({ event, frame: frameOf(2, 0) }, [rolls]).find(({ steady }) => steady)
}

it("what comes onto another's board is not hurried, and stands there for a moment", () => {
  const steady = steadyOf('drove', 1)!
  expect(steady.at).toBe(0)
  expect(steady.lasts).toBeGreaterThan(rolls.at + rolls.lasts)
})

it("one's own deeds and what is taken from the rows are told at the usual pace", () => {
  expect(steadyOf('drove', 0)).toBeUndefined()
  expect(steadyOf('taken', 1)).toBeUndefined()
})
