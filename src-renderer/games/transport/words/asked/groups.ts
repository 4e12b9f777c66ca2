import { CONNECT } from '../answers/connect.ts'
import { END } from '../answers/end-turn.ts'
import { EXCHANGE } from '../answers/exchange.ts'
import { INSERT } from '../answers/insert.ts'
import { INTAKE } from '../answers/intake.ts'
import { FORKLIFT } from '../answers/lift.ts'
import { PARCEL } from '../answers/parcel.ts'
import { FLOOR } from '../answers/place.ts'
import { SWAP } from '../answers/swap.ts'
import { KEY } from '../answers/take.ts'
import { REJOIN } from './rejoin.ts'

/** The headings of the list of choices, in their order. */
export const GROUPS = [REJOIN, INSERT, CONNECT, FLOOR, INTAKE, KEY, EXCHANGE, FORKLIFT, PARCEL, SWAP, END]
export const GROUP_IDS: readonly string[] = GROUPS.map(({ id }) => id)
