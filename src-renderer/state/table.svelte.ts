import type { Decision, Phrase, Ref } from '../../src-shared/core.ts'
import { sameRef } from '../../src-shared/core.ts'
import type { Candidate, Group, Line, Outlook, Position, Prompt, Slip } from '../../src-shared/messages/speech.ts'
import { phrase } from '../../src-shared/messages/index.ts'
import type { Beat, LogEntry, Preview, TableState, TableUpdate } from '../../src-shared/table.ts'
import type { Mark, SceneFrame, TableScene } from '../stage/scene.ts'
import type { GamePanel } from '../games/panels.ts'
import { panelOf } from '../games/panels.ts'
import { say } from '../i18n/words.svelte.ts'
import { hear } from '../sound/index.ts'
import type { Section } from '../ui/choice-rows.ts'
import { sections } from '../ui/choice-rows.ts'
import type { Drag } from '../ui/dragging.ts'
import { heldOver, letGo, samePicks, takeUp } from '../ui/dragging.ts'
import type { Selection } from '../ui/selection.ts'
import { NOTHING, chosen, isNothing, legalRefs, narrow, openStep, pick, selectedRefs, variants } from '../ui/selection.ts'
import type { App } from './app.svelte.ts'
import { linesOf } from './log.ts'
import { Reel } from './reel.ts'

/** More legal things than this are lit less. look.md, 'Shared states'. */
const MANY = 7
/** A slip explains what the pointer rests on. look.md, 'Motion': tooltip after 350. */
const SLIP_AFTER_MS = 350

/** One running game in this window: what is shown, what is selected, what is being animated. */
export class TableSession {
  table = $state.raw<TableState>(undefined as never)
  log = $state.raw<readonly LogEntry[]>([])
  /** Whether the table is drawn; if not, all is played by the list. */
  drawn = $state(false)
  /** Trains are moving on the drawn table. */
  moving = $state(false)
  /** The table is shown though the game is over. */
  looking = $state(false)
  selection = $state.raw<Selection>(NOTHING)
  preview = $state.raw<Preview | null>(null)
  /** What the pointer has taken up on the drawn table. */
  dragged = $state.raw<Drag | null>(null)
  /** Why the thing last pointed at is not offered. */
  reasons = $state.raw<readonly Phrase[]>([])
  hovered = $state.raw<readonly Ref[]>([])
  /** What is being shown just now, in words. */
  telling = $state.raw<readonly Line[]>([])
  /** The last round is being shown again. */
  again = $state(false)
  /** What is not offered though one may look for it, and why. */
  notNow = $state.raw<readonly { readonly group: Group; readonly reason: Phrase }[]>([])
  /** What the thing under the pointer is, and why nothing is offered there. */
  slip = $state.raw<{ readonly ref: Ref; readonly slip: Slip; readonly reasons: readonly Phrase[] } | null>(null)
  /** Whether there is a last round to show again. */
  hasRound = $state(false)
  /** Read aloud: what has happened. */
  announced = $state('')
  readonly panel: GamePanel
  readonly #app: App
  #scene: TableScene | null = null
  #back: Selection[] = []
  #queue: Promise<void> = Promise.resolve()
  #closed = false
  #asked = 0
  readonly #reel = new Reel()
  #skipped = false
  /** A change has been asked for and not been answered yet: a second press of Enter is no second answer. */
  #busy = false
  #pointing: ReturnType<typeof setTimeout> | undefined

