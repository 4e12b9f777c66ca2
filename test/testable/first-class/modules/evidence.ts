import {
  EVIDENCE,
  EVIDENCE_BASE,
  IDENTITIES,
  IDENTITY_BASE,
} from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../../../src-main/engine/flat.ts'
import { isHiddenIdentity, unknownPieces } from '../../../../src-main/engine/first-class/modules/evidence-knowledge.ts'
import { piecesInGame } from '../../../../src-main/engine/first-class/modules/evidence.ts'
import { withLetter } from '../../../../src-main/engine/first-class/modules/module.ts'
import { AT } from '../../../../src-main/engine/first-class/state.ts'
import type { TestablePart } from './part.ts'

/** Groups of evidence, and of identity cards, that a seat cannot tell apart, as ids of the census. */
function hiddenFrom(s: State, seat: Seat): number[][] {
  const identities: number[] = []
  for (let i = 0; i < IDENTITIES; i++)
    if (isHiddenIdentity(s, seat, i)) identities.push(IDENTITY_BASE + s[AT.identities + i] - 1)
  return [unknownPieces(s, seat).map((piece) => EVIDENCE_BASE + piece), identities]
}

/** Renames evidence and identity cards, in place. `to` = new id by old id of the census. */
function relabel(s: State, to: Int32Array): void {
  const holders = s.slice(AT.evidenceHolder, AT.evidenceHolder + EVIDENCE.length)
  for (let piece = 0; piece < EVIDENCE.length; piece++)
    s[AT.evidenceHolder + to[EVIDENCE_BASE + piece] - EVIDENCE_BASE] = holders[piece]
  for (let i = 0; i < s[AT.evidenceCount]; i++)
    s[AT.evidencePile + i] = to[EVIDENCE_BASE + s[AT.evidencePile + i] - 1] - EVIDENCE_BASE + 1
  for (let i = 0; i < IDENTITIES; i++)
    s[AT.identities + i] = to[IDENTITY_BASE + s[AT.identities + i] - 1] - IDENTITY_BASE + 1
}

/** Writes where each piece of evidence and each identity card is. @throws Error when one is in two places. */
function census(s: State, places: Int32Array): void {
  const inPile = new Set(s.subarray(AT.evidencePile, AT.evidencePile + s[AT.evidenceCount]))
  for (let piece = 0; piece < piecesInGame(s); piece++) {
    const holder = evidenceHolder(s, piece)
    if (inPile.has(piece + 1) === holder > 0) throw new Error(`evidence ${piece} is in two places or in none`)
    places[EVIDENCE_BASE + piece] = 1 + holder
  }
  for (let i = 0; i < IDENTITIES; i++) {
    const id = IDENTITY_BASE + s[AT.identities + i] - 1
    if (places[id] !== 0) throw new Error(`identity ${s[AT.identities + i] - 1} is in two places`)
    places[id] = 1 + i
  }
}

const evidenceHolder = (s: State, piece: number): number => s[AT.evidenceHolder + piece]

/** Module C has pieces of its own. */
export const evidence: TestablePart = { inPlay: withLetter('C'), census, hiddenFrom, relabel }
