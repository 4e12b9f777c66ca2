import { easeBoth, easeIn, easeOut } from '../../../stage/motion/motion.ts'
import type { Script } from '../kinds.ts'
import type { Look, Piece } from '../looks.ts'

/**
 * The movements of things on this table. There are three: a thing is lifted where it lies, carried to its place on one
 * arc, or dealt from a pile and turned over on its way. Each is one thing all the way, at a size at which it can be
 * read.
 */
export interface Carried {
  readonly at: number
  readonly start: Piece
  /** Where its middle comes to lie; at what size, if another than it has. */
  readonly goal: { readonly x: number; readonly y: number; readonly scale?: number; readonly alpha?: number }
  /** What lies there when it has landed; null = it gives what it is and is gone. */
  readonly lands: Piece | null
  /** What it gives goes into this; where it is null or not said, it is gone where it landed. */
  readonly into?: { readonly x: number; readonly y: number } | null
  /** What is written on it, by name: it goes along until it has landed. */
  readonly words?: readonly [string, Piece]
}

/** In milliseconds, and in the table's units. */
const CARRIED = { least: 340, most: 640, perUnit: 0.6, rises: 60, risesBy: 0.16, shuts: 110, goesIn: 240 } as const
export const DEALT = { flies: 400, turns: 170, apart: 62, clears: 140, rises: 24 } as const
const LIFTED = 140

/** What is carried lies above everything. */
const HIGH = 60

const farFrom = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(one.x - other.x, one.y - other.y)

/** Up where it lies, until it is as `up`. */
export function lift(script: Script, name: string, at: number, from: Piece, up: Piece, lasts: number = LIFTED): number {
  script.fly(name, at, lasts, { ...from, look: up.look }, up, { ease: easeOut })
  return at + lasts
}

/** What a card turns into comes to light as that has been turned edge on. */
export const SHUTS = CARRIED.shuts

/** From its place to another on one arc. Returns when it is there. */
export function carry(script: Script, name: string, { at, start, goal, lands, into, words }: Carried): number {
  const far = farFrom(start, goal)
  const lasts = Math.min(CARRIED.most, CARRIED.least + CARRIED.perUnit * far)
  const there = { ...start, ...goal, z: HIGH }
  const arc = Math.min(CARRIED.rises, far * CARRIED.risesBy)
  script.fly(name, at, lasts, { ...start, z: HIGH }, there, { arc })
  const landed = at + lasts
  if (words) {
    const [said, stands] = words
    script.fly(said, at, lasts, { ...stands, z: HIGH }, { ...writtenOn(start, there, stands), z: HIGH }, { arc })
    script.remove(said, landed)
  }
  if (lands) script.put(name, landed, lands)
  else if (into) {
    const gone = { ...there, ...into, scale: there.scale * 0.25, alpha: 0 }
    script.fly(name, landed, CARRIED.goesIn, there, gone, { ease: easeIn })
    script.remove(name, landed + CARRIED.goesIn)
  } else shut(script, name, there, landed)
  return landed
}

/** What gives nothing to a place is turned edge on there, as a card is that turns into another thing. */
export function shut(script: Script, name: string, there: Piece, landed: number): void {
  script.fly(name, landed, SHUTS, there, { ...there, squash: 0 }, { ease: easeIn })
  script.remove(name, landed + SHUTS)
}

/** Where words are that stand on a card, when it lies somewhere else and is larger or smaller there. */
function writtenOn(start: Piece, there: Piece, words: Piece): Piece {
  const grown = there.scale / start.scale
  const [x, y] = [there.x + (words.x - start.x) * grown, there.y + (words.y - start.y) * grown]
  return { ...words, x, y, scale: words.scale * grown }
}

/** Where cards come off, and how large, if not as large as they will lie. */
interface Pile {
  readonly x: number
  readonly y: number
  readonly scale?: number
}

/** Off a pile on one arc to its place, its back up; turned over in the middle of its way. Returns when it lies open. */
export function deal(script: Script, name: string, at: number, pile: Pile, back: Look, end: Piece) {
  const { x, y, scale = end.scale } = pile
  const start: Piece = { ...end, x, y, scale, z: HIGH, look: back }
  // What lies where the pile is may have a look of its own.
  const turns = end.look.kind === back.kind ? {} : { turnTo: end.look }
  script.fly(name, at, DEALT.flies, start, { ...end, z: HIGH }, { arc: DEALT.rises, ...turns })
  const landed = at + DEALT.flies
  script.put(name, landed, end)
  return landed
}

/** Where it lies, from one of its sides to the other. Returns when it lies so. */
export function turnOver(script: Script, name: string, at: number, from: Piece, end: Piece): number {
  script.fly(name, at, DEALT.turns, from, { ...end, z: HIGH }, { turnTo: end.look })
  script.put(name, at + DEALT.turns, end)
  return at + DEALT.turns
}

/** Gives a little under what comes to it. */
export function nod(script: Script, name: string, at: number): void {
  const rest = script.telling.to[name]
  if (!rest) return
  const low = { ...rest, y: rest.y + 3 }
  script.fly(name, at, 70, rest, low, { ease: easeOut })
  script.fly(name, at + 70, 150, low, rest, { ease: easeBoth })
}
