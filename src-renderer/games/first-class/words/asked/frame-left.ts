import type { Decision, Phrase } from '../../../../../src-shared/core.ts'
import { sameRef } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Effect, Frame } from '../../../../../src-shared/games/first-class/effects.ts'
import { LEVELS } from '../../../../../src-shared/games/first-class/effects.ts'
import type { FirstClassView, FrameView } from '../../../../../src-shared/games/first-class/view.ts'
import { alternatives, commas, effectPhrase } from '../effects.ts'

/** What is left of the frame at work, as it would stand on a card; null when it is nothing. */
export function leftPhrase(frame: FrameView): Phrase | null {
  const left = partsLeft(frame)
  if (left.length === 0) return null
  return frame.oneOf ? alternatives(left) : commas(left)
}

/** The one box of a contract or turn of a city that is still to come; null = there are several, or none. */
export function onlyFrame({ source }: Decision, { ahead }: FirstClassView): Frame | null {
  const own = ahead.filter((one) => sameRef(one.source, source))
  return own.length === 1 ? own[0].frame : null
}

/** Each kind of effect that is left, in words. */
export const partsLeft = (frame: FrameView): Phrase[] => [
  ...effectsLeft(frame).map((effect) => effectPhrase(effect)),
  ...loneConductor(frame),
]

/** One thing is left, once: there is no part of it. */
export function isSingle(frame: FrameView): boolean {
  const left = effectsLeft(frame)
  return left.length === 1 && left[0].n === 1 && frame.conductors[0] === frame.conductors[1]
}

/** Of both conductors one has walked already, or less far. */
function loneConductor({ conductors: [upper, lower] }: FrameView): Phrase[] {
  if (upper === lower) return []
  const n = Math.abs(upper - lower)
  return [
    upper > lower ? phrase('first-class.effect.conductor.0', { n }) : phrase('first-class.effect.conductor.1', { n }),
  ]
}

function effectsLeft(frame: FrameView): Effect[] {
  const [upper, lower] = frame.conductors
  const all: Effect[] = [
    { kind: 'wagon', n: frame.wagons },
    ...frame.upgrades.map((n, i): Effect => ({ kind: 'upgrade', from: LEVELS[i], n })),
    { kind: 'free', n: frame.free },
    { kind: 'conductor', n: frame.conductor },
    { kind: 'conductors', n: Math.min(upper, lower) },
    { kind: 'locomotive', n: frame.locomotive },
    { kind: 'coins', n: frame.coins },
    { kind: 'endCard', n: frame.endCards },
  ]
  return all.filter(({ n }) => n > 0)
}
