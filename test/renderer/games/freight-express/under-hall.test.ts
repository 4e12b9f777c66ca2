import { expect, it, vi } from 'vitest'
import type { Piece } from '../../../../src-renderer/games/freight-express/looks.ts'
import { brush } from '../../../../src-renderer/games/freight-express/pictures.ts'
import { kindOf } from '../../../../src-renderer/games/freight-express/pieces/index.ts'
import { frameFor } from '../../harness/telling.ts'
import { oneDrive } from './one-drive.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

const isHall = ({ look }: Piece) => look.kind === 'hall'

it('a train that leaves a station passes below its hall, which is gone when all stands', async () => {
  const { beats, clock, model } = oneDrive(3, ['A', 'A'])
  const played = model.play(beats, frameFor(2, 0))
  let most = 0
  for (let ms = 0; ms < 4000; ms += 20) {
    for (let i = 0; i < 5; i++) await Promise.resolve()
    clock.pass(20)
    most = Math.max(most, ...Object.values(model.pieces.poses()).map((one) => (isHall(one) ? one.alpha : 0)))
  }
  model.skip()
  await played
  expect(most).toBe(1)
  expect(Object.values(model.pieces.poses()).filter(isHall)).toEqual([])
})

it('the hall lies over all of a train', () => {
  const look = { kind: 'hall', station: 2 } as const
  const [layer] = kindOf(look).art?.(look, { night: false, part: (one: string) => one } as never) ?? []
  const layers: readonly string[] = brush.layers.board
  for (const below of ['wagonsBehind', 'wagonValues', 'noses', 'cabs', 'badges'])
    expect(layers.indexOf(layer as never)).toBeGreaterThan(layers.indexOf(below))
})
