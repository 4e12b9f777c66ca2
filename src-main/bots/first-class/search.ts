import { KIND, firstOf, kindIndexOf } from '../../../src-shared/games/first-class/actions.ts'
import { apply, choices } from '../../engine/first-class/rules.ts'
import { wouldScore } from '../../engine/first-class/scoring.ts'
import { AT, ENDED, SCORING, actor, roundsOf, seatCount, stackOfRound } from '../../engine/first-class/state.ts'
import { MAX_CHOICES, type Seat, type State } from '../../engine/game.ts'
import type { Meter } from '../search/meter.ts'
import type { GamePart, Plan, Sight } from '../search/part.ts'
import { distinct, untilLearnt } from '../search/lines.ts'
import { counted } from './counted.ts'
import { collecting } from './collecting.ts'
import { hopes } from './hopes.ts'
import { judge } from './judgement.ts'
import { finish, playOn } from './whole-turn.ts'

/** Of one card so many plans are compared. */
const OF_A_CARD = 3
/** Other answers that are tried at one step of a plan. */
const OTHERS = 6

const codes = new Int32Array(MAX_CHOICES)

/** The plan that begins with these codes and goes on as it looks best. */
function completed(s: State, seat: Seat, begun: readonly number[], meter: Meter): Plan {
  const after = s.slice()
  const [turn, phase] = [after[AT.turn], after[AT.phase]]
  for (const code of begun) apply(after, code, undefined)
  const noted = [...begun]
  if (after[AT.turn] === turn && after[AT.phase] === phase && actor(after) === seat) finish(after, seat, noted, meter)
  meter.nodes++
  return { codes: noted, prior: judge(after, seat) }
}

const best = (plans: Plan[]): Plan[] => plans.sort((a, b) => b.prior - a.prior)

/** Whoever is modest takes a card that brings something, and refuses one only where none that it sees does. */
function begun(s: State, choices: Int32Array, seat: Seat, { some, modest }: Sight, meter: Meter): Plan[] {
  const all = Array.from(choices)
  const planned = (codes: readonly number[]) => best(some(codes).map((code) => completed(s, seat, [code], meter)))
  const taking = modest ? all.filter((code) => kindIndexOf(code) !== KIND.refuse) : []
  if (taking.length === 0 || taking.length === all.length) return planned(all)
  const found = planned(taking)
  return found[0].prior > judge(s, seat) ? found : planned(all)
}

function plans(s: State, choices: Int32Array, seat: Seat, sight: Sight, meter: Meter): Plan[] {
  const { width, variety } = sight
  let found = begun(s, choices, seat, sight, meter)
  for (const plan of found.slice(0, variety)) found.push(...varied(s, seat, plan, meter))
  found = fewOfEach(best(distinct(found))).slice(0, width)
  return found.map((plan) => ({ ...plan, codes: untilLearnt(apply, actor, s, seat, plan.codes) }))
}

/** The same plan with another answer at one of its steps, and the rest as it then looks best. */
function varied(s: State, seat: Seat, plan: Plan, meter: Meter): Plan[] {
  const found: Plan[] = []
  const at = s.slice()
  for (let i = 0; i < plan.codes.length - 1 && meter.left > 0; i++) {
    if (i > 0) {
      const count = Math.min(OTHERS, choices(at, codes))
      const others = Array.from(codes.subarray(0, count)).filter((code) => code !== plan.codes[i])
      for (const code of others) found.push(completed(s, seat, [...plan.codes.slice(0, i), code], meter))
    }
    apply(at, plan.codes[i], undefined)
  }
  return found
}

/** So that one card does not crowd out all others: the refusals count as one card. */
function fewOfEach(plans: readonly Plan[]): Plan[] {
  const counts = new Map<number, number>()
  return plans.filter((plan) => {
    const card = plan.codes.find((code) => kindIndexOf(code) === KIND.take || kindIndexOf(code) === KIND.refuse) ?? -1
    const key = card < 0 ? -1 : kindIndexOf(card) === KIND.refuse ? -2 : firstOf(card)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return key === -1 || count <= OF_A_CARD
  })
}

export const firstClassPart: GamePart = {
  plans,
  playOn,
  value: judge,
  counted,
  scoredNow: (s, seat) => wouldScore(s, seat, 0) + wouldScore(s, seat, 1),
  scorings: (s) => (s[AT.phase] === ENDED ? stackOfRound(s, roundsOf(s)) + 1 : stackOfRound(s, s[AT.round])),
  hopes,
  collecting,
  turn: (s) => s[AT.turn],
  ended: (s) => s[AT.phase] === ENDED,
  mayEnd: (s) => s[AT.round] === roundsOf(s) && (s[AT.phase] === SCORING || s[AT.turnOfRound] === 3 * seatCount(s)),
  lines: (s) => Array.from(codes.subarray(0, choices(s, codes)), (code) => [code]),
  together: (_, a, b) => a === b,
}
