import { createHash } from 'node:crypto'
import type { GameId } from '../../src-shared/core.ts'
import { daysSince1970, type Day } from '../../src-shared/daily.ts'
import { LAYOUT_NAMES } from '../../src-shared/games/freight-express/options.ts'
import { MODULE_CHOICES } from '../../src-shared/games/first-class/options.ts'
import type { BotId } from '../../src-shared/table.ts'

/** What a board is dealt from: the same for everybody who plays it. */
export interface Deal {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly starter: number
  readonly seed: number
  /** The level of all others; the same every day. */
  readonly bot: BotId
}

/** Raised when a day is to be dealt otherwise than it was. */
const VERSION = 1

const SEATS = [2, 3, 4]
type SetUp = Pick<Deal, 'seats' | 'options'>

const of = (all: readonly Deal['options'][]): SetUp[] =>
  all.flatMap((options) => SEATS.map((seats) => ({ options, seats })))

const SPECIALS = [
  { advanced: false },
  { advanced: true, stations: 'default' },
  { advanced: true, stations: 'shuffled' },
]
const NAMED = LAYOUT_NAMES.filter((name) => name !== 'placed' && name !== 'surprise')

/** All ways in which a board can be set up, by game. */
export const SET_UPS: Readonly<Record<GameId, readonly SetUp[]>> = {
  'freight-express': of(NAMED.flatMap((layout) => SPECIALS.map((specials) => ({ layout, ...specials })))),
  'first-class': of(MODULE_CHOICES.filter(({ length }) => length === 2).map((modules) => ({ modules }))),
  transport: [
    ...of([{}]),
    { seats: 4, options: { everyoneAlone: true } },
    { seats: 3, options: { iconsFireAgain: true } },
  ],
}

/** From one day's set-up to the next: no divisor in common with their numbers, so all come before one comes again. */
const STRIDE = 17

/**
 * The deal of a day.
 * @param rulesVersion of the game: other rules may deal otherwise
 */
export function dealOf(game: GameId, day: Day, rulesVersion: number): Deal {
  const setUps = SET_UPS[game]
  const { seats, options } = setUps[(daysSince1970(day) * STRIDE) % setUps.length]
  const bytes = createHash('sha256').update(`signalbox daily ${VERSION} ${game} ${rulesVersion} ${day}`).digest()
  return { seats, options, seed: bytes.readUInt32BE(0), starter: bytes.readUInt32BE(4) % seats, bot: 'driver' }
}
