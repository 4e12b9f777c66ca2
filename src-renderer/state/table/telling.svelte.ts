import type { GameEvent } from '../../../src-shared/core.ts'
import type { Beat, LogEntry, TableState, TableUpdate } from '../../../src-shared/table.ts'
import type { SceneFrame, TableScene, Told } from '../../stage/scene.ts'
import type { Choosing } from './choosing.svelte.ts'
import { Commentary } from './commentary.svelte.ts'
import { Lull } from './lull.ts'
import { Patience, type Watched } from './patience.svelte.ts'
import type { Standing } from './standing.svelte.ts'
import { stretchesOf } from './stretches.ts'
import { Writing } from './writing.ts'

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

/** The drawn table tells what was done, turn by turn, and the words follow it. */
export class Telling {
  /** What is said of it meanwhile. */
  readonly commentary: Commentary
  /** How long bots are watched. */
  readonly patience: Patience
  /** Just after it, the key that skips is no answer. */
  readonly lull = new Lull()
  /** Where it is told; null = the table is not drawn. */
  scene: TableScene | null = null
  /** The last round is being shown again. */
  again = $state(false)
  /** Lots are drawn and hands dealt: nobody is to play yet. */
  opens = $state(false)
  /** The table that will stand when all that moves has been shown. */
  #coming = $state.raw<TableState | null>(null)
  /** What led to a table that the session does not have yet was shown: it says that all stands still when it has. */
  #leads = false
  /** What the timetable says meanwhile. */
  readonly #writing: Writing
  /** Counts how often somebody had enough of what is shown. */
  #skips = $state(0)
  /** What is waited for meanwhile, which nobody need wait for then. */
  readonly #waits = new Set<() => void>()
  /** The last time of no more than what comes before the table stands for a while. */
  #toStand = false
  /** The last time by a press, which is meant for what moves and for no scoring that comes of it. */
  #pressed = false
  /** A scoring of the turn that is shown has begun. */
  #counts = false
  /** Something has gone by itself before: why is known. */
  #hasGoneAlone = false
  /** What was begun to be shown last. */
  #last: GameEvent | null = null
  /** Counts what was set moving: only the latest says when all stands still. */
  #plays = 0
  readonly #standing: Standing
  readonly #choosing: Choosing
  readonly #crashed: (error: unknown) => void
  readonly #isStill: () => boolean

  /** @param isStill nothing moves on the table: all comes at once */
  constructor(standing: Standing, choosing: Choosing, crashed: (error: unknown) => void, isStill: () => boolean) {
    this.#isStill = isStill
    this.#standing = standing
    this.#choosing = choosing
    this.#crashed = crashed
    this.patience = new Patience(undefined, standing.panel.manyDeeds)
    this.commentary = new Commentary(standing)
    this.#writing = new Writing(standing)
  }

  /** The table that will stand when all that moves has been shown. */
  get coming(): TableState | null {
    return this.#coming
  }

  /** Turns are shown again where nothing moves: each stands to be read. */
  get reads(): boolean {
    return this.again && this.#isStill()
  }

  /** How often somebody had enough: who sees another figure than before need not go on. */
  get skips(): number {
    return this.#skips
  }

  /** Moves what led to a table that the session does not have yet: until `arrived` it is said that this moves. */
  async lead({ table, beats, alone }: TableUpdate, log: readonly LogEntry[], frame: SceneFrame): Promise<void> {
    this.#coming = table
    this.#leads = true
    this.#writing.begin(table, log, beats.length)
    const ends = table.outcome !== null && this.#standing.table.outcome === null
    await this.play(beats, { ...frame, ...(ends && { ends }) }, alone === undefined ? undefined : beats[alone])
  }

