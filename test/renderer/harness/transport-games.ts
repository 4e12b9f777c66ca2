import type { Viewer } from '../../../src-shared/core.ts'
import type { ActionKind } from '../../../src-shared/games/transport/actions.ts'
import { kindOfCode } from '../../../src-shared/games/transport/actions.ts'
import type { TransportOptions } from '../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import { transport } from '../../../src-main/engine/transport/index.ts'
import { byKind, randomGame } from './random-game.ts'

/** How often each kind of action is taken: among hundreds of places a swap or an exchange would never come. */
const weightOf = (kind: ActionKind): number =>
  kind === 'swap' ? 2 : kind === 'insert' || kind === 'exchange' ? 15 : 10

export const randomTransport = (seed: number, seats: number, viewer: Viewer, options: TransportOptions) =>
  randomGame<TransportView>(transport, byKind(kindOfCode, weightOf), { seed, seats, viewer, options })
