import { freightOptions } from '../../../src-shared/games/freight-express/options.ts'
import { DEFAULT_SPECIALS, type StationSpecials } from '../../../src-shared/games/freight-express/specials.ts'
import { freightExpress } from '../../../src-main/engine/freight-express/index.ts'
import { playRandomly, type Liking, type Playout } from '../playout.ts'
import { testable } from '../../testable/testable.ts'

/** Advanced games that drive much, and so come to know the specials: by chance alone few ever meet a veto. */
const LIKING: Liking = {
  lay: 12,
  couple: 60,
  uncouple: 100,
  drive: 40,
  refill: 3,
  endTurn: 12,
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
  abduct: 10,
  fly: 60,
  stopSpecial: 2,
}
/** Vetoes lie near what a hand may rule out, and what is not wanted is forced. */
const UNWILLING = { ...LIKING, useSpecial: 6, skipSpecial: 20, playVeto: 40 }
const NEAR: StationSpecials = {
  ...DEFAULT_SPECIALS,
  A: 'veto',
  B: 'abduction',
  C: 'wagonRobbery',
  E: 'veto',
  F: 'abduction',
  H: 'wagonRobbery',
}
const LAYOUTS = ['classic', 'harbour', 'ring', 'longLine'] as const

/** One such game; the seed also decides its options and seats. */
export function playLively(seed: number): Playout {
  const options = {
    ...freightOptions.default,
    advanced: true,
    stations: freightOptions.values.stations[seed % 3],
    layout: LAYOUTS[seed % 4],
    raidPaysWithHandCard: seed % 2 === 1,
    railsMustMatch: seed % 7 === 4,
    pusherPays: seed % 4 === 1,
  }
  return playRandomly(testable(freightExpress), { options, seatCount: 2 + (seed % 3), seed }, seed, LIKING)
}

/** A game in which specials are forced rather than wanted, and abducted trains come to the end of the rails. */
export function playUnwilling(seed: number): Playout {
  const options = {
    ...freightOptions.default,
    advanced: true,
    stations: NEAR,
    stopAtRailEnd: true,
    raidPaysWithHandCard: true,
  }
  return playRandomly(testable(freightExpress), { options, seatCount: 2 + (seed % 3), seed }, seed, UNWILLING)
}
