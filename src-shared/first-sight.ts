import { FIRST_CLASS_DECISIONS, FIRST_CLASS_LYING } from './games/first-class/decisions.ts'
import { FREIGHT_DECISIONS, FREIGHT_LYING } from './games/freight-express/decisions.ts'
import { TRANSPORT_DECISIONS } from './games/transport/decisions.ts'
import type { GameId } from './core.ts'

/**
 * What is said when somebody meets it for the first time: each game's aim, each kind of its questions, and what of its
 * table no question is about.
 */

const ABOUT: Readonly<Record<GameId, readonly string[]>> = {
  'freight-express': FREIGHT_DECISIONS,
  'first-class': FIRST_CLASS_DECISIONS,
  transport: TRANSPORT_DECISIONS,
}

/** What lies on the table: said when it begins to matter. */
const LYING: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  'freight-express': FREIGHT_LYING,
  'first-class': FIRST_CLASS_LYING,
}

/** `about`: 'aim', something that lies there, or the kind of a question. */
export const topicOf = (game: GameId, about: string): string => `${game}.${about}`

export const TOPICS: readonly string[] = (Object.keys(ABOUT) as GameId[]).flatMap((game) =>
  ['aim', ...ABOUT[game], ...(LYING[game] ?? [])].map((about) => topicOf(game, about)),
)
