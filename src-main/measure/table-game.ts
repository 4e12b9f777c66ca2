import type { Result } from '../../src-shared/bridge.ts'
import type { SeatInfo, TableUpdate } from '../../src-shared/table.ts'
import type { AnyGame } from '../engine/game.ts'
import { FORMAT, type Header } from '../saves/line-text.ts'
import type { KeptLine } from '../saves/line-text.ts'
import { fingerprint } from '../table/check.ts'
import { Course } from '../table/course.ts'
import { Table } from '../table/table.ts'

/** What a game through the table layer is played from. */
export interface TableGameTask {
  readonly game: AnyGame
  readonly name: string
  readonly seatCount: number
  readonly options: unknown
  readonly seed: number
  readonly practice: boolean
}

/** A game of persons at a table, without app or disk: its lines are kept in memory, as a journal would hold them. */
export interface TableGame {
  readonly table: Table
  readonly header: Header
  readonly lines: readonly KeptLine[]
  now(): TableUpdate
  /** Lifts the curtain where it is down, else takes the choice that `pick` finds among so many. */
  step(pick: (count: number) => number): Promise<Result<TableUpdate>>
  /** Hears what the table was told by another way. */
  heard(result: Result<TableUpdate>): Result<TableUpdate>
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee']

/** Sits so many persons down. @throws RangeError when the game cannot be set up so. */
export function tableGame({ game, name, seatCount, options, seed, practice }: TableGameTask): TableGame {
  const seats: SeatInfo[] = NAMES.slice(0, seatCount).map((one) => ({ name: one, player: 'person' }))
  const course = new Course(game, { options, seats, seed })
  const header: Header = {
    format: FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    deckHash: fingerprint(game),
    name,
    seats,
    options,
    seed,
    starter: null,
    practice,
    created: 0,
    ...course.standing,
  }
  const lines: KeptLine[] = []
  const keeper = { keep: async (line: Omit<KeptLine, 'at'>) => (lines.push({ ...line, at: 0 } as KeptLine), null) }
  const table = new Table({
    slot: 'measured',
    name,
    practice,
    hints: false,
    known: () => null,
    course,
    keeper,
    firstSeq: 1,
  })
  let now = table.show()
  const heard = (result: Result<TableUpdate>) => {
    if (result.ok) now = result.value
    return result
  }
  return {
    table,
    header,
    lines,
    now: () => now,
    heard,
    async step(pick) {
      const { seq, curtain, choices } = now.table
      if (curtain) return heard(await table.command(seq, { kind: 'liftCurtain', seat: curtain.seat }))
      return heard(await table.act(seq, [choices[pick(choices.length)]]))
    },
  }
}
