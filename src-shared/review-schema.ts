import * as v from 'valibot'
import { FAULT_CODES } from './faults.ts'
import type { Moment, MomentShown, Review, ReviewState } from './review.ts'
import { factSchema, GAME_IDS, pastSchema, previewSchema } from './table-schemas.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const seat = v.pipe(whole, v.maxValue(3))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const rows = v.pipe(v.array(v.pipe(v.array(share), v.maxLength(4))), v.maxLength(2000))
const codes = v.pipe(v.array(whole), v.minLength(1), v.maxLength(64))

export const momentSchema: v.GenericSchema<unknown, Moment> = v.strictObject({
  kind: v.picklist(['slip', 'found']),
  turn: whole,
  seat,
  step: whole,
  into: whole,
  played: codes,
  other: codes,
  shares: v.tuple([share, share]),
  points: v.number(),
  facts: v.array(factSchema),
})

/** What review.ts describes, for the bridge and for files. */
export const reviewSchema: v.GenericSchema<unknown, Review> = v.strictObject({
  game: v.picklist(GAME_IDS),
  turns: v.array(v.strictObject({ turn: whole, seat, step: whole })),
  known: rows,
  open: rows,
  drawn: whole,
  judged: v.pipe(v.array(whole), v.maxLength(2000)),
  moments: v.array(momentSchema),
})

export const reviewStateSchema: v.GenericSchema<unknown, ReviewState> = v.strictObject({
  slot: v.string(),
  review: v.nullable(reviewSchema),
  entries: v.array(whole),
  told: v.array(whole),
  running: v.boolean(),
  failed: v.nullable(v.picklist(FAULT_CODES)),
})

export const momentShownSchema: v.GenericSchema<unknown, MomentShown> = v.strictObject({
  past: pastSchema,
  played: previewSchema,
  other: previewSchema,
})
