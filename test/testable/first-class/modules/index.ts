import type { State } from '../../../../src-main/engine/flat.ts'
import { between } from './between.ts'
import { evidence } from './evidence.ts'
import type { TestablePart } from './part.ts'

/** What tests ask of the modules in this game. */
export const partsOf = (s: State): TestablePart[] => [evidence, between].filter((part) => part.inPlay(s))