  /** The session has the table to which all that moved has led. */
  arrived(): void {
    this.#coming = null
    this.#writing.end()
    if (!this.#leads) return
    this.#leads = false
    this.stand()
  }

  /**
   * Moves what the beats tell, turn by turn, and says meanwhile whose turn it is and what happens. `frame`: that of the
   * end. `alone`: the first that went by itself.
   */
  async play(beats: readonly Beat[], frame: SceneFrame, alone?: Beat): Promise<void> {
    if (!this.scene || document.hidden) return
    const mine = ++this.#plays
    const skipped = this.#skips
    let skips = skipped
    this.#choosing.pointing.at([])
    try {
      const turns = stretchesOf(beats, this.#standing.table.viewer, this.#standing.panel)
      let before = 0
      for (const [i, turn] of turns.entries()) {
        if (i === 0 && this.#isAnother(turn)) this.commentary.leave(turn[0].event)
        this.#standing.moving = true
        skips = this.#skipsBefore(turn, skips)
        // Where nothing was told before, one's own deed is shown at once: the list does not go in between.
        if (i > 0 || this.#isAnother(turn)) await this.#readyFor(turn, i > 0 && skips === this.#skips, frame)
        if (mine !== this.#plays) return
        this.#begin(turn)
        const next = turns.at(i + 1)
        const watched = this.#hasten(turn, next === undefined)
        const ends = watched ? this.#endOf(turn) : -1
        const told = { before, alone, watched, ends, skips }
        const shown = this.#playTurn(turn, this.#frameOf(turn, next, frame), told)
        before += turn.length
        if (skips !== this.#skips) this.scene?.skip(this.#toStand)
        else if ((this.#isLong(watched) && ends !== 0) || this.#hadEnough(turn)) this.scene?.skip(true)
        await shown
        await this.#read(mine, skips)
        if (mine !== this.#plays) return
      }
      await this.#seen(frame)
    } finally {
      if (mine === this.#plays) this.#played(skipped !== this.#skips || this.#isOfOthers(beats))
    }
  }

  /** Where nothing moves a turn that is shown again stands until somebody goes on. */
  async #read(mine: number, skips: number): Promise<void> {
    if (mine === this.#plays && skips === this.#skips && this.reads) await this.pause()
  }

  /** What was told before has been painted, and `follows` it the pictures are there: no face stands beside the board of
   *  another, and no plate calls one whose turn is over. */
  async #readyFor(turn: readonly Beat[], follows: boolean, frame: SceneFrame): Promise<void> {
    if (this.#isAnother(turn)) await this.scene?.seen?.()
    const [{ event, view }] = turn
    if (follows) await this.scene?.ready?.(view, { ...frame, acting: this.#standing.doer(event) })
  }

  /** The bot's turn that is shown, which goes faster for it; null = this one takes its time. */
  #hasten(turn: readonly Beat[], last: boolean): Watched | null {
    const watched = this.#watched(turn)
    // How a game ended is told after its last deed: that one takes its time.
    const hastened = last && this.#coming?.outcome != null ? null : watched
    this.scene?.hasten?.(hastened?.at ?? null, hastened?.until, hastened?.share)
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
    if (!this.#leads) this.stand()
  }

  /** While a turn is told it is its seat's, on plates as in words, until the next one is told or the table stands. */
  #frameOf([{ event }]: readonly Beat[], next: readonly Beat[] | undefined, frame: SceneFrame): SceneFrame {
    // The glow stays where the lot has fallen while hands are dealt.
    if (this.opens && event.turn === 0) return nobodyPlays(frame)
    const mover = event.turn > 0 ? this.commentary.whose?.seat : undefined
    return { ...frame, mover, acting: next ? this.#standing.doer(next[0].event) : frame.acting }
  }

  /**
   * Nobody reads what is asked next while a plate still calls another, for want of its picture; and at the end of a
   * game not who has won before the last deed has been painted.
   */
  async #seen(frame: SceneFrame): Promise<void> {
    const coming = this.#coming
    if (!coming) return
    await this.scene?.prepare?.(coming.view, frame)
    if (coming.outcome) await this.scene?.seen?.()
  }

  /** What went by itself is told apart from what was chosen before it, and what ends a bot's turn from the turn. */
  async #playTurn(turn: readonly Beat[], frame: SceneFrame, { before, alone, ...ending }: ToldTurn): Promise<void> {
    const at = alone ? turn.indexOf(alone) : -1
    const mine = this.#plays
    const events = turn.map(({ event }) => event)
    const { speech } = this.#standing.panel
    let last = 0
    let latest = 0
    // No word runs ahead of the picture: what lies where it leads is told once it has been painted there.
    const tell = async (begun: number, landed: number) => {
      if (mine !== this.#plays) return
      if (landed > last) await this.scene?.lies?.()
      if (mine !== this.#plays) return
      last = Math.max(last, landed)
      // What was skipped lies at once: what waited for a painting before it says nothing older then.
      latest = Math.max(latest, begun)
      const told = speech.settled?.(events, last) ?? last
      this.commentary.shown(latest, told)
      this.#writing.seen(before + told)
    }
    const toldFrom = (first: number) => (begun: number, landed: number) =>
      void tell(first + begun, first + landed).catch((error: unknown) => this.#crashed(error))
    if (at < 0 && ending.watched && ending.ends >= 0) return this.#playToEnd(turn, frame, ending, toldFrom)
    if (at < 0) {
      await this.scene?.play(turn, frame, toldFrom(0))
      return this.scene?.lies?.()
    }
    const skips = this.#skips
    const seat = this.#standing.doer(turn[at].event)
    if (at > 0) await this.scene?.play(turn.slice(0, at), { ...frame, acting: seat }, toldFrom(0))
    if (mine !== this.#plays) return
    this.commentary.goAlone(turn.slice(at))
    const isNew = !this.#hasGoneAlone
    this.#hasGoneAlone = true
    const shown = this.scene?.play(turn.slice(at), { ...frame, alone: true, isNew }, toldFrom(at))
    if (skips !== this.#skips) this.scene?.skip(this.#toStand)
    await shown
    await this.scene?.lies?.()
  }

  /** However long the turn has been shown, what leaves the table at its end is seen. */
  async #playToEnd(
    turn: readonly Beat[],
    frame: SceneFrame,
    { watched, ends, skips }: Omit<ToldTurn, 'before' | 'alone'>,
    toldFrom: (first: number) => Told,
  ): Promise<void> {
    const mine = this.#plays
    if (ends > 0)
      await this.scene?.play(turn.slice(0, ends), { ...frame, acting: this.#standing.doer(turn[0].event) }, toldFrom(0))
    if (mine !== this.#plays) return
    const last = watched && this.patience.ending(watched, this.#standing.table.seats)
    this.scene?.hasten?.(last?.at ?? null, last?.until, last?.share)
    const shown = this.scene?.play(turn.slice(ends), frame, toldFrom(ends))
    if (skips !== this.#skips) this.scene?.skip(this.#toStand)
    else if (this.#hadEnough(turn)) this.scene?.skip(true)
    await shown
    await this.scene?.lies?.()
  }

  /** Some of it was done by another than who looks. */
  #isOfOthers(beats: readonly Beat[]): boolean {
    return beats.some(({ event }) => this.#standing.doer(event) !== this.#standing.table.viewer)
  }

  /** The turn of a bot that is shown now; null for people, and where one looks back. */
  #watched([{ event }]: readonly Beat[]): Watched | null {
    const { table, past, panel } = this.#standing
    const seat = this.commentary.whose?.seat ?? event.seat
    if (this.again || past || table.seats[seat]?.player === 'person') return null
    return this.patience.begin({ ...event, seat }, table.seats, panel.countsApart?.(event))
  }

  /** Another turn than the one shown last, of which the end is to be painted before this one is spoken of. */
  #isAnother([{ event }]: readonly Beat[]): boolean {
    const last = this.#last
    return last !== null && (last.turn !== event.turn || (event.turn === 0 && last.seat !== event.seat))
  }

  /** What a turn has led to is counted, which is told by itself. */
  #isCounted([{ event }]: readonly Beat[]): boolean {
    return this.#standing.panel.countsApart?.(event) === true
  }

  /** Who pressed a key has had enough of what led to a scoring, and not of that: its skips count from there. */
  #skipsBefore(turn: readonly Beat[], skips: number): number {
    if (this.#counts || !this.#pressed || this.again || !this.#isCounted(turn)) return skips
    this.patience.leave(null)
    return this.#skips
  }

  #begin(turn: readonly Beat[]): void {
    const [{ event }] = turn
    this.#counts = this.#isCounted(turn) || (this.#counts && this.#last?.turn === event.turn)
    this.#last = event
    this.commentary.begin(turn, this.again)
    this.lull.tell(performance.now())
  }

  /** Nothing moves any more, and nobody says that it does. */
  stand(): void {
    this.#plays++
    this.#standing.moving = false
    this.commentary.end()
  }

  #hadEnough([{ event }]: readonly Beat[]): boolean {
    return !this.again && !this.#standing.past && this.patience.hadEnough(event)
  }

  /** Waits so many milliseconds, or until somebody has had enough; without a number for that alone. */
  async pause(ms?: number): Promise<void> {
    let clock: ReturnType<typeof setTimeout> | undefined
    let end: () => void = () => undefined
    await new Promise<void>((done) => {
      end = done
      this.#waits.add(done)
      if (ms !== undefined) clock = setTimeout(done, ms)
    })
    this.#waits.delete(end)
    clearTimeout(clock)
  }

  /**
   * Somebody had enough; `toStand`: no further than to where the table stands for a while, to be read. What a press
   * skips ends before a scoring begins.
   */
  skip(toStand: boolean, pressed = false): void {
    this.endPauses()
    this.#skips++
    this.#toStand = toStand
    this.#pressed = pressed
    this.scene?.skip(toStand)
  }

  /** Whatever is waited for comes. */
  endPauses(): void {
    for (const end of this.#waits) end()
  }

  /** A turn that stands to be read has been, or one that is coming stands at once; false where none is read. */
  readOn(): boolean {
    if (!this.reads) return false
    if (this.#waits.size > 0) this.endPauses()
    else this.scene?.skip(true)
    return true
  }
}

/** Until hands are dealt no plate says that somebody is to play. */
export const nobodyPlays = (frame: SceneFrame): SceneFrame => ({
  ...frame,
  words: { ...frame.words, yourTurn: '', toPlay: '', next: '' },
})
