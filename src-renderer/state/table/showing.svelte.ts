import type { Ref, Seat, Viewer } from '../../../src-shared/core.ts'
import type { LogEntry, Past, TableState, TableUpdate } from '../../../src-shared/table.ts'
import { phrase } from '../../messages/index.ts'
import type { SceneFrame, TableScene } from '../../stage/scene.ts'
import { goneFrom } from './log.ts'
import { Awaited } from './awaited.svelte.ts'
import type { Choosing } from './choosing.svelte.ts'
import type { Commentary } from './commentary.svelte.ts'
import type { Lull } from './lull.ts'
import type { Patience } from './patience.svelte.ts'
import { Reel, type Shot } from './reel.ts'
import type { Standing } from './standing.svelte.ts'
import { nobodyPlays, Telling } from './telling.svelte.ts'

/** So many entries of the log are enough to find the last move in, and what was taken in its round. */
const RECALLED = 120

/** While it is found who starts, the glow stays so long at each seat, in milliseconds. */
const LOT_MS = 150
/** So long it stays where it has come to, for all to see who that is. */
const FALLEN_MS = 700

/** Once round the table, and on to the seat that starts. */
const roundTo = (starter: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats + 1 + starter }, (_, i) => i % seats)

/** The drawn table of a session: what moves on it, and the last round shown again. */
export class Showing {
  /** Whether the table is drawn; if not, all is played by the list. */
  drawn = $state(false)
  /** The table that is about to be drawn. */
  readonly awaited = new Awaited()
  /** What stands on the table is to be read, until somebody goes on. */
  waits = $state(false)
  /** Whether there is a last round to show again. */
  hasRound = $state(false)
  /** What is said of what moves. */
  readonly commentary: Commentary
  /** How long bots are watched. */
  readonly patience: Patience
  /** Just after what moves, the key that skips is no answer. */
  readonly lull: Lull
  readonly #telling: Telling
  readonly #standing: Standing
  readonly #choosing: Choosing
  readonly #crashed: (error: unknown) => void
  readonly #reel = new Reel()
  /** Grows with every telling by the table: showing the last round again stops when it sees another value. */
  #era = 0
  /** How the table came about is being shown, or was. */
  #opening: Promise<void> | null = null
  /** The last round is being shown again, or was. */
  #round: Promise<void> = Promise.resolve()
  /** What was missed is being fetched: asked for again meanwhile, it would be told twice. */
  #recalls = false

  readonly #lookBack: (n: number) => Promise<Past | null>

  /**
   * @param lookBack the table as it was after an entry of the log
   * @param isStill nothing moves on the table
   */
  constructor(
    standing: Standing,
    choosing: Choosing,
    crashed: (error: unknown) => void,
    lookBack: (n: number) => Promise<Past | null>,
    isStill: () => boolean,
  ) {
    this.#lookBack = lookBack
    this.#standing = standing
    this.#choosing = choosing
    this.#crashed = crashed
    this.#telling = new Telling(standing, choosing, crashed, isStill)
    this.commentary = this.#telling.commentary
    this.patience = this.#telling.patience
    this.lull = this.#telling.lull
    this.hasRound = this.#hasRoundOf(standing.table)
  }

