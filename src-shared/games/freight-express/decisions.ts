/** Every question Freight Express asks (`Decision.kind`). After each: what it asks. */
export const FREIGHT_DECISIONS = [
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
  // The details of a special, by its name:
  'ticket',
  'cardRobbery',
  'closeStation',
  'cardTrain',
  'uncoupleWagon',
  'veto',
  'rebuild',
  'coupleWagon',
  'wagonRobbery',
  'abduction',
] as const

export type FreightDecision = (typeof FREIGHT_DECISIONS)[number]
