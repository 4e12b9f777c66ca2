import type { RequestOf } from '../../../src-shared/bridge.ts'
import type { Phrase, Seat } from '../../../src-shared/core.ts'
import type { SeatInfo, TableCommand, TableUpdate } from '../../../src-shared/table.ts'
import { hear } from '../../sound/index.ts'
import type { Selection } from '../../ui/choosing/selection.ts'
import type { Asking } from './asking.ts'
import type { Choice } from './choice.svelte.ts'
import type { Standing } from './standing.svelte.ts'

/** The window's state also deals anew, when all have agreed to it. */
export interface ActingApp extends Asking {
  playAgain(from: Pick<Standing, 'table'>, how: RequestOf<'playAgain'>['how']): Promise<void>
}

/** Where it is told what came of what was done. */
export interface Updates {
  take(update: TableUpdate): void
  /** Skips what is still being shown, and waits until the table stands as it was told. */
  caughtUp(): Promise<void>
  /** Waits until all that was told has been shown. */
  settled(): Promise<void>
  /** What whoever looks did is being shown. */
  showsOwn(): boolean
  /** What was told is still to be shown, or being shown: the table stands as it was before. */
  arrives(): boolean
  /** After a refusal: the table as it stands. */
  again(): Promise<void>
  /** Until the returned function is called, what is taken back to be done otherwise is not shown. */
  veil(): () => void
}

/** What was selected to lay something, and the table that came of it. */
interface Laid {
  readonly selection: Selection
  readonly seq: number
}

/** The answer that was given last: its kind in words, and to which table. */
interface Given {
  readonly label: Phrase
  readonly codes: readonly number[]
  readonly seq: number
}

/** What the person at the screen does to the table: answers and commands, one at a time. */
export class Acting {
  readonly #app: ActingApp
  readonly #standing: Standing
  readonly #choice: Choice
  readonly #updates: Updates
  /** A change has been asked for and not been answered yet: a second press of Enter is no second answer. */
  #busy = $state(false)
  #given = $state.raw<Given | null>(null)
  /** What was laid last and could lie otherwise, until anything else is done. */
  #laid: Laid | null = null
  /** When what was asked for last had come and had been shown, by the clock of the page. */
  #stood = -Infinity
  /** What was asked for last, until it is answered. */
  #answered: Promise<unknown> = Promise.resolve()
  /** What is wished while something else is under way comes after it, one after another. */
  #wishes: Promise<unknown> = Promise.resolve()
  #wished = 0

  constructor(app: ActingApp, standing: Standing, choice: Choice, updates: Updates) {
    this.#app = app
    this.#standing = standing
    this.#choice = choice
    this.#updates = updates
  }

