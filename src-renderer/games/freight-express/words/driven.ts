import type { Seat } from '../../../../src-shared/core.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'

/** Whose locomotive a drive that goes on moves: whoever is to move drives their own, or has abducted it. */
export const drivenIn = ({ drive, active }: Pick<FreightView, 'drive' | 'active'>): Seat => drive?.seat ?? active
