import { FIRST_CLASS } from './first-class.ts'
import { FREIGHT_EXPRESS } from './freight-express.ts'
import { HAND, TABLE } from './hand.ts'
import { TRANSPORT } from './transport.ts'

/** How every cue is made: dry, short, made here and not recorded. A cue's noise follows from its place. */
export const RECIPES = { ...HAND, ...FREIGHT_EXPRESS, ...TABLE, ...TRANSPORT, ...FIRST_CLASS }
