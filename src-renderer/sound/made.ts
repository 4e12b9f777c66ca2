import type { Cue } from './cues.ts'
import { CUES } from './cues.ts'
import { lotOf } from './lot.ts'
import { momentary } from './loudness.ts'
import { RECIPES } from './recipes/index.ts'
import type { Recipe, Weight } from './recipes/recipe.ts'
import { mixed } from './synth.ts'
import type { Voice } from './voice.ts'

/** Each cue is heard in so many ways. */
export const VARIANTS = 4
/** How loud the loudest 400 ms of a cue are at full volume, in LUFS. */
export const LOUDNESS: Readonly<Record<Weight, number>> = { step: -31, deed: -28, signal: -25 }
/** How far the voices of a variant are louder or softer than the recipe says, and earlier or later. */
const SWAY = 0.4
const DRIFT = 0.06

/** A variant of a recipe: the same thing, done once more. The first is the recipe itself. */
function varied({ voices, strays }: Recipe, variant: number, lot: () => number): Voice[] {
  if (variant === 0) return [...voices]
  const around = (by: number): number => 1 + by * (2 * lot() - 1)
  const pitch = around(strays)
  return voices.map((voice) => {
    const own = pitch * around(strays / 4)
    return {
      ...voice,
      from: voice.from * own,
      to: voice.to * own,
      part: voice.part * around(SWAY),
      at: voice.at * around(DRIFT),
    }
  })
}

/** A cue as it sounds at full volume, in samples; every variant as loud as its weight wants. */
export function made(cue: Cue, variant: number, rate: number): Float32Array {
  const recipe = RECIPES[cue]
  const seed = CUES.indexOf(cue) * VARIANTS + variant + 1
  const samples = mixed(varied(recipe, variant, lotOf(seed)), rate, seed)
  const gain = 10 ** ((LOUDNESS[recipe.weight] - momentary(samples, rate)) / 20)
  for (let i = 0; i < samples.length; i++) samples[i] *= gain
  return samples
}
