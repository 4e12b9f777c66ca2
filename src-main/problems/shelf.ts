import { done, refused, type Fault, type Result } from '../../src-shared/bridge.ts'
import { dayAt } from '../../src-shared/daily.ts'
import { type ProblemRow, type Problems } from '../../src-shared/problems.ts'
import type { Moment } from '../../src-shared/review.ts'
import type { AnyGame, GameId } from '../engine/game.ts'
import type { OwnProblem, ProblemRecord, Solver, Tried } from '../saves/problem-record.ts'
import { Course } from '../table/course.ts'
import { ownProblem, ownRow, ownTask } from './own.ts'
import type { Problem } from './problem.ts'
import { ProblemRun, seatedFor, type Task } from './run.ts'

/** The problems, and how people here have fared at them. */
export class ProblemShelf {
  readonly #games: readonly AnyGame[]
  readonly #record: ProblemRecord
  readonly #now: () => number
  readonly #problemsOf: (game: GameId) => readonly Problem[]
  readonly #read = new Map<GameId, readonly Problem[]>()
  /** Own ones that were taken away while this program runs. */
  readonly #dropped = new Map<string, OwnProblem>()

  /** @param problemsOf all of a game, in the order of the list; asked once of each */
  constructor(
    games: readonly AnyGame[],
    record: ProblemRecord,
    now: () => number,
    problemsOf: (game: GameId) => readonly Problem[],
  ) {
    this.#games = games
    this.#record = record
    this.#now = now
    this.#problemsOf = problemsOf
  }

  /** What was found broken since the last call, to be told once. */
  takeNews(): Fault[] {
    return this.#record.takeNews()
  }

  /** @param named empty = whoever has tried one last */
  async listed(game: GameId, named: string): Promise<Problems> {
    const people = (await this.#record.people()).map(({ name }) => name)
    const name = named || (people.at(-1) ?? '')
    const { row, best, problems: tried, own: kept } = await this.#record.of(name)
    const own = kept.filter((one) => one.game === game).map((one) => ownRow(one, tried[one.id] ?? UNTRIED))
    const problems = this.#of(game).map(({ id, theme, difficulty, seats, turn, gains }, i): ProblemRow => {
      const { stars, tries, at } = tried[id] ?? UNTRIED
      return { id, number: i + 1, theme, difficulty, seats, turn, gains, stars, tries, at }
    })
    return { name, people, row, best, problems, own: own.reverse() }
  }

  /** The position as whoever is to move sees it; null where there is no such problem. */
  async picture(id: string): Promise<unknown> {
    const task = await this.#task(id, '')
    return task && task.game.view(new Course(task.game, task.start).state, task.seat)
  }

  /** Sets a problem up for a person. */
  async begin(id: string, name: string): Promise<Result<ProblemRun>> {
    const task = await this.#task(id, name)
    if (!task) return refused('noSuchProblem')
    const tried = (await this.#record.of(name)).problems[id]
    return done(new ProblemRun(task, tried?.day === this.#today ? tried.spent : 0))
  }

  /** Keeps a slip that was found in a review, as a problem of this person's own. The same one is kept once. */
  async keepOwn(course: Course, moment: Moment, name: string): Promise<Fault | null> {
    const one = ownProblem(course, moment, this.#now())
    return this.#record.change(name, (solver) => ({
      ...solver,
      own: [...solver.own.filter(({ id }) => id !== one.id), one],
    }))
  }

  /** Takes one of this person's own away; until the program ends it can be given back. */
  async drop(id: string, name: string): Promise<Result<Record<string, never>>> {
    const one = (await this.#record.of(name)).own.find((own) => own.id === id)
    if (!one) return refused('noSuchProblem')
    this.#dropped.set(id, one)
    return told(
      await this.#record.change(name, (solver) => ({ ...solver, own: solver.own.filter((own) => own.id !== id) })),
    )
  }

  /** What was taken away stands again where it stood. */
  async giveBack(id: string, name: string): Promise<Result<Record<string, never>>> {
    const one = this.#dropped.get(id)
    if (!one) return refused('noSuchProblem')
    this.#dropped.delete(id)
    return told(
      await this.#record.change(name, (solver) => ({
        ...solver,
        own: [...solver.own.filter((other) => other.id !== id), one].sort((a, b) => a.at - b.at),
      })),
    )
  }

  /** Keeps how a problem stands for a person, after each try and each hint. */
  async keep(run: ProblemRun, name: string, wrongNow: boolean): Promise<Fault | null> {
    const { task, stars, spent } = run
    const standing: Standing = {
      id: task.id,
      isOwn: task.number === 0,
      solved: run.phase === 'solved',
      stars,
      spent,
      wrongNow,
      at: this.#now(),
      day: this.#today,
    }
    return this.#record.change(name, (solver) => afterTry(solver, standing))
  }

  get #today(): string {
    return dayAt(this.#now()) || '1970-01-01'
  }

  #of(game: GameId): readonly Problem[] {
    const known = this.#read.get(game)
    if (known) return known
    const rules = this.#games.find(({ id }) => id === game)?.rulesVersion ?? 0
    // By other rules than it was found by it would have to be proven anew.
    const all = this.#problemsOf(game).filter((one) => one.rules === rules)
    this.#read.set(game, all)
    return all
  }

  /** One that every program has, or somebody's own. */
  async #task(id: string, name: string): Promise<Task | null> {
    for (const game of this.#games) {
      const i = this.#of(game.id).findIndex((one) => one.id === id)
      if (i >= 0) return taskOf(this.#of(game.id)[i], game, i + 1, name)
    }
    const own = (await this.#record.people()).flatMap((one) => one.own).find((one) => one.id === id)
    const game = own && this.#games.find((one) => one.id === own.game)
    if (!own || !game) return null
    try {
      const task = ownTask(own, game, name)
      return game.decider(new Course(game, task.start).state) === own.seat ? task : null
    } catch (error) {
      // Somebody changed the file, or a game was begun by rules that nobody keeps any more.
      if (error instanceof Error) return null
      throw error
    }
  }
}

