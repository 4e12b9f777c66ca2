import type { Action } from '../../../src-shared/games/freight-express/actions.ts'
import type { FreightDecision } from '../../../src-shared/games/freight-express/decisions.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { State } from '../flat.ts'
import type { Step } from '../step.ts'
import { drivenSeat } from './driving/drive-state.ts'
import { locomotiveRef, stationRef } from './refs.ts'
import { chooserSeat, specialStation } from './specials/special-state.ts'
import { activeSeat } from './state.ts'

/** A question; one that a single kind of answer takes stands in its file, the others in steps.ts. */
export type FreightStep = Step<Action, FreightEvent> & { readonly kind: FreightDecision }

/** What several questions have in common. */
export const chosen = { auto: 'ifSingle', by: chooserSeat } as const
/** Asked by a drive on its way. */
export const ofDriven = { ...chosen, for: drivenSeat, source: (s: State) => locomotiveRef(drivenSeat(s)) }
export const byStation = (s: State) => stationRef(specialStation(s))
/** Asked by what a station does. */
export const ofStation = { ...chosen, for: activeSeat, source: byStation }
