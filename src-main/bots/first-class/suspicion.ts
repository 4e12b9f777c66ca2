import type { Seat } from '../../../src-shared/core.ts'
import { IDENTITIES, MURDERER, MURDERER_REWARD } from '../../../src-shared/games/first-class/cards/index.ts'
import { moduleBit } from '../../engine/first-class/modules/module.ts'
import { dummies } from '../../engine/first-class/modules/verdict.ts'
import { AT, ENDED, MAX_HOLDERS, seatCount } from '../../engine/first-class/state.ts'
import type { State } from '../../engine/game.ts'
import type { Pace } from './pace.ts'
import { evidencePoints, printsOf } from './prints.ts'
import { WEIGHTS } from './weights.ts'

const MODULE_C = moduleBit('C')
const prints = new Float64Array(MAX_HOLDERS)
/** The murderer's two pieces of evidence at the end. [002:1103] */
const MURDERER_MORE = 2.6
/** Prints of those who hold none of it. */
const NOBODY = -1

/** Reads everyone's prints once for all seats. @returns whether there is anything to fear */
export function readPrints(s: State): boolean {
  if ((s[AT.modules] & MODULE_C) === 0 || s[AT.phase] === ENDED) return false
  prints.fill(NOBODY)
  for (let seat = 0; seat < seatCount(s); seat++)
    prints[seat] = printsOf(s, seat) + (isMurderer(s, seat) ? MURDERER_MORE : 0)
  for (const holder of dummies(s)) prints[holder] = printsOf(s, holder)
  return true
}

const isMurderer = (s: State, seat: Seat): boolean => s[AT.identities + seat] === MURDERER + 1 && seat < IDENTITIES

/** How the evidence stands: the danger to be out, points found, the murderer's reward. After `readPrints`. */
export function suspicionWorth(s: State, seat: Seat, pace: Pace): number {
  let most = 0
  for (let holder = 0; holder < MAX_HOLDERS; holder++) if (holder !== seat) most = Math.max(most, prints[holder])
  const spread = WEIGHTS.spread + WEIGHTS.spreadATurn * pace.left
  const danger = 1 / (1 + Math.exp((most + 0.3 - prints[seat]) / spread))
  return evidencePoints(s, seat) - danger * WEIGHTS.out + (isMurderer(s, seat) ? (1 - danger) * MURDERER_REWARD : 0)
}
