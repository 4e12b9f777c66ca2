import { isOnScreenAlone, refKey, sameRef, type Ref } from '../../src-shared/core.ts'
import type { Preview } from '../../src-shared/table.ts'
import type { Candidate, Prompt } from '../words/speech.ts'
import type { Mark } from '../stage/scene.ts'
import { hear } from '../sound/index.ts'
import { choiceMarks, taughtMarks } from '../ui/choice-marks.ts'
import type { Section } from '../ui/choice-rows.ts'
import { sections } from '../ui/choice-rows.ts'
import type { Drag } from '../ui/dragging.ts'
import { heldOver, letGo, samePicks, takeUp } from '../ui/dragging.ts'
import { narrowedPrompt } from '../ui/narrowed.ts'
import type { Selection } from '../ui/selection.ts'
import { NOTHING, chosen, isGivenAtOnce, isNothing, pick, variants } from '../ui/selection.ts'
import type { TableSession } from './table.svelte.ts'

/** What may be answered and what is selected of it, by clicks, keys and dragging. */
export class Choosing {
  selection = $state.raw<Selection>(NOTHING)
  /** What the pointer has taken up on the drawn table. */
  dragged = $state.raw<Drag | null>(null)
  /** What is selected is not surely what was clicked on: it is asked about before it is done. */
  unsure = $state(false)
  readonly #session: TableSession
  #back: Selection[] = []

