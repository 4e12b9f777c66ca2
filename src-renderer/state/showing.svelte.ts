import type { GameEvent, Ref, Seat } from '../../src-shared/core.ts'
import type { Beat, LogEntry, Past, TableState, TableUpdate } from '../../src-shared/table.ts'
import { phrase } from '../messages/index.ts'
import type { SceneFrame, TableScene, Told } from '../stage/scene.ts'
import { goneFrom } from './log.ts'
import { Awaited } from './awaited.svelte.ts'
import type { Choosing } from './choosing.svelte.ts'
import { Commentary } from './commentary.svelte.ts'
import { Lull } from './lull.ts'
import { Patience, type Watched } from './patience.svelte.ts'
import { Reel } from './reel.ts'
import type { Standing } from './standing.svelte.ts'
import { stretchesOf } from './stretches.ts'
import { Writing } from './writing.ts'

/** So many entries of the log are enough to find the last move in. */
const RECALLED = 40

/** While it is found who starts, the glow stays so long at each seat, in milliseconds. */
const LOT_MS = 150

/** What is known of a turn that is told. */
interface ToldTurn {
  /** So many beats were shown before it. */
  readonly before: number
  /** The first of its beats that went by itself. */
  readonly alone: Beat | undefined
  /** The bot's turn that it is; null = nobody hastens it. */
  readonly watched: Watched | null
  /** Where in it what ends the turn begins; -1 = it goes on. */
  readonly ends: number
  /** How often somebody had enough of something before it. */
  readonly skips: number
}

/** Once round the table, and on to the seat that starts. */
const roundTo = (starter: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats + 1 + starter }, (_, i) => i % seats)

/** The drawn table of a session: what moves on it, and the last round shown again. */
export class Showing {
  /** Whether the table is drawn; if not, all is played by the list. */
  drawn = $state(false)
  /** What is said of it meanwhile. */
  readonly commentary: Commentary
  /** How long bots are watched. */
  readonly patience = new Patience()
  /** The table that will stand when all that moves has been shown. */
  coming = $state.raw<TableState | null>(null)
  /** What the timetable says meanwhile. */
  readonly #writing: Writing
  /** The table that is about to be drawn. */
  readonly awaited = new Awaited()
  /** What stands on the table is to be read, until somebody goes on. */
  waits = $state(false)
  /** The last round is being shown again. */
  again = $state(false)
  /** Whether there is a last round to show again. */
  hasRound = $state(false)
  /** Just after it, the key that skips is no answer. */
  readonly lull = new Lull()
  readonly #standing: Standing
  readonly #choosing: Choosing
  readonly #crashed: (error: unknown) => void
  readonly #reel = new Reel()
  #scene: TableScene | null = null
  /** Counts how often somebody had enough of what is shown. */
  #skips = $state(0)
  /** The last time of no more than what comes before the table stands for a while. */
  #toStand = false
  /** Grows with every telling by the table: showing the last round again stops when it sees another value. */
  #era = 0
  /** What was begun to be shown last. */
  #last: GameEvent | null = null
  /** Lots are drawn and hands dealt: nobody is to play yet. */
  opens = $state(false)
  /** How the table came about is being shown, or was. */
  #opening: Promise<void> | null = null
  /** Counts what was set moving: only the latest says when all stands still. */
  #plays = 0
  /** What led to a table that is not told yet was shown: it says that all stands still when it is. */
  #leads = false

  constructor(standing: Standing, choosing: Choosing, crashed: (error: unknown) => void) {
    this.#standing = standing
    this.#choosing = choosing
    this.#crashed = crashed
    this.commentary = new Commentary(standing)
    this.#writing = new Writing(standing)
  }

  /** Trains are moving on the drawn table. */
  get moving(): boolean {
    return this.#standing.moving
  }