const told = (fault: Fault | null): Result<Record<string, never>> => (fault ? { ok: false, fault } : done({}))

const UNTRIED: Tried = { stars: null, tries: 0, at: null, day: '1970-01-01', spent: 0 }

/** How a problem stands, and when. */
interface Standing {
  readonly id: string
  /** One's own do not count for the row: whoever keeps one has seen its answer. */
  readonly isOwn: boolean
  readonly solved: boolean
  readonly stars: number
  readonly spent: number
  readonly wrongNow: boolean
  readonly at: number
  readonly day: string
}

function afterTry(solver: Solver, { id, isOwn, solved, stars, spent, wrongNow, at, day }: Standing): Solver {
  const { [id]: before = UNTRIED, ...others } = solver.problems
  const first = solved && before.stars === null
  const tried: Tried = {
    stars: solved ? Math.max(before.stars ?? 0, stars) : before.stars,
    tries: before.tries + Number(wrongNow),
    at: first ? at : before.at,
    day,
    spent,
  }
  // Stars may be had anew on another day; the first try is over for good.
  const longer = first && spent === 0 && before.tries === 0 && before.spent === 0
  const broken = before.stars === null && spent > 0
  const row = isOwn || !(longer || broken) ? solver.row : longer ? solver.row + 1 : 0
  return { ...solver, row, best: Math.max(solver.best, row), problems: { ...others, [id]: tried } }
}

function taskOf(problem: Problem, game: AnyGame, number: number, name: string): Task {
  const { id, seats, seat, seed, starter, options, rules, before, answer, second, theme, difficulty, gains } = problem
  return {
    id,
    game,
    start: {
      options: game.options.parse(options) as unknown,
      seats: seatedFor(seats, seat, name),
      seed,
      starter,
      rulesVersion: rules,
      played: before,
    },
    seat,
    answer,
    second,
    ahead: problem.proof[1].points[0],
    theme,
    difficulty,
    number,
    gains,
  }
}
