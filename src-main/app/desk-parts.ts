import type { Notice, Replies, RequestName, RequestOf, Result } from '../../src-shared/bridge.ts'
import type { AppParts, SettingsStore } from '../app-contract.ts'
import type { AnyGame } from '../engine/game.ts'
import type { ProblemShelf } from '../problems/shelf.ts'
import type { Reviews } from '../review/reviews.ts'
import type { Ledger } from '../saves/ledger.ts'
import type { Lines } from '../saves/lines.ts'
import type { SchoolRecord } from '../saves/school-record.ts'
import type { Log } from '../saves/log.ts'
import type { Replayer } from '../saves/replayer.ts'
import type { Slots } from '../saves/slots.ts'
import type { TooHeavy } from '../saves/too-heavy.ts'
import type { School } from '../school/school.ts'
import type { DailyBoards } from './daily.ts'
import type { TableHost } from './open-table.ts'

/** What answers each request of the bridge. */
export type Answers = { readonly [N in RequestName]: (payload: RequestOf<N>) => Promise<Result<Replies[N]>> }

export interface DeskParts {
  readonly app: AppParts
  readonly settings: SettingsStore
  readonly games: readonly AnyGame[]
  readonly slots: Slots
  readonly lines: Lines
  readonly ledger: Ledger
  readonly school: School
  readonly reviews: Reviews
  readonly record: SchoolRecord
  readonly daily: DailyBoards
  readonly problems: ProblemShelf
  /** Milliseconds since 1970. */
  now(): number
  /** Plays what a stranger may have written. */
  readonly replayer: Replayer
  readonly tooHeavy: TooHeavy
  readonly host: TableHost
  readonly log: Log
  notify(notice: Notice): void
}
