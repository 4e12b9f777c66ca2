import type { GameId } from '../../src-shared/core.ts'
import { nextProblem, type ProblemRow, type Problems } from '../../src-shared/problems.ts'
import type { Moment } from '../../src-shared/review.ts'
import type { TableState } from '../../src-shared/table.ts'
import { t } from '../i18n/words.svelte.ts'
import type { App } from './app.svelte.ts'
import { toast } from './toasts.svelte.ts'

/** The problems of a game as they stand for one person. */
export class ProblemBook {
  game = $state<GameId>(undefined as never)
  shown = $state.raw<Problems | null>(null)
  /** Positions that were asked for, by the problem's id. */
  pictures = $state.raw<ReadonlyMap<string, unknown>>(new Map())
  readonly #app: App
  /** Whose it is, once somebody said so here; empty = whoever has tried one last. */
  #name = $state('')

  constructor(app: App, first: GameId) {
    this.#app = app
    this.game = first
  }

  /** The one who solves: as chosen here, else as at the daily board. */
  get person(): string {
    return this.#name || this.shown?.name || this.#app.daily.person
  }

  get next(): ProblemRow | null {
    return nextProblem(this.shown?.problems ?? [])
  }

  async refresh(game = this.game): Promise<void> {
    if (game !== this.game) this.shown = null
    this.game = game
    const reply = await this.#app.askQuietly('problems', { game, name: this.#name })
    if (!reply || this.game !== game) return
    this.shown = reply.problems
    reply.faults.forEach((fault) => this.#app.tell(fault))
  }

  async become(name: string): Promise<void> {
    this.#name = name.trim().slice(0, LONGEST)
    await this.refresh()
  }

  /** Keeps a slip of the game at the table, to be solved another day. @param seats who sat there as it was made */
  async keep(table: TableState, moment: Moment, seats = table.seats): Promise<void> {
    // Whose problems these are is asked for with the list, where nobody has said so.
    if (!this.shown) await this.refresh(table.game)
    const { name: mover, player } = seats[moment.seat]
    const name = this.#name || this.shown?.name || (player === 'person' ? mover : this.person)
    const kept = await this.#app.ask('keepProblem', { slot: table.slot, moment, name })
    if (kept) toast(t('review.kept', { name }), 'check')
  }

  /** Takes a problem of one's own away; a notice gives it back. */
  async drop(problem: string, called: string): Promise<void> {
    const name = this.person
    if (!(await this.#app.ask('dropProblem', { problem, name, back: false }))) return
    await this.refresh()
    const giveBack = async () => {
      if (await this.#app.ask('dropProblem', { problem, name, back: true })) await this.refresh()
    }
    toast(t('home.deleted', { name: called }), 'trash', { label: t('home.restore'), run: () => void giveBack() })
  }

  /** Asks for a position, once. */
  async look(id: string): Promise<void> {
    if (this.pictures.has(id)) return
    this.pictures = new Map(this.pictures).set(id, null)
    const reply = await this.#app.askQuietly('pictureOfProblem', { problem: id })
    if (reply?.picture) this.pictures = new Map(this.pictures).set(id, reply.picture)
  }
}

const LONGEST = 40
