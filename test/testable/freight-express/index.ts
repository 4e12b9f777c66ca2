import type { Action } from '../../../src-shared/games/freight-express/actions.ts'
import type { Testable } from '../testable.ts'
import { census } from './census.ts'
import { hiddenFrom } from './hidden.ts'
import { relabel, relabelAction } from './relabel.ts'

export const freightExpressTestable: Testable<Action> = { census, hiddenFrom, relabel, relabelAction }