  /** The drawn table is there, or gone. */
  stage(scene: TableScene | null): void {
    this.#scene = scene
    this.drawn = scene !== null
    this.still()
    if (!scene) this.awaited.ready()
  }

  /** The table as it is drawn now, so many times as large; null where it is not drawn. */
  snapshot(scale: number): HTMLCanvasElement | null {
    return this.#scene?.snapshot?.(scale) ?? null
  }

  /** Turns the whole table; returns whether it can be turned. Whoever does it knows the key: it need not be told. */
  turnTable(): boolean {
    this.#standing.aside = null
    this.#scene?.turnTable?.()
    return this.#scene?.turnTable !== undefined
  }

  /** The table would lie better turned, for the first time in this game: why is said until the next answer. */
  noteBetterTurned(): void {
    const { turn } = (this.coming ?? this.#standing.table).status
    this.#standing.aside = { turn, phrase: phrase('table.betterTurned') }
  }

  /**
   * Shows the table as it stands, at once; `afresh`: it stood at another time before; `takenBack`: what led there was,
   * which goes home where anyone can see it.
   */
  still(afresh = false, takenBack = false): void {
    const { shown, panel, log, past } = this.#standing
    this.#scene?.show(shown.view, panel.frame(shown), takenBack && !document.hidden)
    const until = log.filter(({ n }) => n <= (past?.n ?? Infinity))
    const gone = goneFrom(until)
    this.#scene?.recall?.(
      until
        .filter(({ n }) => !gone.has(n))
        .slice(-RECALLED)
        .flatMap((entry) => entry.events),
      afresh,
    )
  }

  /**
   * Shows how a table came about at which nothing was done yet: the glow goes round to the seat that starts, and hands
   * are dealt. Once.
   */
  open(): Promise<void> {
    this.#opening ??= this.#open()
    return this.#opening
  }

