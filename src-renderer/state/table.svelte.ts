import type { Decision, Phrase, Ref } from '../../src-shared/core.ts'
import type { Candidate, Line, Outlook, Position, Prompt } from '../../src-shared/messages/speech.ts'
import { phrase } from '../../src-shared/messages/index.ts'
import type { LogEntry, Preview, TableState, TableUpdate } from '../../src-shared/table.ts'
import type { Mark, TableScene } from '../stage/scene.ts'
import type { GamePanel } from '../games/panels.ts'
import { panelOf } from '../games/panels.ts'
import { say } from '../i18n/words.svelte.ts'
import type { Section } from '../ui/choice-rows.ts'
import { sections } from '../ui/choice-rows.ts'
import type { Selection } from '../ui/selection.ts'
import { NOTHING, chosen, isNothing, legalRefs, pick, selectedRefs, variants } from '../ui/selection.ts'
import type { App } from './app.svelte.ts'
import { linesOf } from './log.ts'

/** More legal things than this are lit less. look.md, 'Shared states'. */
const MANY = 7

/** One running game in this window: what is shown, what is selected, what is being animated. */
export class TableSession {
  table = $state.raw<TableState>(undefined as never)
  log = $state.raw<readonly LogEntry[]>([])
  /** Trains are moving on the drawn table. */
  moving = $state(false)
  /** The table is shown though the game is over. */
  looking = $state(false)
  selection = $state.raw<Selection>(NOTHING)
  preview = $state.raw<Preview | null>(null)
  /** Why the thing last pointed at is not offered. */
  reasons = $state.raw<readonly Phrase[]>([])
  hovered = $state.raw<readonly Ref[]>([])
  /** Read aloud: what has happened. */
  announced = $state('')
  readonly panel: GamePanel
  readonly #app: App
  #scene: TableScene | null = null
  #back: Selection[] = []
  #queue: Promise<void> = Promise.resolve()
  #closed = false
  #asked = 0

