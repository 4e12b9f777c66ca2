import { EVIDENCE, EVIDENCE_IN_BOX } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Holder } from '../../../../src-shared/games/first-class/events.ts'
import type { State } from '../../flat.ts'
import { evidenceRef, seatRef } from '../refs.ts'
import { AT, MAX_HOLDERS, MAX_SEATS, seatCount } from '../state.ts'
import { tell, type Tell } from '../tell.ts'

const {
  evidenceAtTurnEnd: EVIDENCE_AT_TURN_END,
  evidenceCount: EVIDENCE_COUNT,
  evidenceDue: EVIDENCE_DUE,
  evidenceHolder: EVIDENCE_HOLDER,
  evidencePile: EVIDENCE_PILE,
  extraEvidence: EXTRA_EVIDENCE,
} = AT

/** The pile of evidence and who holds what. Holders are the seats, then the two dummies. */
export const piecesInGame = (s: State): number =>
  s[EXTRA_EVIDENCE] && seatCount(s) !== 3 ? EVIDENCE.length : EVIDENCE_IN_BOX

/** The pieces of evidence that a seat or a dummy holds. */
export function evidenceOf(s: State, holder: Holder): number[] {
  const pieces: number[] = []
  for (let piece = 0; piece < EVIDENCE.length; piece++)
    if (s[EVIDENCE_HOLDER + piece] === holder + 1) pieces.push(piece)
  return pieces
}

/** The holder draws at once, or by the house rule when the turn is over. [002:1057-1065; 004:43] */
export function drawEvidence(s: State, holder: Holder, emit: Tell): void {
  if (s[EVIDENCE_AT_TURN_END]) s[EVIDENCE_DUE + holder]++
  else drawNow(s, holder, emit)
}

/** From the top of the pile; nothing when it is used up. Only a seat looks at what it has drawn. */
export function drawNow(s: State, holder: Holder, emit: Tell): void {
  if (s[EVIDENCE_COUNT] === 0) return
  const top = EVIDENCE_PILE + --s[EVIDENCE_COUNT]
  const evidence = s[top] - 1
  s[top] = 0
  s[EVIDENCE_HOLDER + evidence] = holder + 1
  if (!emit) return
  const refs = holder < MAX_SEATS ? [seatRef(holder), evidenceRef(evidence)] : [evidenceRef(evidence)]
  tell(s, emit, refs, { kind: 'evidenceDrawn', holder, evidence }, holder < MAX_SEATS ? [holder] : [])
}

/** A piece named by a scenario, out of the pile. @throws RangeError when it is not there. */
export function takeEvidence(s: State, holder: Holder, piece: number): void {
  const at = s.subarray(EVIDENCE_PILE, EVIDENCE_PILE + s[EVIDENCE_COUNT]).indexOf(piece + 1)
  if (at < 0) throw new RangeError(`evidence ${piece} is not in the pile`)
  s.copyWithin(EVIDENCE_PILE + at, EVIDENCE_PILE + at + 1, EVIDENCE_PILE + s[EVIDENCE_COUNT])
  s[EVIDENCE_PILE + --s[EVIDENCE_COUNT]] = 0
  s[EVIDENCE_HOLDER + piece] = holder + 1
}

/** House rule: all holders draw what is due to them, now that the turn is over. */
export function drawDue(s: State, emit: Tell): void {
  for (let holder = 0; holder < MAX_HOLDERS; holder++)
    while (s[EVIDENCE_DUE + holder] > 0) {
      s[EVIDENCE_DUE + holder]--
      drawNow(s, holder, emit)
    }
}
