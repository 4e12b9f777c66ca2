import type { GameEvent, Phrase, Ref } from '../../../src-shared/core.ts'
import type { Prompt } from '../../words/speech.ts'
import { phrase } from '../../messages/index.ts'
import type { Beat, LogEntry, TableState, TableUpdate } from '../../../src-shared/table.ts'
import type { GamePanel } from '../../games/panel.ts'
import type { Mark } from '../../stage/scene.ts'
import { givenMarks } from '../../ui/choosing/choice-marks.ts'
import type { LogGroup } from '../../ui/log/log-groups.ts'
import { faintTold } from '../../ui/choosing/narrowed.ts'
import { legalRefs, seeksPlace } from '../../ui/choosing/selection.ts'
import { say } from '../../i18n/words.svelte.ts'
import { hear } from '../../sound/index.ts'
import type { Acting } from './acting.svelte.ts'
import type { App } from '../app.svelte.ts'
import { Choosing } from './choosing.svelte.ts'
import { Earlier } from './earlier.svelte.ts'
import type { Previewing } from './previewing.svelte.ts'
import { Hinting } from './hinting.svelte.ts'
import type { HoverPreview } from './hover-preview.svelte.ts'
import type { Pointing } from './pointing.svelte.ts'
import { Reviewing } from './reviewing.svelte.ts'
import { Replay } from './replay.svelte.ts'
import { Resting } from './resting.ts'
import { Showing } from './showing.svelte.ts'
import { Standing } from './standing.svelte.ts'
import { reducedMotion } from '../theme.svelte.ts'
import { toast } from '../toasts.svelte.ts'
import { Explaining } from './explaining.svelte.ts'

/** So long the last position is looked at, in milliseconds. */
const HELD_MS = 2600