  get #scene(): TableScene | null {
    return this.#telling.scene
  }

  /** The table that will stand when all that moves has been shown. */
  get coming(): TableState | null {
    return this.#telling.coming
  }

  /** The last round is being shown again. */
  get again(): boolean {
    return this.#telling.again
  }

  /** The last round is being shown again where nothing moves: each of its turns stands to be read. */
  get reads(): boolean {
    return this.#telling.reads
  }

  /** Lots are drawn and hands dealt: nobody is to play yet. */
  get opens(): boolean {
    return this.#telling.opens
  }

  /** When what is shown without having just been done is over: how the table came about, the last round. */
  get aside(): Promise<unknown> {
    return Promise.all([this.#opening, this.#round])
  }

  /** Trains are moving on the drawn table. */
  get moving(): boolean {
    return this.#standing.moving
  }

  /** The drawn table is there, or gone. */
  stage(scene: TableScene | null): void {
    this.#telling.scene = scene
    this.drawn = scene !== null
    this.still()
    if (scene) return
    this.awaited.ready()
    if (this.again) this.#telling.endPauses()
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

  /** The table has been turned, or in a window of this size it would no longer lie better so. */
  dropBetterTurned(): void {
    if (this.#standing.aside?.phrase.key === 'table.betterTurned') this.#standing.aside = null
  }

  /**
   * Shows the table as it stands, at once; `afresh`: it stood at another time before; `takenBack`: what led there was,
   * which goes home where anyone can see it.
   */
  still(afresh = false, takenBack = false): void {
    const { shown, panel } = this.#standing
    this.#scene?.show(shown.view, panel.frame(shown), takenBack && !document.hidden)
    this.recall(afresh)
  }

  /**
   * What led to what is shown, as far as the log is here. Of a moment that is laid out the answers before its moves are
   * told too, and nothing is marked.
   */
  recall(afresh = false): void {
    const { log, back } = this.#standing
    const before = back?.laidOut ? back.at.beats.map(({ event }) => event) : []
    const until = log.filter(({ n }) => n <= (back?.at.n ?? Infinity))
    const gone = goneFrom(until)
    this.#scene?.recall?.(
      [
        ...until
          .filter(({ n }) => !gone.has(n))
          .slice(-RECALLED)
          .flatMap((entry) => entry.events),
        ...before,
      ],
      { afresh, marks: !back?.laidOut },
    )
  }

  /** Shows the table as it stands after what moved, seen or not: what is remembered of that is kept. */
  stand(): void {
    const { shown, panel } = this.#standing
    this.#scene?.show(shown.view, panel.frame(shown))
  }

  /**
   * Shows how a table came about at which nothing was done yet: the glow goes round to the seat that starts, and hands
   * are dealt. Once.
   */
  open(): Promise<void> {
    this.#opening ??= this.#open()
    return this.#opening
  }

  /** The table stands as it came about, seen or not: whoever lets things move from now on is not shown it any more. */
  passOpening(): void {
    if (this.opens) this.skip()
    this.#opening ??= Promise.resolve()
  }

  async #open(): Promise<void> {
    const { table, panel, log, past } = this.#standing
    const isPlayed = !past && !table.curtain && !table.lesson && !table.problem && !document.hidden
    const told = log.flatMap(({ events }) => events)
    const opening = isPlayed ? (panel.opening?.(table.view, told) ?? null) : null
    if (!opening || !this.#scene) return
    const frame = panel.frame(table)
    const skips = this.#telling.skips
    const starter = opening.starter ?? table.status.active
    this.commentary.openWith(starter)
    this.#telling.opens = true
    this.#standing.moving = true
    for (const acting of roundTo(starter, table.seats.length)) {
      if (skips !== this.#telling.skips) break
      this.#scene?.show(opening.before, { ...nobodyPlays(frame), acting })
      await this.#telling.pause(LOT_MS)
    }
    if (skips === this.#telling.skips) this.commentary.starts(starter)
    if (skips === this.#telling.skips) await this.#telling.pause(FALLEN_MS)
    if (skips === this.#telling.skips) await this.#telling.play(opening.beats, frame)
    this.#telling.opens = false
    this.#telling.stand()
    // Whoever skips the deal may tap once more before the first question is seen.
    this.lull.begin(performance.now())
    if (!this.#standing.closed) this.still()
  }

  /**
   * Moves what led to the new table, where anyone can see it. The session still has the old one, of which nothing is to
   * be read again: until `arrived` it is said that this moves. `log`: that of the new one; `put`: what lies already
   * where whoever looks let it go.
   */
  async lead(update: TableUpdate, log: readonly LogEntry[], put: Ref | null = null): Promise<void> {
    // Whoever looks back is not called away.
    if (update.beats.length === 0 || this.#standing.past) return
    if (this.awaited.is) await this.awaited.here
    if (this.opens) await this.#opening
    await this.#telling.lead(update, log, { ...this.#standing.panel.frame(update.table), put })
  }

  /** What whoever looks was shown is being done. */
  promise(): void {
    this.#scene?.promise?.()
  }

  /** The session has the table to which all that moved has led. */
  arrived(): void {
    this.#telling.arrived()
  }

  /** The table stands until somebody goes on, or does no longer. */
  wait(waits: boolean): void {
    this.waits = waits
  }

  /** Moves what led to a position looked back at, from the one before it. The session still shows that one. */
  async replay({ beats }: Past, frame: SceneFrame): Promise<void> {
    this.#interrupt()
    if (beats.length > 0) await this.#telling.play(beats, { ...frame, again: true })
  }

  /** What moves was done by whoever looks, in the game as it stands. */
  get isOwn(): boolean {
    const { moving, past, table } = this.#standing
    return moving && !past && !this.again && this.commentary.whose?.seat === table.viewer
  }

  /** Nobody has skipped anything at this table yet, and its first round is not over: how it is done is said. */
  get isNew(): boolean {
    const { table, past } = this.#standing
    return this.#telling.skips === 0 && !past && !this.again && table.status.turn <= table.seats.length
  }

  /** The table has something new to tell: what is shown again ends, and the table stands as it was last told. */
  #interrupt(): void {
    this.#era++
    if (!this.again) return
    this.#telling.endPauses()
    this.#telling.again = false
    this.#telling.stand()
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
    this.hasRound = this.#hasRoundOf(table)
  }

  #roundOf({ status, seats }: TableState) {
    return this.#reel.turns(status.turn - seats.length, status.turn)
  }

  #hasRoundOf(table: TableState): boolean {
    return this.#roundOf(table).length > 0 || this.#missedBy(table).length > 0
  }

  /** What the log tells of the turns since one's own last one that this window was not there to see. */
  #missedBy({ status, seats }: TableState): readonly LogEntry[] {
    const { log } = this.#standing
    const gone = goneFrom(log)
    const seen = new Set(this.#reel.turns(status.turn - seats.length, status.turn).map(([{ beat }]) => beat.event.turn))
    return log.filter(
      ({ n, turn, events }) =>
        events.length > 0 && !gone.has(n) && turn > status.turn - seats.length && turn < status.turn && !seen.has(turn),
    )
  }

  /** The same as it can be shown. */
  async #fetched(entries: readonly LogEntry[], viewer: Viewer): Promise<readonly Shot[]> {
    const shots: Shot[] = []
    let before: unknown = null
    for (const { n, events } of entries) {
      if (shots.at(-1)?.beat.event.turn !== events[0].turn) before = (await this.#lookBack(Math.max(0, n - 1)))?.view
      const past = await this.#lookBack(n)
      if (!past || !before) return []
      past.beats.forEach((beat, i) => shots.push({ beat, before: i === 0 ? before : past.beats[i - 1].view, viewer }))
      before = past.view
    }
    return shots
  }

  /** Shows again, turn by turn, what happened since one's own last turn. */
  async showRound(): Promise<void> {
    if (this.moving || this.again || this.#recalls) return
    const { table } = this.#standing
    const missed = this.#missedBy(table)
    if (missed.length > 0 && !(await this.#recall(missed, table))) return
    const round = this.#roundOf(table)
    if (this.moving || this.again || round.length === 0) return
    await (this.#round = this.#showAgain(round))
  }

  /** Fetches what the window was not there to see; false where the table is another meanwhile: other eyes look at it,
   *  or something was taken back. */
  async #recall(missed: readonly LogEntry[], table: TableState): Promise<boolean> {
    this.#recalls = true
    try {
      const shots = await this.#fetched(missed, table.viewer)
      if (this.#standing.table !== table) return false
      this.#reel.recall(shots)
      return true
    } finally {
      this.#recalls = false
    }
  }

  async #showAgain(round: ReturnType<Reel['turns']>): Promise<void> {
    const { table, panel } = this.#standing
    this.#choosing.clear()
    this.#telling.again = true
    const skips = this.#telling.skips
    // Whose turn it was is in what is shown, not in who is asked now.
    const frame = { ...panel.frame(table), acting: null, again: true }
    const era = this.#era
    try {
      for (const stretch of round) {
        if (skips !== this.#telling.skips || !this.#scene || this.#standing.closed || this.#standing.past) break
        this.#scene.show(stretch[0].before, frame)
        await this.#telling.play(
          stretch.map((shot) => shot.beat),
          frame,
        )
        if (era !== this.#era) return
      }
    } catch (error) {
      this.#crashed(error)
      if (era !== this.#era) return
    }
    this.#telling.again = false
    this.still(skips !== this.#telling.skips)
  }

  /** `toStand`: no further than to where the table stands for a while, to be read. */
  skip(toStand = false): void {
    this.#telling.skip(toStand)
  }

  /** A press on the table: what is to be read there has been read, or is brought on; all else is skipped. */
  press(): void {
    if (this.waits) this.goOn()
    else if (!this.#telling.readOn()) this.#telling.skip(this.commentary.episode !== null, true)
  }

  /** What stands until somebody goes on has been read. */
  goOn(): void {
    this.#scene?.goOn?.()
  }

  /** What moves is skipped, and with it the rest of that bot's turn: one press, not one for each of its steps. */
  skipTurn(): void {
    if (this.waits) return this.goOn()
    if (this.#telling.readOn()) return
    const { table, past } = this.#standing
    const { active, turn } = table.status
    const whose = this.moving ? this.commentary.whose : { seat: active, turn }
    if (whose && !this.again && !past && table.seats[whose.seat]?.player !== 'person') this.patience.leave(whose)
    this.#telling.skip(true, true)
  }
}
