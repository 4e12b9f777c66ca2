import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { settingsSchema } from '../../src-shared/bridge.ts'
import { chosenWith, looksAt, MOST_LOOKS, OWN_LOOKS, type PersonLook } from '../../src-shared/looks.ts'
import { DEFAULT_SETTINGS, type SeatInfo } from '../../src-shared/table.ts'

const people = (...names: string[]): SeatInfo[] => names.map((name) => ({ name, player: 'person' }))
const wants = (name: string, colour: number | null, shape: number | null = null): PersonLook => ({
  name,
  colour,
  shape,
})
const colours = (seats: readonly SeatInfo[], ...chosen: PersonLook[]) =>
  looksAt(seats, chosen)
    .slice(0, seats.length)
    .map(({ colour }) => colour)

describe('own colours and shapes', () => {
  it('are those of the seats where nobody chose', () => {
    expect(looksAt(people('Ada', 'Bram', 'Cleo', 'Dirk'), [])).toEqual(OWN_LOOKS)
  })

  it('go with the person to whichever seat they take, and with no bot of that name', () => {
    const ada = wants('Ada', 2, 3)
    expect(looksAt(people('Bram', 'Ada'), [ada])[1]).toEqual({ colour: 2, shape: 3 })
    expect(looksAt([{ name: 'Ada', player: 'porter' }], [ada])[0]).toEqual({ colour: 0, shape: 0 })
  })

  it('are the earlier seat’s where two want the same, and the later has the next that is free', () => {
    expect(colours(people('Ada', 'Bram'), wants('Ada', 1), wants('Bram', 1))).toEqual([1, 0])
    const four = people('Ada', 'Bram', 'Cleo', 'Dirk')
    expect(colours(four, wants('Ada', 3), wants('Bram', 3), wants('Dirk', 1))).toEqual([3, 0, 2, 1])
  })

  it('move whoever did not choose only when theirs is taken', () => {
    expect(colours(people('Ada', 'Bram', 'Cleo', 'Dirk'), wants('Ada', 2))).toEqual([2, 1, 0, 3])
  })

  it('never make two seats alike, whatever is chosen', () => {
    const seats = people('a', 'b', 'c', 'd')
    const all = [null, 0, 1, 2, 3]
    for (const a of all)
      for (const b of all)
        for (const c of all)
          for (const d of all) {
            const chosen = [wants('a', a, d), wants('b', b, c), wants('c', c, b), wants('d', d, a)]
            const looks = looksAt(seats, chosen)
            for (const kind of ['colour', 'shape'] as const)
              expect(looks.map((look) => look[kind]).toSorted(), JSON.stringify(chosen)).toEqual([0, 1, 2, 3])
          }
  })

  it('are forgotten when nothing is wished any more, and the oldest of very many are', () => {
    expect(chosenWith([wants('Ada', 1)], wants('Ada', null))).toEqual([])
    const many = Array.from({ length: MOST_LOOKS }, (_, n) => wants(`p${n}`, 0))
    const kept = chosenWith(many, wants('Ada', 1))
    expect(kept).toHaveLength(MOST_LOOKS)
    expect(kept.map(({ name }) => name)).not.toContain('p0')
    expect(v.is(settingsSchema, { ...DEFAULT_SETTINGS, looks: kept })).toBe(true)
    expect(v.is(settingsSchema, { ...DEFAULT_SETTINGS, looks: [...kept, wants('Eve', 1)] })).toBe(false)
  })
})
