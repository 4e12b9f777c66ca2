import { describe, expect, it } from 'vitest'
import { candidates } from '../../../src-main/bots/freight-express/candidates.ts'
import { usefulRails } from '../../../src-main/bots/freight-express/lays.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { EW, NS } from '../../../src-shared/geometry/rails.ts'
import { WIDE, at, begin, codes } from '../../engine/freight-express/helpers.ts'

/** In B with a wagon for C and a card that is coupled in H, far away. */
const onTheWay = (more: object = {}): State =>
  begin({ layout: WIDE, locomotives: ['B'], coupled: [[24]], hands: [[0]], ...more })

/** The cells in which laying a card is looked at. */
const looked = (s: State): Set<number> => {
  const found = candidates(s, Int32Array.from(codes(s))).map(([code]) => game.decode(s, code))
  return new Set(found.flatMap((action) => (action.kind === 'lay' ? [action.cell] : [])))
}

describe('where the greedy bot looks at laying', () => {
  it('finds the rails that shorten its way', () => {
    const s = onTheWay()
    const useful = usefulRails(s)
    expect(useful[at(s, 3, 0)] & EW).toBe(EW)
    expect(useful[at(s, 3, 0)] & NS).toBe(0)
    expect(useful[at(s, 5, 0)]).toBe(0)
    expect(looked(s)).toContain(at(s, 3, 0))
    expect(looked(s)).not.toContain(at(s, 5, 0))
  })

  it('finds nothing where the rails lie already', () => {
    const s = onTheWay({ cells: { '3,0': { rails: 'EW' } } })
    expect(usefulRails(s)[at(s, 3, 0)] & EW).toBe(0)
  })

  it('looks everywhere when the whole hand must be played', () => {
    const s = onTheWay({ options: { advanced: true }, mustPlay: true })
    expect(looked(s).size).toBeGreaterThan(looked(onTheWay()).size)
  })

  it('looks everywhere when another can push it off the rails', () => {
    const cells = { '2,2': { rails: 'EW' }, '3,2': { rails: 'EW' } }
    const s = (other: string): State => onTheWay({ locomotives: ['3,2 E inner out', other], cells })
    expect(usefulRails(s('2,2 W edge in')).every((rails) => rails !== 0)).toBe(true)
    expect(usefulRails(s('F')).every((rails) => rails !== 0)).toBe(false)
  })
})
