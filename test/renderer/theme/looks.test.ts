import { describe, expect, it } from 'vitest'
import { signOnPallet } from '../../../src-renderer/games/transport/art/seat.ts'
import { seatBadge } from '../../../src-renderer/games/first-class/art/seat-badge.ts'
import { cabBadge, plateBadge } from '../../../src-renderer/stage/art/badge.ts'
import { inkOf } from '../../../src-renderer/stage/art/ink.ts'
import { seatShape } from '../../../src-renderer/stage/art/seat-shape.ts'
import { partsOf, schemeWith } from '../../../src-renderer/theme/palette.ts'
import { coloursOf, THEMES } from '../../../src-renderer/theme/tokens.ts'
import { looksAt, OWN_LOOKS } from '../../../src-shared/looks.ts'

/** Ada at seat A plays in the colour of seat C, with the diamond. */
const LOOKS = looksAt([{ name: 'Ada', player: 'person' }], [{ name: 'Ada', colour: 2, shape: 3 }])

describe('a table at which people chose their own', () => {
  it('is drawn in the palette in use, with the colours at other seats', () => {
    const scheme = schemeWith('night strong', LOOKS)
    const [own, usual] = [coloursOf(scheme), THEMES['night strong']]
    expect(own['seat-a']).toBe(usual['seat-c'])
    expect(own['seat-a-ink']).toBe(usual['seat-c-ink'])
    expect(['a', 'b', 'c', 'd'].map((seat) => own[`seat-${seat}`]).toSorted()).toEqual(
      ['a', 'b', 'c', 'd'].map((seat) => usual[`seat-${seat}`]).toSorted(),
    )
    expect(own['paper']).toBe(usual['paper'])
    expect(partsOf(scheme)).toEqual({ plain: 'night strong', looks: LOOKS })
  })

  it('has the scheme of every other table where nobody chose', () => {
    expect(schemeWith('day', OWN_LOOKS)).toBe('day')
    expect(partsOf('day')).toEqual({ plain: 'day', looks: OWN_LOOKS })
  })

  it('has the chosen shape and colour on every game’s marks', () => {
    const ink = inkOf(coloursOf(schemeWith('day', LOOKS)))
    const yellow = THEMES.day['seat-c']
    const corners = (body: string) => body.includes('A') // a circle's arcs, which only its own seat has
    const diamond = seatShape(3, 1).replace(/[-\d. ]/g, '')
    const marks = [plateBadge(ink, 0).body, cabBadge(ink, 0).body, seatBadge(ink, 0, 0, 0), signOnPallet(ink, 0, 0, 0)]
    for (const mark of marks) {
      const paths = [...mark.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)
      expect(paths.some((path) => path.replace(/[-\d. ]/g, '') === diamond)).toBe(true)
      expect(paths.some(corners)).toBe(false)
    }
    for (const mark of [marks[0], marks[2], marks[3]]) expect(mark).toContain(yellow)
  })
})
