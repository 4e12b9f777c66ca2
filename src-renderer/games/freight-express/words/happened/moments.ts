import type { Phrase, Seat } from '../../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import { doerOf, pushedIn, type FreightEvent } from '../../../../../src-shared/games/freight-express/events.ts'
import type { SeatInfo } from '../../../../../src-shared/table.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { Moment } from '../../../../words/speech.ts'
import { isKnown, letter } from '../cards.ts'

/** A wagon of at least this value is a big one. */
const BIG = 7
/** No more moments than have room beside the chart. */
const MOST = 6
/** Wagons of one turn worth so much together, and a push over so many sleepers, are worth remembering. */
const HAUL = 10
const PUSH = 8

type Of<K extends FreightEvent['kind']> = Extract<FreightEvent, { kind: K }>
type Delivery = Of<'uncoupled'>

/** An event, and what each seat had delivered when it was over. */
export interface Told {
  readonly event: FreightEvent
  readonly before: readonly number[]
  readonly totals: readonly number[]
}

interface Found {
  readonly kind: string
  readonly told: Told
  readonly seat: Seat
  readonly weight: number
  readonly phrase: Phrase
}

/** What is worth remembering of a game, in the order of its turns: one of each kind before a second of any. */
export function momentsOf(told: readonly Told[], seats: readonly SeatInfo[]): readonly Moment[] {
  const name = (seat: Seat) => nameOf(seats, seat)
  const found = [
    ...deciding(told, name),
    ...equaliser(told, name),
    ...deliveries(told, name),
    ...hauls(told, name),
    ...derailings(told, name),
    ...longestPush(told, name),
    ...crossings(told, name),
    ...specials(told, name),
  ].sort((a, b) => b.weight - a.weight || b.told.event.turn - a.told.event.turn)
  const nth = (one: Found) => found.filter(({ kind }) => kind === one.kind).indexOf(one)
  const apart = found.filter((one, i) => found.findIndex((other) => isOfOneTurn(one, other)) === i)
  return apart
    .sort((a, b) => nth(a) - nth(b))
    .slice(0, MOST)
    .sort((a, b) => told.indexOf(a.told) - told.indexOf(b.told))
    .map(({ told: { event, totals }, seat, phrase }) => ({
      event,
      turn: event.turn,
      seat,
      phrase,
      value: totals[seat],
    }))
}

/** Of what a seat did in one turn only the weightiest is told. */
const isOfOneTurn = (a: Found, b: Found): boolean => a.seat === b.seat && a.told.event.turn === b.told.event.turn

type NameOf = (seat: Seat) => string

/** Before so much of a game is played nothing is decided: the first points of a rout have all the others after them. */
const DECIDES_AFTER = 0.5

/**
 * The delivery by which the lead came out of reach: the winner then had more than anybody else had in the end. It
 * decides the game only where it takes the lead, which does not change any more; whoever led before gets out of reach,
 * as is known now: others may still have had a good chance then. None before the end, none where the first are level,
 * and none while most of the game was still to be played.
 */
function deciding(all: readonly Told[], name: NameOf): Found[] {
  const end = all.find(({ event }) => event.kind === 'ended')
  const winner = end ? leader(end.totals) : null
  if (!end || winner === null) return []
  const most = Math.max(0, ...end.totals.filter((_, seat) => seat !== winner))
  const told = all.find(({ before, totals }) => before[winner] <= most && totals[winner] > most)
  if (told?.event.kind !== 'uncoupled' || told.event.turn < end.event.turn * DECIDES_AFTER) return []
  const facts = { who: name(winner), wagon: wagonOf(told.event), station: letter(told.event.station) }
  const said =
    leader(told.before) === winner
      ? phrase('freight.moment.beyond', { ...facts, points: told.totals[winner] })
      : phrase('freight.moment.decided', facts)
  return [{ kind: 'decided', told, seat: winner, weight: 4, phrase: said }]
}

/** Where the first are level in the end: the delivery by which the last of them came up with the others. */
function equaliser(all: readonly Told[], name: NameOf): Found[] {
  const end = all.find(({ event }) => event.kind === 'ended')
  const best = Math.max(0, ...(end?.totals ?? []))
  const first = end?.totals.flatMap((total, seat) => (total === best ? [seat] : [])) ?? []
  if (best === 0 || first.length < 2) return []
  const told = all.findLast(({ event }) => event.kind === 'uncoupled' && first.includes(event.seat))
  if (told?.event.kind !== 'uncoupled' || !isKnown(told.event.card)) return []
  const { seat, station } = told.event
  const other = first.find((one) => one !== seat)!
  const facts = { who: name(seat), other: name(other), wagon: wagonOf(told.event), station: letter(station) }
  return [{ kind: 'level', told, seat, weight: 4, phrase: phrase('freight.moment.level', facts) }]
}

