import type { Seat } from '../../../../../src-shared/core.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'

/** Who is asked: whoever dictates an action pays with the cards of another. */
export const askedIn = ({ active, special }: FreightView): Seat => special?.chooser ?? active
