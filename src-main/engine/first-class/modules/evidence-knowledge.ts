import { IDENTITIES } from '../../../../src-shared/games/first-class/cards/index.ts'
import { UNKNOWN, type Seat, type Viewer } from '../../../../src-shared/core.ts'
import type { FirstClassEvent, Holder } from '../../../../src-shared/games/first-class/events.ts'
import type { DummyView } from '../../../../src-shared/games/first-class/view.ts'
import type { State } from '../../flat.ts'
import { shuffle } from '../../random.ts'
import { AT, ENDED, MAX_HOLDERS, everySeat } from '../state.ts'
import { evidenceOf, piecesInGame } from './evidence.ts'
import type { Module } from './module.ts'
import { destroyersOf, dummies, identityPlace } from './verdict.ts'

/** What a seat knows of evidence and identities: its own fronts, and how many pieces the others hold. */

const HIDDEN = -1

/** Unknown pieces, in order: those of the pile and of other holders; none after the end. */
export function unknownPieces(s: State, seat: Seat): number[] {
  const pieces: number[] = []
  for (let piece = 0; piece < piecesInGame(s); piece++) {
    const holder = s[AT.evidenceHolder + piece]
    if (holder !== seat + 1 && !(s[AT.phase] === ENDED && holder !== 0)) pieces.push(piece)
  }
  return pieces
}

/** Whatever unknown piece each holder has: written as if the first ones were dealt holder by holder. */
export function hideEvidence(known: State, seat: Seat): void {
  known.fill(HIDDEN, AT.evidencePile, AT.evidencePile + known[AT.evidenceCount])
  const unknown = unknownPieces(known, seat)
  const counts = countHolders(known, unknown)
  writeHolders(known, unknown, counts)
  for (let place = 0; place < IDENTITIES; place++)
    if (isHiddenIdentity(known, seat, place)) known[AT.identities + place] = HIDDEN
}

/** Of a seat another's, and to the end those that nobody was dealt. */
export function isHiddenIdentity(s: State, seat: Seat, place: number): boolean {
  if (place === seat) return false
  const shown = s[AT.phase] === ENDED && [...everySeat(s), ...dummies(s)].some((one) => identityPlace(s, one) === place)
  return !shown
}

function countHolders(s: State, pieces: readonly number[]): number[] {
  const counts = new Array<number>(MAX_HOLDERS + 1).fill(0)
  for (const piece of pieces) counts[s[AT.evidenceHolder + piece]]++
  return counts
}

/** Holder 0 (the pile) comes last, so that the others do not depend on it. */
function writeHolders(s: State, pieces: readonly number[], counts: readonly number[]): void {
  let at = 0
  for (let holder = 1; holder <= MAX_HOLDERS; holder++)
    for (let i = 0; i < counts[holder]; i++) s[AT.evidenceHolder + pieces[at++]] = holder
  for (; at < pieces.length; at++) s[AT.evidenceHolder + pieces[at]] = 0
}

/** Deals the evidence and identities that a seat cannot know anew: each holder keeps as many pieces. */
export function redealEvidence(s: State, seat: Seat, rng: Int32Array): void {
  const unknown = unknownPieces(s, seat)
  const counts = countHolders(s, unknown)
  shuffle(rng, 0, unknown, 0, unknown.length)
  writeHolders(s, unknown, counts)
  const pile = unknown.filter((piece) => s[AT.evidenceHolder + piece] === 0)
  pile.forEach((piece, i) => (s[AT.evidencePile + i] = piece + 1))
  redealIdentities(s, rng)
}

function redealIdentities(s: State, rng: Int32Array): void {
  const left = Array.from({ length: IDENTITIES }, (_, identity) => identity + 1).filter(
    (card) => !s.subarray(AT.identities, AT.identities + IDENTITIES).includes(card),
  )
  shuffle(rng, 0, left, 0, left.length)
  for (let i = 0; i < IDENTITIES; i++) if (s[AT.identities + i] === HIDDEN) s[AT.identities + i] = left.pop()!
}

/** One's own fronts, of others how many. */
function suspectView(s: State, holder: Holder, sees: boolean): DummyView {
  const evidence = evidenceOf(s, holder)
  const identity = s[AT.identities + identityPlace(s, holder)]
  return {
    identity: identity === 0 ? -2 : sees ? identity - 1 : UNKNOWN,
    evidence: sees ? evidence : evidence.map(() => UNKNOWN),
    destroyers: destroyersOf(s, holder),
  }
}

export const suspectViews: Module['view'] = {
  seat: suspectView,
  table: (s, viewer) => ({
    dummies: dummies(s).map((holder) => suspectView(s, holder, viewer === 'open' || s[AT.phase] === ENDED)),
    evidencePile: s[AT.evidenceCount],
  }),
}

/** Identities and evidence are not for all eyes. [ruling 24] */
export function redactEvidence(event: FirstClassEvent, viewer: Viewer): FirstClassEvent {
  if (event.kind === 'identityDealt' && viewer !== event.holder) return { ...event, identity: UNKNOWN }
  if (event.kind === 'evidenceDrawn' && viewer !== event.holder)
    return { ...event, refs: event.refs.filter((ref) => ref.kind === 'seat'), evidence: UNKNOWN }
  return event
}
