import { expect, it } from 'vitest'
import { feeling } from '../../../../src-renderer/stage/art/feeling.ts'
import { feel } from '../../../../src-renderer/stage/motion/feeling.ts'
import { piece } from '../../../../src-renderer/stage/pieces.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { layoutOf } from '../../../../src-renderer/games/freight-express/layout/layout.ts'
import { facePlace } from '../../../../src-renderer/games/freight-express/layout/plate-lines.ts'

it('with four seats a face is 40 px at least, and its train stands clear of it', () => {
  for (const width of [BASE.width, 1584]) {
    const [{ width: plate, height }] = layoutOf({ width, height: BASE.height }, 4).plates
    const { size, x, train } = facePlace({ width: plate, height, text: 1 })
    expect(size).toBeGreaterThanOrEqual(40)
    expect(train).toBeGreaterThan(x + size / 2)
  }
})

it('what a face feels springs up beside its name, never over its first letters', () => {
  for (const [seats, width] of [2, 3, 4].flatMap((seats) => [BASE.width, 1584, 720].map((width) => [seats, width]))) {
    const [at] = layoutOf({ width, height: BASE.height }, seats).plates
    const look = { width: at.width, height: at.height, text: 1, bot: 'porter' as const, seat: 0 }
    const shown: { readonly x: number; readonly scale: number }[] = []
    const script = {
      extra: () => 'extra',
      put: () => undefined,
      drive: () => undefined,
      remove: () => undefined,
      fly: (...[, , , , to]: readonly unknown[]) => void shown.push(to as { x: number; scale: number }),
    }
    const face = facePlace(look)
    feel(script as never, piece(look, 'screen', at.x, at.y), face, 'startled', 0)
    const [x, , wide] = feeling(() => '', 'startled').box
    expect(shown).not.toEqual([])
    for (const balloon of shown) expect(balloon.x + (x + wide) * balloon.scale).toBeLessThanOrEqual(at.x + face.name)
  }
})
