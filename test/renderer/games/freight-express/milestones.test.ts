import { expect, it, vi } from 'vitest'
import { brush } from '../../../../src-renderer/games/freight-express/pictures.ts'
import { kindOf } from '../../../../src-renderer/games/freight-express/pieces/index.ts'
import { frameFor } from '../../harness/telling.ts'
import { oneDrive } from './one-drive.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

it('the steps of a drive are numbered from the moment its card leaves the hand until they are driven over', async () => {
  const { beats, clock, model } = oneDrive(4, ['1,2 W edge in', 'A'])
  void model.play(beats, frameFor(2, 0))
  const seen: number[][] = []
  for (let ms = 0; ms < 900; ms += 10) {
    for (let i = 0; i < 5; i++) await Promise.resolve()
    clock.pass(10)
    const numbers = Object.values(model.pieces.poses()).flatMap(({ look, alpha }) =>
      look.kind === 'number' && alpha === 1 ? [look.n] : [],
    )
    seen.push(numbers.sort())
  }
  model.skip()
  const shown = seen.map((numbers) => numbers.join())
  expect(shown[2]).toBe('2,3,4')
  // None comes back that was gone.
  expect(shown.filter((numbers, i) => numbers.length > (shown[i - 1] ?? numbers).length && i > 2)).toEqual([])
  expect(shown.at(-1)).toBe('')
})

it('a train passes over the numbers of its drive, its badge too', async () => {
  const { beats, clock, model } = oneDrive(4, ['1,2 W edge in', 'A'])
  void model.play(beats, frameFor(2, 0))
  for (let ms = 0; ms < 60; ms += 10) {
    for (let i = 0; i < 5; i++) await Promise.resolve()
    clock.pass(10)
  }
  const numbers = Object.values(model.pieces.poses()).flatMap(({ look }) => (look.kind === 'number' ? [look] : []))
  model.skip()
  expect(numbers.length).toBeGreaterThan(0)
  const board: readonly string[] = brush.layers.board
  const paint = { night: false, part: (layer: string) => layer } as never
  const layers = numbers.map((look) => (kindOf(look).art?.(look, paint) ?? []).map(String))
  for (const drawn of layers) {
    expect(drawn.length).toBeGreaterThan(0)
    for (const layer of drawn) {
      expect(board).toContain(layer)
      expect(board.indexOf(layer)).toBeLessThan(board.indexOf('badges'))
    }
  }
})
