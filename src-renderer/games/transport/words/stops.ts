import { phrase, type MessageKey } from '../../../messages/index.ts'
import type { Stop } from '../../../words/speech.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'

type StopName = 'connect' | 'icon' | 'move' | 'draw' | 'swap' | 'end'

/** What is asked at each stop. */
const ASKED: Readonly<Record<TransportView['step']['name'], number>> = {
  act: 0,
  place: 0,
  intake: 1,
  keyCard: 1,
  keyPlace: 1,
  pallet: 1,
  palletPlace: 1,
  parcel: 2,
  way: 2,
  endTurn: 3,
  ended: 4,
}
const CONNECTING: readonly StopName[] = ['connect', 'icon', 'move', 'draw']
/** Whoever swaps the hand connects nothing and draws nothing. [003:46-49] */
const SWAPPING: readonly StopName[] = ['swap', 'move', 'end']

const labelOf = (name: StopName): MessageKey => `transport.stop.${name}`

/** The stops of a turn and the one that it has come to. [003:40-49] */
export function stopsOf(view: TransportView): readonly Stop[] {
  const asked = ASKED[view.step.name]
  const swapped = !view.connected && asked > 1
  const here = swapped ? asked - 1 : asked
  return (swapped ? SWAPPING : CONNECTING).map((name, i) => ({
    label: phrase(labelOf(name)),
    at: i < here ? 'passed' : i > here ? 'ahead' : 'here',
  }))
}
