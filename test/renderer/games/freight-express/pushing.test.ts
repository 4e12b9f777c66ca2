import { expect, it } from 'vitest'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { frameFor } from '../../harness/telling.ts'
import { oneDrive } from './one-drive.ts'

it('buffers that meet are pressed, and on its plate the train that is pushed gets a jolt', async () => {
  const { beats, clock, model } = oneDrive(5, ['1,2 W edge in', '2,2 W edge in'])
  const stood = model.pieces.poses()
  const played = model.play(beats, frameFor(2, 0))
  const seen: ReturnType<typeof model.pieces.poses>[] = []
  for (let ms = 0; ms < 2500; ms += 10) {
    for (let i = 0; i < 5; i++) await Promise.resolve()
    clock.pass(10)
    seen.push(model.pieces.poses())
  }
  model.skip()
  await played
  for (const seat of [0, 1]) {
    const shortest = Math.min(...seen.map((poses) => poses[names.locomotive(seat)].squash))
    expect(shortest).toBeLessThan(0.9)
    expect(seen.at(-1)![names.locomotive(seat)].squash).toBe(1)
    const way = seen.map((poses) => Math.abs(poses[names.engine(seat)].x - stood[names.engine(seat)].x))
    expect(Math.max(...way) > 3).toBe(seat === 1)
    expect(way.at(-1)).toBe(0)
  }
})
