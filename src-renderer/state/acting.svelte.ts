import type { RequestOf } from '../../src-shared/bridge.ts'
import type { Seat } from '../../src-shared/core.ts'
import type { Candidate } from '../words/speech.ts'
import type { SeatInfo, TableCommand, TableUpdate } from '../../src-shared/table.ts'
import { hear } from '../sound/index.ts'
import { NOTHING } from '../ui/selection.ts'
import type { App } from './app.svelte.ts'
import type { TableSession } from './table.svelte.ts'

/** What the person at the screen does to the table: answers and commands, one at a time. */
export class Acting {
  readonly #app: App
  readonly #session: TableSession
  /** A change has been asked for and not been answered yet: a second press of Enter is no second answer. */
  #busy = false

  constructor(app: App, session: TableSession) {
    this.#app = app
    this.#session = session
  }

  /** Gives the answer that is meant. */
  async confirm(): Promise<void> {
    const { choosing, showing } = this.#session
    const answer = choosing.chosen
    if (!answer || showing.moving || this.#busy) return
    hear('confirm')
    await this.#change(({ slot, seq }) => this.#app.ask('act', { slot, seq, codes: [...answer.codes] }))
  }

  /** Gives one answer, wherever it was chosen. */
  async answer(candidate: Candidate): Promise<void> {
    this.#session.choosing.select({
      ...NOTHING,
      group: candidate.group.id,
      steps: candidate.steps.map((step) => step.id),
    })
    await this.confirm()
  }

  /** What is still being shown comes first: it may have ended, or begun, what can be taken back. */
  async caughtUp(): Promise<void> {
    if (this.#session.closed) return
    this.#session.showing.skip()
    await this.#session.settled()
  }

  /** Takes a step back, or makes it again; returns whether it was done. */
  async back(kind: 'undo' | 'redo'): Promise<boolean> {
    const session = this.#session
    await this.caughtUp()
    if (session.closed) return false
    if (kind === 'undo' ? session.table.undo !== null : !session.table.redo) return false
    return this.#command({ kind })
  }

  /** Takes back where undo ends, or asks the others to agree to it. */
  async takeBack(): Promise<void> {
    const session = this.#session
    await this.caughtUp()
    const wish = session.table.takeBack
    if (wish) await this.#command({ kind: 'takeBack', seat: wish.by })
  }

  /** Asks the others whether the game may begin anew with the same cards. */
  async sameDeal(): Promise<void> {
    const { viewer, takeBack } = this.#session.table
    const seat = typeof viewer === 'number' ? viewer : takeBack?.by
    if (seat !== undefined) await this.#command({ kind: 'sameDeal', seat })
  }

  /** What the one who is asked says to that. */
  async consent(agrees: boolean): Promise<void> {
    const { consent } = this.#session.table
    if (!consent) return
    await this.#command({ kind: 'consent', seat: consent.asked, agrees })
    if (this.#session.table.sameDeal === 'agreed') await this.#app.playAgain(this.#session, 'sameDeal')
  }

  /** Seats a person or a bot, or gives a name. */
  async sit(seat: Seat, who: Partial<SeatInfo>): Promise<void> {
    const { name, player } = { ...this.#session.table.seats[seat], ...who }
    await this.#command({ kind: 'sit', seat, who: { name, player } })
  }

  /** A standing order of whoever looks. */
  async doNotAsk(on: boolean): Promise<void> {
    const { viewer } = this.#session.table
    if (typeof viewer === 'number') await this.#command({ kind: 'doNotAsk', seat: viewer, on })
  }

  /** The bot that thinks is to play the best it has found so far. */
  async hurry(): Promise<void> {
    await this.#command({ kind: 'hurry' })
  }

  /** Asks the coach of a lesson. */
  async coach(wish: RequestOf<'coach'>['wish']): Promise<void> {
    await this.caughtUp()
    if (this.#busy || this.#session.closed) return
    await this.#change(({ slot, seq }) => this.#app.ask('coach', { slot, seq, wish }))
  }

  /** At a problem's table. */
  async solving(wish: RequestOf<'solving'>['wish']): Promise<void> {
    await this.caughtUp()
    if (this.#busy || this.#session.closed) return
    await this.#change(({ slot, seq }) => this.#app.ask('solving', { slot, seq, wish }))
  }

  async liftCurtain(): Promise<void> {
    const seat = this.#session.table.curtain?.seat
    if (seat === undefined || this.#busy) return
    hear('curtain')
    await this.#command({ kind: 'liftCurtain', seat })
  }

  async #command(command: TableCommand): Promise<boolean> {
    return this.#busy ? false : this.#change(({ slot, seq }) => this.#app.ask('command', { slot, seq, command }))
  }

  async #change(ask: (table: { slot: string; seq: number }) => Promise<TableUpdate | null>): Promise<boolean> {
    this.#busy = true
    try {
      const update = await ask(this.#session.table)
      if (update) this.#session.take(update)
      else await this.#catchUp()
      return update !== null
    } finally {
      this.#busy = false
    }
  }

  /** After a refusal the table is shown as it stands. */
  async #catchUp(): Promise<void> {
    this.#session.choosing.clear()
    const update = await this.#app.ask('showTable', { slot: this.#session.table.slot })
    if (update) this.#session.take(update)
  }
}
