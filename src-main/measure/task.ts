/** Greedy bots against each other: what every balance is asked for. */
export interface BotGamesTask {
  /** Numbers of seats. */
  readonly seats: readonly number[]
  readonly games: number
  readonly seed: number
  /** How often a bot may play a choice on a sampled state before it chooses. */
  readonly nodes: number
  /** Laid over the game's defaults. */
  readonly options: Readonly<Record<string, unknown>>
}
