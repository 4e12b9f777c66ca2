import type { Ref, RefKind } from '../../../src-shared/core.ts'
export * from '../../../src-shared/games/first-class/refs.ts'

/** The things that the rules alone point at, and what something comes from. */
export const TABLE: Ref = { kind: 'game', id: 0 }
export const tileRef = (id: number): Ref => ({ kind: 'engineTile', id })

/** What a frame or a price can come from, as a number in the state; modules add theirs. */
const SOURCES: RefKind[] = ['game', 'seat', 'card', 'endCard', 'mail', 'engineTile', 'city', 'startTile']
export function addSource(kind: RefKind): void {
  SOURCES.push(kind)
}
/** @throws Error when nothing comes from such a thing. */
export function sourceOf(kind: RefKind): number {
  const n = SOURCES.indexOf(kind)
  if (n < 0) throw new Error(`nothing comes from a ${kind}`)
  return n
}
export const sourceKind = (n: number): RefKind => SOURCES[n]
export const FROM_SEAT = 1
export const FROM_CARD = 2
export const FROM_END_CARD = 3
export const FROM_MAIL = 4
export const FROM_TILE = 5
export const FROM_CITY = 6
export const FROM_START_TILE = 7
export const sourceRef = (n: number, id: number): Ref => ({ kind: sourceKind(n), id })