  candidates: readonly Candidate[] = $derived.by(() => this.#candidates())
  chosen: Candidate | null = $derived(chosen(this.candidates, this.selection))
  variants: readonly Candidate[] = $derived(this.chosen ? variants(this.candidates, this.selection) : [])
  sections: readonly Section[] = $derived(this.candidates.length > 0 ? sections(this.candidates, this.selection) : [])
  narrowed: Prompt | null = $derived.by(() =>
    this.canGoBack && !this.chosen
      ? narrowedPrompt(this.candidates, this.selection, this.#session.panel.speech, this.#session.position)
      : null,
  )
  /** Things that may be picked now, and those that are. */
  marks: readonly Mark[] = $derived.by(() => {
    const all = choiceMarks(this.candidates, this.selection, this.dragged)
    const { lesson, problem } = this.#session.table
    const told = lesson ?? (problem && { light: problem.light, astray: null })
    const { group, picked } = this.selection
    // Whoever goes by the list is shown all places of what they entered there.
    const meant = this.chosen !== null || (group !== null && picked.length === 0)
    return told && !this.#session.showing.moving ? taughtMarks(all, told, meant) : all
  })

  constructor(session: TableSession) {
    this.#session = session
  }

  /** What is asked, as far as the keys of the list hang on it: while it is the same in a turn, so are they. */
  get question(): string {
    const { decision } = this.#session
    const { group, steps, picked } = this.selection
    return [decision?.kind, decision?.by, group, ...steps, ...picked.map(refKey)].join()
  }

  /** The one answer that is left, where it ends the turn or a part of it. */
  get onlyEnd(): Candidate | null {
    const [only, ...more] = this.candidates
    return only?.group.closing && more.length === 0 ? only : null
  }

  /** Gives it; returns whether there was one. */
  end(): boolean {
    const only = this.onlyEnd
    if (only) this.selectOrGive({ ...NOTHING, group: only.group.id })
    return only !== null
  }

  get canGoBack(): boolean {
    return !isNothing(this.selection)
  }

  /** `seen`: what would come of it, where that was shown already. */
  select(next: Selection, remember = false, seen: Preview | null = null): void {
    const { explaining, pointing, previewing, hoverPreview } = this.#session
    if (!isNothing(next) && !samePicks(next, this.selection)) hear('choose')
    // Whoever points at another place has left the first: one step back is to the question, not to that answer.
    if (remember && !this.chosen) this.#back.push(this.selection)
    else if (isNothing(next)) this.#back = []
    this.selection = next
    this.unsure = false
    previewing.forget()
    hoverPreview.of(null)
    explaining.forget()
    pointing.away()
    // The row under the pointer or the focus may be gone, and says no goodbye.
    pointing.hovered = []
    if (this.chosen && seen) previewing.take(seen)
    else if (this.chosen) void previewing.ask(this.chosen)
  }

  /** Nothing is held and nothing selected. */
  clear(): void {
    this.dragged = null
    this.select(NOTHING)
  }

  /** One step back; returns whether there was one. */
  back(): boolean {
    const { explaining } = this.#session
    if (this.dragged) {
      const { before } = this.dragged
      this.dragged = null
      this.select(before)
      return true
    }
    if (explaining.reasons.length > 0) {
      explaining.forget()
      return true
    }
    if (!this.canGoBack) return false
    hear('cancel')
    this.select(this.#back.pop() ?? NOTHING)
    return true
  }

  /** A click on the table; `startled` = it has just ended what others did, and may have been meant for nothing else. */
  pick(refs: readonly Ref[], startled = false): void {
    const { showing, acting, explaining } = this.#session
    if (this.candidates.length === 0 || showing.moving) return
    const picked = pick(
      this.candidates,
      this.selection,
      refs.filter((ref) => !isOnScreenAlone(ref)),
    )
    if (picked.kind === 'select') {
      const unsure = picked.unsure === true
      this.selectOrGive(picked.selection, !startled && !unsure)
      this.unsure = unsure
    } else if (picked.kind === 'confirm') void acting.confirm()
    else void explaining.tell(picked.ref)
  }

  /** Selects; what was shown before it was clicked is known, and a small step needs no showing. */
  selectOrGive(next: Selection, atOnce = true): void {
    const { previewing, hoverPreview, acting } = this.#session
    const shown = atOnce ? hoverPreview.shownAt(next) : null
    this.select(shown?.selection ?? next, !isNothing(next), shown?.preview)
    if (!atOnce || previewing.asksAlways || isNothing(next)) return
    if (this.onlyEnd || isGivenAtOnce(this.candidates, next)) void acting.confirm()
  }

  /** A thing is taken up to be dragged: it is picked. */
  drag(from: readonly Ref[]): Ref | null {
    if (this.candidates.length === 0 || this.#session.showing.moving) return null
    this.dragged = takeUp(this.#session.panel.movable, this.candidates, this.selection, from)
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
    const { before, base, ref } = this.dragged
    const next = letGo(this.#session.panel.movable, this.candidates, this.dragged, over, this.selection.turn)
    this.dragged = null
    const elsewhere = over.length > 0 && !over.some((one) => sameRef(one, ref))
    if (elsewhere && samePicks(next, before) && chosen(this.candidates, base)?.takesUp) return this.#takeTo(base, over)
    if (isNothing(before) && !isNothing(next)) this.#back = [NOTHING]
    if (!samePicks(next, this.selection)) this.select(next)
    else this.#session.previewing.goAhead()
  }

  /** What is taken up by one answer is put down by the next: both were meant by carrying it there. */
  #takeTo(taken: Selection, over: readonly Ref[]): void {
    const { previewing, acting, showing } = this.#session
    this.select(taken)
    if (previewing.asksAlways) return
    void acting.confirm().then(async () => {
      showing.skip()
      await this.#session.settled()
      this.pick(over)
    })
  }

  /** The next way to lay the card; returns whether there was anything to turn. */
  turn(quarters: 1 | -1): boolean {
    if (this.#session.hoverPreview.turn(quarters)) return true
    if (this.variants.length < 2) return this.dragged !== null
    const { previewing } = this.#session
    const { preview } = previewing
    this.select({ ...this.selection, turn: this.selection.turn + quarters })
    // What lay there before stays until it is known how it lies now: it must not flicker.
    previewing.preview = this.chosen && preview
    return true
  }

  #candidates(): readonly Candidate[] {
    const { table, panel, position, replay } = this.#session
    if (replay.on) return []
    const { choices, plans, status, curtain, outcome, lesson, problem } = table
    if (curtain || outcome || !status.decision || choices.length === 0) return []
    // What is told first is read; and when a lesson is done nothing more is asked.
    if (problem && problem.phase !== 'open') return []
    if (lesson && (lesson.reads || lesson.step === null)) return []
    return panel.speech.candidates(status.decision, choices, plans, position)
  }
}
