import type { GameEvent, Seat } from '../../src-shared/core.ts'
import type { FirstClassView } from '../../src-shared/games/first-class/view.ts'
import { doerOf, pushedIn, type FreightEvent } from '../../src-shared/games/freight-express/events.ts'
import { TRACK_CARDS } from '../../src-shared/games/freight-express/cards.ts'
import { CARDS } from '../../src-shared/games/transport/cards.ts'
import type { TransportEvent, WayStep } from '../../src-shared/games/transport/events.ts'
import type { Course } from '../table/course.ts'

/** What a seat has done in a game beyond its points, by name: what stamps are given for. */
export type Feats = Readonly<Record<string, number>>

/** How often each thing worth a stamp was done by a seat, in a game as it came to its end. */
export function featsOf(course: Course, seat: Seat): Feats {
  const { game, state } = course
  switch (game.id) {
    case 'freight-express':
      return freightFeats(eventsOf(course), seat)
    case 'first-class':
      return firstClassFeats(game.view(state, 'onlooker') as FirstClassView, seat)
    case 'transport':
      return transportFeats(eventsOf(course), seat)
    default:
      return {}
  }
}

/** Where a seat's points came from, as keys into the messages. */
export function sourcesOf({ game, state }: Course, seat: Seat): Record<string, number> {
  const sources: Record<string, number> = {}
  const add = (key: string, value: number) => (sources[key] = (sources[key] ?? 0) + value)
  for (const { key, value, refs } of game.score(state).find((one) => one.seat === seat)?.parts ?? []) {
    if (key === 'freight-express.score.delivered')
      for (const { id } of refs) add(`freight.score.${bandOf(TRACK_CARDS[id].wagon)}`, TRACK_CARDS[id].wagon)
    else add(key, value)
  }
  return sources
}

const bandOf = (wagon: number): string => (wagon < 5 ? 'low' : wagon < 7 ? 'mid' : 'high')

/** What has happened and was not taken back. */
export function eventsOf({ log }: Course): GameEvent[] {
  const back = new Set<number>()
  for (const { command } of log)
    for (const n of command?.entries ?? []) {
      if (command?.kind === 'redo') back.delete(n)
      else back.add(n)
    }
  return log.flatMap(({ events }, n) => (back.has(n) ? [] : events))
}

function freightFeats(all: readonly GameEvent[], seat: Seat): Feats {
  const events = all as readonly FreightEvent[]
  const mine = events.filter((event) => event.seat === seat)
  return {
    delivered: mine.filter(({ kind }) => kind === 'uncoupled').length,
    pushes: events.reduce(
      (sum, event) => sum + (event.kind === 'drove' && doerOf(event) === seat ? pushedIn(event).length : 0),
      0,
    ),
    derailed: mine.filter(({ kind }) => kind === 'derailed').length,
  }
}

function firstClassFeats({ seats, constantinople }: FirstClassView, seat: Seat): Feats {
  const { trains, fulfilled } = seats[seat]
  const wagons = trains.flatMap(({ coaches }) => coaches.filter(({ kind }) => kind === 'wagon'))
  return {
    contracts: fulfilled,
    constantinople: Number(constantinople.includes(seat)),
    wagon: Math.max(0, ...wagons.map(({ value }) => value)),
  }
}

function transportFeats(all: readonly GameEvent[], seat: Seat): Feats {
  const events = all as readonly TransportEvent[]
  return {
    parcels: events.filter((event) => event.kind === 'scored' && event.tile === seat).length,
    slopes: events.reduce(
      (sum, event) => sum + (event.kind === 'parcelMoved' && event.seat === seat ? slopesOf(event.way) : 0),
      0,
    ),
  }
}

/** Slopes that a parcel left behind it on its way: where it comes to rest it has not gone down yet. */
const slopesOf = (way: readonly WayStep[]): number =>
  way.slice(0, -1).filter(({ card }) => CARDS[card].shape === 'slope').length