  candidates: readonly Candidate[] = $derived.by(() => this.#candidates())
  chosen: Candidate | null = $derived(chosen(this.candidates, this.selection))
  variants: readonly Candidate[] = $derived(this.chosen ? variants(this.candidates, this.selection) : [])
  sections: readonly Section[] = $derived(this.candidates.length > 0 ? sections(this.candidates, this.selection) : [])
  lines: readonly Line[] = $derived.by(() => linesOf(this.log, this.table, this.panel.speech))
  prompt: Prompt | null = $derived.by(() => (this.decision && this.candidates.length > 0 ? this.panel.speech.ask(this.decision, this.position) : null))
  outlook: Outlook | null = $derived.by(() => (this.chosen && this.preview ? this.panel.speech.foresee(this.chosen, this.preview, this.position) : null))
  marks: readonly Mark[] = $derived.by(() => this.#marks())

  constructor(app: App, update: TableUpdate) {
    this.#app = app
    this.table = update.table
    this.log = update.log
    this.panel = panelOf(update.table.game)
  }

  get decision(): Decision | null {
    return this.table.status.decision
  }

  get position(): Position<unknown> {
    return { view: this.table.view, seats: this.table.seats, viewer: this.table.viewer }
  }

  get canGoBack(): boolean {
    return !isNothing(this.selection)
  }

  /** The table after a change: shown, animated, told. */
  take(update: TableUpdate): void {
    if (this.#closed || update.table.slot !== this.table.slot || update.table.seq < this.table.seq) return
    this.select(NOTHING)
    this.#queue = this.#queue.then(() => this.#show(update))
  }

  /** First animates, then shows: what is to be chosen next appears when the trains stand still. */
  async #show(update: TableUpdate): Promise<void> {
    if (this.#scene && update.beats.length > 0 && !document.hidden) {
      this.moving = true
      await this.#scene.play(update.beats, this.panel.frame(update.table)).catch(() => undefined)
      this.moving = false
    }
    if (this.#closed || update.table.seq < this.table.seq) return
    const before = this.lines.length
    this.table = update.table
    this.log = [...this.log.filter((entry) => entry.n < update.logFrom), ...update.log]
    this.#scene?.show(update.table.view, this.panel.frame(update.table))
    this.#announce(before)
  }

  #announce(from: number): void {
    const news = this.lines.slice(from).map((line) => say(line.phrase))
    if (news.length > 0) this.announced = news.join('. ')
  }

  select(next: Selection, remember = false): void {
    if (remember) this.#back.push(this.selection)
    else if (isNothing(next)) this.#back = []
    this.selection = next
    this.preview = null
    this.reasons = []
    // An answer still on its way is about what was pointed at before.
    this.#asked++
    // The row under the pointer or the focus may be gone, and says no goodbye.
    this.hovered = []
    if (this.chosen) void this.#foresee(this.chosen)
  }

  /** One step back; returns whether there was one. */
  back(): boolean {
    if (this.reasons.length > 0) {
      this.reasons = []
      return true
    }
    if (!this.canGoBack) return false
    this.select(this.#back.pop() ?? NOTHING)
    return true
  }

  /** A click on the table. */
  pick(refs: readonly Ref[]): void {
    if (this.candidates.length === 0 || this.moving) return
    const picked = pick(this.candidates, this.selection, refs)
    if (picked.kind === 'select') this.select(picked.selection, !isNothing(picked.selection))
    else if (picked.kind === 'confirm') void this.confirm()
    else void this.explain(picked.ref)
  }

  /** The next way to lay the card; returns whether there was anything to turn. */
  turn(quarters: 1 | -1): boolean {
    if (this.variants.length < 2) return false
    this.select({ ...this.selection, turn: this.selection.turn + quarters })
    return true
  }

  async confirm(): Promise<void> {
    const answer = this.chosen
    if (!answer || this.moving) return
    await this.#change('act', { slot: this.table.slot, seq: this.table.seq, codes: [...answer.codes] })
  }

  async command(kind: 'undo' | 'redo'): Promise<boolean> {
    this.#scene?.skip()
    return this.#change('command', { slot: this.table.slot, seq: this.table.seq, command: { kind } })
  }

  async liftCurtain(): Promise<void> {
    const seat = this.table.curtain?.seat
    if (seat === undefined) return
    await this.#change('command', { slot: this.table.slot, seq: this.table.seq, command: { kind: 'liftCurtain', seat } })
  }

  async explain(ref: Ref): Promise<void> {
    const asked = ++this.#asked
    const reply = await this.#app.ask('explain', { slot: this.table.slot, seq: this.table.seq, ref })
    if (!reply || asked !== this.#asked) return
    this.reasons = reply.reasons.map((reason) => this.panel.speech.reason(reason, this.position))
    if (reply.reasons.length === 0) this.reasons = [phrase('table.noChoice')]
    this.announced = this.reasons.map(say).join(' ')
  }

  async #change<N extends 'act' | 'command'>(name: N, payload: Parameters<App['ask']>[1]): Promise<boolean> {
    const update = (await this.#app.ask(name, payload as never)) as TableUpdate | null
    if (update) this.take(update)
    else await this.#catchUp()
    return update !== null
  }

  /** After a refusal the table is shown as it stands. */
  async #catchUp(): Promise<void> {
    this.select(NOTHING)
    const update = (await this.#app.ask('openSlot', { slot: this.table.slot })) as TableUpdate | null
    if (update) this.take(update)
  }

  async #foresee(candidate: Candidate): Promise<void> {
    const reply = await this.#app.ask('preview', { slot: this.table.slot, seq: this.table.seq, codes: [...candidate.codes] })
    if (this.chosen === candidate) this.preview = reply
  }

  #candidates(): readonly Candidate[] {
    const { choices, plans, status, curtain, outcome } = this.table
    if (curtain || outcome || !status.decision || choices.length === 0) return []
    return this.panel.speech.candidates(status.decision, choices, plans, this.position)
  }

  #marks(): Mark[] {
    const legal = this.candidates.length === 0 || this.chosen ? [] : legalRefs(this.candidates, this.selection)
    const state = legal.length < MANY ? 'legal' : 'legalAmongMany'
    return [
      ...legal.map((ref): Mark => ({ ref, state })),
      ...selectedRefs(this.candidates, this.selection).map((ref): Mark => ({ ref, state: 'selected' })),
      ...this.hovered.map((ref): Mark => ({ ref, state: 'hovered' })),
    ]
  }

  /** The drawn table is there, or gone. */
  stage(scene: TableScene | null): void {
    this.#scene = scene
    scene?.show(this.table.view, this.panel.frame(this.table))
  }

  skip(): void {
    this.#scene?.skip()
  }

  close(): void {
    this.#closed = true
    this.#scene?.skip()
  }
}