/** The first of the game, the first big one, and those by which one passed another. */
function deliveries(all: readonly Told[], name: NameOf): Found[] {
  const made = all.filter((told) => told.event.kind === 'uncoupled' && isKnown(told.event.card))
  const firstBig = made.find(({ event }) => wagonOf(event as Delivery) >= BIG)
  return made.flatMap((told, i): Found[] => {
    const event = told.event as Delivery
    const { seat } = event
    const facts = { who: name(seat), wagon: wagonOf(event), station: letter(event.station) }
    const passed = leader(told.totals) === seat ? leader(told.before) : null
    if (passed !== null && passed !== seat)
      return [
        {
          kind: 'lead',
          told,
          seat,
          weight: 2,
          phrase: phrase('freight.moment.lead', { ...facts, other: name(passed) }),
        },
      ]
    if (told === firstBig) return [{ kind: 'big', told, seat, weight: 3, phrase: phrase('freight.moment.big', facts) }]
    return i === 0 ? [{ kind: 'first', told, seat, weight: 1, phrase: phrase('freight.moment.first', facts) }] : []
  })
}

/** The best turn of anyone who delivered several wagons in it. */
function hauls(all: readonly Told[], name: NameOf): Found[] {
  const turns = new Map<string, Told[]>()
  for (const told of all) {
    const { event } = told
    if (event.kind !== 'uncoupled' || !isKnown(event.card)) continue
    const key = `${event.turn} ${event.seat}`
    turns.set(key, [...(turns.get(key) ?? []), told])
  }
  const points = (made: readonly Told[]) => made.reduce((sum, { event }) => sum + wagonOf(event as Delivery), 0)
  const [best] = [...turns.values()]
    .filter((made) => made.length > 1 && points(made) >= HAUL)
    .sort((a, b) => points(b) - points(a))
  if (!best) return []
  const told = best[best.length - 1]
  const { seat } = told.event
  const facts = { who: name(seat), n: best.length, points: points(best) }
  return [{ kind: 'haul', told, seat, weight: 3, phrase: phrase('freight.moment.haul', facts) }]
}

function derailings(all: readonly Told[], name: NameOf): Found[] {
  return all.flatMap((told): Found[] => {
    const { event } = told
    if (event.kind !== 'derailed') return []
    const { seat: off, payer, because } = event
    const n = event.hand.length + event.wagons.length
    const by = because.kind === 'locomotive' ? because.id : off
    // By a house rule whoever chose the way pays for it: who pushes, or who dictated it by a veto.
    const pays = payer === off ? '' : payer === by ? '.pays' : '.payer'
    const facts = { n, payer: name(payer) }
    const weight = n >= 3 ? 2 : 1
    if (by !== off) {
      const said = phrase(`freight.moment.pushed${pays}`, { ...facts, who: name(by), other: name(off) })
      return [{ kind: 'pushedOff', told, seat: by, weight, phrase: said }]
    }
    const said = phrase(`freight.moment.derailed${payer === off ? '' : '.payer'}`, { ...facts, who: name(off) })
    return [{ kind: 'derailed', told, seat: off, weight, phrase: said }]
  })
}

/** The drive that pushed someone furthest. */
function longestPush(all: readonly Told[], name: NameOf): Found[] {
  const pushes = all.flatMap((told) => {
    const { event } = told
    if (event.kind !== 'drove') return []
    const by = doerOf(event)
    const others = pushedIn(event)
    return others.map((other) => {
      const n = event.steps.filter((moves) => moves.some(({ seat }) => seat === other)).length
      return { told, seat: by, other, n }
    })
  })
  const [longest] = pushes.filter(({ n }) => n >= PUSH).sort((a, b) => b.n - a.n)
  if (!longest) return []
  const { told, seat, other, n } = longest
  const facts = { who: name(seat), other: name(other), n }
  return [{ kind: 'push', told, seat, weight: 1, phrase: phrase('freight.moment.push', facts) }]
}

/** The most wagons that were lost at a crossing. */
function crossings(all: readonly Told[], name: NameOf): Found[] {
  const [worst] = all
    .flatMap((told) => (told.event.kind === 'flipped' ? [{ told, n: told.event.surplus }] : []))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
  if (!worst) return []
  const { told, n } = worst
  const { seat } = told.event
  return [
    { kind: 'crossing', told, seat, weight: 1, phrase: phrase('freight.moment.crossing', { who: name(seat), n }) },
  ]
}

/** Vetoes, and wagons that changed trains. */
function specials(all: readonly Told[], name: NameOf): Found[] {
  return all.flatMap((told): Found[] => {
    const { event } = told
    if (event.kind === 'vetoPlayed') {
      const facts = { who: name(event.seat), other: name(event.against), station: letter(event.station) }
      return [{ kind: 'veto', told, seat: event.seat, weight: 2, phrase: phrase('freight.moment.veto', facts) }]
    }
    if (event.kind === 'wagonRaided' && isKnown(event.card)) {
      const { wagon } = TRACK_CARDS[event.card]
      const facts = { who: name(event.to), other: name(event.from), wagon }
      return [{ kind: 'raid', told, seat: event.to, weight: 2, phrase: phrase('freight.moment.raid', facts) }]
    }
    return []
  })
}

const wagonOf = ({ card }: Delivery): number => TRACK_CARDS[card].wagon

/** The seat alone in front, or null. */
function leader(totals: readonly number[]): Seat | null {
  const best = Math.max(...totals)
  const first = totals.indexOf(best)
  return best > 0 && totals.lastIndexOf(best) === first ? first : null
}