/** Read aloud one after another, each with its end. */
function sentence(what: Phrase): string {
  const text = say(what)
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** The same eyes see another position, and nothing led there. */
const isTakenBack = (before: TableState, { table, beats }: TableUpdate): boolean =>
  beats.length === 0 &&
  table.seq !== before.seq &&
  table.viewer === before.viewer &&
  (table.curtain ?? before.curtain) === null

/** One running game in this window: takes what is told of the table, holds the parts that show it and play at it. */
export class TableSession extends Standing {
  /** The table is shown though the game is over. */
  looking = $state(false)
  /** The game has just ended: the table stays as it is for a moment before its score. */
  held = $state(false)
  #holding: ReturnType<typeof setTimeout> | undefined
  /** What the table did as the only answer there was to a question that came of the last step, where it is told. */
  wentAlone = $state.raw<Phrase | null>(null)
  /**
   * What is read aloud, in the language of now, in two places that take turns: a place that says the same as before is
   * not heard.
   */
  announced: readonly [string, string] = $derived.by(() => {
    const text = this.news.map(sentence).join(' ')
    return this.newsCount % 2 === 0 ? [text, ''] : ['', text]
  })
  /** The table is told in words, for whoever looks now. */
  inWords = $state(false)
  readonly explaining: Explaining
  readonly choosing: Choosing
  readonly hoverPreview: HoverPreview
  readonly pointing: Pointing
  readonly acting: Acting
  readonly previewing: Previewing
  readonly showing: Showing
  readonly earlier: Earlier
  readonly hinting: Hinting
  readonly replay: Replay
  readonly reviewing: Reviewing
  readonly resting: Resting
  #queue: Promise<void> = Promise.resolve()

  /** Updates that have come and are not shown yet: what is still asked then was answered by the last of them. */
  arriving = $state(0)
  /** What was let go is being set down at its place, and nothing else comes of it: nothing is said until it lies. */
  settingDown = $state(false)
  /** What is lit on the drawn table of what may be picked. */
  marks: readonly Mark[] = $derived.by(() => this.#marks())
  prompt: Prompt | null = $derived.by(() => this.#prompt())
  /** Why undo ends here; null where it does not. */
  whyStuck: Phrase | null = $derived.by(() => this.#stuck())
  /** The same in words; empty where it does not. */
  stuck: string = $derived(this.whyStuck ? say(this.whyStuck) : '')
  /** The question is put across the drawn table. */
  across: boolean = $derived.by(() => this.#isAcross())

  readonly #app: App

  constructor(app: App, update: TableUpdate, panel: GamePanel) {
    super(update, panel)
    this.#app = app
    // Each part is given those it needs, all of them made before it.
    this.explaining = new Explaining(app, this, () => this.choosing.candidates)
    const choosing = (this.choosing = new Choosing(app, this, this.explaining, {
      take: (later) => this.take(later),
      caughtUp: () => this.#caughtUp(),
      settled: () => this.#allShown(),
      showsOwn: () => this.showing.isOwn,
      arrives: () => this.arriving > 0,
      again: () => this.#showAgain(),
      veil: () => this.#veil(),
    }))
    this.hoverPreview = choosing.hoverPreview
    this.pointing = choosing.pointing
    this.acting = choosing.acting
    this.previewing = choosing.previewing
    const showing = (this.showing = new Showing(
      this,
      choosing,
      (error) => app.crashed(error),
      (n) => app.askQuietly('lookBack', { slot: this.table.slot, n }),
      () => this.isStill,
    ))
    const earlier = (this.earlier = new Earlier(app, this))
    this.resting = new Resting(app, this)
    const hinting = (this.hinting = new Hinting(app, this, choosing))
    const left = () => this.reviewing.left()
    const replay = (this.replay = new Replay(app, this, { earlier, choosing, showing, left }))
    this.reviewing = new Reviewing(app, this, { choosing, hinting, replay, showing })
    try {
      void this.explaining.askNotNow(choosing.absent)
      this.#recall()
    } catch (error) {
      // A table that cannot be put in words: its screen finds that out too, and has a way back.
      app.crashed(error)
    }
  }

  /** What the timetable tells. While lots are drawn that is nothing: who was dealt cards first would say who starts. */
  get written(): readonly LogGroup[] {
    return this.showing.opens ? [] : this.seen.groups
  }

  /**
   * From the answer until the table stands to which it led nothing may be picked: not between two turns either, nor
   * between two steps that a hint plays.
   */
  #marks(): readonly Mark[] {
    const { marks } = this.choosing
    const { showing } = this
    const isAnswered = this.acting.isGiven || this.arriving > 0 || showing.moving || showing.again || this.hinting.comes
    return isAnswered ? givenMarks(marks) : marks
  }

  /** Nothing is to slide or pulse. */
  get reducedMotion(): boolean {
    return reducedMotion(this.#app.settings)
  }

  /** Nothing moves at all: what changes stands at once. */
  get isStill(): boolean {
    return this.#app.settings.speed === 'off' || this.reducedMotion
  }

  /** Tells the table in words; while nobody may look, says why not. */
  tellInWords(): void {
    const { curtain, consent } = this.table
    if (curtain ?? consent) toast(say(phrase(curtain ? 'table.inWords.curtain' : 'table.inWords.consent')), 'eye')
    else this.inWords = true
  }

  /**
   * Where the rules page speaks of what is being looked at: a thing, a reason, an answer that is meant, else the
   * question.
   */
  get rule(): string {
    const { links } = this.panel.rules
    const { chosen } = this.choosing
    return (
      this.pointing.slip?.rule ??
      this.explaining.reasons[0]?.rule ??
      (chosen ? links.group(chosen.group.id) : links.decision(this.decision?.kind ?? ''))
    )
  }

  /** The table after a change: shown, animated, told. */
  take(update: TableUpdate): void {
    if (this.#isPast(update) || update.table.slot !== this.table.slot) return
    this.resting.toShow(++this.arriving)
    const put = this.choosing.dropped
    this.hinting.outdated(update.table.seq)
    if (update.beats.length > 0) this.showing.promise()
    if (!this.choosing.dragged || !this.#isAside(update)) this.choosing.clear()
    // One update that cannot be shown must not keep the next ones from being shown.
    this.#queue = this.#queue
      .then(() => this.#show(update, put))
      .catch((error: unknown) => this.#app.crashed(error))
      .finally(() => this.resting.toShow(--this.arriving))
  }

  /** The timetable alone has more to tell, that a hint was taken: it is no reason to take from a hand what it holds. */
  #isAside({ table, beats }: TableUpdate): boolean {
    const { seq, viewer } = this.table
    return beats.length === 0 && table.seq === seq && table.viewer === viewer && !(table.curtain ?? table.consent)
  }

  /** When all that was told so far has been shown. */
  settled(): Promise<void> {
    return this.#queue
  }

  /** When that, how the table came about, and what is shown again have been shown. */
  async #allShown(): Promise<void> {
    await this.showing.aside
    await this.settled()
  }

  /** What is still being shown is skipped, and all that was told so far stands. */
  #caughtUp(): Promise<void> {
    this.showing.skip()
    return this.settled()
  }

  /** What comes until the returned function is called, but for what moves, is not shown one by one. */
  #veil(): () => void {
    const { log, table } = this
    const veiled = (this.veiled = { log, table })
    return () => {
      if (this.veiled !== veiled) return
      this.veiled = null
      if (!this.closed && !this.showing.moving) this.showing.still()
    }
  }

  /** After a refusal: the table as it stands. */
  async #showAgain(): Promise<void> {
    this.choosing.clear()
    const update = await this.#app.ask('showTable', { slot: this.table.slot })
    if (update) this.take(update)
  }

  /** First animates, then shows: what is to be chosen next appears when the trains stand still. */
  async #show(update: TableUpdate, put: Ref | null): Promise<void> {
    const before = this.log.at(-1)?.n ?? -1
    await this.#lead(update, put)
    if (this.#isPast(update)) {
      this.settingDown = false
      return this.showing.arrived()
    }
    // What one seat looked back at is not for the next.
    if (update.table.viewer !== this.table.viewer || update.table.consent) this.replay.leave()
    this.#ringFor(update.table)
    const asked = this.decision?.seq
    const log = this.#logAfter(update)
    if (update.table.outcome && !this.table.outcome && update.beats.length > 0) this.#hold()
    const takenBack = isTakenBack(this.table, update)
    this.table = update.table
    this.settingDown = false
    this.showing.arrived()
    this.wentAlone = this.#goneAlone(update)
    if (this.decision?.seq !== asked) this.showing.lull.list(performance.now())
    if (update.table.curtain) this.inWords = false
    this.log = log
    // What is only taken back to lie otherwise stays where it lies, and nobody is told.
    if (!this.veiled || !takenBack) {
      this.showing.still(false, takenBack)
      this.#announce(before)
    }
    void this.explaining.askNotNow(this.choosing.absent)
    void this.hinting.follow()
    this.#recall()
  }

  /** What whoever looks did last of what went by itself in this update. */
  #goneAlone({ alone, beats, table }: TableUpdate): Phrase | null {
    const { speech } = this.panel
    const of = (some: readonly Beat[]) => some.map(({ event }) => event)
    const all = alone === undefined ? [] : beats.slice(alone)
    const end = all.at(-1)
    // What was counted in sight of all was no answer of anybody.
    const went = all.slice(0, end && speech.episode?.(of(all), table.seats, end.view)?.counts)
    const last = went.at(-1)
    if (!last) return null
    const told = speech.tell(of(went), table.seats, last.view)
    return told.findLast(({ seat }) => seat === table.viewer)?.phrase ?? null
  }

  /** What goes wrong while it is told is reported; the table is then shown without motion. */
  async #lead(update: TableUpdate, put: Ref | null): Promise<void> {
    this.settingDown = put !== null && update.beats.length === 1
    // Why something else was not done is no matter any more: it would stand over what is done now.
    if (update.beats.length > 0 && this.decision?.by === this.table.viewer) this.explaining.leave()
    try {
      this.showing.keep(update)
      await this.showing.lead(update, this.#logAfter(update), put)
    } catch (error) {
      this.#app.crashed(error)
    }
  }

  #isPast({ table }: TableUpdate): boolean {
    return this.closed || table.seq < this.table.seq
  }

  /** A bell for whoever is to play after another, a whistle at the end. */
  #ringFor(next: TableState): void {
    const own = next.status.decision?.by === next.viewer && this.table.status.active !== next.status.active
    if (next.outcome && !this.table.outcome) hear('end')
    else if (own && this.#app.settings.bell) hear('yourTurn')
  }

  /** What is known of the log and still holds: not what other eyes have read, nor what has a gap after it. */
  #kept({ table, logFrom }: TableUpdate): readonly LogEntry[] {
    const sameEyes = table.viewer === this.table.viewer
    return sameEyes && (this.log.at(-1)?.n ?? -1) >= logFrom - 1 ? this.log : []
  }

  #logAfter(update: TableUpdate): readonly LogEntry[] {
    return [...this.#kept(update).filter((entry) => entry.n < update.logFrom), ...update.log]
  }

  /** The score sheet tells of the whole game; so do the turns of some. */
  #recall(): void {
    const { shownSince } = this.panel
    if (this.table.outcome || this.panel.toldByAll) void this.earlier.reach(0)
    else if (shownSince) void this.#recallSince(shownSince)
  }

  /** What came late belongs to the table as soon as nothing moves on it. */
  async #recallSince(isStart: (event: GameEvent) => boolean): Promise<void> {
    if (!(await this.earlier.reachBackTo(isStart))) return
    await this.settled()
    if (!this.closed && !this.back) this.showing.recall()
  }

  /** @param before the last entry that was known */
  #announce(before: number): void {
    const news = this.lines.filter(({ n }) => n > before).map(({ phrase, heard = phrase }) => heard)
    if (news.length > 0) this.news = news
  }

  #prompt(): Prompt | null {
    const { decision, choosing } = this
    if (!decision || choosing.candidates.length === 0) return null
    const asked = this.panel.speech.ask(decision, this.positionInTurn, choosing.candidates)
    const { candidates, selection } = choosing
    if (!seeksPlace(candidates, selection)) return asked
    return { ...asked, text: faintTold(asked.text, legalRefs(candidates, selection), candidates) }
  }

  /** What was learnt is named, where the log tells it. */
  #stuck(): Phrase | null {
    const { undo } = this.table
    if (!undo) return null
    const events = this.log.find(({ n }) => n === undo.n)?.events.filter(({ learnt }) => learnt.length > 0) ?? []
    const [line] = this.panel.speech.tell(events, this.table.seats, this.table.view)
    return undo.key === 'undo.cardLearnt' && line
      ? phrase('undo.learnt', { what: line.phrase })
      : this.panel.speech.reason(undo, this.position)
  }

  #isAcross(): boolean {
    const asked = !this.showing.moving && this.choosing.candidates.length > 0
    return asked && (this.panel.across?.kinds.includes(this.decision?.kind ?? '') ?? false)
  }

  /** Whoever saw that it ended has seen enough of the table. */
  release(): void {
    clearTimeout(this.#holding)
    this.held = false
  }

  #hold(): void {
    if (!this.showing.drawn || this.isStill || document.hidden) return
    this.held = true
    if (!this.panel.endStays) this.#holding = setTimeout(() => this.release(), HELD_MS)
  }

  close(): void {
    this.closed = true
    this.release()
    this.pointing.away()
    this.pointing.atLine([])
    this.hoverPreview.of(null)
    this.replay.leave()
    this.showing.skip()
  }
}