  /** Gives the answer that is meant. */
  async confirm(): Promise<void> {
    const answer = this.#choice.chosen
    if (!answer || this.#standing.moving || this.#busy) return
    hear('confirm')
    const { selection, variants } = this.#choice
    this.#given = { label: answer.group.label, codes: answer.codes, seq: this.#standing.table.seq }
    const came = await this.#change(({ slot, seq }) => this.#app.ask('act', { slot, seq, codes: [...answer.codes] }))
    if (came && variants.length > 1 && !answer.another) this.#laid = { selection, seq: came.table.seq }
  }

  /** What was selected to lay what was laid last, while it can be taken back and nothing else was done; else null. */
  get laid(): Selection | null {
    const { closed, table } = this.#standing
    if (!this.#laid || closed || this.#busy) return null
    const stands = table.seq === this.#laid.seq && table.undo === null
    return stands || this.#updates.showsOwn() ? this.#laid.selection : null
  }

  /** What is still being shown comes first: it may have ended, or begun, what can be taken back. */
  async caughtUp(): Promise<void> {
    if (!this.#standing.closed) await this.#updates.caughtUp()
  }

  /** One's own deed is on its way, or still being shown: what is answered now is about what comes of it. */
  get isUnderway(): boolean {
    return this.#busy || this.#updates.showsOwn()
  }

  /** An answer has been given, and what comes of it is not shown yet. */
  get isGiven(): boolean {
    return this.#busy
  }

  /** What somebody did is on its way, or still to be shown: what may be answered now is not known yet. */
  get isComing(): boolean {
    return this.#busy || this.#standing.moving || this.#updates.arrives()
  }

  /** What one does that is on its way or being shown, in words. */
  get doing(): Phrase | null {
    return this.#given?.seq === this.#standing.table.seq ? this.#given.label : null
  }

  /** What was answered last, until something else is. */
  get given(): Given | null {
    return this.#given
  }

  /** When what one did last had been shown, by the clock of the page. */
  get stood(): number {
    return this.#stood
  }

  /** What is on its way has come, and has been shown at its own pace. */
  async stands(): Promise<void> {
    await this.#answered
    if (!this.#standing.closed) await this.#updates.settled()
  }

  /** What is on its way has come, and stands. */
  async arrived(): Promise<void> {
    await this.#answered
    await this.caughtUp()
  }

  /** Until the returned function is called, what is taken back to be done otherwise is not shown. */
  veil(): () => void {
    return this.#updates.veil()
  }

  /** Something is wished that is not done yet. */
  get isWished(): boolean {
    return this.#wished > 0
  }

  /** Takes a step back, or makes it again; returns whether it was done. @param before when that is about to be done */
  back(kind: 'undo' | 'redo', before?: () => void): Promise<boolean> {
    return this.#inTurn(async () => {
      await this.#free()
      const { closed, table } = this.#standing
      if (closed || (kind === 'undo' ? table.undo !== null : !table.redo)) return false
      before?.()
      return this.#command({ kind })
    })
  }

  /** Takes back where undo ends, or asks the others to agree to it. */
  takeBack(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#free()
      const wish = this.#standing.table.takeBack
      if (wish && !this.#standing.closed) await this.#command({ kind: 'takeBack', seat: wish.by })
    })
  }

  /** Asks the others whether the game may begin anew with the same cards. */
  async sameDeal(): Promise<void> {
    const { viewer, takeBack } = this.#standing.table
    const seat = typeof viewer === 'number' ? viewer : takeBack?.by
    if (seat !== undefined) await this.#command({ kind: 'sameDeal', seat })
  }

  /** What the one who is asked says to that. */
  async consent(agrees: boolean): Promise<void> {
    const { consent } = this.#standing.table
    if (!consent) return
    const came = await this.#told({ kind: 'consent', seat: consent.asked, agrees })
    // What came of it is told, and not shown yet.
    const isAgreed = consent.about === 'sameDeal' && came?.table.sameDeal === 'agreed'
    if (isAgreed) await this.#app.playAgain(came, 'sameDeal')
  }

  /** Seats a person or a bot, or gives a name; nothing that is still to be shown comes before that. */
  sit(seat: Seat, who: Partial<SeatInfo>): Promise<void> {
    return this.#inTurn(async () => {
      while (this.#busy) await this.#answered
      if (this.#standing.closed) return
      const { name, player } = { ...this.#standing.table.seats[seat], ...who }
      await this.#command({ kind: 'sit', seat, who: { name, player } })
      await this.caughtUp()
    })
  }

  /** A standing order of whoever looks. */
  async doNotAsk(on: boolean): Promise<void> {
    const { viewer } = this.#standing.table
    if (typeof viewer === 'number') await this.#command({ kind: 'doNotAsk', seat: viewer, on })
  }

  /** The bot that thinks is to play the best it has found so far; where it has just played nothing need be said. */
  async hurry(): Promise<void> {
    const { slot, seq } = this.#standing.table
    const update = await this.#app.askQuietly('command', { slot, seq, command: { kind: 'hurry' } })
    if (update) this.#updates.take(update)
  }

  /** Asks the coach of a lesson; the second of two presses is not meant for what the first has led to. */
  async coach(wish: RequestOf<'coach'>['wish']): Promise<void> {
    const { lesson } = this.#standing.table
    await this.caughtUp()
    const now = this.#standing.table.lesson
    const isElsewhere = now?.step !== lesson?.step || now?.astray !== lesson?.astray
    if (this.#busy || this.#standing.closed || isElsewhere) return
    await this.#change(({ slot, seq }) => this.#app.ask('coach', { slot, seq, wish }))
  }

  /** At a problem's table. */
  async solving(wish: RequestOf<'solving'>['wish']): Promise<void> {
    await this.caughtUp()
    if (this.#busy || this.#standing.closed) return
    await this.#change(({ slot, seq }) => this.#app.ask('solving', { slot, seq, wish }))
  }

  async liftCurtain(): Promise<void> {
    const seat = this.#standing.table.curtain?.seat
    if (seat === undefined || this.#busy) return
    hear('curtain')
    await this.#command({ kind: 'liftCurtain', seat })
  }

  #inTurn<T>(wish: () => Promise<T>): Promise<T> {
    this.#wished++
    const done = this.#wishes.then(wish)
    this.#wishes = done.catch(() => null).then(() => this.#wished--)
    return done
  }

  /** Nothing is on its way any more, and what came of it stands: something else may be begun while that is shown. */
  async #free(): Promise<void> {
    do await this.arrived()
    while (this.#busy)
  }

  async #command(command: TableCommand): Promise<boolean> {
    return (await this.#told(command)) !== null
  }

  async #told(command: TableCommand): Promise<TableUpdate | null> {
    if (this.#busy) return null
    return this.#change(({ slot, seq }) => this.#app.ask('command', { slot, seq, command }))
  }

  /** What came of it; null where it was refused. */
  #change(ask: (table: { slot: string; seq: number }) => Promise<TableUpdate | null>): Promise<TableUpdate | null> {
    const changed = this.#asked(ask)
    this.#answered = changed.catch(() => null)
    const shown = this.#answered.then(() => this.#updates.settled())
    void shown.then(() => (this.#stood = performance.now()))
    return changed
  }

  async #asked(
    ask: (table: { slot: string; seq: number }) => Promise<TableUpdate | null>,
  ): Promise<TableUpdate | null> {
    this.#busy = true
    this.#laid = null
    try {
      const update = await ask(this.#standing.table)
      if (update) this.#updates.take(update)
      else await this.#updates.again()
      return update
    } finally {
      this.#busy = false
    }
  }
}
