import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { SeatView } from '../../../../src-shared/games/first-class/view.ts'
import { popRecord, topSlot } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { answer } from '../answers/answer.ts'
import { pushFromCard, takeAndPlace } from '../cards/from-card.ts'
import { betweenRef, cardRef } from '../refs.ts'
import { FINE, WHY } from '../reasons.ts'
import { AT, BETWEEN_PLACES, actor, stack } from '../state.ts'
import { ofRecord, type FirstClassStep } from '../step.ts'
import { tell, type Tell } from '../tell.ts'
import { BETWEEN, beneath, putCard, putUpon } from '../board/zones.ts'
import { inPlay, having, type LayBoard, type Met, type Module } from './module.ts'

const { betweenDone: BETWEEN_DONE } = AT

/** Its kind of record. */
export const LAY_BETWEEN = 18

/**
 * The gap between the trains, which E and F share: four places in a row, each beside two cards of both
 * trains (1 and 2, 3 and 4, ...), whether or not wagons stand there yet. [002:1221-1225, 004:777-784, 805-809]
 */
export const cardBetween = (s: State, seat: Seat, place: number): number =>
  s[AT.between + seat * BETWEEN_PLACES + place] - 1
/** The place, in either train, of the left wagon beside a place; the right one is the next. */
export const leftOf = (place: number): number => place * 2

/** Asks where between the trains a card just taken is laid. */
export function pushLayBetween(s: State, card: number): void {
  pushFromCard(s, LAY_BETWEEN, card)
}

/** The next free place, or over any card one has. */
const layBetween = answer({
  kind: 'layBetween',
  list(s, out, n) {
    for (let place = 0; place < BETWEEN_PLACES; place++)
      if (whyNot(s, place) === FINE) out[n++] = packCode(KIND.layBetween, place)
    return n
  },
  whyNot: (s, { place }) => whyNot(s, place),
  touches: (s, { place }) => [betweenRef(actor(s), place)],
  whyNotAt: (s, { kind, id }) => (kind === 'between' ? whyNot(s, id % BETWEEN_PLACES) : FINE),
  apply(s, code, emit) {
    const card = s[topSlot(s, stack) + 5]
    popRecord(s, stack)
    lay(s, actor(s), card, firstOf(code), emit)
  },
  plan: (s, { place }, before) => takeAndPlace(s, betweenRef(actor(s), place), before),
})

function whyNot(s: State, place: number): number {
  if (place >= BETWEEN_PLACES) return WHY.nothingHere
  return place === 0 || cardBetween(s, actor(s), place - 1) >= 0 ? FINE : WHY.placeLeavesGap
}

const layBetweenStep: FirstClassStep = { ...ofRecord, inner: true, kind: 'layBetween', answers: [layBetween] }

/** What is covered counts no longer, done or not. */
function lay(s: State, seat: Seat, card: number, place: number, emit: Tell): void {
  const over = cardBetween(s, seat, place)
  s[AT.between + seat * BETWEEN_PLACES + place] = card + 1
  s[BETWEEN_DONE + seat * BETWEEN_PLACES + place] = 0
  putCard(s, card, BETWEEN, seat)
  putUpon(s, card, over)
  if (emit) tell(s, emit, [cardRef(card), betweenRef(seat, place)], { kind: 'betweenLaid', card, place, over })
  for (const module of having.betweenLaid) if (inPlay(s, module)) module.betweenLaid(s, seat, card, place, emit)
}

const betweenMet: Met<'between'> = (s, seat, { n }) => {
  let count = 0
  for (let place = 0; place < BETWEEN_PLACES; place++) if (cardBetween(s, seat, place) >= 0) count++
  return count >= n
}

/** What lies at each place. */
const betweenView = (s: State, seat: Seat): Pick<SeatView, 'between'> => ({
  between: Array.from({ length: BETWEEN_PLACES }, (_, place) => {
    const covered: number[] = []
    const card = cardBetween(s, seat, place)
    for (let under = card < 0 ? -1 : beneath(s, card); under >= 0; under = beneath(s, under)) covered.unshift(under)
    const done = s[BETWEEN_DONE + seat * BETWEEN_PLACES + place]
    return { card, covered, done: [(done & 1) !== 0, (done & 2) !== 0] }
  }),
})

/** What a scenario lays there. */
const layBoard: LayBoard = (s, seat, board, claim) =>
  board.between?.forEach((card, place) => {
    if (place >= BETWEEN_PLACES) throw new RangeError('there are four places between the trains')
    putCard(s, claim(card), BETWEEN, seat)
    s[AT.between + seat * BETWEEN_PLACES + place] = card + 1
    s[BETWEEN_DONE + seat * BETWEEN_PLACES + place] = board.done?.[place] ?? 0
  })

/** What E and F share. */
export const gap = {
  conditions: { between: betweenMet },
  steps: () => [[LAY_BETWEEN, layBetweenStep]],
  things: { between: { ofSeat: BETWEEN_PLACES } },
  layBoard: [layBoard],
  view: { seat: betweenView },
} as const satisfies Partial<Module>
