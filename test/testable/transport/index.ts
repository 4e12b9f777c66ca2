import { hiddenFrom } from './hidden.ts'
import { census, relabel, relabelAction } from './census.ts'
import type { Action } from '../../../src-shared/games/transport/actions.ts'
import type { Testable } from '../testable.ts'

export const transportTestable: Testable<Action> = { census, hiddenFrom, relabel, relabelAction }
