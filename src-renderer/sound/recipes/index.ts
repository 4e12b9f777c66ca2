import type { Cue } from '../cues.ts'
import { FIRST_CLASS } from './first-class.ts'
import { FREIGHT_EXPRESS } from './freight-express.ts'
import { HAND } from './hand.ts'
import type { Recipe } from './recipe.ts'
import { TRANSPORT } from './transport.ts'

/** How every cue is made: dry, short, made here and not recorded. */
export const RECIPES: Readonly<Record<Cue, Recipe>> = { ...HAND, ...FREIGHT_EXPRESS, ...FIRST_CLASS, ...TRANSPORT }
