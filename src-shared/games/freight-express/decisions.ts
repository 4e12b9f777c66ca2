import { SPECIALS, type Special } from './specials.ts'

/** After each: what it asks. */
const ASKED = [
  'place', // Free placement: which station where.
  'act', // Which action, or the end of the turn.
  'branch', // Which way the driven locomotive takes.
  'pushBranch', // Which way a pushed locomotive takes.
  'railEnd', // House rule stopAtRailEnd: whether an abducted train stops at the end of its rails or is driven off.
  'drop', // Which surplus wagon is lost on a crossing.
  'special', // Whether the special action of the station is used.
  'forbid',
  'force',
  'dictate', // Whether a veto is used, and for what.
  'chooseSeat', // Whom a robbery is about.
  'payRaid', // What a robbery that found nothing is paid with.
  'relay', // Where the lifted card goes.
] as const

/** What a drive asks on its way. */
export const ASKED_WHILE_DRIVING: readonly string[] = [
  'branch',
  'pushBranch',
  'drop',
] satisfies (typeof ASKED)[number][]

/** Every question Freight Express asks (`Decision.kind`): last the details of each special, by its name. */
export type FreightDecision = (typeof ASKED)[number] | Exclude<Special, 'none'>
const isDoing = (special: Special): special is Exclude<Special, 'none'> => special !== 'none'
export const FREIGHT_DECISIONS: readonly FreightDecision[] = [...ASKED, ...SPECIALS.filter(isDoing)]

/** What of the table is told when it is met: no question asks about it. */
export const FREIGHT_LYING = ['stations'] as const
