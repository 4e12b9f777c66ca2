/**
 * A game's whole state is one flat array of numbers. Cloning and comparing are therefore done once, here, for all
 * games. A game names its slots with `layout`.
 *
 * States are kept canonical: a slot that means nothing holds 0, so that equal positions are equal arrays.
 */
export type State = Int32Array

/** Offsets of named fields, in the order given, from each field's length in slots. */
export type Layout<F> = { readonly [K in keyof F]: number } & { readonly size: number }

/**
 * Gives each field its place after the ones before it; `size` is the length of a whole state. What search passes
 * through most takes its places out of it as constants of the file: they are read sooner than fields.
 */
export function layout<const F extends Record<string, number>>(lengths: F): Layout<F> {
  const offsets: Record<string, number> = {}
  let next = 0
  for (const [name, length] of Object.entries(lengths)) {
    offsets[name] = next
    next += length
  }
  return { ...offsets, size: next } as Layout<F>
}

/**
 * States are cut from pieces of memory that hold several: to ask the system for memory takes longer than to fill it. A
 * piece is given back when none of its states is kept any more. What was in it before is left in it, for a copy writes
 * over all of its own part.
 */
const PIECE = 1 << 16
let piece: ArrayBufferLike = new ArrayBuffer(0)
/** So much of it is taken, in bytes. */
let taken = 0

/** Memory as it was left. A page that plays games for itself, as that for strips of motion does, has it cleared. */
const uncleared = (bytes: number): ArrayBufferLike =>
  typeof Buffer === 'undefined' ? new ArrayBuffer(bytes) : Buffer.allocUnsafeSlow(bytes).buffer

/** A state of so many slots, with whatever lay there before. */
function cutState(size: number): State {
  const bytes = size * Int32Array.BYTES_PER_ELEMENT
  if (taken + bytes > piece.byteLength) {
    piece = uncleared(Math.max(bytes, PIECE * Int32Array.BYTES_PER_ELEMENT))
    taken = 0
  }
  const state = new Int32Array(piece, taken, size)
  taken += bytes
  return state
}

/** A state of so many slots, all 0. */
export const newState = (size: number): State => cutState(size).fill(0)

/** Sets a few slots, from `from` to before `end`, to 0: sooner done so than by `fill`, which is for many. */
export function clearSlots(s: State, from: number, end: number): void {
  for (let at = from; at < end; at++) s[at] = 0
}

/** A copy that shares no slot with the original. */
export function cloneState(s: State): State {
  const copy = cutState(s.length)
  copy.set(s)
  return copy
}

/** Whether two states of one game are the same, number by number. */
export function equalStates(a: State, b: State): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
