import type { GameEvent, Phrase, Ref, Seat } from '../../src-shared/core.ts'
import type { Line } from '../words/speech.ts'
import type { Beat, LogEntry, Past, SeatInfo, TableState, TableUpdate } from '../../src-shared/table.ts'
import type { SceneFrame, TableScene } from '../stage/scene.ts'
import { phrase } from '../messages/index.ts'
import { goneFrom } from './log.ts'
import type { Choosing } from './choosing.svelte.ts'
import { Lull } from './lull.ts'
import { Reel } from './reel.ts'
import type { Standing } from './standing.svelte.ts'

/** So many entries of the log are enough to find the last move in. */
const RECALLED = 40

/** A bot's turn that has been shown for so long is told in words from then on, in milliseconds. */
const LONG_MS = 3000
/** Where bots play one after another all their turns share so much, but each has its least. */
const ROUND_MS = 4600
const LEAST_MS = 1700

/** While it is found who starts, the glow stays so long at each seat, in milliseconds. */
const LOT_MS = 150

/** Once round the table, and on to the seat that starts. */
const roundTo = (starter: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats + 1 + starter }, (_, i) => i % seats)

/** How long a bot's turn may be shown where so many play one after another. */
const longestOf = (bots: number): number => Math.min(LONG_MS, Math.max(LEAST_MS, ROUND_MS / bots))

/** How many bots sit next to each other round the table, with the one at this seat. */
function botsInARow(seats: readonly Pick<SeatInfo, 'player'>[], seat: Seat): number {
  const isBot = (by: number) => seats[(seat + by + seats.length) % seats.length].player !== 'person'
  let [before, after] = [0, 0]
  while (before < seats.length - 1 && isBot(-before - 1)) before++
  while (before + after < seats.length - 1 && isBot(after + 1)) after++
  return before + 1 + after
}

/** A turn, and the seat whose it is; before the first turn each seat sets up in turn 0. */
interface Stretch {
  readonly seat: Seat
  readonly turn: number
}

