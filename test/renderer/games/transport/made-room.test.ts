import { expect, it } from 'vitest'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { home } from '../../../../src-renderer/games/transport/layout/home.ts'
import { layoutOf } from '../../../../src-renderer/games/transport/layout/layout.ts'
import type { Poses } from '../../../../src-renderer/games/transport/looks.ts'
import { poses } from '../../../../src-renderer/games/transport/poses.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { randomTransport } from '../../harness/transport-games.ts'

const ends = (all: Poses): readonly string[] =>
  Object.entries(all).flatMap(([name, { look }]) => (look.kind === 'barrier' || look.kind === 'roller' ? [name] : []))

it('no barrier falls on a pallet that has made room, as long as the card it made it for is on its way', () => {
  let pushed = 0
  const { first, beats } = randomTransport(5, 3, 0, transportOptions.default)
  beats.forEach(({ event, view }, i) => {
    if (event.kind !== 'palletPushed') return
    const [before, after] = [i === 0 ? first : beats[i - 1].view, view] as TransportView[]
    if (after.step.name !== 'place') return
    const standing = (stood: Poses, of: TransportView) => ({ camera: home(of, layoutOf(BASE, of)), poses: stood })
    const gone = poses(after, undefined, BASE, null, standing(poses(before), before))
    const waits = poses(after, undefined, BASE, null, standing(gone, after))
    expect(ends(waits)).toEqual(ends(gone))
    pushed++
  })
  expect(pushed).toBeGreaterThan(3)
})
