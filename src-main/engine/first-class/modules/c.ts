import {
  CARD_KINDS,
  EVIDENCE_BASE,
  IDENTITIES,
  IDENTITY_BASE,
  type CardKind,
} from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { plainCard, pushCardFrames } from '../cards/base-cards.ts'
import { cardRef, seatRef } from '../refs.ts'
import { AT, MAX_SEATS, nextSeat, seatCount } from '../state.ts'
import { CARD_KIND, CARD_MODULE } from '../tables.ts'
import { tell, type Tell } from '../tell.ts'
import { DESTROYER, WITH_DUMMY, putCard } from '../board/zones.ts'
import { drawDue, drawEvidence, piecesInGame, takeEvidence } from './evidence.ts'
import { hideEvidence, redactEvidence, redealEvidence, suspectViews } from './evidence-knowledge.ts'
import { orderOf } from '../setup/order.ts'
import { withLetter, type CardRule, type Module } from './module.ts'
import { destroyerCount, dummies, judge } from './verdict.ts'

const { actor: ACTOR, evidenceCount: EVIDENCE_COUNT, evidencePile: EVIDENCE_PILE } = AT

const kind = (name: CardKind): number => CARD_KINDS.indexOf(name)
const SELF = kind('suspectSelf')
const OTHERS = kind('suspectOthers')
const DESTROY = kind('destroyEvidence')
const C = 3

/** Laid out before its seat; it destroys at the end of the game. [002:1085] */
const destroyCard: CardRule = {
  carryOut(s, seat, card, emit) {
    putCard(s, card, DESTROYER, seat)
    if (emit) tell(s, emit, [cardRef(card)], { kind: 'destroyerLaid', card })
    pushCardFrames(s, card)
  },
}

/**
 * Evidence and identities are shuffled, each seat looks at its own identity; with dummies each of them has one too.
 * [002:1025-1033, 004:652]
 */
function setUp(s: State, deck: readonly number[], emit: Tell): void {
  const identities = orderOf(s, deck, IDENTITY_BASE, IDENTITIES)
  for (let i = 0; i < IDENTITIES; i++) s[AT.identities + i] = identities[i] + 1
  const count = piecesInGame(s)
  const evidence = orderOf(s, deck, EVIDENCE_BASE, count)
  // the top is the last of the list
  for (let i = 0; i < count; i++) s[EVIDENCE_PILE + i] = evidence[count - 1 - i] + 1
  s[EVIDENCE_COUNT] = count
  if (emit)
    for (let seat = 0; seat < seatCount(s); seat++) {
      tell(s, emit, [seatRef(seat)], { kind: 'identityDealt', holder: seat, identity: s[AT.identities + seat] - 1 }, [
        seat,
      ])
    }
}

/** Whoever takes such a card, refusing it or not, draws evidence, or all the others do. [002:1053-1065; ruling 5] */
function cardTaken(s: State, seat: Seat, card: number, emit: Tell): void {
  if (CARD_KIND[card] === SELF) drawEvidence(s, seat, emit)
  if (CARD_KIND[card] !== OTHERS) return
  for (let i = 1; i < seatCount(s); i++) drawEvidence(s, nextSeat(s, seat, i), emit)
  for (const dummy of dummies(s)) drawEvidence(s, dummy, emit)
}

/** The first row's cards of C go to dummy A, the third row's to B. [004:655-668] */
function rowCleared(s: State, row: number, cards: readonly number[], emit: Tell): void {
  if (row === 1 || dummies(s).length === 0) return
  const dummy = MAX_SEATS + row / 2
  for (const card of cards) {
    if (CARD_MODULE[card] !== C || ![SELF, OTHERS, DESTROY].includes(CARD_KIND[card])) continue
    putCard(s, card, WITH_DUMMY, dummy - MAX_SEATS)
    if (emit) tell(s, emit, [cardRef(card)], { kind: 'dummyTook', holder: dummy, card })
    if (CARD_KIND[card] === SELF) drawEvidence(s, dummy, emit)
    if (CARD_KIND[card] === OTHERS)
      for (const holder of [...seatsFrom(s), ...dummies(s)]) if (holder !== dummy) drawEvidence(s, holder, emit)
  }
}

/** All seats clockwise, the one that acts first. */
const seatsFrom = (s: State): Seat[] => Array.from({ length: seatCount(s) }, (_, i) => nextSeat(s, s[ACTOR], i))

/** Module C, who is the murderer? [002:1013-1116] */
export const moduleC: Module = {
  inPlay: withLetter('C'),
  cards: { suspectSelf: plainCard, suspectOthers: plainCard, destroyEvidence: destroyCard },
  conditions: { destroyers: (s, seat, { n }) => destroyerCount(s, seat) >= n },
  setUp,
  layBoard: [(s, seat, board, claim) => board.destroyers?.forEach((card) => putCard(s, claim(card), DESTROYER, seat))],
  arrange: (s, spec) =>
    spec.boards?.forEach((board, seat) => board.evidence?.forEach((piece) => takeEvidence(s, seat, piece))),
  cardTaken,
  rowCleared,
  turnEnded: drawDue,
  finished: judge,
  view: suspectViews,
  redact: redactEvidence,
  hide: hideEvidence,
  redeal: redealEvidence,
}
