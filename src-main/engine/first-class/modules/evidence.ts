import { EVIDENCE, EVIDENCE_IN_BOX } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Holder } from '../../../../src-shared/games/first-class/events.ts'
import type { State } from '../../flat.ts'
import { evidenceRef, seatRef } from '../refs.ts'
import { AT, MAX_HOLDERS, MAX_SEATS, seatCount } from '../state.ts'
import { tell, type Tell } from '../tell.ts'

/** The pile of evidence and who holds what. Holders are the seats, then the two dummies. */
export const piecesInGame = (s: State): number =>
  s[AT.extraEvidence] && seatCount(s) !== 3 ? EVIDENCE.length : EVIDENCE_IN_BOX

/** The pieces of evidence that a seat or a dummy holds. */
export function evidenceOf(s: State, holder: Holder): number[] {
  const pieces: number[] = []
  for (let piece = 0; piece < EVIDENCE.length; piece++)
    if (s[AT.evidenceHolder + piece] === holder + 1) pieces.push(piece)
  return pieces
}

/** The holder draws at once, or by the house rule when the turn is over. [002:1057-1065; 004:43] */
export function drawEvidence(s: State, holder: Holder, emit: Tell): void {
  if (s[AT.evidenceAtTurnEnd]) s[AT.evidenceDue + holder]++
  else drawNow(s, holder, emit)
}

/** From the top of the pile; nothing when it is used up. Only a seat looks at what it has drawn. */
export function drawNow(s: State, holder: Holder, emit: Tell): void {
  if (s[AT.evidenceCount] === 0) return
  const top = AT.evidencePile + --s[AT.evidenceCount]
  const evidence = s[top] - 1
  s[top] = 0
  s[AT.evidenceHolder + evidence] = holder + 1
  if (!emit) return
  const refs = holder < MAX_SEATS ? [seatRef(holder), evidenceRef(evidence)] : [evidenceRef(evidence)]
  tell(s, emit, refs, { kind: 'evidenceDrawn', holder, evidence }, holder < MAX_SEATS ? [holder] : [])
}

/** A piece named by a scenario, out of the pile. @throws RangeError when it is not there. */
export function takeEvidence(s: State, holder: Holder, piece: number): void {
  const at = s.subarray(AT.evidencePile, AT.evidencePile + s[AT.evidenceCount]).indexOf(piece + 1)
  if (at < 0) throw new RangeError(`evidence ${piece} is not in the pile`)
  s.copyWithin(AT.evidencePile + at, AT.evidencePile + at + 1, AT.evidencePile + s[AT.evidenceCount])
  s[AT.evidencePile + --s[AT.evidenceCount]] = 0
  s[AT.evidenceHolder + piece] = holder + 1
}

/** House rule: all holders draw what is due to them, now that the turn is over. */
export function drawDue(s: State, emit: Tell): void {
  for (let holder = 0; holder < MAX_HOLDERS; holder++)
    while (s[AT.evidenceDue + holder] > 0) {
      s[AT.evidenceDue + holder]--
      drawNow(s, holder, emit)
    }
}
