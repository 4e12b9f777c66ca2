import type { Viewer } from '../../../src-shared/core.ts'
import { ACTION_KINDS, kindOf } from '../../../src-shared/games/first-class/actions.ts'
import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import type { FirstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../src-shared/table.ts'
import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { firstClass as game } from '../../../src-main/engine/first-class/index.ts'
import { lot } from './lot.ts'

/** How often each kind of action is taken: nobody learns to travel from seats that refuse and give up. */
const WEIGHT: Readonly<Record<string, number>> = { refuse: 0.15, enough: 0.1, waive: 0.1, endTurn: 1, takePoints: 0.5, take: 4, spendPoint: 0.1, takeStart: 0.4, order: 0.5 }

function chooseByKind(codes: readonly number[], choose: (below: number) => number): number {
  const kinds = [...new Set(codes.map(kindOf))]
  const pot = kinds.flatMap((kind) => new Array<number>(Math.ceil((WEIGHT[ACTION_KINDS[kind]] ?? 2) * 20)).fill(kind))
  const kind = pot[choose(pot.length)]
  const same = codes.filter((code) => kindOf(code) === kind)
  return same[choose(same.length)]
}

/** A whole random game as one viewer sees it: the first view, then each event and the view after it. */
export function randomFirstClass(seed: number, seats: number, viewer: Viewer, options: FirstClassOptions): { first: FirstClassView; beats: Beat[] } {
  const beats: Beat[] = []
  const state = game.setup({ options, seatCount: seats, seed })
  const first = game.view(state, viewer)
  const choose = lot(seed)
  const codes = new Int32Array(MAX_CHOICES)
  while (!game.status(state).outcome) {
    const legal = [...codes.subarray(0, game.choices(state, codes))]
    game.apply(state, chooseByKind(legal, choose), (event: FirstClassEvent) => beats.push({ event: game.redact(event, viewer), view: game.view(state, viewer) }))
  }
  return { first, beats }
}
