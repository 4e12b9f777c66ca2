import { expect, it } from 'vitest'
import { act, begin, connect, move, place, take } from '../../../engine/transport/helpers.ts'
import { transport as game } from '../../../../src-main/engine/transport/index.ts'
import { remember, type LastMove } from '../../../../src-renderer/games/transport/memory.ts'
import type { Action } from '../../../../src-shared/games/transport/actions.ts'

it('the way of a parcel goes from the table when a key moves the card at its end, and the parcel with it', () => {
  const s = begin({
    layout: false,
    board: [
      ['straight plain', 0, 0, 0],
      ['straight plain 2', 1, 0, 0],
      ['straight parcel', 2, 0, 0],
    ],
    parcels: [{ parcel: 16, on: 'straight plain 2', face: 'low' }],
    hands: [[], ['straight key']],
    connected: true,
  })
  let last: LastMove | null = null
  const marked = (run: () => ReturnType<typeof act>) => {
    const before = game.view(s, 0)
    const events = run()
    for (const event of events) last = remember(last, event, before, game.view(s, 0))
    return last?.map(({ kind }) => kind) ?? []
  }
  expect(marked(() => move(s, 16, 0))).toContain('way')
  const deeds: readonly Action[] = [{ kind: 'endTurn' }, connect('straight key'), place(3, 0), take('straight parcel')]
  for (const deed of deeds) expect(marked(() => act(s, deed))).toContain('way')
  expect(marked(() => act(s, place(4, 0)))).not.toContain('way')
})
