import { done, refused, type Fault, type RequestOf, type Result } from '../../src-shared/bridge.ts'
import { winnersOf, type GameId } from '../../src-shared/core.ts'
import {
  FIRST_DAY,
  dayAt,
  type Daily,
  type DailyBoard,
  type DailyResult,
  type Day,
  type PlayedDay,
} from '../../src-shared/daily.ts'
import { GAME_IDS } from '../../src-shared/table-schemas.ts'
import type { SlotSummary } from '../../src-shared/table.ts'
import type { AnyGame } from '../engine/game.ts'
import type { BegunBoard, DailyRecord } from '../saves/daily-record.ts'
import { placeOf } from '../saves/finished.ts'
import { sameName } from '../../src-shared/same-name.ts'
import type { Course } from '../table/course.ts'
import type { dealOf, Deal } from './daily-deal.ts'

/** The boards of a day, what of them counts, and what people here have reached at them. */
export class DailyBoards {
  readonly #record: DailyRecord
  readonly #games: readonly AnyGame[]
  readonly #now: () => number
  readonly #dealOf: typeof dealOf

  constructor(record: DailyRecord, games: readonly AnyGame[], now: () => number, deal: typeof dealOf) {
    this.#record = record
    this.#games = games
    this.#now = now
    this.#dealOf = deal
  }

  /** What was found broken since the last call, to be told once. */
  takeNews(): Fault[] {
    return this.#record.takeNews()
  }

  /** @param wished null = today. A day that has no board shows today's. */
  async shown(wished: Day | null, named: string, slots: readonly SlotSummary[]): Promise<Daily> {
    const now = this.#now()
    const day = wished !== null && this.#isLaidOut(wished) ? wished : dayAt(now)
    const begun = await this.#record.all()
    const name = named || (begun.at(-1)?.name ?? '')
    const boards: DailyBoard[] = []
    for (const id of GAME_IDS) {
      const game = this.#games.find((one) => one.id === id)
      if (game) boards.push(await this.#board(game, day, name, begun, slots))
    }
    const people = [...new Map(begun.map((one) => [sameName(one.name), one.name])).values()]
    return { now, day, name, people, boards, played: playedBy(begun, name, dayAt(now)) }
  }

  /** What a board that is begun now is set up from, and whether it counts: else it is for practice. */
  async board({
    game,
    day,
    title,
    names,
  }: RequestOf<'playDaily'>): Promise<Result<{ game: RequestOf<'newGame'>; counts: boolean }>> {
    const known = this.#games.find(({ id }) => id === game)
    if (!known) return refused('noSuchGame', { game })
    if (!this.#isLaidOut(day)) return refused('noSuchBoard')
    const { seats, options, starter, seed, bot } = this.#deal(known, day)
    if (names.length !== seats) return refused('malformed', { where: 'names' })
    const counts = await this.#record.wouldCount({ day, game, name: names[0] }, dayAt(this.#now()))
    const seated = names.map((name, seat) => ({ name, player: seat === 0 ? ('person' as const) : bot }))
    return done({
      counts,
      game: {
        game,
        name: title,
        seats: seated,
        options: { ...options },
        starter,
        seed,
        practice: !counts,
        hints: !counts,
      },
    })
  }

  /** null, or why it could not be kept. */
  begin({ game, day, names }: RequestOf<'playDaily'>, slot: string, counts: boolean): Promise<Fault | null> {
    return this.#record.begin({ game, day, name: names[0], slot, counts, at: this.#now() })
  }

  /** Notes how a board has ended; nothing where it runs, or this game is none. null, or why it could not be kept. */
  async end({ slot, course }: { readonly slot: string; readonly course: Course }): Promise<Fault | null> {
    const result = resultOf(course)
    return result && this.#record.end(slot, result, isFair(course))
  }

  /** Days with a board that counts, by person. */
  async days(): Promise<{ name: string; days: number }[]> {
    const begun = await this.#record.all()
    const names = new Map(begun.map(({ name }) => [sameName(name), name]))
    return [...names.values()].map((name) => ({ name, days: playedBy(begun, name, dayAt(this.#now())).length }))
  }

  #isLaidOut(day: Day): boolean {
    return day >= FIRST_DAY && day <= dayAt(this.#now())
  }

  #deal(game: AnyGame, day: Day): Deal {
    return this.#dealOf(game.id, day, game.rulesVersion)
  }

  async #board(
    game: AnyGame,
    day: Day,
    name: string,
    begun: readonly BegunBoard[],
    slots: readonly SlotSummary[],
  ): Promise<DailyBoard> {
    const { seats, options, starter, seed, bot } = this.#deal(game, day)
    const parsed: unknown = game.options.parse(options)
    const state = game.setup({ options: parsed, seatCount: seats, seed, starter })
    const all = begun.filter((one) => one.day === day && one.game === game.id)
    const mine = all.filter((one) => sameName(one.name) === sameName(name))
    const kept = (one: BegunBoard) => slots.find(({ id }) => id === one.slot)
    const running = mine.findLast((one) => kept(one)?.state === 'running')
    const own = mine.find(({ counts, result }) => counts && result)
    const best = all
      .filter(({ counts, result }) => counts && result)
      .reduce<BegunBoard | null>(
        (first, one) => (first && (first.result?.points ?? 0) >= (one.result?.points ?? 0) ? first : one),
        null,
      )
    return {
      game: game.id,
      seats,
      options: { ...options },
      starter,
      bot,
      picture: game.view(state, 'onlooker'),
      own: own?.result ?? null,
      slot: running?.slot ?? (own && kept(own) ? own.slot : null),
      running: running !== undefined,
      counts: await this.#record.wouldCount({ day, game: game.id, name }, dayAt(this.#now())),
      tries: mine.filter(({ result }) => result).length,
      best: best?.result ? { name: best.name, points: best.result.points } : null,
    }
  }
}

/** The days at which a person has reached something, up to today: what a wrong clock has made waits for its day. */
function playedBy(begun: readonly BegunBoard[], name: string, today: Day): PlayedDay[] {
  const days = new Map<Day, { games: GameId[]; wins: number }>()
  for (const { day, game, counts, result, name: whose } of begun) {
    if (!counts || !result || day > today || sameName(whose) !== sameName(name)) continue
    const before = days.get(day) ?? { games: [], wins: 0 }
    days.set(day, { games: [...before.games, game], wins: before.wins + Number(result.won) })
  }
  return [...days].map(([day, played]) => ({ day, ...played })).sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** How the person at the first seat has fared; null while the game runs. */
function resultOf({ game, state, status }: Course): DailyResult | null {
  const { outcome } = status
  if (!outcome) return null
  const points = game.score(state).find(({ seat }) => seat === 0)?.total ?? 0
  const won = winnersOf(outcome).includes(0)
  return { points, place: placeOf(outcome, 0), won }
}

/** What makes a board one that anybody could have played so: nobody sat in, and nothing learnt was taken back. */
const UNFAIR: ReadonlySet<string> = new Set(['takeBack', 'botSat', 'personSat', 'known'])
const isFair = ({ known, log }: Course): boolean =>
  known === null && !log.some(({ command }) => command !== undefined && UNFAIR.has(command.kind))