/** The drawn table of a session: what moves on it, and the last round shown again. */
export class Showing {
  /** Whether the table is drawn; if not, all is played by the list. */
  drawn = $state(false)
  /** What is being shown just now, in words. */
  telling = $state.raw<readonly Line[]>([])
  /** The same, until something else is shown. */
  lately = $state.raw<readonly Line[]>([])
  /** What goes on, where that is more than the turn whose it is: a scoring. */
  episode = $state.raw<Phrase | null>(null)
  /** The turn that is being shown as one sentence, as far as it has come. */
  sentence = $state.raw<Phrase | null>(null)
  /** Whose turn that is. */
  whose = $state.raw<Stretch | null>(null)
  /** The turn of a bot that is being shown step by step, and since when. */
  begun = $state.raw<(Stretch & { readonly at: number }) | null>(null)
  /** The table that will stand when all that moves has been shown. */
  coming = $state.raw<TableState | null>(null)
  /** The log with what leads to it. */
  #log: readonly LogEntry[] | null = null
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
  /** The turn of a bot that is not to be watched to its end, though its next steps are still to come. */
  #enough: Stretch | null = null
  /** Grows with every telling by the table: showing the last round again stops when it sees another value. */
  #era = 0
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
  }

  /** The table as it is drawn now, so many times as large; null where it is not drawn. */
  snapshot(scale: number): HTMLCanvasElement | null {
    return this.#scene?.snapshot?.(scale) ?? null
  }

  /** Turns the whole table; returns whether it can be turned. */
  turnTable(): boolean {
    this.#scene?.turnTable?.()
    return this.#scene?.turnTable !== undefined
  }

  /** Shows the table as it stands, at once. */
  still(): void {
    const { shown, panel, log, past } = this.#standing
    this.#scene?.show(shown.view, panel.frame(shown))
    const until = log.filter(({ n }) => n <= (past?.n ?? Infinity))
    const gone = goneFrom(until)
    this.#scene?.recall?.(
      until
        .filter(({ n }) => !gone.has(n))
        .slice(-RECALLED)
        .flatMap((entry) => entry.events),
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
    this.whose = { seat: table.status.active, turn: 0 }
    this.opens = true
    this.episode = phrase('table.whoStarts')
    this.lately = []
    this.#standing.moving = true
    // Nobody is to play until the lot has fallen.
    const drawing = { ...frame, words: { ...frame.words, yourTurn: '', toPlay: '' } }
    for (const acting of roundTo(table.status.active, table.seats.length)) {
      if (skips !== this.#skips) break
      this.#scene?.show(opening.before, { ...drawing, acting })
      await new Promise((done) => setTimeout(done, LOT_MS))
    }
    if (skips === this.#skips) await this.#play(opening.beats, frame)
    this.opens = false
    this.#stand()
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
    if (this.opens) await this.#opening
    this.coming = table
    this.#leads = true
    this.#log = log
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
    this.#log = null
    this.#standing.ahead = null
    if (!this.#leads) return
    this.#leads = false
    this.#stand()
  }

  /** The table stands until somebody goes on, or does no longer: meanwhile the log can be read up to there. */
  wait(waits: boolean): void {
    this.waits = waits
    if (!waits || !this.#log) return
    this.#standing.ahead = this.coming
    this.#standing.log = this.#log
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
      const turns = byTurn(beats)
      for (const [i, turn] of turns.entries()) {
        this.#tell(turn)
        const ends = i === turns.length - 1 && this.coming?.outcome != null
        const begun = this.#begunAt(turn)
        // How a game ended is told after its last deed: that one takes its time.
        const since = ends ? null : begun
        this.#scene?.hasten?.(since)
        const shown = this.#playTurn(turn, this.#frameOf(turn, turns.at(i + 1), frame), alone)
        const isLong = since !== null && performance.now() - since > this.#longestOf(turn)
        if (skips !== this.#skips) this.#scene?.skip(this.#toStand)
        else if (isLong || this.#hadEnough(turn)) this.#scene?.skip(true)
        await shown
        if (mine !== this.#plays) return
      }
      await this.#seen(frame)
    } finally {
      if (mine === this.#plays) this.#played(skips !== this.#skips || this.#isOfOthers(beats))
    }
  }

  /** `startled`: the key that skips may still be on its way. */
  #played(startled: boolean): void {
    if (startled) this.lull.begin(performance.now())
    if (!this.#leads) this.#stand()
  }

  /** While a turn is told it is its seat's, on the plates as in words; then at once the next one's. */
  #frameOf([{ event }]: readonly Beat[], next: readonly Beat[] | undefined, frame: SceneFrame): SceneFrame {
    const mover = event.turn > 0 ? this.whose?.seat : undefined
    return { ...frame, mover, acting: next ? next[0].event.seat : frame.acting }
  }

  /** At the end of a game nobody reads who has won before the last deed has been painted. */
  async #seen(frame: SceneFrame): Promise<void> {
    const { coming } = this
    if (!coming?.outcome) return
    await this.#scene?.prepare?.(coming.view, frame)
    await this.#scene?.seen?.()
  }

  /** What went by itself is told apart from what was chosen before it. */
  async #playTurn(turn: readonly Beat[], frame: SceneFrame, alone?: Beat): Promise<void> {
    const at = alone ? turn.indexOf(alone) : -1
    if (at < 0) return this.#scene?.play(turn, frame)
    const skips = this.#skips
    const mine = this.#plays
    const { seat } = turn[at].event
    if (at > 0) await this.#scene?.play(turn.slice(0, at), { ...frame, acting: seat })
    if (mine !== this.#plays) return
    const shown = this.#scene?.play(turn.slice(at), { ...frame, alone: true })
    if (skips !== this.#skips) this.#scene?.skip(this.#toStand)
    await shown
  }

  /** Some of it was done by another than who looks. */
  #isOfOthers(beats: readonly Beat[]): boolean {
    return beats.some(({ event }) => event.seat !== this.#standing.table.viewer)
  }

  /** When the turn of a bot that is shown now began to be shown; null for people, and where one looks back. */
  #begunAt([{ event }]: readonly Beat[]): number | null {
    const { table, past } = this.#standing
    if (this.again || past || table.seats[event.seat]?.player === 'person') return null
    const { begun } = this
    if (begun?.turn === event.turn && (event.turn > 0 || begun.seat === event.seat)) return begun.at
    this.begun = { seat: event.seat, turn: event.turn, at: performance.now() }
    return this.begun.at
  }

  #longestOf([{ event }]: readonly Beat[]): number {
    return longestOf(botsInARow(this.#standing.table.seats, event.seat))
  }

  #tell(beats: readonly Beat[]): void {
    const { panel, table } = this.#standing
    const { speech } = panel
    const events = beats.map(({ event }) => event)
    const { view } = beats[beats.length - 1]
    const episode = speech.episode?.(events, table.seats, view) ?? null
    this.telling = speech.tell(events, table.seats, view)
    this.episode = episode?.title ?? null
    this.lately = episode ? speech.tell(events.slice(episode.since), table.seats, view) : this.telling
    const [event] = events
    this.whose = { seat: this.telling[0]?.seat ?? event.seat, turn: event.turn }
    this.sentence = episode ? null : this.#sentence(beats)
    this.#standing.moving = true
    this.lull.tell(performance.now())
  }

  /** What moves was done by whoever looks, in the game as it stands. */
  get isOwn(): boolean {
    const { moving, past, table } = this.#standing
    return moving && !past && !this.again && this.whose?.seat === table.viewer
  }

  /** What was told of this turn before, and what these beats bring. */
  #sentence(beats: readonly Beat[]): Phrase | null {
    const { panel, table, groups, past } = this.#standing
    const { turn, seat } = beats[0].event
    if (turn === 0 || past) return null
    const group = groups.at(-1)
    const before = !this.again && group?.turn === turn ? group : null
    const events = [...(before?.events ?? []), ...beats.map(({ event }) => event)]
    const told = { whose: before?.seat ?? seat, you: null, seats: table.seats, view: beats[beats.length - 1].view }
    return panel.speech.tellTurn(events, told)
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
    this.telling = []
    this.whose = null
  }

  /** The table has something new to tell: what is shown again ends, and the table stands as it was last told. */
  #interrupt(): void {
    this.#era++
    if (!this.again) return
    this.again = false
    this.#stand()
    this.still()
  }

  /** Keeps what led to the new table, to be shown again. The session still has the old one. */
  keep({ table, beats }: TableUpdate): void {
    this.#interrupt()
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
    this.still()
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
    else this.skip(this.episode !== null)
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
    const whose = this.moving ? this.whose : { seat: active, turn }
    if (whose && !this.again && !past && table.seats[whose.seat]?.player !== 'person') this.#enough = whose
    this.skip(true)
  }

  #hadEnough([{ event }]: readonly Beat[]): boolean {
    return (
      this.#enough !== null &&
      !this.again &&
      !this.#standing.past &&
      event.turn === this.#enough.turn &&
      (event.turn > 0 || event.seat === this.#enough.seat)
    )
  }
}

/**
 * What one seat did at a stretch, and after it the next: an update may tell of several turns. Before the first turn the
 * seats set up one after another.
 */
function byTurn(beats: readonly Beat[]): readonly (readonly Beat[])[] {
  const turns: Beat[][] = []
  const isNext = ({ turn, seat }: GameEvent, last: GameEvent) =>
    turn !== last.turn || (turn === 0 && seat !== last.seat)
  for (const beat of beats) {
    const turn = turns.at(-1)
    if (!turn || isNext(beat.event, turn[turn.length - 1].event)) turns.push([beat])
    else turn.push(beat)
  }
  return turns
}
