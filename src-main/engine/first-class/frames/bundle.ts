import { popRecord, topSlot } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { COIN_COLUMNS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { EFFECT_KINDS, type EffectKind } from '../../../../src-shared/games/first-class/effects.ts'
import { coinCount, coinsIn, fitsAtOnce, freeFields } from '../board/coins.ts'
import { anyOf, type Answers } from '../answers/answer.ts'
import { frameCan, timesOf } from './effects.ts'
import { having, inPlay } from '../modules/module.ts'
import { AT, actor, stack } from '../state.ts'
import { EFFECT_KIND, EFFECT_N, FRAME_FROM } from '../tables.ts'
import type { Tell } from '../tell.ts'
import { rulesSince } from '../versions.ts'
import { pushFrame } from './frame.ts'
import { BETWEEN_FRAMES, BUNDLE, OPEN_BUNDLE } from '../step.ts'

const { overflowCoinsScore: OVERFLOW_COINS_SCORE } = AT

const FIRST = 1
const COUNT = 2
/** A bit for each frame still to come; with a postcard, the same frames once more behind. */
const LEFT = 3
const COINS = EFFECT_KINDS.indexOf('coins')
const POINTS = EFFECT_KINDS.indexOf('points')

const frameAt = (s: State, top: number, index: number): number => s[top + FIRST] + (index % s[top + COUNT])

/**
 * Frames of one card or city: their order is chosen where it could matter. Answers of `between` come between those of
 * a contract or a doubled city. [002:195, 738, 1310-1311; ruling 2]
 */
export function workBundle(s: State, between: Answers, emit: Tell): boolean {
  const top = topSlot(s, stack)
  const index = obvious(s, top, between)
  if (index === ASK) return false
  if (index === NOTHING) popRecord(s, stack)
  else beginFrame(s, index, emit)
  return true
}

/** As many frames as the bundle may have left, by the last of them. */
export const mostFrames = (s: State, top: number): number => 32 - Math.clz32(s[top + LEFT])

/** Is the frame at this place left, is it the last of its like, and could it do anything? */
export const isOffered = (s: State, top: number, index: number): boolean =>
  (s[top + LEFT] & (1 << index)) !== 0 && !twin(s, top, index) && frameCan(s, actor(s), frameAt(s, top, index))

/** Can no frame that is left do anything? */
export function nothingOffered(s: State): boolean {
  const top = topSlot(s, stack)
  for (let i = 0; i < mostFrames(s, top); i++) if (isOffered(s, top, i)) return false
  return true
}

/** Is it the record of a bundle? */
export const isBundle = (kind: number): boolean => kind === BUNDLE || kind === OPEN_BUNDLE || kind === BETWEEN_FRAMES

/** The frames of a bundle still to come, for views. */
export function framesLeft(s: State, slot: number): number[] {
  const left: number[] = []
  for (let i = 0; s[slot + LEFT] >> i > 0; i++) if (s[slot + LEFT] & (1 << i)) left.push(frameAt(s, slot, i))
  return left
}

const NOTHING = -1
const ASK = -2

/**
 * The frame that comes next without a question: points, coins whose order is no matter, or the only one that can do
 * anything.
 */
function obvious(s: State, top: number, between: Answers): number {
  let only = NOTHING
  for (let i = 0; s[top + LEFT] >> i > 0; i++) {
    if (!(s[top + LEFT] & (1 << i)) || twin(s, top, i)) continue
    if (liesAtOnce(s, top, i)) return i
    if (!frameCan(s, actor(s), frameAt(s, top, i))) continue
    only = only === NOTHING ? i : ASK
  }
  return s[top] === BETWEEN_FRAMES && anyOf(between, s) ? ASK : only
}

/** The same frame stands further on in the bundle (a doubled city): one of them is enough to ask about. */
function twin(s: State, top: number, index: number): boolean {
  for (let i = index + s[top + COUNT]; s[top + LEFT] >> i > 0; i += s[top + COUNT])
    if (s[top + LEFT] & (1 << i)) return true
  return false
}

/** Nothing but points, or coins that fit, where it makes no difference when. */
function liesAtOnce(s: State, top: number, index: number): boolean {
  const coins = coinsOf(s, frameAt(s, top, index))
  if (coins === OTHER_EFFECTS) return false
  if (coins === 0) return true
  return fitsAtOnce(s, actor(s), coins) && (!rulesSince(s, 2) || orderIsNoMatter(s, top, index, coins))
}

const OTHER_EFFECTS = -1

/** The coins of a frame that brings nothing but coins and points. */
function coinsOf(s: State, frame: number): number {
  let coins = 0
  for (let i = FRAME_FROM[frame]; i < FRAME_FROM[frame + 1]; i++) {
    if (EFFECT_KIND[i] === COINS) coins += EFFECT_N[i] * timesOf(s, actor(s), frame)
    else if (EFFECT_KIND[i] !== POINTS) return OTHER_EFFECTS
  }
  return coins
}

/**
 * All coins that may still come fit, so that room need never be made; and where some may be spent between the frames,
 * all of them lie in the first column whenever they come.
 */
function orderIsNoMatter(s: State, top: number, index: number, coins: number): boolean {
  const seat = actor(s)
  const all = coins + coinsOfOthers(s, top, index)
  if (all > freeFields(s, seat) && s[OVERFLOW_COINS_SCORE] === 0) return false
  if (s[top] === BUNDLE) return true
  return coinsIn(s, seat, 0) === coinCount(s, seat) && coinsIn(s, seat, 0) + all <= COIN_COLUMNS[0]
}

/** The most coins that the other frames of the bundle may bring. */
function coinsOfOthers(s: State, top: number, index: number): number {
  let coins = 0
  let boarding = false
  for (let other = 0; s[top + LEFT] >> other > 0; other++) {
    if (other === index || !(s[top + LEFT] & (1 << other))) continue
    const frame = frameAt(s, top, other)
    for (let i = FRAME_FROM[frame]; i < FRAME_FROM[frame + 1]; i++) {
      if (EFFECT_KIND[i] === COINS) coins += EFFECT_N[i] * timesOf(s, actor(s), frame)
      else boarding ||= BRINGS_ABOARD[EFFECT_KIND[i]]
    }
  }
  if (boarding) for (const module of having.mayPay) if (inPlay(s, module)) coins += module.mayPay(s, actor(s))
  return coins
}

/** By kind of effect: does it lift wagons or move conductors? */
const ABOARD: readonly EffectKind[] = ['wagon', 'upgrade', 'free', 'conductor', 'conductors']
const BRINGS_ABOARD = EFFECT_KINDS.map((kind) => ABOARD.includes(kind))

/** Takes a frame out of the bundle and puts it to work. */
export function beginFrame(s: State, index: number, emit: Tell): void {
  const top = topSlot(s, stack)
  const frame = frameAt(s, top, index)
  const sourceKind = s[top + 4]
  const sourceId = s[top + 5]
  s[top + LEFT] &= ~(1 << index)
  if (s[top + LEFT] === 0) popRecord(s, stack)
  else if (s[top] === OPEN_BUNDLE) s[top] = BETWEEN_FRAMES
  pushFrame(s, frame, sourceKind, sourceId, emit)
}
