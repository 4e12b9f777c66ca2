import { expect, it } from 'vitest'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { begin, WIDE } from '../../../engine/freight-express/helpers.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

it('the steps of a drive are numbered from the moment its card leaves the hand until they are driven over', async () => {
  const s = begin({
    layout: WIDE,
    cells: { '1,2': { rails: 'EW' }, '2,2': { rails: 'EW' }, '3,2': { rails: 'EW' } },
    hands: [[{ wagon: 4 }]],
    locomotives: ['1,2 W edge in', 'A'],
  })
  const view = () => game.view(s, 0) as FreightView
  const before = view()
  const beats: Beat[] = []
  const code = game.encode(s, { kind: 'drive', card: before.seats[0].hand[0] }) as number
  game.apply(s, code, (event) => beats.push({ event, view: view() }))
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(before, frameFor(2, 0))
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
