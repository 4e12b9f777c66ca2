import { KIND, firstOf, kindIndexOf, packCode } from '../../../src-shared/games/first-class/actions.ts'
import { apply, choices } from '../../engine/first-class/rules.ts'
import { timesOf } from '../../engine/first-class/frames/effects.ts'
import { BONUS, DRAFT, ENDED, SCORING, TURN, AT, actor } from '../../engine/first-class/state.ts'
import { CARD_FRAME, CARD_FRAMES } from '../../engine/first-class/tables.ts'
import { MAX_CHOICES, type Seat, type State } from '../../engine/game.ts'
import type { Meter } from '../search/meter.ts'
import { carryOut } from './carry-out.ts'
import { frameWorth } from './frames.ts'
import { worthOf } from './judgement.ts'
import { newPace, readPace } from './pace.ts'

/** A turn, a scoring or a bonus played to its end as it looks best, one thing after another. */

/** Cards of the rows that are looked at in playing on: those whose frames promise most. */
const CARDS_LOOKED_AT = 3
/** What a card promises whose frames do not say all: contracts, riders, what lies between the trains. */
const BESIDE_FRAMES = 3
/** Something free is done only for a gain. */
const GAIN = 0.05

const codes = new Int32Array(MAX_CHOICES)
const pace = newPace()
const room = { trial: new Int32Array(0) as State }

function copyOf(s: State): State {
  if (room.trial.length !== s.length) room.trial = s.slice()
  else room.trial.set(s)
  return room.trial
}

/** The code that ends what the seat is asked: its turn, its scoring, its bonus. */
const closing = (s: State): number =>
  s[AT.phase] === TURN
    ? packCode(KIND.endTurn)
    : s[AT.phase] === SCORING
      ? packCode(KIND.takePoints)
      : packCode(KIND.enough)

/**
 * Goes on with what the seat is asked, up to the code that ends it, which is noted and not carried out: so nothing that
 * the end of the turn turns up can be seen. @returns false where the game went on to another by itself
 */
export function finish(s: State, seat: Seat, noted: number[] | null, meter: Meter): boolean {
  const { phase, turn } = { phase: s[AT.phase], turn: s[AT.turn] }
  for (let i = 0; i < 40; i++) {
    carryOut(s, seat, noted, meter)
    if (s[AT.phase] !== phase || s[AT.turn] !== turn || actor(s) !== seat || phase === DRAFT) return false
    const free = phase === TURN && s[AT.taken] === 0 ? bestCard(s, seat, meter) : bestFree(s, seat, meter)
    if (free < 0) break
    apply(s, free, undefined)
    noted?.push(free)
  }
  noted?.push(closing(s))
  return true
}

/** For whoever is asked: to the end of the turn, the scoring or the bonus, in place. See GamePart.playOn. */
export function playOn(s: State, meter: Meter): void {
  const seat = actor(s)
  if (s[AT.phase] === DRAFT) {
    choices(s, codes)
    return apply(s, codes[0], undefined)
  }
  if (finish(s, seat, null, meter) && s[AT.phase] !== ENDED) apply(s, closing(s), undefined)
}

const best = new Float64Array(CARDS_LOOKED_AT)
const bestCodes = new Int32Array(CARDS_LOOKED_AT + 2)

/** The card, the start tile or the refusal after which the seat stands best. */
function bestCard(s: State, seat: Seat, meter: Meter): number {
  const count = choices(s, codes)
  readPace(s, seat, pace)
  best.fill(-Infinity)
  let refuse = -1
  let start = -1
  for (let i = 0; i < count; i++) {
    const kind = kindIndexOf(codes[i])
    if (kind === KIND.refuse) refuse = codes[i]
    else if (kind === KIND.takeStart) start = codes[i]
    else if (kind === KIND.take) note(codes[i], promise(s, seat, firstOf(codes[i])))
  }
  let n = 0
  while (n < CARDS_LOOKED_AT && best[n] > -Infinity) n++
  if (start >= 0) bestCodes[n++] = start
  if (n < 3 && refuse >= 0) bestCodes[n++] = refuse
  let [found, most] = [bestCodes[0], -Infinity]
  for (let i = 0; i < n && n > 1; i++) {
    const worth = worthAfter(s, seat, bestCodes[i], meter)
    if (worth > most) [found, most] = [bestCodes[i], worth]
  }
  return n > 0 ? found : -1
}

function note(code: number, worth: number): void {
  let at = CARDS_LOOKED_AT
  while (at > 0 && worth > best[at - 1]) at--
  if (at === CARDS_LOOKED_AT) return
  for (let i = CARDS_LOOKED_AT - 1; i > at; i--) {
    best[i] = best[i - 1]
    bestCodes[i] = bestCodes[i - 1]
  }
  best[at] = worth
  bestCodes[at] = code
}

/** What a card's frames would bring by themselves. */
function promise(s: State, seat: Seat, card: number): number {
  let worth = CARD_FRAMES[card] === 0 ? BESIDE_FRAMES : 0
  for (let i = 0; i < CARD_FRAMES[card]; i++) {
    const frame = CARD_FRAME[card] + i
    worth += frameWorth(frame, Math.max(1, timesOf(s, seat, frame)), pace)
  }
  return worth
}

function worthAfter(s: State, seat: Seat, code: number, meter: Meter): number {
  const trial = copyOf(s)
  apply(trial, code, undefined)
  carryOut(trial, seat, null, meter)
  meter.nodes++
  return worthOf(trial, seat)
}

const SPENDS: readonly number[] = [KIND.city, KIND.use, KIND.fulfil, KIND.spendWagon, KIND.spendStep, KIND.spendUpgrade]

/** What may be done beside the card and adds something; -1 = nothing. */
function bestFree(s: State, seat: Seat, meter: Meter): number {
  const count = choices(s, codes)
  if (count === 1 || s[AT.phase] === BONUS) return -1
  const free: number[] = []
  for (let i = 0; i < count; i++)
    if (SPENDS.includes(kindIndexOf(codes[i])) || s[AT.phase] === SCORING) free.push(codes[i])
  // What a scoring pays is collected first, whatever it brings.
  const city = free.find((code) => kindIndexOf(code) === KIND.city)
  if (city !== undefined) return city
  meter.nodes++
  let [found, most] = [-1, worthOf(s, seat) + GAIN]
  for (const code of free) {
    if (code === closing(s)) continue
    const worth = worthAfter(s, seat, code, meter)
    if (worth > most) [found, most] = [code, worth]
  }
  return found
}
