import { RECIPES } from './recipes/index.ts'

/** All that can be heard. docs/look/look.md, 'Sound'. None of it is ever needed to understand anything. */
export type Cue = keyof typeof RECIPES
export const CUES = Object.keys(RECIPES) as readonly Cue[]
