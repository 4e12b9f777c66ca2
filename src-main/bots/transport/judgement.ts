import { numberUp, PALLETS } from '../../../src-shared/games/transport/cards.ts'
import { MAX_CHOICES, type Seat, type State } from '../../engine/game.ts'
import { apply } from '../../engine/transport/apply.ts'
import { choices } from '../../engine/transport/choices.ts'
import { plans } from '../../engine/transport/plans.ts'
import { ACT, activeSeat, END_TURN, ENDED, faceOf, PARCEL, phase, seatCount, teamOf, tileCount, tileParcel, WAY } from '../../engine/transport/state.ts'
import type { Judgement } from '../greedy-judgement.ts'
import { bestNow, nearby, readReach } from './reach.ts'
import { WEIGHTS } from './weights.ts'

const codes = new Int32Array(MAX_CHOICES)
const trial = { state: new Int32Array(0) }

/** Whole placements and whole ways, beside what is one answer by itself. */
function candidates(s: State, offered: Int32Array): readonly (readonly number[])[] {
  const all = plans(s).map((plan) => plan.codes)
  if (all.length === 0) return []
  const begun = new Set(all.map(([first]) => first))
  return [...all, ...Array.from(offered).filter((code) => !begun.has(code)).map((code) => [code])]
}

/** Plays the turn on: an icon's questions by the first answer, the parcel by what is best at once. */
function settle(s: State): void {
  const seat = activeSeat(s)
  for (let asked = 0; asked < 12 && activeSeat(s) === seat; asked++) {
    const at = phase(s)
    if (at === ACT || at === END_TURN || at === ENDED) return
    if (at === PARCEL || at === WAY) return moveBest(s, seat)
    if (choices(s, codes) === 0) return
    apply(s, codes[0])
  }
}

/** Of all ways of all parcels the one after which the table is judged best. */
function moveBest(s: State, seat: Seat): void {
  const all = candidates(s, codes.subarray(0, choices(s, codes)))
  let best = -Infinity
  let chosen: readonly number[] = all[0] ?? []
  if (trial.state.length !== s.length) trial.state = s.slice()
  for (const one of all) {
    trial.state.set(s)
    for (const code of one) apply(trial.state, code)
    const worth = judge(trial.state, seat)
    if (worth > best) {
      best = worth
      chosen = one
    }
  }
  for (const code of chosen) apply(s, code)
}

/** Points on a side's tiles. */
function pointsOf(s: State, team: readonly Seat[]): number {
  let points = 0
  for (const seat of team) for (let i = 0; i < tileCount(s, seat); i++) points += numberUp(tileParcel(s, seat, i), faceOf(s, tileParcel(s, seat, i)))
  return points
}

/** One's own points and prospects against those of the others, the leading one most of all. */
function judge(s: State, seat: Seat): number {
  const own = teamOf(s, seat)
  const ended = phase(s) === ENDED
  if (!ended) readReach(s, WEIGHTS.near)
  // Once the parcel has moved, the next one at the table moves before we do again.
  const theirs = phase(s) === END_TURN || activeSeat(s) !== seat
  const mine = pointsOf(s, own) + (ended ? 0 : prospects(own, !theirs))
  let most = -Infinity
  let rest = 0
  for (let other = 0; other < seatCount(s); other++) {
    const team = teamOf(s, other)
    if (team[0] !== other || team.includes(seat)) continue
    const worth = pointsOf(s, team) + (ended ? 0 : prospects(team, theirs))
    rest += worth
    most = Math.max(most, worth)
  }
  const lead = mine - most - WEIGHTS.others * (rest - most)
  return ended ? lead + WEIGHTS.won * Math.sign(mine - most) : lead
}

/** What a side may score: at once when it is to move, later, and by and by. */
function prospects(team: readonly Seat[], moves: boolean): number {
  let now = 0
  let later = 0
  for (const pallet of team) {
    if (pallet >= PALLETS) continue
    now = Math.max(now, bestNow[pallet])
    later += nearby[pallet]
  }
  return (moves ? WEIGHTS.danger : WEIGHTS.threat) * now + later
}

/** What the greedy bot knows of Transport beside its rules. */
export const transportJudgement: Judgement = { candidates, settle, judge }
