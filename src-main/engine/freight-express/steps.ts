import { VETO_QUESTIONS, type Action } from '../../../src-shared/games/freight-express/actions.ts'
import { FREIGHT_DECISIONS, type FreightDecision } from '../../../src-shared/games/freight-express/decisions.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { State } from '../flat.ts'
import type { Step } from '../step.ts'
import { branch } from './answers/branch.ts'
import { chooseSeat } from './answers/choose-seat.ts'
import { couple } from './answers/couple.ts'
import { drive } from './answers/drive.ts'
import { drop } from './answers/drop.ts'
import { endTurn } from './answers/end-turn.ts'
import { fly } from './answers/fly.ts'
import { giveUpTrain } from './answers/give-up-train.ts'
import { lay } from './answers/lay.ts'
import { place } from './answers/place.ts'
import { driveOff, halt } from './answers/rail-end.ts'
import { refill } from './answers/refill.ts'
import { uncouple } from './answers/uncouple.ts'
import { skipSpecial, useSpecial } from './answers/use-special.ts'
import { passVeto, playVeto } from './answers/veto.ts'
import { drivenSeat } from './driving/drive-state.ts'
import { TABLE, cardRef, locomotive, seatRef, stationRef } from './refs.ts'
import { chooserSeat, liftedCard, specialStation } from './specials/special-state.ts'
import { offer } from './specials/entering.ts'
import { SPECIAL_RULES } from './specials/index.ts'
import { relay, scrap } from './specials/relay.ts'
import { isWanted } from './specials/special.ts'
import { paysFromHand, raidPayment } from './specials/wagon-robbery.ts'
import { AT, activeSeat } from './state.ts'

type FreightStep = Step<Action, FreightEvent> & { readonly kind: FreightDecision }

const chosen = { auto: 'ifSingle', by: chooserSeat } as const
const byStation = (s: State) => stationRef(specialStation(s))

/** What is asked of the one whose turn it is, and of the one who lays out the stations. */
const placeStep: FreightStep = { ...chosen, kind: 'place', source: () => TABLE, answers: [place] }
const act: FreightStep = {
  kind: 'act',
  auto: 'never',
  by: chooserSeat,
  source: (s) => seatRef(chooserSeat(s)),
  answers: [lay, couple, uncouple, drive, refill, fly, giveUpTrain, endTurn],
}

/** What a drive asks on its way. */
const ofDriven = { ...chosen, for: drivenSeat, source: (s: State) => locomotive(drivenSeat(s)) }
const branchStep: FreightStep = { ...ofDriven, kind: 'branch', answers: [branch] }
const pushed = (s: State) => s[AT.drivePushed] - 1
const pushBranch: FreightStep = {
  ...chosen,
  kind: 'pushBranch',
  for: pushed,
  source: (s) => locomotive(pushed(s)),
  answers: [branch],
}
const dropStep: FreightStep = {
  kind: 'drop',
  auto: 'ifSingle',
  by: drivenSeat,
  source: (s) => cardRef(s[AT.driveFlipped] - 1),
  answers: [drop],
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
const ofSpecial = { ...chosen, for: activeSeat, source: byStation }
const victim: FreightStep = { ...ofSpecial, kind: 'chooseSeat', answers: [chooseSeat] }

/** What exactly? Where a hand may hold nothing that will do, nobody else answers: it would tell of the hand. */
const details = SPECIAL_RULES.flatMap((rule): FreightStep[] => {
  if (!rule?.details || rule.name === 'none') return []
  const { answers, isTheirOwn } = rule.details
  return [{ ...ofSpecial, kind: rule.name, auto: (s) => (isTheirOwn?.(s) ? 'never' : 'ifSingle'), answers }]
})
const payRaid: FreightStep = {
  ...ofSpecial,
  kind: 'payRaid',
  auto: (s) => (paysFromHand(s) && isWanted(s) ? 'never' : 'ifSingle'),
  answers: raidPayment,
}
const relayStep: FreightStep = {
  ...ofSpecial,
  kind: 'relay',
  source: (s) => cardRef(liftedCard(s)),
  answers: [relay, scrap],
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
