import { expect, it } from 'vitest'
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
