import * as v from 'valibot'
import type { Fault } from '../../src-shared/bridge.ts'
import { daySchema, type DailyResult, type Day } from '../../src-shared/daily.ts'
import type { GameId } from '../../src-shared/core.ts'
import { nameKept } from '../../src-shared/plain-text.ts'
import { GAME_IDS } from '../../src-shared/table-schemas.ts'
import { LONGEST_SEAT_NAME } from '../../src-shared/table.ts'
import { moment, word } from './bounds.ts'
import type { Files } from './files.ts'
import { HeldFile } from './held-file.ts'
import { sameName } from '../../src-shared/same-name.ts'
import type { Form } from './small-file.ts'

/** Bytes: some fifteen years of all three boards every day. */
const MOST = 4_000_000
/** Games that count for nothing are forgotten beyond so many, the oldest first. */
const MOST_TRIES = 2000

const result = v.object({
  points: v.pipe(v.number(), v.minValue(-100_000), v.maxValue(100_000)),
  place: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  won: v.boolean(),
})
const begunSchema = v.object({
  day: daySchema,
  game: v.picklist(GAME_IDS),
  name: nameKept(LONGEST_SEAT_NAME),
  slot: word,
  counts: v.boolean(),
  at: moment,
  result: v.nullable(result),
})
/** A board that somebody has begun. It counts or does not from its beginning on, whatever clocks show later. */
export type BegunBoard = Readonly<v.InferOutput<typeof begunSchema>>

export interface BoardOf {
  readonly day: Day
  readonly game: GameId
  readonly name: string
}

interface Kept {
  readonly boards: readonly BegunBoard[]
}

const FORM: Form<Kept> = {
  name: 'daily.json',
  kind: 'signalbox-daily',
  format: 1,
  most: MOST,
  schema: v.object({ boards: v.array(begunSchema) }),
  empty: { boards: [] },
  newer: 'dailyNewer',
  broken: 'dailyBroken',
}

/** No later day has been begun, and this person has not begun that board. */
const isNew = ({ day, game, name }: BoardOf, boards: readonly BegunBoard[]): boolean =>
  boards.every((one) => !one.counts || one.day <= day) &&
  !boards.some((one) => one.day === day && one.game === game && sameName(one.name) === sameName(name))

/** The daily boards begun on this device, and how they ended: one small file beside the games. */
export class DailyRecord {
  readonly #file: HeldFile<Kept>

  constructor(folder: string, files: Files) {
    this.#file = new HeldFile(folder, files, FORM)
  }

  /** What was found broken since the last call, to be told once. */
  takeNews(): Fault[] {
    return this.#file.takeNews()
  }

  /** In the order in which they were begun. */
  async all(): Promise<readonly BegunBoard[]> {
    return (await this.#file.read()).boards
  }

  /**
   * Does a board that is begun now count: it is its day, no later day has been begun here, and this person has not
   * begun it before. Who sets the clock back plays a day that is past, and who has seen a deal knows it.
   */
  async wouldCount({ day, game, name }: BoardOf, today: Day): Promise<boolean> {
    return day === today && isNew({ day, game, name }, await this.all())
  }

  /** null, or why it could not be kept. */
  async begin(board: Omit<BegunBoard, 'result'>): Promise<Fault | null> {
    return this.#file.change((kept) => {
      // What was begun before may not have been readable when that was asked.
      const counts = board.counts && isNew(board, kept.boards)
      const boards = [...kept.boards, { ...board, counts, result: null }]
      const tries = boards.filter(({ counts }) => !counts).slice(-MOST_TRIES)
      return { boards: boards.filter((one) => one.counts || tries.includes(one)) }
    })
  }

  /**
   * The board of this game has come to its end, for the first time: later ends, after steps were taken back, are none.
   * @param fair false where somebody may have known what lay hidden, or another played along: then it never counts
   */
  async end(slot: string, result: DailyResult, fair: boolean): Promise<Fault | null> {
    return this.#file.change((kept) => {
      const { boards } = kept
      const at = boards.findIndex((one) => one.slot === slot && one.result === null)
      if (at < 0) return kept
      const ended = { ...boards[at], counts: boards[at].counts && fair, result }
      return { boards: boards.map((one, i) => (i === at ? ended : one)) }
    }, slot)
  }
}
