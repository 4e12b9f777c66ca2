import { expect, it } from 'vitest'
import { stopsByItself, stopsOf } from '../../src-renderer/games/transport/words/asked/questions.ts'
import type { GameEvent } from '../../src-shared/core.ts'
import type { Beat } from '../../src-shared/table.ts'
import type { TransportView } from '../../src-shared/games/transport/view.ts'

const at = (name: TransportView['step']['name'], connected: boolean, done?: readonly string[]) =>
  stopsOf(
    { step: { name, card: -1, parcel: -1, icon: -1 }, connected } as TransportView,
    done?.map((kind) => ({ kind })),
  ).map(({ label, at }) => `${label.key.split('.').at(-1)} ${at}`)

it('a turn goes from connecting over the icon and the parcel to the draw', () => {
  expect(at('act', false)).toEqual(['connect here', 'icon ahead', 'move ahead', 'draw ahead'])
  expect(at('keyPlace', true)).toEqual(['connect passed', 'icon here', 'move ahead', 'draw ahead'])
  expect(at('way', true)).toEqual(['connect passed', 'icon passed', 'move here', 'draw ahead'])
  expect(at('endTurn', true)).toEqual(['connect passed', 'icon passed', 'move passed', 'draw here'])
})

it('whoever has swapped their hand connects nothing and draws nothing', () => {
  expect(at('parcel', false)).toEqual(['swap passed', 'move here', 'end ahead'])
  expect(at('endTurn', false)).toEqual(['swap passed', 'move passed', 'end here'])
})

it('a stop at which nothing was done is passed without a halt', () => {
  expect(at('endTurn', true, ['connected', 'nothingMoves'])).toEqual([
    'connect passed',
    'icon skipped',
    'move skipped',
    'draw here',
  ])
  expect(at('endTurn', true, ['connected', 'keyMoved', 'parcelMoved']).slice(1, 3)).toEqual([
    'icon passed',
    'move passed',
  ])
})

it('while a parcel goes by itself the line stands at moving, though nobody is asked which', () => {
  const view = { step: { name: 'endTurn', card: -1, parcel: -1, icon: -1 }, connected: true }
  const beats = (...kinds: readonly string[]) => kinds.map((kind) => ({ event: { kind }, view })) as unknown as Beat[]
  const done = [{ kind: 'connected' }, { kind: 'keyMoved' }] as unknown as GameEvent[]
  const stops = stopsByItself(beats('parcelMoved', 'flipped'), done)
  expect(stops?.map(({ at }) => at)).toEqual(['passed', 'passed', 'here', 'ahead'])
  expect(stopsByItself(beats('turnBegan'), done)).toBeNull()
})
