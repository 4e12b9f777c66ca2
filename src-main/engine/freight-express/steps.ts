import { VETO_QUESTIONS } from '../../../src-shared/games/freight-express/actions.ts'
import { FREIGHT_DECISIONS } from '../../../src-shared/games/freight-express/decisions.ts'
import { branchStep, pushBranch } from './answers/branch.ts'
import { victim } from './answers/choose-seat.ts'
import { couple } from './answers/couple.ts'
import { drive } from './answers/drive.ts'
import { dropStep } from './answers/drop.ts'
import { endTurn } from './answers/end-turn.ts'
import { fly } from './answers/fly.ts'
import { giveUpTrain } from './answers/give-up-train.ts'
import { lay } from './answers/lay.ts'
import { placeStep } from './answers/place.ts'
import { driveOff, halt } from './answers/rail-end.ts'
import { refill } from './answers/refill.ts'
import { uncouple } from './answers/uncouple.ts'
import { skipSpecial, useSpecial } from './answers/use-special.ts'
import { passVeto, playVeto } from './answers/veto.ts'
import { byStation, ofDriven, ofStation, type FreightStep } from './questions.ts'
import { seatRef } from './refs.ts'
import { chooserSeat } from './specials/special-state.ts'
import { offer } from './specials/entering.ts'
import { SPECIAL_RULES } from './specials/index.ts'
import { relayStep } from './specials/relay.ts'
import { isWanted } from './specials/special.ts'
import { paysFromHand, raidPayment } from './specials/wagon-robbery.ts'
import { AT, activeSeat } from './state.ts'

/** What is asked of the one whose turn it is. */
const act: FreightStep = {
  kind: 'act',
  auto: 'never',
  by: chooserSeat,
  source: (s) => seatRef(chooserSeat(s)),
  answers: [lay, couple, uncouple, drive, refill, fly, giveUpTrain, endTurn],
}

const railEnd: FreightStep = { ...ofDriven, kind: 'railEnd', answers: [halt, driveOff] }

/** Advanced: will they? does a veto forbid, force or dictate? about whom? */
const special: FreightStep = {
  kind: 'special',
  auto: 'never',
  by: activeSeat,
  source: byStation,
  advance: (s, emit) => !offer(s, emit),
  answers: [useSpecial, skipSpecial],
}
const vetoes = VETO_QUESTIONS.map((kind): FreightStep => ({
  kind,
  auto: 'never',
  by: (s) => s[AT.asked] - 1,
  for: activeSeat,
  source: byStation,
  answers: [playVeto, passVeto],
}))

/** What exactly? Where a hand may hold nothing that will do, nobody else answers: it would tell of the hand. */
const details = SPECIAL_RULES.flatMap((rule): FreightStep[] => {
  if (!rule?.details || rule.name === 'none') return []
  const { answers, isTheirOwn } = rule.details
  return [{ ...ofStation, kind: rule.name, auto: (s) => (isTheirOwn?.(s) ? 'never' : 'ifSingle'), answers }]
})
const payRaid: FreightStep = {
  ...ofStation,
  kind: 'payRaid',
  auto: (s) => (paysFromHand(s) && isWanted(s) ? 'never' : 'ifSingle'),
  answers: raidPayment,
}

const ALL: readonly FreightStep[] = [
  placeStep,
  act,
  branchStep,
  pushBranch,
  railEnd,
  dropStep,
  special,
  ...vetoes,
  victim,
  payRaid,
  relayStep,
  ...details,
]

/** By their numbers (see state.ts). */
export const steps: readonly (FreightStep | undefined)[] = [
  undefined,
  ...FREIGHT_DECISIONS.map((kind) => ALL.find((step) => step.kind === kind)),
]
