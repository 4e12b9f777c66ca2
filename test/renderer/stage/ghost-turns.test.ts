import { expect, it } from 'vitest'
import { GhostTurns, type Turned } from '../../../src-renderer/stage/over/ghost-turns.ts'
import { piece } from '../../../src-renderer/stage/pieces.ts'

const ghost = (what: number, degrees: number) => ({ ghost: piece({ what, degrees }, 'board', 0, 0) })
const turnedOf = (look: Turned): Turned => look

it('a ghost that is turned a quarter gets there within 140 ms, the short way round', () => {
  const turns = new GhostTurns<Turned>()
  const at = (degrees: number, now: number) => turns.at(ghost(1, degrees), turnedOf, now, false)
  expect(at(270, 0)).toMatchObject({ ghosts: { ghost: { angle: 0 } }, turning: false })
  expect(at(360, 100)).toMatchObject({ ghosts: { ghost: { angle: -90 } }, turning: true })
  const half = at(360, 170).ghosts.ghost.angle
  expect(half).toBeLessThan(0)
  expect(half).toBeGreaterThan(-45)
  expect(at(360, 240)).toMatchObject({ ghosts: { ghost: { angle: 0 } }, turning: false })
})

it('goes on from where it is when it is turned again on the way, and after a moment without a preview', () => {
  const turns = new GhostTurns<Turned>()
  turns.at(ghost(1, 0), turnedOf, 0, false)
  turns.at(ghost(1, 90), turnedOf, 100, false)
  turns.at({}, turnedOf, 130, false)
  const again = turns.at(ghost(1, 180), turnedOf, 140, false).ghosts.ghost.angle
  expect(again).toBeLessThan(-90)
  expect(again).toBeGreaterThan(-180)
})

it('another card, and one who wants no motion, see it lie there at once', () => {
  const turns = new GhostTurns<Turned>()
  turns.at(ghost(1, 0), turnedOf, 0, false)
  expect(turns.at(ghost(2, 90), turnedOf, 50, false)).toMatchObject({ ghosts: { ghost: { angle: 0 } }, turning: false })
  expect(turns.at(ghost(2, 180), turnedOf, 100, true)).toMatchObject({
    ghosts: { ghost: { angle: 0 } },
    turning: false,
  })
})
