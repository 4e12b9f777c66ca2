import { describe, expect, it } from 'vitest'
import { PadReader, type Pad } from '../../src-renderer/gamepad.ts'

const pad = (pressed: readonly number[], axes: readonly number[] = [0, 0]): Pad => ({
  buttons: Array.from({ length: 17 }, (_, i) => ({ pressed: pressed.includes(i) })),
  axes,
})

describe('a gamepad', () => {
  it('does each thing once for a press, however long it is held', () => {
    const reader = new PadReader()
    expect(reader.read([pad([0])], 0)).toEqual(['confirm'])
    expect(reader.read([pad([0])], 5000)).toEqual([])
    expect(reader.read([pad([])], 5010)).toEqual([])
    expect(reader.read([pad([0])], 5020)).toEqual(['confirm'])
  })

  it('goes on in a direction that is held, after a while', () => {
    const reader = new PadReader()
    expect(reader.read([pad([13])], 0)).toEqual(['down'])
    expect(reader.read([pad([13])], 100)).toEqual([])
    expect(reader.read([pad([13])], 450)).toEqual(['down'])
    expect(reader.read([pad([13])], 500)).toEqual([])
    expect(reader.read([pad([13])], 600)).toEqual(['down'])
  })

  it('takes the stick for the cross where it leans far enough, and a place without a gamepad for none', () => {
    const reader = new PadReader()
    expect(reader.read([null, pad([], [0.2, -0.3])], 0)).toEqual([])
    expect(reader.read([null, pad([], [0.2, -0.9])], 10)).toEqual(['up'])
    expect(reader.read([null, pad([], [-0.9, 0.1])], 20)).toEqual(['left'])
    expect(reader.read([null], 30)).toEqual([])
  })
})
