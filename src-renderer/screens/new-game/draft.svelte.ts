import type { GameId } from '../../../src-shared/core.ts'
import { plainLine, seatName } from '../../../src-shared/plain-text.ts'
import type { BotId, BotLevel, NewGame, SeatInfo } from '../../../src-shared/table.ts'
import { COMPANY, FIRST_COMPANY, LONGEST_NAME } from '../../../src-shared/table.ts'
import type { Options } from '../../games/panel.ts'

const NAMES = ['Ada', 'Bram', 'Cleo', 'Dirk'] as const
const HIGHEST_SEED = 0xffffffff

/**
 * The game being set up. One click on 'start' with nothing changed begins a game against two different bots; against
 * the weakest alone where nobody here has played the game before.
 */
export class Draft {
  seats = $state<{ name: string; player: SeatInfo['player'] }[]>([])
  options = $state.raw<Options>({})
  /** null = by lot. */
  starter = $state<number | null>(null)
  seed = $state('')
  practice = $state(false)
  hints = $state(true)
  name = $state('')
  readonly game: GameId
  readonly #company: readonly BotLevel[]

  /** @param last as it was set up before @param played whether anybody here ever did */
  constructor(game: GameId, defaults: Options, last: NewGame | null, played: boolean) {
    this.game = game
    this.#company = played ? COMPANY : FIRST_COMPANY
    const same = last?.game === game ? last : null
    const bots = this.#company.slice(0, played ? 2 : 1)
    this.seats = (same?.seats ?? [seat(0, 'person'), ...bots.map((bot, i) => seat(i + 1, bot))]).map((one) => ({
      ...one,
    }))
    // What a later version kept is left out: no game can be begun with what it does not know.
    const kept = Object.entries((same?.options ?? {}) as Options).filter(([name]) => name in defaults)
    this.options = { ...defaults, ...Object.fromEntries(kept) }
    this.starter = same?.starter ?? null
    this.practice = same?.practice ?? false
    this.hints = same?.hints ?? true
  }

  /** Who sits down where nobody says which bot: the first of the company that does not sit there yet. */
  get bot(): BotLevel {
    return this.#company.find((bot) => !this.seats.some(({ player }) => player === bot)) ?? this.#company[0]
  }

  get people(): number {
    return this.seats.filter((one) => one.player === 'person').length
  }

  /** What the game is called when nobody names it: who plays, in no language, for it stays when another is spoken. */
  get usualName(): string {
    return this.seats
      .map(({ name }) => seatName(name))
      .join(', ')
      .slice(0, LONGEST_NAME)
      .trim()
  }

  get seedIsGood(): boolean {
    return this.seed.trim() === '' || (/^\d{1,10}$/.test(this.seed.trim()) && Number(this.seed) <= HIGHEST_SEED)
  }

  /** The first seat without a name, or -1. */
  get nameless(): number {
    return this.seats.findIndex((one) => seatName(one.name) === '')
  }

  get canStart(): boolean {
    return this.seedIsGood && this.nameless < 0
  }

  add(): void {
    const free = NAMES.find((name) => !this.seats.some((one) => one.name === name)) ?? NAMES[this.seats.length]
    this.seats.push({ name: free, player: this.bot })
  }

  remove(at: number): void {
    this.seats.splice(at, 1)
    if (this.starter === at) this.starter = null
    else if (this.starter !== null && this.starter > at) this.starter--
  }

  /** So many seats: bots come, and the last bots go before anybody else does. */
  sit(seats: number): void {
    while (this.seats.length < seats) this.add()
    while (this.seats.length > seats) {
      const bot = this.seats.findLastIndex(({ player }) => player !== 'person')
      this.remove(bot < 0 ? this.seats.length - 1 : bot)
    }
  }

  seat(at: number, player: 'person' | BotId): void {
    this.seats[at].player = player
  }

  drawSeed(): void {
    this.seed = String(crypto.getRandomValues(new Uint32Array(1))[0])
  }

  /** What is worth keeping for the next time: everything but the name and the seed. */
  get usual(): NewGame {
    const { game, seats, options, practice, hints, starter } = this.order
    return {
      game,
      name: '',
      seats,
      options,
      practice,
      ...(hints !== undefined && { hints }),
      ...(starter !== undefined && { starter }),
    }
  }

  get order(): NewGame {
    const seed = this.seed.trim()
    return {
      game: this.game,
      name: plainLine(this.name, LONGEST_NAME) || this.usualName,
      seats: this.seats.map((one) => ({ name: seatName(one.name), player: one.player })),
      options: { ...this.options },
      practice: this.practice,
      ...(!this.hints && { hints: false }),
      ...(this.starter !== null && { starter: this.starter }),
      ...(seed !== '' && { seed: Number(seed) }),
    }
  }
}

const seat = (at: number, player: SeatInfo['player']) => ({ name: NAMES[at], player })