  async #open(): Promise<void> {
    const { table, panel, log, past } = this.#standing
    const isPlayed = !past && !table.curtain && !table.lesson && !table.problem && !document.hidden
    const told = log.flatMap(({ events }) => events)
    const opening = isPlayed ? (panel.opening?.(table.view, told) ?? null) : null
    if (!opening || !this.#scene) return
    const frame = panel.frame(table)
    const skips = this.#skips
    const starter = opening.starter ?? table.status.active
    this.commentary.openWith(starter)
    this.opens = true
    this.#standing.moving = true
    for (const acting of roundTo(starter, table.seats.length)) {
      if (skips !== this.#skips) break
      this.#scene?.show(opening.before, { ...nobodyPlays(frame), acting })
      await new Promise((done) => setTimeout(done, LOT_MS))
    }
    if (skips === this.#skips) await this.#play(opening.beats, frame)
    this.opens = false
    this.#stand()
    // Whoever skips the deal may tap once more before the first question is seen.
    this.lull.begin(performance.now())
    if (!this.#standing.closed) this.still()
  }

  /**
   * Moves what led to the new table, where anyone can see it. The session still has the old one, of which nothing is to
   * be read again: until `arrived` it is said that this moves. `log`: that of the new one; `put`: what lies already
   * where whoever looks let it go.
   */
  async lead({ table, beats, alone }: TableUpdate, log: readonly LogEntry[], put: Ref | null = null): Promise<void> {
    // Whoever looks back is not called away.
    if (beats.length === 0 || this.#standing.past) return
    if (this.awaited.is) await this.awaited.here
    if (this.opens) await this.#opening
    this.coming = table
    this.#leads = true
    this.#writing.begin(table, log, beats.length)
    const frame = { ...this.#standing.panel.frame(table), put }
    await this.#play(beats, frame, alone === undefined ? undefined : beats[alone])
  }

  /** What whoever looks was shown is being done. */
  promise(): void {
    this.#scene?.promise?.()
  }

  /** The session has the table to which all that moved has led. */
  arrived(): void {
    this.coming = null
    this.#writing.end()
    if (!this.#leads) return
    this.#leads = false
    this.#stand()
  }

  /** The table stands until somebody goes on, or does no longer. */
  wait(waits: boolean): void {
    this.waits = waits
  }

  /** Moves what led to a position looked back at, from the one before it. The session still shows that one. */
  async replay({ beats }: Past, frame: SceneFrame): Promise<void> {
    this.#interrupt()
    if (beats.length > 0) await this.#play(beats, { ...frame, again: true })
  }

  /**
   * Moves what the beats tell, turn by turn, and says meanwhile whose turn it is and what happens. `frame`: that of the
   * end. `alone`: the first that went by itself.
   */
  async #play(beats: readonly Beat[], frame: SceneFrame, alone?: Beat): Promise<void> {
    if (!this.#scene || document.hidden) return
    const mine = ++this.#plays
    const skips = this.#skips
    this.#choosing.pointing.at([])
    try {
      const turns = stretchesOf(beats, this.#standing.table.viewer, this.#standing.panel)
      let before = 0
      for (const [i, turn] of turns.entries()) {
        if (i === 0 && this.#isAnother(turn)) this.commentary.leave(turn[0].event)
        this.#standing.moving = true
        if (this.#isAnother(turn)) await this.#scene?.seen?.()
        if (mine !== this.#plays) return
        this.#begin(turn)
        const next = turns.at(i + 1)
        const watched = this.#hasten(turn, next === undefined)
        const ends = watched ? this.#endOf(turn) : -1
        const told = { before, alone, watched, ends, skips }
        const shown = this.#playTurn(turn, this.#frameOf(turn, next, frame), told)
        before += turn.length
        if (skips !== this.#skips) this.#scene?.skip(this.#toStand)
        else if ((this.#isLong(watched) && ends !== 0) || this.#hadEnough(turn)) this.#scene?.skip(true)
        await shown
        if (mine !== this.#plays) return
      }
      await this.#seen(frame)
    } finally {
      if (mine === this.#plays) this.#played(skips !== this.#skips || this.#isOfOthers(beats))
    }
  }

  /** The bot's turn that is shown, which goes faster for it; null = this one takes its time. */
  #hasten(turn: readonly Beat[], last: boolean): Watched | null {
    const watched = this.#watched(turn)
    // How a game ended is told after its last deed: that one takes its time.
    const hastened = last && this.coming?.outcome != null ? null : watched
    this.#scene?.hasten?.(hastened?.at ?? null, hastened?.until, hastened?.share)
    return hastened
  }

  /** Where in this stretch what ends the turn begins; -1 = it goes on. */
  #endOf(turn: readonly Beat[]): number {
    return turn.findIndex(({ event }) => this.#standing.panel.endsTurn?.(event) === true)
  }

  #isLong(watched: Watched | null): boolean {
    return watched !== null && this.patience.isOver(watched)
  }

  /** `startled`: the key that skips may still be on its way. */
  #played(startled: boolean): void {
    if (startled) this.lull.begin(performance.now())
    if (!this.#leads) this.#stand()
  }

  /** While a turn is told it is its seat's, on the plates as in words; then at once the next one's. */
  #frameOf([{ event }]: readonly Beat[], next: readonly Beat[] | undefined, frame: SceneFrame): SceneFrame {
    // The glow stays where the lot has fallen while hands are dealt.
    if (this.opens && event.turn === 0) return nobodyPlays(frame)
    const mover = event.turn > 0 ? this.commentary.whose?.seat : undefined
    return { ...frame, mover, acting: next ? next[0].event.seat : frame.acting }
  }

  /** At the end of a game nobody reads who has won before the last deed has been painted. */
  async #seen(frame: SceneFrame): Promise<void> {
    const { coming } = this
    if (!coming?.outcome) return
    await this.#scene?.prepare?.(coming.view, frame)
    await this.#scene?.seen?.()
  }

  /** What went by itself is told apart from what was chosen before it, and what ends a bot's turn from the turn. */
  async #playTurn(turn: readonly Beat[], frame: SceneFrame, { before, alone, ...ending }: ToldTurn): Promise<void> {
    const at = alone ? turn.indexOf(alone) : -1
    const mine = this.#plays
    const events = turn.map(({ event }) => event)
    const { speech } = this.#standing.panel
    let last = 0
    // No word runs ahead of the picture: what lies where it leads is told once it has been painted there.
    const tell = async (begun: number, landed: number) => {
      if (mine !== this.#plays) return
      if (landed > last) await this.#scene?.lies?.()
      if (mine !== this.#plays) return
      last = Math.max(last, landed)
      const told = speech.settled?.(events, last) ?? last
      this.commentary.shown(begun, told)
      this.#writing.seen(before + told)
    }
    const toldFrom = (first: number) => (begun: number, landed: number) =>
      void tell(first + begun, first + landed).catch((error: unknown) => this.#crashed(error))
    if (at < 0 && ending.watched && ending.ends >= 0) return this.#playToEnd(turn, frame, ending, toldFrom)
    if (at < 0) {
      await this.#scene?.play(turn, frame, toldFrom(0))
      return this.#scene?.lies?.()
    }
    const skips = this.#skips
    const { seat } = turn[at].event
    if (at > 0) await this.#scene?.play(turn.slice(0, at), { ...frame, acting: seat }, toldFrom(0))
    if (mine !== this.#plays) return
    this.commentary.goAlone(turn.slice(at))
    const shown = this.#scene?.play(turn.slice(at), { ...frame, alone: true }, toldFrom(at))
    if (skips !== this.#skips) this.#scene?.skip(this.#toStand)
    await shown
    await this.#scene?.lies?.()
  }

  /** However long the turn has been shown, what leaves the table at its end is seen. */
  async #playToEnd(
    turn: readonly Beat[],
    frame: SceneFrame,
    { watched, ends, skips }: Omit<ToldTurn, 'before' | 'alone'>,
    toldFrom: (first: number) => Told,
  ): Promise<void> {
    const mine = this.#plays
    if (ends > 0) await this.#scene?.play(turn.slice(0, ends), { ...frame, acting: turn[0].event.seat }, toldFrom(0))
    if (mine !== this.#plays) return
    const last = watched && this.patience.ending(watched, this.#standing.table.seats)
    this.#scene?.hasten?.(last?.at ?? null, last?.until, last?.share)
    const shown = this.#scene?.play(turn.slice(ends), frame, toldFrom(ends))
    if (skips !== this.#skips) this.#scene?.skip(this.#toStand)
    else if (this.#hadEnough(turn)) this.#scene?.skip(true)
    await shown
    await this.#scene?.lies?.()
  }

  /** Some of it was done by another than who looks. */
  #isOfOthers(beats: readonly Beat[]): boolean {
    return beats.some(({ event }) => event.seat !== this.#standing.table.viewer)
  }

  /** The turn of a bot that is shown now; null for people, and where one looks back. */
  #watched([{ event }]: readonly Beat[]): Watched | null {
    const { table, past, panel } = this.#standing
    if (this.again || past || table.seats[event.seat]?.player === 'person') return null
    return this.patience.begin(event, table.seats, panel.countsApart?.(event))
  }

  /** Another turn than the one shown last, of which the end is to be painted before this one is spoken of. */
  #isAnother([{ event }]: readonly Beat[]): boolean {
    const last = this.#last
    return last !== null && (last.turn !== event.turn || (event.turn === 0 && last.seat !== event.seat))
  }

  #begin(turn: readonly Beat[]): void {
    this.#last = turn[0].event
    this.commentary.begin(turn, this.again)
    this.lull.tell(performance.now())
  }

  /** What moves was done by whoever looks, in the game as it stands. */
  get isOwn(): boolean {
    const { moving, past, table } = this.#standing
    return moving && !past && !this.again && this.commentary.whose?.seat === table.viewer
  }

  /** Nobody has skipped anything at this table yet, and its first round is not over: how it is done is said. */
  get isNew(): boolean {
    const { table, past } = this.#standing
    return this.#skips === 0 && !past && !this.again && table.status.turn <= table.seats.length
  }

  /** Nothing moves any more, and nobody says that it does. */
  #stand(): void {
    this.#plays++
    this.#standing.moving = false
    this.commentary.end()
  }

  /** The table has something new to tell: what is shown again ends, and the table stands as it was last told. */
  #interrupt(): void {
    this.#era++
    if (!this.again) return
    this.again = false
    this.#stand()
    this.still(true)
  }

  /** Keeps what led to the new table, to be shown again. The session still has the old one. */
  keep({ table, beats }: TableUpdate): void {
    this.#interrupt()
    // Said once is enough: with the next question it is known.
    this.#standing.aside = null
    const before = this.#standing.table
    if (table.viewer !== before.viewer) this.#reel.seenBy(table.viewer)
    if (beats.length > 0) this.#reel.add(beats, before.view, table.viewer, table.seats.length + 1)
    // Without beats something was taken back, or a curtain was lifted: then nothing of this turn is told yet.
    else if (table.viewer === before.viewer) this.#reel.cut(table.status.turn)
    this.hasRound = this.#round(table).length > 0
  }

  #round({ status, seats }: TableState) {
    return this.#reel.turns(status.turn - seats.length, status.turn)
  }

  /** Shows again, turn by turn, what happened since one's own last turn. */
  async showRound(): Promise<void> {
    const { table, panel } = this.#standing
    const round = this.#round(table)
    if (this.moving || this.again || round.length === 0) return
    this.#choosing.clear()
    this.again = true
    const skips = this.#skips
    // Whose turn it was is in what is shown, not in who is asked now.
    const frame = { ...panel.frame(table), acting: null, again: true }
    const era = this.#era
    try {
      for (const stretch of round) {
        if (skips !== this.#skips || !this.#scene || this.#standing.closed || this.#standing.past) break
        this.#scene.show(stretch[0].before, frame)
        await this.#play(
          stretch.map((shot) => shot.beat),
          frame,
        )
        if (era !== this.#era) return
      }
    } catch (error) {
      this.#crashed(error)
      if (era !== this.#era) return
    }
    this.again = false
    this.still(skips !== this.#skips)
  }

  /** `toStand`: no further than to where the table stands for a while, to be read. */
  skip(toStand = false): void {
    this.#skips++
    this.#toStand = toStand
    this.#scene?.skip(toStand)
  }

  /** A press on the table: what is to be read there has been read, or is brought on; all else is skipped. */
  press(): void {
    if (this.waits) this.goOn()
    else this.skip(this.commentary.episode !== null)
  }

  /** What stands until somebody goes on has been read. */
  goOn(): void {
    this.#scene?.goOn?.()
  }

  /** What moves is skipped, and with it the rest of that bot's turn: one press, not one for each of its steps. */
  skipTurn(): void {
    if (this.waits) return this.goOn()
    const { table, past } = this.#standing
    const { active, turn } = table.status
    const whose = this.moving ? this.commentary.whose : { seat: active, turn }
    if (whose && !this.again && !past && table.seats[whose.seat]?.player !== 'person') this.patience.leave(whose)
    this.skip(true)
  }

  #hadEnough([{ event }]: readonly Beat[]): boolean {
    return !this.again && !this.#standing.past && this.patience.hadEnough(event)
  }
}

/** Until hands are dealt no plate says that somebody is to play. */
const nobodyPlays = (frame: SceneFrame): SceneFrame => ({
  ...frame,
  words: { ...frame.words, yourTurn: '', toPlay: '' },
})
