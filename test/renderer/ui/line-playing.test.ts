import { expect, it } from 'vitest'
import { linePlaying } from '../../../src-renderer/ui/log/line-playing.ts'
import type { Line } from '../../../src-renderer/words/speech.ts'

const line = (key: string): Line => ({ seat: 0, turn: 3, phrase: { key } as unknown as Line['phrase'], refs: [] })
const [drew, drove, delivered, again] = [line('drew'), line('drove'), line('delivered'), line('drove')]
const lines = [drew, drove, delivered, again]

it('is the first line of a turn before anything of it was begun', () => {
  expect(linePlaying(lines, [])).toBe(drew)
})

it('is the line that was begun last, and none that came before or comes after', () => {
  expect(linePlaying(lines, [drew, drove])).toBe(drove)
  expect(linePlaying(lines, [drew, drove, delivered])).toBe(delivered)
})

it('is the second of two that say the same when it comes', () => {
  expect(linePlaying(lines, [drew, drove, delivered, again])).toBe(again)
})

it('is found by its place where the log says it in other words', () => {
  expect(linePlaying(lines, [drew, line('drove 5 into B')])).toBe(drove)
})
