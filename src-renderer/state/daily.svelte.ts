import type { GameId } from '../../src-shared/core.ts'
import { dayAt, endOf, type Daily, type Day } from '../../src-shared/daily.ts'
import { sameName } from '../../src-shared/same-name.ts'
import type { App } from './app.svelte.ts'

/** Who sits there where nobody has said a name yet, and what the others are called. */
const NAMES = ['Ada', 'Bram', 'Cleo', 'Dirk', 'Eva']

/** The daily board as it stands for one person: of today, or of a day that was picked in the calendar. */
export class DailyBoard {
  shown = $state.raw<Daily | null>(null)
  /** Whose it is, once somebody said so here; empty = whoever played last. */
  name = $state('')
  /** When what is shown came, and what time it is, by this window's clock: the host's may go otherwise. */
  #came = 0
  #now = $state(0)
  readonly #app: App

  constructor(app: App) {
    this.#app = app
  }

  /** The one who plays: as chosen here, as played last, as new games are set up, or the first name there is. */
  get person(): string {
    const { again, settings } = this.#app
    const seats = [again, ...settings.usual].flatMap((game) => game?.seats ?? [])
    return this.name || this.shown?.name || seats.find(({ player }) => player === 'person')?.name || NAMES[0]
  }

  /** What the seats of a board are called, the person's first. */
  names(seats: number): string[] {
    return [this.person, ...NAMES.filter((name) => sameName(name) !== sameName(this.person))].slice(0, seats)
  }

  /** Milliseconds until the next board. */
  get left(): number {
    if (!this.shown) return 0
    const { now } = this.shown
    return Math.max(0, endOf(dayAt(now)) - now - (this.#now - this.#came))
  }

  /** Time has gone by. */
  tick(): void {
    this.#now = Date.now()
  }

  /** @param day null = today */
  async refresh(day: Day | null = null): Promise<void> {
    const reply = await this.#app.askQuietly('daily', { day, name: this.name || (this.shown ? this.person : '') })
    if (!reply) return
    this.tick()
    this.#came = this.#now
    this.shown = reply.daily
    reply.faults.forEach((fault) => this.#app.tell(fault))
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
