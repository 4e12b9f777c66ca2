import { doerOf, pushedIn, type FreightEvent } from '../../src-shared/games/freight-express/events.ts'
import type { Theme } from '../../src-shared/problems.ts'
import type { AnyGame, GameEvent, GameId, Seat, State } from '../engine/game.ts'

type Event = GameEvent & Readonly<Record<string, unknown>>
/** How much an event says for a theme, of what this seat does. */
type Sign = readonly [Theme, (event: Event, seat: Seat) => number]

/** Events of other games are each of who did it. */
const doer = (event: Event): Seat => doerOf(event as unknown as FreightEvent)

const of = (event: Event, seat: Seat, ...kinds: string[]): number =>
  doer(event) === seat && kinds.includes(event.kind) ? 1 : 0

function pushed(event: Event): number {
  const freight = event as unknown as FreightEvent
  return freight.kind === 'drove' ? pushedIn(freight).length : 0
}

/** What is most worth telling comes first. */
const SIGNS: Readonly<Record<GameId, readonly Sign[]>> = {
  'freight-express': [
    ['ram', (event, seat) => (doer(event) === seat ? pushed(event) : 0)],
    ['special', (event, seat) => of(event, seat, 'specialAnnounced', 'flew', 'abducted', 'wagonRaided')],
    ['deliver', (event, seat) => of(event, seat, 'uncoupled')],
    ['couple', (event, seat) => of(event, seat, 'coupled')],
    ['rails', (event, seat) => -of(event, seat, 'derailed', 'dropped', 'gaveUpTrain')],
    ['lay', (event, seat) => of(event, seat, 'laid', 'covered')],
    ['drive', (event, seat) => of(event, seat, 'drove')],
  ],
  'first-class': [
    ['contracts', (event, seat) => of(event, seat, 'contractFulfilled')],
    ['route', (event, seat) => of(event, seat, 'routeLaid', 'drove')],
    ['conductors', (event, seat) => of(event, seat, 'walked', 'constantinople')],
    ['wagons', (event, seat) => of(event, seat, 'wagonLaid', 'upgraded')],
    ['coins', (event, seat) => of(event, seat, 'coinsLaid', 'coinSpent')],
    ['contracts', (event, seat) => of(event, seat, 'contractKept', 'endCardTaken')],
    ['refuse', (event, seat) => (event['refused'] === true ? of(event, seat, 'taken') : 0)],
  ],
  transport: [
    ['score', (event, seat) => (event.kind === 'scored' && event['tile'] === seat ? 1 : 0)],
    ['machines', (event, seat) => of(event, seat, 'keyMoved', 'forkliftMoved', 'palletsExchanged', 'flipped')],
    ['drive', (event, seat) => of(event, seat, 'parcelMoved')],
    ['belt', (event, seat) => of(event, seat, 'connected')],
  ],
}

/**
 * What the answer does that the second best does not, or more often; else what it does at all.
 * @param s a deal, at the question; @param ends the game is about to end: then that is what it is about
 */
export function themeOf(
  game: AnyGame,
  s: State,
  seat: Seat,
  answer: readonly number[],
  second: readonly number[],
  ends: boolean,
): Theme {
  if (ends) return 'end'
  const signs = SIGNS[game.id]
  const [ours, theirs] = [answer, second].map((codes) => eventsOf(game, s, codes))
  const count = (events: readonly Event[], [, weight]: Sign): number =>
    events.reduce((sum, event) => sum + weight(event, seat), 0)
  const more = signs.find((sign) => count(ours, sign) > count(theirs, sign))
  return (more ?? signs.find((sign) => count(ours, sign) > 0))?.[0] ?? 'wait'
}

function eventsOf(game: AnyGame, s: State, codes: readonly number[]): Event[] {
  const events: Event[] = []
  const at = s.slice()
  for (const code of codes) game.apply(at, code, (event: GameEvent) => events.push(event as Event))
  return events
}
