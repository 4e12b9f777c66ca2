import type { Ref } from '../../src-shared/core.ts'
import type { Candidate, Outlook, Prompt } from '../../src-shared/messages/speech.ts'
import { phrase } from '../../src-shared/messages/index.ts'
import type { Preview } from '../../src-shared/table.ts'
import type { Mark } from '../stage/scene.ts'
import { hear } from '../sound/index.ts'
import { hintOf } from '../ui/hint.ts'
import type { Section } from '../ui/choice-rows.ts'
import { sections } from '../ui/choice-rows.ts'
import type { Drag } from '../ui/dragging.ts'
import { heldOver, letGo, samePicks, takeUp } from '../ui/dragging.ts'
import type { Selection } from '../ui/selection.ts'
import { undoesAfter } from '../ui/undoes.ts'
import { NOTHING, chosen, isGivenAtOnce, isNothing, legalRefs, legalState, narrow, openStep, pick, selectedRefs, variants } from '../ui/selection.ts'
import type { App } from './app.svelte.ts'
import type { TableSession } from './table.svelte.ts'

/** So long the pointer rests before it is shown what a click would bring. */
const GLIMPSE_AFTER_MS = 120

/** What may be answered, what is selected of it, and what would come of it: select, preview, confirm. */
export class Choosing {
  selection = $state.raw<Selection>(NOTHING)
  preview = $state.raw<Preview | null>(null)
  /** What a click on the thing or row under the pointer would bring. */
  glimpse = $state.raw<Preview | null>(null)
  /** What the pointer has taken up on the drawn table. */
  dragged = $state.raw<Drag | null>(null)
  /** What would come of the answer that is meant has been asked, and was told if it could be. */
  #foreseen = $state(false)
  readonly #app: App
  readonly #session: TableSession
  #back: Selection[] = []
  #glimpsing: ReturnType<typeof setTimeout> | undefined

