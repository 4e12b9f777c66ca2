import {
  CARD_KINDS,
  EVIDENCE,
  IDENTITIES,
  MURDERER,
  MURDERER_DRAWS,
  MURDERER_REWARD,
} from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Holder, Verdict } from '../../../../src-shared/games/first-class/events.ts'
import type { State } from '../../flat.ts'
import { addPoints } from '../points.ts'
import { TABLE } from '../refs.ts'
import { AT, MAX_SEATS, seatCount, everySeat } from '../state.ts'
import { CARDS_OF_KIND } from '../tables.ts'
import { tell, type Tell } from '../tell.ts'
import { DESTROYER, WITH_DUMMY, isAt } from '../board/zones.ts'
import { drawNow, evidenceOf } from './evidence.ts'

const { active: ACTIVE, actor: ACTOR, dummySuspects: DUMMY_SUSPECTS, out: OUT } = AT

/** The two suspects whom nobody plays, with two seats. [004:649] */
export const dummies = (s: State): Holder[] =>
  s[DUMMY_SUSPECTS] && seatCount(s) === 2 ? [MAX_SEATS, MAX_SEATS + 1] : []

/** The place of a holder's identity card: the seats, then the dummies. */
export const identityPlace = (s: State, holder: Holder): number =>
  holder < MAX_SEATS ? holder : seatCount(s) + holder - MAX_SEATS

/** The cards 'destroy evidence' that a seat or a dummy has laid. */
export const destroyersOf = (s: State, holder: Holder): number[] =>
  [...DESTROYERS].filter((card) => isDestroyerOf(s, card, holder))

/** How many they are. */
export function destroyerCount(s: State, holder: Holder): number {
  let count = 0
  for (let i = 0; i < DESTROYERS.length; i++) if (isDestroyerOf(s, DESTROYERS[i], holder)) count++
  return count
}
const DESTROYERS = CARDS_OF_KIND[CARD_KINDS.indexOf('destroyEvidence')]

const isDestroyerOf = (s: State, card: number, holder: Holder): boolean =>
  holder < MAX_SEATS ? isAt(s, card, DESTROYER, holder) : isAt(s, card, WITH_DUMMY, holder - MAX_SEATS)

/** 1, 2, 3 cards destroy 1, 3, 5 pieces, each further card one more. [002:1085-1089] */
export const destroyedBy = (cards: number): number => (cards <= 3 ? Math.max(0, cards * 2 - 1) : cards + 2)

const printsOf = (piece: number): number => {
  const evidence = EVIDENCE[piece]
  return 'prints' in evidence ? evidence.prints : 0
}

/** What a holder is found with when all evidence is turned over: the highest prints are handed in or destroyed. */
export function verdictOn(s: State, holder: Holder): Verdict {
  const evidence = evidenceOf(s, holder)
  const handIn = evidence.filter((piece) => 'handIn' in EVIDENCE[piece]).length
  const byPrints = evidence.filter((piece) => printsOf(piece) > 0).sort((a, b) => printsOf(b) - printsOf(a) || a - b)
  const destroyed = byPrints.slice(0, handIn + destroyedBy(destroyerCount(s, holder)))
  const prints = byPrints.slice(destroyed.length).reduce((sum, piece) => sum + printsOf(piece), 0)
  return { holder, evidence, destroyed, prints }
}

function murderer(s: State, holders: readonly Holder[]): Holder | -1 {
  for (const holder of holders) {
    const place = identityPlace(s, holder)
    if (place < IDENTITIES && s[AT.identities + place] === MURDERER + 1) return holder
  }
  return -1
}

/**
 * The end of the story: who has the most prints is out; a murderer who is not caught has 20 points. [002:1101-1116;
 * ruling 17]
 */
export function judge(s: State, emit: Tell): void {
  const holders = [...everySeat(s), ...dummies(s)]
  const guilty = murderer(s, holders)
  if (emit) tell(s, emit, [TABLE], { kind: 'murdererShown', holder: guilty }, everySeat(s))
  for (let i = 0; i < MURDERER_DRAWS && guilty >= 0; i++) drawNow(s, guilty, emit)
  const found = holders.map((holder) => verdictOn(s, holder))
  const most = Math.max(...found.map(({ prints }) => prints))
  const equal = found.every(({ prints }) => prints === most)
  const out = equal ? [] : found.filter(({ prints }) => prints === most).map(({ holder }) => holder)
  for (const holder of out) if (holder < MAX_SEATS) s[OUT] |= 1 << holder
  if (emit) tell(s, emit, [TABLE], { kind: 'verdict', holders: found, out }, everySeat(s))
  for (const { holder, evidence } of found) if (holder < MAX_SEATS) scoreEvidence(s, holder, evidence, emit)
  if (guilty >= 0 && guilty < MAX_SEATS && !out.includes(guilty)) {
    countSeat(s, guilty)
    addPoints(s, guilty, 'murderer', MURDERER_REWARD, emit)
  }
}

/** It is this seat that is counted, as with coins and end cards; `countUp` sets both back to the seat that starts. */
function countSeat(s: State, seat: number): void {
  s[ACTIVE] = seat
  s[ACTOR] = seat
}

function scoreEvidence(s: State, seat: number, evidence: readonly number[], emit: Tell): void {
  countSeat(s, seat)
  for (const piece of evidence) {
    const front = EVIDENCE[piece]
    if ('points' in front) addPoints(s, seat, 'evidence', front.points, emit)
  }
}
