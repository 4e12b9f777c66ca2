import type { Viewer } from '../../../src-shared/core.ts'
import { kindOfCode, type ActionKind } from '../../../src-shared/games/freight-express/actions.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { FreightOptions } from '../../../src-shared/games/freight-express/options.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import type { Beat } from '../../../src-shared/table.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { lot } from './lot.ts'

/** How often each kind of action is taken, so that trains are driven, coupled and lost as well as track laid. */
const WEIGHTS: Readonly<Record<ActionKind, number>> = { lay: 6, couple: 12, uncouple: 24, drive: 12, refill: 2, giveUpTrain: 1, endTurn: 6, branch: 1, drop: 1, place: 1,
  useSpecial: 20, skipSpecial: 4, playVeto: 4, passVeto: 4, chooseSeat: 10, closeStation: 10, takeWagon: 10, takeCard: 10, rebuild: 10, relay: 10,
  scrap: 1, abduct: 10, fly: 60, stopSpecial: 2, showHand: 1,
}

/** First a kind of action by lot, then one of its kind. */
export function chooseByKind(codes: readonly number[], choose: (below: number) => number): number {
  const kinds = [...new Set(codes.map(kindOfCode))].flatMap((kind) => new Array<ActionKind>(WEIGHTS[kind]).fill(kind))
  const kind = kinds[choose(kinds.length)]
  const ofKind = codes.filter((code) => kindOfCode(code) === kind)
  return ofKind[choose(ofKind.length)]
}

/** A whole random game as one viewer sees it: the first view, then each event and the view after it. */
export function randomGame(seed: number, seats: number, viewer: Viewer, options: FreightOptions): { first: FreightView; beats: Beat[] } {
  const beats: Beat[] = []
  const state = game.setup({ options, seatCount: seats, seed })
  const first = game.view(state, viewer)
  const choose = lot(seed)
  const codes = new Int32Array(MAX_CHOICES)
  for (let step = 0; step < 600 && !game.status(state).outcome; step++) {
    const legal = [...codes.subarray(0, game.choices(state, codes))]
    game.apply(state, chooseByKind(legal, choose), (event: FreightEvent) => beats.push({ event: game.redact(event, viewer), view: game.view(state, viewer) }))
  }
  return { first, beats }
}
