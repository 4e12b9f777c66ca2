import { hiddenFrom } from '../../src-main/engine/transport/knowledge/beliefs.ts'
import { census, relabel, relabelAction } from '../../src-main/engine/transport/census.ts'
import type { Action } from '../../src-shared/games/transport/actions.ts'
import type { Testable } from './testable.ts'

export const transportTestable: Testable<Action> = { census, hiddenFrom, relabel, relabelAction }