  candidates: readonly Candidate[] = $derived.by(() => this.#candidates())
  chosen: Candidate | null = $derived(chosen(this.candidates, this.selection))
  variants: readonly Candidate[] = $derived(this.chosen ? variants(this.candidates, this.selection) : [])
  sections: readonly Section[] = $derived(this.candidates.length > 0 ? sections(this.candidates, this.selection) : [])
  narrowed: Prompt | null = $derived.by(() => (this.canGoBack && !this.chosen ? this.#narrowed() : null))
  outlook: Outlook | null = $derived.by(() => this.#outlook())
  /** Nobody is asked about the answer that is meant: nothing hangs on it, or that is not known yet. */
  goesAlone: boolean = $derived.by(() => this.#goesAlone())
  marks: readonly Mark[] = $derived.by(() => this.#marks())

  constructor(app: App, session: TableSession) {
    this.#app = app
    this.#session = session
  }

  get canGoBack(): boolean {
    return !isNothing(this.selection)
  }

  select(next: Selection, remember = false): void {
    const { why, pointing } = this.#session
    if (!isNothing(next) && !samePicks(next, this.selection)) hear('choose')
    if (remember) this.#back.push(this.selection)
    else if (isNothing(next)) this.#back = []
    this.selection = next
    this.preview = null
    this.#foreseen = false
    this.glance(null)
    why.forget()
    pointing.away()
    // The row under the pointer or the focus may be gone, and says no goodbye.
    pointing.hovered = []
    if (this.chosen) void this.#foresee(this.chosen)
  }

  /** Nothing is held and nothing selected. */
  clear(): void {
    this.dragged = null
    this.select(NOTHING)
  }

  /** One step back; returns whether there was one. */
  back(): boolean {
    const { why } = this.#session
    if (this.dragged) {
      const { before } = this.dragged
      this.dragged = null
      this.select(before)
      return true
    }
    if (why.reasons.length > 0) {
      why.forget()
      return true
    }
    if (!this.canGoBack) return false
    hear('cancel')
    this.select(this.#back.pop() ?? NOTHING)
    return true
  }

  /** A click on the table; `startled` = it has just ended what others did, and may have been meant for nothing else. */
  pick(refs: readonly Ref[], startled = false): void {
    const { showing, acting, why } = this.#session
    if (this.candidates.length === 0 || showing.moving) return
    const picked = pick(this.candidates, this.selection, refs)
    if (picked.kind === 'select') this.selectOrGive(picked.selection, !startled)
    else if (picked.kind === 'confirm') void acting.confirm()
    else void why.tell(picked.ref)
  }

  /** Selects; a small step whose place was pointed at is given without a second click. */
  selectOrGive(next: Selection, atOnce = true): void {
    this.select(next, !isNothing(next))
    if (atOnce && isGivenAtOnce(this.candidates, next)) void this.#session.acting.confirm()
  }

  /** The pointer rests where a click would give an answer: what would come of it is shown meanwhile. */
  glanceAt(refs: readonly Ref[]): void {
    const picked = refs.length > 0 && this.candidates.length > 0 ? pick(this.candidates, this.selection, refs) : null
    this.glance(picked?.kind === 'select' ? picked.selection : null)
  }

  glance(next: Selection | null): void {
    clearTimeout(this.#glimpsing)
    // What has been asked already is told to nobody.
    this.#glimpsing = undefined
    this.glimpse = null
    if (!next || !isGivenAtOnce(this.candidates, next)) return
    const meant = chosen(this.candidates, next)
    const wonder = async () => {
      const { candidates } = this
      const reply = meant && (await this.#wonder(meant))
      if (candidates === this.candidates && this.#glimpsing === waiting) this.glimpse = reply
    }
    const waiting = (this.#glimpsing = setTimeout(() => void wonder(), GLIMPSE_AFTER_MS))
  }

  /** A thing is taken up to be dragged: it is picked. */
  drag(from: readonly Ref[]): Ref | null {
    if (this.candidates.length === 0 || this.#session.showing.moving) return null
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
    else this.#goAhead()
  }

  /** The next way to lay the card; returns whether there was anything to turn. */
  turn(quarters: 1 | -1): boolean {
    if (this.variants.length < 2) return this.dragged !== null
    const { preview } = this
    this.select({ ...this.selection, turn: this.selection.turn + quarters })
    // What lay there before stays until it is known how it lies now: it must not flicker.
    this.preview = this.chosen && preview
    return true
  }

  /** Who looks at a place is told nothing of it when the table has moved on: that is no news to him. */
  #wonder({ codes }: Candidate): Promise<Preview | null> {
    const { slot, seq } = this.#session.table
    return this.#app.wonder('preview', { slot, seq, codes: [...codes] })
  }

  async #foresee(candidate: Candidate): Promise<void> {
    const reply = await this.#wonder(candidate)
    if (this.chosen !== candidate) return
    this.preview = reply
    this.#foreseen = true
    this.#goAhead()
  }

  #goAhead(): void {
    if (this.#foreseen && this.goesAlone) void this.#session.acting.confirm()
  }

  /** Where nothing hangs on it a move is not asked about once more, if whoever plays wishes so: it can be undone. */
  #goesAlone(): boolean {
    if (this.#app.settings.confirm === 'always' || this.dragged || !this.chosen || this.variants.length > 1) return false
    if (!this.#foreseen) return true
    return this.preview !== null && this.outlook?.warning !== true && undoesAfter(this.preview, this.#session.table)
  }

  #candidates(): readonly Candidate[] {
    const { table, panel, position, replay } = this.#session
    if (replay.on) return []
    const { choices, plans, status, curtain, outcome } = table
    if (curtain || outcome || !status.decision || choices.length === 0) return []
    return panel.speech.candidates(status.decision, choices, plans, position)
  }

  /** What has been picked so far, and what is asked next. */
  #narrowed(): Prompt | null {
    const left = narrow(this.candidates, this.selection)
    if (left.length === 0) return null
    const at = openStep(left)
    const [{ group, steps }] = left
    const alone = left.every((one) => one.group.id === group.id)
    // What may still go several ways is called by its own name, not by the first of these ways.
    const thing = this.selection.picked.at(-1)
    const named = thing && !alone ? this.#session.panel.speech.about(thing, this.#session.position)?.name : undefined
    return {
      above: named ?? (at > 0 ? steps[at - 1].label : group.label),
      title: alone ? steps[at].ask : phrase('table.narrowed'),
      text: phrase(hintOf(legalRefs(this.candidates, this.selection))),
    }
  }

  #outlook(): Outlook | null {
    const { panel, position, table } = this.#session
    if (!this.chosen || !this.preview) return null
    // In practice nothing ends what can be taken back.
    const preview: Preview = table.practice && this.preview.stops === 'learnt' ? { ...this.preview, stops: 'end' } : this.preview
    return panel.speech.foresee(this.chosen, preview, position)
  }

  #marks(): Mark[] {
    const open = this.dragged ? this.dragged.base : this.selection
    const legal = this.candidates.length === 0 || (this.chosen && !this.dragged) ? [] : legalRefs(this.candidates, open)
    const state = legalState(legal, this.candidates, open)
    return [
      ...legal.map((ref): Mark => ({ ref, state })),
      ...selectedRefs(this.candidates, this.selection).map((ref): Mark => ({ ref, state: 'selected' })),
      ...this.#session.pointing.hovered.map((ref): Mark => ({ ref, state: 'hovered' })),
      ...(this.#session.pointing.focused ? [{ ref: this.#session.pointing.focused, state: 'focus' } as const] : []),
      ...this.#session.pointing.told.map((ref): Mark => ({ ref, state: 'hovered' })),
    ]
  }
}
