import type { GameId } from '../../src-shared/core.ts'
import { endOf, type Daily, type Day } from '../../src-shared/daily.ts'
import type { App } from './app.svelte.ts'

/** Who sits there where nobody has said a name yet, and what the others are called. */
const NAMES = ['Ada', 'Bram', 'Cleo', 'Dirk', 'Eva']

/** The daily board as it stands for one person: of today, or of a day that was picked in the calendar. */
export class DailyBoard {
  shown = $state.raw<Daily | null>(null)
  /** Whose it is, once somebody said so here; empty = whoever played last. */
  name = $state('')
  readonly #app: App

  constructor(app: App) {
    this.#app = app
  }

  /** The one who plays: as chosen here, as played last, as new games are set up, or the first name there is. */
  get person(): string {
    const usual = this.#app.settings.usual.flatMap(({ seats }) => seats).find(({ player }) => player === 'person')
    return this.name || this.shown?.name || this.#app.again?.seats[0]?.name || usual?.name || NAMES[0]
  }

  /** What the seats of a board are called, the person's first. */
  names(seats: number): string[] {
    return [this.person, ...NAMES.filter((name) => name !== this.person)].slice(0, seats)
  }

  /** Milliseconds until the next board. */
  get left(): number {
    return this.shown ? Math.max(0, endOf(this.#today) - this.shown.now) : 0
  }

  get #today(): Day {
    return this.shown ? new Date(this.shown.now).toISOString().slice(0, 10) : ''
  }

  /** @param day null = today @returns whether it was told */
  async refresh(day: Day | null = null): Promise<boolean> {
    const reply = await this.#app.askQuietly('daily', { day, name: this.name || (this.shown ? this.person : '') })
    if (!reply) return false
    this.shown = reply.daily
    reply.faults.forEach((fault) => this.#app.tell(fault))
    return true
  }

  async become(name: string): Promise<void> {
    this.name = name.trim().slice(0, LONGEST)
    await this.refresh(this.shown?.day)
  }

  async play(game: GameId, title: string): Promise<void> {
    const board = this.shown?.boards.find((one) => one.game === game)
    if (!this.shown || !board) return
    const { day } = this.shown
    await this.#app.playDaily({ game, day, title, names: this.names(board.seats) })
  }
}

const LONGEST = 40
