import type { GameId } from '../../src-shared/core.ts'
import type { MessageKey } from '../messages/index.ts'
import type { Options } from './panel.ts'
import type { Pace } from './pace.ts'

/** What a game brings to the first screen: enough to choose it by, and no more, for all of it is loaded at once. */
export interface GameTicket {
  readonly id: GameId
  /** Which kind of it is played, said after its name at the table and in the list of saved games; null = plain. */
  kind?(options: Options): MessageKey | null
  readonly defaults: Options
  /** How long it takes. */
  readonly pace: Pace
  /** How many may play. */
  readonly seats: { readonly least: number; readonly most: number }
  /** What is on its ticket at home: a drawing and facts. */
  readonly ticket: {
    /** The address of its picture. */
    readonly art: string
    /** Its colour on small plates. */
    readonly colour: string
    /** Its letter there, where that of its name is another game's. */
    readonly letter?: string
    readonly line: MessageKey
    readonly seats: MessageKey
  }
}
