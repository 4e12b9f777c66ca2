import { describe, expect, it } from 'vitest'
import { listed, playProof } from './proof.ts'
import { place } from './transport-rules.ts'
import { PASS, census, depth, parcelCells, transport, transportTable } from './transport.ts'

const PLAIN = 0
const PLAIN_END = 1
const KEY = 2
const SIXTH = 5

describe('a Transport key that takes itself', () => {
  const start = () => transportTable({ table: [[4, PLAIN, 0]], hands: [[KEY, 6], [3, 7], [SIXTH]] })

  it('leaves the hand, lies on the table, is lifted by its own icon and lies elsewhere', () => {
    const s = start()
    const questions = playProof(transport, s, [place(KEY, 5), 5])
    expect(questions).toEqual(['play 0 0', 'lift 0 0', 'place 0 0'])
    expect(transport.status(s).decision?.source).toEqual({ kind: 'card', id: KEY })
    expect(census(s)[KEY]).toBe(-1)
    expect(depth(s)).toBe(3)
    playProof(transport, s, [place(KEY, 3)])
    expect(census(s)[KEY]).toBe(103)
  })

  it('is in exactly one place after every step', () => {
    const s = start()
    for (const code of [place(KEY, 5), 5, place(KEY, 3)]) {
      playProof(transport, s, [code])
      expect(() => census(s)).not.toThrow()
    }
  })

  it('does not fire again where it comes to lie: the turn passes on', () => {
    const s = start()
    expect(playProof(transport, s, [place(KEY, 5), 5, place(KEY, 3)])).toEqual([
      'play 0 0',
      'lift 0 0',
      'place 0 0',
      'play 1 1',
    ])
    expect(depth(s)).toBe(1)
  })

  it('may not be put back as it lay, nor next to itself: it is lifted first', () => {
    const s = start()
    playProof(transport, s, [place(KEY, 5), 5])
    expect(listed(transport, s)).toEqual([place(KEY, 3)])
  })

  it('is not offered where it could then take nothing anywhere else', () => {
    const s = transportTable({ table: [[4, PLAIN_END, 1]], hands: [[KEY, 6], [3], [SIXTH]] })
    expect(listed(transport, s)).toEqual([place(6, 5), PASS])
  })

  it('takes the parcel that lies on the lifted card along', () => {
    const s = transportTable({
      table: [
        [4, PLAIN, 0],
        [5, 3, 0],
      ],
      hands: [[KEY], [6], [SIXTH]],
      parcelOn: 5,
    })
    playProof(transport, s, [place(KEY, 3), 5])
    expect(parcelCells(s)).toEqual([])
    playProof(transport, s, [place(3, 2)])
    expect(parcelCells(s)).toEqual([2])
  })
})
