import { describe, expect, it } from 'vitest'
import { openDoor, RATE } from '../../src-main/door.ts'

const still = () => 0
const ask = (id: number, name = 'listSlots', payload: unknown = {}) => ({ id, name, payload })
const code = (door: ReturnType<typeof openDoor>, raw: unknown) => {
  const { request } = door.admit(raw)
  return request.ok ? 'ok' : request.fault.code
}

describe('the door', () => {
  it('lets a request of the contract in, with its id', () => {
    expect(openDoor(still).admit(ask(1))).toEqual({
      id: 1,
      request: { ok: true, value: { name: 'listSlots', payload: {} } },
    })
  })

  it('refuses what is not an envelope, and throws at nothing', () => {
    for (const raw of [
      null,
      undefined,
      7,
      'x',
      [],
      {},
      { id: 1 },
      { id: '1', name: 'hello', payload: {} },
      { ...ask(2), more: 1 },
      { id: 3, name: 'x'.repeat(41), payload: {} },
    ]) {
      expect(code(openDoor(still), raw)).toBe('malformed')
    }
  })

  it('refuses options that are nested deeper than can be written down, and throws at nothing', () => {
    const seats = [
      { name: 'Ann', player: 'person' },
      { name: 'Bob', player: 'person' },
    ]
    const options = { deep: JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) as unknown }
    expect(
      code(openDoor(still), ask(1, 'newGame', { game: 'transport', name: 'x', seats, options, practice: false })),
    ).toBe('malformed')
  })

  it('refuses ids that are not whole and above zero', () => {
    for (const id of [0, -1, 1.5, NaN, Infinity, 2 ** 53]) expect(code(openDoor(still), ask(id))).toBe('malformed')
  })

  it('names the id of a refused message wherever it can be read', () => {
    expect(openDoor(still).admit({ id: 9, name: 4 }).id).toBe(9)
    expect(openDoor(still).admit('nothing').id).toBe(0)
  })

  it('refuses a message that was sent before, and any that is older', () => {
    const door = openDoor(still)
    expect(code(door, ask(5))).toBe('ok')
    expect(code(door, ask(5))).toBe('replayed')
    expect(code(door, ask(4))).toBe('replayed')
    expect(code(door, ask(6))).toBe('ok')
  })

  it('uses up the id of a message whose request was wrong', () => {
    const door = openDoor(still)
    expect(code(door, ask(1, 'renameSlot', { slot: '../x', name: 'a' }))).toBe('malformed')
    expect(code(door, ask(1))).toBe('replayed')
  })

  it('refuses requests the contract does not know, inherited names among them', () => {
    const door = openDoor(still)
    expect(['destroy', 'toString', '__proto__', 'constructor'].map((name, i) => code(door, ask(i + 1, name)))).toEqual(
      Array(4).fill('unknownRequest'),
    )
  })

  it('says where a payload is wrong', () => {
    expect(openDoor(still).admit(ask(1, 'act', { slot: 'a', seq: -1, codes: [1] })).request).toMatchObject({
      fault: { code: 'malformed', params: { where: 'seq' } },
    })
  })

  it('refuses fields the contract does not name', () => {
    expect(code(openDoor(still), ask(1, 'hello', { sudo: true }))).toBe('malformed')
  })

  it('refuses what comes faster than any person, and lets in again after a while', () => {
    let time = 0
    const door = openDoor(() => time)
    const codes = Array.from({ length: RATE.atOnce + 1 }, (_, i) => code(door, ask(i + 1)))
    expect(codes.filter((one) => one === 'ok')).toHaveLength(RATE.atOnce)
    expect(codes.at(-1)).toBe('tooMany')
    time += 1000
    const later = Array.from({ length: RATE.perSecond + 1 }, (_, i) => code(door, ask(1000 + i)))
    expect(later.filter((one) => one === 'ok')).toHaveLength(RATE.perSecond)
  })

  it('counts nonsense against the rate too', () => {
    const door = openDoor(still)
    for (let i = 0; i < RATE.atOnce; i++) door.admit('nonsense')
    expect(code(door, ask(1))).toBe('tooMany')
  })
})
