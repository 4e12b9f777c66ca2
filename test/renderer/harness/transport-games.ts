import type { Viewer } from '../../../src-shared/core.ts'
import { kindOfCode, type ActionKind } from '../../../src-shared/games/transport/actions.ts'
import type { TransportEvent } from '../../../src-shared/games/transport/events.ts'
import type { TransportOptions } from '../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import type { Beat } from '../../../src-shared/table.ts'
import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { transport as game } from '../../../src-main/engine/transport/index.ts'
import { lot } from './lot.ts'

/** How often each kind of action is taken: among hundreds of places a swap or an exchange would never come. */
const weightOf = (kind: ActionKind): number => (kind === 'swap' ? 0.4 : kind === 'insert' || kind === 'exchange' ? 3 : 2)

function chooseByKind(codes: readonly number[], choose: (below: number) => number): number {
  const kinds = [...new Set(codes.map(kindOfCode))].flatMap((kind) => new Array<ActionKind>(Math.ceil(weightOf(kind) * 5)).fill(kind))
  const kind = kinds[choose(kinds.length)]
  const ofKind = codes.filter((code) => kindOfCode(code) === kind)
  return ofKind[choose(ofKind.length)]
}

/** A whole random game as one viewer sees it: the first view, then each event and the view after it. */
export function randomTransport(seed: number, seats: number, viewer: Viewer, options: TransportOptions): { first: TransportView; beats: Beat[] } {
  const beats: Beat[] = []
  const state = game.setup({ options, seatCount: seats, seed })
  const first = game.view(state, viewer)
  const choose = lot(seed)
  const codes = new Int32Array(MAX_CHOICES)
  while (!game.status(state).outcome) {
    const legal = [...codes.subarray(0, game.choices(state, codes))]
    game.apply(state, chooseByKind(legal, choose), (event: TransportEvent) => beats.push({ event: game.redact(event, viewer), view: game.view(state, viewer) }))
  }
  return { first, beats }
}
