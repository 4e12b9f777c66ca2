import { VETO_QUESTIONS, type Action } from '../../../src-shared/games/freight-express/actions.ts'
import type { FreightDecision } from '../../../src-shared/games/freight-express/decisions.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import { SPECIALS, type Special } from '../../../src-shared/games/freight-express/specials.ts'
import type { State } from '../flat.ts'
import type { Step } from '../step.ts'
import { abduct } from './answers/abduct.ts'
import { branch } from './answers/branch.ts'
import { chooseSeat } from './answers/choose-seat.ts'
import { closeStation } from './answers/close-station.ts'
import { couple } from './answers/couple.ts'
import { drive } from './answers/drive.ts'
import { drop } from './answers/drop.ts'
import { endTurn } from './answers/end-turn.ts'
import { fly } from './answers/fly.ts'
import { giveUpTrain } from './answers/give-up-train.ts'
import { lay } from './answers/lay.ts'
import { place } from './answers/place.ts'
import { driveOff, halt } from './answers/rail-end.ts'
import { rebuild } from './answers/rebuild.ts'
import { refill } from './answers/refill.ts'
import { relay, scrap } from './answers/relay.ts'
import { showHand, stopSpecial } from './answers/stop-special.ts'
import { takeCard } from './answers/take-card.ts'
import { takeWagon } from './answers/take-wagon.ts'
import { uncouple } from './answers/uncouple.ts'
import { skipSpecial, useSpecial } from './answers/use-special.ts'
import { passVeto, playVeto } from './answers/veto.ts'
import { drivenSeat } from './driving/drive-state.ts'
import { vetoUse } from './specials/entering.ts'
import { TABLE, cardRef, locomotive, seatRef, stationRef } from './refs.ts'
import { mayStopUnseen } from './specials/special-refusals.ts'
import { chooserSeat, liftedCard, specialStation } from './specials/special-state.ts'
import {
  ACT,
  AT,
  BRANCH,
  DETAILS,
  DICTATE,
  DROP,
  OFFER,
  PAY,
  PLACE,
  PUSH_BRANCH,
  RAIL_END,
  RELAY,
  VETO,
  VICTIM,
  activeSeat,
  phase,
} from './state.ts'

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
const victim: FreightStep = { ...chosen, kind: 'chooseSeat', for: activeSeat, source: byStation, answers: [chooseSeat] }

/** What exactly? Where the hand may hold nothing that will do, nobody else answers for them. */
const details = (kind: FreightDecision, answers: FreightStep['answers']): FreightStep => ({
  kind,
  auto: (s) => (mayStopUnseen(s) ? 'never' : 'ifSingle'),
  by: chooserSeat,
  for: activeSeat,
  source: byStation,
  answers: [...answers, stopSpecial, showHand],
})
const DETAILS_OF: { readonly [S in Special]?: FreightStep } = {
  closeStation: details('closeStation', [closeStation]),
  uncoupleWagon: { ...details('uncoupleWagon', [takeWagon]), auto: 'never' },
  rebuild: details('rebuild', [rebuild]),
  coupleWagon: details('coupleWagon', [takeCard]),
  wagonRobbery: details('wagonRobbery', [takeWagon]),
  abduction: details('abduction', [abduct]),
}
const payRaid = details('payRaid', [takeWagon, takeCard])
const relayStep: FreightStep = {
  ...chosen,
  kind: 'relay',
  for: activeSeat,
  source: (s) => cardRef(liftedCard(s)),
  answers: [relay, scrap],
}

const OF_PHASE: readonly (readonly [number, FreightStep])[] = [
  [PLACE, placeStep],
  [ACT, act],
  [BRANCH, branchStep],
  [PUSH_BRANCH, pushBranch],
  [DROP, dropStep],
  [RAIL_END, railEnd],
  [OFFER, special],
  [VICTIM, victim],
  [RELAY, relayStep],
  [PAY, payRaid],
]
const VETOES_FROM = 1 + Math.max(...OF_PHASE.map(([number]) => number))
const DETAILS_FROM = VETOES_FROM + vetoes.length

/** Each at the number that `stepNow` gives: that of its phase, or, where several share one, a number behind those. */
export const steps: readonly (FreightStep | undefined)[] = [
  ...Array.from({ length: VETOES_FROM }, (_, number) => OF_PHASE.find(([one]) => one === number)?.[1]),
  ...vetoes,
  ...SPECIALS.map((name) => DETAILS_OF[name]),
]

/** The number of the step that asks; 0 when the game has ended. */
export function stepNow(s: State): number {
  const now = phase(s)
  if (now === DETAILS) return DETAILS_FROM + s[AT.special]
  return now === VETO || now === DICTATE ? VETOES_FROM + VETO_QUESTIONS.indexOf(vetoUse(s)) : now
}
