import { expect, test } from 'vitest'
import { isPallet } from '../../../../src-shared/games/transport/cards.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { cellBox, pushesTo } from '../../../../src-renderer/games/transport/reach.ts'
import { randomTransport } from '../../harness/transport-games.ts'

test('where a card may come before a pallet, the free places round that are wished to be seen, and no others', () => {
  const { beats } = randomTransport(4, 3, 0, transportOptions.default)
  const view = beats[40].view as TransportView
  const [pallet, card] = [true, false].map((is) => view.laid.find((one) => isPallet(one.card) === is)!)
  const boxes = pushesTo(view, [{ kind: 'pallet', id: pallet.card }])
  expect(boxes.length).toBeGreaterThan(0)
  expect(boxes.length).toBeLessThan(6)
  for (const { cell } of view.laid) expect(boxes).not.toContainEqual(cellBox(cell))
  expect(pushesTo(view, [{ kind: 'cell', id: pallet.cell }])).toEqual(boxes)
  expect(pushesTo(view, [{ kind: 'cell', id: card.cell }])).toEqual([])
})
