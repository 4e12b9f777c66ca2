import { expect, it } from 'vitest'
import { inkOf } from '../../../../src-renderer/stage/art/ink.ts'
import { coloursOf } from '../../../../src-renderer/theme/tokens.ts'
import { mailLeft } from '../../../../src-renderer/games/first-class/art/held.ts'
import { mailWagon } from '../../../../src-renderer/games/first-class/art/train.ts'

const ink = inkOf(coloursOf('day'))
const FOUR = [0, 1, 2, 3]

it('each of the four mail wagons shows what it brings, in the shed and in its train', () => {
  for (const draw of [mailLeft, mailWagon])
    expect(new Set(FOUR.map((mail) => JSON.stringify(draw(ink, 0, mail).body))).size).toBe(FOUR.length)
})

it('what those bring that are left takes all of their side: in the shed they are small', () => {
  const sizeOf = (draw: typeof mailLeft, mail: number) =>
    Number(/scale\(([\d.]+)\)">/.exec(draw(ink, 0, mail).body)?.[1])
  for (const mail of FOUR) expect(sizeOf(mailLeft, mail) / sizeOf(mailWagon, mail)).toBeGreaterThanOrEqual(1.5)
})
