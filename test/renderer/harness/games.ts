import type { Viewer } from '../../../src-shared/core.ts'
import { kindOfCode, type ActionKind } from '../../../src-shared/games/freight-express/actions.ts'
import type { FreightOptions } from '../../../src-shared/games/freight-express/options.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import { freightExpress } from '../../../src-main/engine/freight-express/index.ts'
import { byKind, randomGame } from './random-game.ts'

/** How often each kind of action is taken, so that trains are driven, coupled and lost as well as track laid. */
const WEIGHTS: Readonly<Record<ActionKind, number>> = {
  lay: 6,
  couple: 12,
  uncouple: 24,
  drive: 12,
  refill: 2,
  giveUpTrain: 1,
  endTurn: 6,
  branch: 1,
  drop: 1,
  place: 1,
  useSpecial: 20,
  skipSpecial: 4,
  playVeto: 4,
  passVeto: 4,
  chooseSeat: 10,
  closeStation: 10,
  takeWagon: 10,
  takeCard: 10,
  rebuild: 10,
  relay: 10,
  scrap: 1,
  abduct: 10,
  fly: 60,
  stopSpecial: 2,
  showHand: 1,
  halt: 1,
  driveOff: 1,
}

export const chooseByKind = byKind(kindOfCode, (kind) => WEIGHTS[kind])

export const randomFreight = (seed: number, seats: number, viewer: Viewer, options: FreightOptions) =>
  randomGame<FreightView>(freightExpress, chooseByKind, { seed, seats, viewer, options, most: 600 })
