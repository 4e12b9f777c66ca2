import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { DiscardPurpose, FreightEvent, VetoUse } from '../../../src-shared/games/freight-express/events.ts'
import { SPECIALS, type Special } from '../../../src-shared/games/freight-express/specials.ts'

/** What happened in games of Freight Express: whole numbers only, so that parts can be added up. */
export interface BalanceTally {
  games: number
  finished: number
  turns: number
  decisions: number
  /** Whole milliseconds all choosing took. */
  ms: number
  deliveries: number
  /** Of all delivered wagons. */
  points: number
  coupled: number
  laid: number
  covered: number
  drives: number
  /** Drives that ended between stations. */
  stopsOnLine: number
  rams: number
  derailings: number
  flips: number
  dropped: number
  givenUp: number
  refills: number
  flights: number
  /** Advanced: by the place in SPECIALS how often a special was offered, and done (or begun in vain). */
  offered: number[]
  used: number[]
  /** By the place in VETO_USES. */
  vetoes: number[]
  /** Cards burnt as fuel, by wagon value; 0 and 1 stay empty. */
  fuel: number[]
  /** Delivered wagons by value. */
  delivered: number[]
  /** Wins by place in the order of play, in twelfths: a tie is shared. */
  won: number[]
}

const BY_VALUE = 10
export const VETO_USES: readonly VetoUse[] = ['forbid', 'force', 'dictate']

export const emptyTally = (seats: number): BalanceTally => ({
  games: 0,
  finished: 0,
  turns: 0,
  decisions: 0,
  ms: 0,
  deliveries: 0,
  points: 0,
  coupled: 0,
  laid: 0,
  covered: 0,
  drives: 0,
  stopsOnLine: 0,
  rams: 0,
  derailings: 0,
  flips: 0,
  dropped: 0,
  givenUp: 0,
  refills: 0,
  flights: 0,
  offered: SPECIALS.map(() => 0),
  used: SPECIALS.map(() => 0),
  vetoes: VETO_USES.map(() => 0),
  fuel: new Array<number>(BY_VALUE).fill(0),
  delivered: new Array<number>(BY_VALUE).fill(0),
  won: new Array<number>(seats).fill(0),
})

/** Adds one thing that happened. */
export function countEvent(tally: BalanceTally, event: FreightEvent): void {
  switch (event.kind) {
    case 'uncoupled':
      return countDelivery(tally, TRACK_CARDS[event.card].wagon)
    case 'coupled':
      return void tally.coupled++
    case 'laid':
      return void tally.laid++
    case 'covered':
      return void tally.covered++
    case 'drove':
      return void (tally.rams += event.rammed.length)
    case 'derailed':
      return void tally.derailings++
    case 'flipped':
      return void tally.flips++
    case 'dropped':
      return void tally.dropped++
    case 'gaveUpTrain':
      return void tally.givenUp++
    case 'flew':
      return void tally.flights++
    case 'specialOffered':
      return void tally.offered[SPECIALS.indexOf(event.special)]++
    case 'specialAnnounced':
      return void tally.used[SPECIALS.indexOf(event.special)]++
    case 'vetoPlayed':
      return countVeto(tally, event.use, event.special)
    case 'discarded':
      return countDiscard(tally, event.purpose, TRACK_CARDS[event.card].wagon)
    default: // Dealing, looking and what follows from the counted ones.
  }
}

function countDelivery(tally: BalanceTally, value: number): void {
  tally.deliveries++
  tally.points += value
  tally.delivered[value]++
}

/** What is forbidden is not done after all; what is forced is. */
function countVeto(tally: BalanceTally, use: VetoUse, special: Special): void {
  tally.vetoes[VETO_USES.indexOf(use)]++
  tally.used[SPECIALS.indexOf(special)] += use === 'forbid' ? -1 : use === 'force' ? 1 : 0
}

function countDiscard(tally: BalanceTally, purpose: DiscardPurpose, value: number): void {
  if (purpose === 'refill') tally.refills++
  if (purpose !== 'drive') return
  tally.drives++
  tally.fuel[value]++
}

/** The sum of tallies of the same number of seats. */
export function addBalance(tallies: readonly BalanceTally[], seats: number): BalanceTally {
  const sum = emptyTally(seats)
  for (const tally of tallies) {
    for (const key of Object.keys(sum) as (keyof BalanceTally)[]) addField(sum, tally, key)
  }
  return sum
}

function addField(sum: BalanceTally, tally: BalanceTally, key: keyof BalanceTally): void {
  const more = tally[key]
  const there = sum[key]
  if (typeof more === 'number') Object.assign(sum, { [key]: (there as number) + more })
  else more.forEach((part, i) => ((there as number[])[i] += part))
}