  candidates: readonly Candidate[] = $derived.by(() => this.#candidates())
  chosen: Candidate | null = $derived(chosen(this.candidates, this.selection))
  variants: readonly Candidate[] = $derived(this.chosen ? variants(this.candidates, this.selection) : [])
  sections: readonly Section[] = $derived(this.candidates.length > 0 ? sections(this.candidates, this.selection) : [])
  lines: readonly Line[] = $derived.by(() => linesOf(this.log, this.table, this.panel.speech))
  prompt: Prompt | null = $derived.by(() => (this.decision && this.candidates.length > 0 ? this.panel.speech.ask(this.decision, this.position) : null))
  narrowed: Prompt | null = $derived.by(() => (this.canGoBack && !this.chosen ? this.#narrowed() : null))
  outlook: Outlook | null = $derived.by(() => (this.chosen && this.preview ? this.panel.speech.foresee(this.chosen, this.preview, this.position) : null))
  /** The question is put across the drawn table. */
  across: boolean = $derived.by(() => !this.moving && this.candidates.length > 0 && (this.panel.across?.kinds.includes(this.decision?.kind ?? '') ?? false))
  marks: readonly Mark[] = $derived.by(() => this.#marks())

  constructor(app: App, update: TableUpdate) {
    this.#app = app
    this.table = update.table
    this.log = update.log
    this.panel = panelOf(update.table.game)
    void this.#askNotNow()
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
    this.dragged = null
    this.select(NOTHING)
    this.#queue = this.#queue.then(() => this.#show(update))
  }

  /** First animates, then shows: what is to be chosen next appears when the trains stand still. */
  async #show(update: TableUpdate): Promise<void> {
    this.#keep(update)
    if (this.#scene && update.beats.length > 0 && !document.hidden) await this.#play(update.beats, this.panel.frame(update.table))
    if (this.#closed || update.table.seq < this.table.seq) return
    const before = this.lines.length
    this.#ringFor(update.table)
    this.table = update.table
    this.log = [...this.log.filter((entry) => entry.n < update.logFrom), ...update.log]
    this.#scene?.show(update.table.view, this.panel.frame(update.table))
    this.#announce(before)
    void this.#askNotNow()
  }

  /** A bell for whoever is to play after another, a whistle at the end. */
  #ringFor(next: TableState): void {
    const own = next.status.decision?.by === next.viewer && this.table.status.active !== next.status.active
    if (next.outcome && !this.table.outcome) hear('end')
    else if (own) hear('yourTurn')
  }

  /** Moves what the beats tell, and says it meanwhile. */
  async #play(beats: readonly Beat[], frame: SceneFrame): Promise<void> {
    this.point([])
    this.telling = this.panel.speech.tell(beats.map((beat) => beat.event), this.table.seats, beats[beats.length - 1].view)
    this.moving = true
    await this.#scene?.play(beats, frame).catch(() => undefined)
    this.moving = false
    this.telling = []
  }

  #keep({ table, beats }: TableUpdate): void {
    if (table.viewer !== this.table.viewer) this.#reel.seenBy(table.viewer)
    if (beats.length > 0) this.#reel.add(beats, this.table.view, table.viewer, table.seats.length + 1)
    // Without beats something was taken back, or a curtain was lifted: then nothing of this turn is told yet.
    else if (table.viewer === this.table.viewer) this.#reel.cut(table.status.turn)
    this.hasRound = this.#round(table).length > 0
  }

  #round({ status, seats }: TableState) {
    return this.#reel.turns(status.turn - seats.length, status.turn)
  }

  /** Shows again, turn by turn, what happened since one's own last turn. */
  async showRound(): Promise<void> {
    const round = this.#round(this.table)
    if (this.moving || this.again || round.length === 0) return
    this.select(NOTHING)
    this.again = true
    this.#skipped = false
    const frame = this.panel.frame(this.table)
    for (const stretch of round) {
      if (this.#skipped || this.#closed || !this.#scene) break
      this.#scene.show(stretch[0].before, frame)
      await this.#play(stretch.map((shot) => shot.beat), frame)
    }
    this.again = false
    if (!this.#closed) this.#scene?.show(this.table.view, this.panel.frame(this.table))
  }

  #announce(from: number): void {
    const news = this.lines.slice(from).map((line) => say(line.phrase))
    if (news.length > 0) this.announced = news.join('. ')
  }

  select(next: Selection, remember = false): void {
    if (!isNothing(next) && !samePicks(next, this.selection)) hear('choose')
    if (remember) this.#back.push(this.selection)
    else if (isNothing(next)) this.#back = []
    this.selection = next
    this.preview = null
    this.reasons = []
    this.slip = null
    // An answer still on its way is about what was pointed at before.
    this.#asked++
    // The row under the pointer or the focus may be gone, and says no goodbye.
    this.hovered = []
    if (this.chosen) void this.#foresee(this.chosen)
  }

  /** One step back; returns whether there was one. */
  back(): boolean {
    if (this.dragged) {
      const { before } = this.dragged
      this.dragged = null
      this.select(before)
      return true
    }
    if (this.reasons.length > 0) {
      this.reasons = []
      return true
    }
    if (!this.canGoBack) return false
    hear('cancel')
    this.select(this.#back.pop() ?? NOTHING)
    return true
  }

  /** The pointer rests on things: they are marked, and after a moment explained. */
  point(refs: readonly Ref[]): void {
    clearTimeout(this.#pointing)
    this.slip = null
    const open = narrow(this.candidates, this.selection)
    const offered = refs.find((ref) => open.some((one) => one.refs.some((other) => sameRef(other, ref))))
    this.hovered = offered ? [offered] : []
    const ref = offered ?? refs[0]
    if (ref && !this.moving) this.#pointing = setTimeout(() => void this.#slipFor(ref, offered !== undefined), SLIP_AFTER_MS)
  }

  async #slipFor(ref: Ref, offered: boolean): Promise<void> {
    const slip = this.panel.speech.about(ref, this.position)
    if (!slip || this.moving) return
    const shown = { ref, slip, reasons: [] }
    this.slip = shown
    if (offered || this.candidates.length === 0) return
    const reasons = await this.#why(ref)
    if (this.slip === shown) this.slip = { ...shown, reasons }
  }

  /** Why nothing is offered at a thing, each reason once. */
  async #why(ref: Ref): Promise<readonly Phrase[]> {
    const { seq } = this.table
    const reply = await this.#app.wonder('explain', { slot: this.table.slot, seq, ref })
    if (!reply || seq !== this.table.seq) return []
    return reply.reasons.filter(({ key }, i, all) => all.findIndex((other) => other.key === key) === i).map((reason) => this.panel.speech.reason(reason, this.position))
  }

  async #askNotNow(): Promise<void> {
    this.notNow = []
    const { decision, candidates } = this
    if (!decision || candidates.length === 0) return
    const { seq } = this.table
    const absent = this.panel.speech.absent(decision, candidates, this.position)
    const told = await Promise.all(absent.map(async ({ group, ref, otherwise }) => ({ group, reason: (await this.#why(ref))[0] ?? otherwise })))
    if (seq === this.table.seq) this.notNow = told
  }

  /** What has been picked so far, and what is asked next. */
  #narrowed(): Prompt | null {
    const left = narrow(this.candidates, this.selection)
    if (left.length === 0) return null
    const at = openStep(left)
    const [{ group, steps }] = left
    const alone = left.every((one) => one.group.id === group.id)
    return {
      above: at > 0 ? steps[at - 1].label : group.label,
      title: alone ? steps[at].ask : phrase('table.narrowed'),
      text: phrase('table.narrowed.text'),
    }
  }

  /** A click on the table. */
  pick(refs: readonly Ref[]): void {
    if (this.candidates.length === 0 || this.moving) return
    const picked = pick(this.candidates, this.selection, refs)
    if (picked.kind === 'select') this.select(picked.selection, !isNothing(picked.selection))
    else if (picked.kind === 'confirm') void this.confirm()
    else void this.explain(picked.ref)
  }

  /** A thing is taken up to be dragged: it is picked. */
  drag(from: readonly Ref[]): Ref | null {
    if (this.candidates.length === 0 || this.moving) return null
    this.dragged = takeUp(this.candidates, this.selection, from)
    if (this.dragged) this.select(this.dragged.base)
    return this.dragged?.ref ?? null
  }

  /** It is held over things: the move that would come of it is previewed. */
  carry(over: readonly Ref[]): void {
    if (!this.dragged) return
    const next = heldOver(this.candidates, this.dragged, over, this.selection.turn)
    if (!samePicks(next, this.selection)) this.select(next)
  }

  /** It is let go: what was previewed waits for its confirmation, as after two clicks. */
  drop(over: readonly Ref[]): void {
    if (!this.dragged) return
    const { before } = this.dragged
    const next = letGo(this.candidates, this.dragged, over, this.selection.turn)
    this.dragged = null
    if (isNothing(before) && !isNothing(next)) this.#back = [NOTHING]
    if (!samePicks(next, this.selection)) this.select(next)
  }

  /** The next way to lay the card; returns whether there was anything to turn. */
  turn(quarters: 1 | -1): boolean {
    if (this.variants.length < 2) return this.dragged !== null
    this.select({ ...this.selection, turn: this.selection.turn + quarters })
    return true
  }

  async confirm(): Promise<void> {
    const answer = this.chosen
    if (!answer || this.moving || this.#busy) return
    hear('confirm')
    await this.#change('act', { slot: this.table.slot, seq: this.table.seq, codes: [...answer.codes] })
  }

  async command(kind: 'undo' | 'redo'): Promise<boolean> {
    this.skip()
    // What is still being shown comes first: it may have ended what can be taken back.
    await this.#queue
    if (this.#busy || (kind === 'undo' ? this.table.undo !== null : !this.table.redo)) return false
    return this.#change('command', { slot: this.table.slot, seq: this.table.seq, command: { kind } })
  }

  /** Gives one answer, wherever it was chosen. */
  async answer(candidate: Candidate): Promise<void> {
    this.select({ ...NOTHING, group: candidate.group.id, steps: candidate.steps.map((step) => step.id) })
    await this.confirm()
  }

  /** A standing order of whoever looks. */
  async doNotAsk(on: boolean): Promise<void> {
    const { viewer } = this.table
    if (typeof viewer !== 'number' || this.#busy) return
    await this.#change('command', { slot: this.table.slot, seq: this.table.seq, command: { kind: 'doNotAsk', seat: viewer, on } })
  }

  async liftCurtain(): Promise<void> {
    const seat = this.table.curtain?.seat
    if (seat === undefined || this.#busy) return
    hear('curtain')
    await this.#change('command', { slot: this.table.slot, seq: this.table.seq, command: { kind: 'liftCurtain', seat } })
  }

  async explain(ref: Ref): Promise<void> {
    hear('notPossible')
    const asked = ++this.#asked
    const reasons = await this.#why(ref)
    if (asked !== this.#asked) return
    this.reasons = reasons
    if (reasons.length === 0) this.reasons = [phrase('table.noChoice')]
    this.announced = this.reasons.map(say).join(' ')
  }

  async #change<N extends 'act' | 'command'>(name: N, payload: Parameters<App['ask']>[1]): Promise<boolean> {
    this.#busy = true
    const update = (await this.#app.ask(name, payload as never)) as TableUpdate | null
    if (update) this.take(update)
    else await this.#catchUp()
    this.#busy = false
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
    const open = this.dragged ? this.dragged.base : this.selection
    const legal = this.candidates.length === 0 || (this.chosen && !this.dragged) ? [] : legalRefs(this.candidates, open)
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
    this.drawn = scene !== null
    scene?.show(this.table.view, this.panel.frame(this.table))
  }

  skip(): void {
    this.#skipped = true
    this.#scene?.skip()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#pointing)
    this.#scene?.skip()
  }
}
