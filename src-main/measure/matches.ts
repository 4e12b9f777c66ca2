import { BOT_LEVELS } from '../../src-shared/table.ts'
import { GAME_IDS } from '../../src-shared/table-schemas.ts'
import type { Bot } from '../bots/bot.ts'
import type { GameId } from '../engine/game.ts'
import { gameOf } from '../engine/games.ts'

/** One bot against others, again and again, and what is asked of it. */
export interface Match {
  readonly game: GameId
  readonly one: Bot['id']
  /** At all other seats. */
  readonly others: Bot['id']
  readonly seats: number
  /** Laid over the game's default options. */
  readonly options: Readonly<Record<string, unknown>>
  /** Of all games the one is to win this share at least. */
  readonly goal: number
}

/** A level is so many times as good as its fair share against the one below. */
const BETTER_THAN_FAIR = 1.3

const match = (
  game: GameId,
  one: Bot['id'],
  others: Bot['id'],
  goal: number,
  { seats = 2, ...options }: { readonly seats?: number; readonly [option: string]: unknown } = {},
): Match => ({ game, one, others, seats, options, goal })

/** With four seats Transport is for two teams: one against the others is each alone there. */
const alone = (game: GameId, seats: number) => (game === 'transport' && seats === 4 ? { everyoneAlone: true } : {})

/** Each level against the one below, with two, three and four seats. */
const steps = GAME_IDS.flatMap((game) =>
  [2, 3, 4].flatMap((seats) =>
    BOT_LEVELS.slice(1).map((level, i) =>
      match(game, level, BOT_LEVELS[i], seats === 2 ? 0.65 : BETTER_THAN_FAIR / seats, {
        seats,
        ...alone(game, seats),
      }),
    ),
  ),
)

const strongest: readonly Match[] = [
  match('first-class', 'controller', 'greedy', 0.95, { randomModules: true }),
  ...['AB', 'CD', 'EF', 'BD', 'AF'].map((pair) =>
    match('first-class', 'controller', 'greedy', 0.85, { modules: pair.split('') }),
  ),
  match('transport', 'controller', 'greedy', 0.88),
  match('freight-express', 'controller', 'greedy', 0.85),
  match('freight-express', 'controller', 'greedy', 0.8, { advanced: true }),
  match('first-class', 'controller', 'greedy', 0.85, { seats: 3 }),
  match('transport', 'controller', 'greedy', 0.6, { seats: 3 }),
  match('freight-express', 'controller', 'greedy', 0.5, { seats: 3 }),
  ...GAME_IDS.map((game) => match(game, 'controller', 'mcts', 0.95)),
]

const weakest = GAME_IDS.flatMap((game) => [
  match(game, 'porter', 'random', 0.9),
  match(game, 'greedy', 'porter', 0.95),
])

/** All that the levels are held to, by winning. */
export const MATCHES: readonly Match[] = [...strongest, ...steps, ...weakest]

/** A word for each: 'first-class controller greedy 2 modules=C,D'. */
export const nameOf = ({ game, one, others, seats, options }: Match): string =>
  [game, one, others, seats, ...Object.entries(options).map(([name, value]) => `${name}=${String(value)}`)].join(' ')

/** The options a match is played with. */
export const optionsOf = ({ game, options }: Match): unknown => gameOf(game).options.parse(options)
