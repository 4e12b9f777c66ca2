import { refKey, type Ref } from '../../../src-shared/core.ts'
import type { Mark } from '../../stage/scene.ts'
import { choiceMarks, endMarks, leadingMarks, taughtMarks } from '../../ui/choosing/choice-marks.ts'
import type { Section } from '../../ui/choosing/choice-rows.ts'
import { sections } from '../../ui/choosing/choice-rows.ts'
import type { Drag } from '../../ui/choosing/dragging.ts'
import { narrowedPrompt } from '../../ui/choosing/narrowed.ts'
import type { Selection } from '../../ui/choosing/selection.ts'
import { NOTHING, chosen, heldCard, isNothing, variants } from '../../ui/choosing/selection.ts'
import type { Absent, Candidate, Prompt } from '../../words/speech.ts'
import type { Standing } from './standing.svelte.ts'

/** What may be answered, and what is selected of it. */
export class Choice {
  selection = $state.raw<Selection>(NOTHING)
  /** What the pointer has taken up on the drawn table. */
  dragged = $state.raw<Drag | null>(null)
  /** The card that was let go at its place, where it waits for its confirmation. */
  dropped = $state.raw<Ref | null>(null)
  /** What is selected is not surely what was clicked on: it is asked about before it is done. */
  unsure = $state(false)
  readonly #standing: Standing

  candidates: readonly Candidate[] = $derived.by(() => this.#candidates())
  chosen: Candidate | null = $derived(chosen(this.candidates, this.selection))
  variants: readonly Candidate[] = $derived(this.chosen ? variants(this.candidates, this.selection) : [])
  sections: readonly Section[] = $derived(this.candidates.length > 0 ? sections(this.candidates, this.selection) : [])
  /** The answer that is meant is a row among others: the focus may go through them. */
  isListed: boolean = $derived(
    this.variants.length > 1 && this.sections.some(({ rows }) => rows.some(({ current }) => current)),
  )
  /** Headings that one may look for at the question though they offer nothing. */
  absent: readonly Absent[] = $derived.by(() => this.#absent())
  /** The question, as far as what is selected has narrowed it. */
  narrowed: Prompt | null = $derived.by(() => this.#narrowed())
  /** Things that may be picked now, and those that are. */
  marks: readonly Mark[] = $derived.by(() => this.marksOf(this.selection, this.dragged, this.dropped))

  constructor(standing: Standing) {
    this.#standing = standing
  }

  /** What is asked, as far as the keys of the list hang on it: while it is the same in a turn, so are they. */
  get question(): string {
    const { decision, panel, position } = this.#standing
    const { group, steps, picked } = this.selection
    // One kind of question may be put anew when the card of the turn is taken: other words, other rows.
    const title = decision && panel.speech.ask(decision, position).title.key
    return [title, decision?.kind, decision?.by, group, ...steps, ...picked.map(refKey)].join()
  }

  /** The one answer that is left, where it ends the turn or a part of it. */
  get onlyEnd(): Candidate | null {
    const [only, ...more] = this.candidates
    return only?.group.closing && more.length === 0 ? only : null
  }

  /** The one answer that ends, where every other is paid for: what Enter means then, as where it is alone. */
  get usualEnd(): Candidate | null {
    const all = this.candidates
    const ends = all.filter(({ group }) => group.closing)
    return ends.length === 1 && all.every(({ group }) => group.closing || group.paid) ? ends[0] : null
  }

  /** Where what is taken up can be let go, as far as it is known before it is asked. */
  get onto(): readonly Ref[] {
    return []
  }

  get canGoBack(): boolean {
    return !isNothing(this.selection)
  }

  /** A card that the answer before took up lies in nobody's hand yet: going back from here puts it back. */
  get putsBack(): boolean {
    const { undo } = this.#standing.table
    return undo === null && isNothing(this.selection) && heldCard(this.candidates) !== null
  }

  #candidates(): readonly Candidate[] {
    const { table, panel, position, past } = this.#standing
    if (past) return []
    const { choices, plans, status, curtain, outcome, lesson, problem } = table
    if (curtain || outcome || !status.decision || choices.length === 0) return []
    // What is told first is read; and when a lesson is done nothing more is asked.
    if (problem && problem.phase !== 'open') return []
    if (lesson && (lesson.reads || lesson.step === null)) return []
    // A coach goes step by step.
    const ready = lesson && !lesson.free ? plans.filter(({ kind }) => kind !== 'outcome') : plans
    return panel.speech.candidates(status.decision, choices, ready, position)
  }

  #absent(): readonly Absent[] {
    const { decision, panel, positionInTurn } = this.#standing
    return decision && this.candidates.length > 0 ? panel.speech.absent(decision, this.candidates, positionInTurn) : []
  }

  #narrowed(): Prompt | null {
    if (!this.canGoBack || this.chosen) return null
    const { panel, position } = this.#standing
    return narrowedPrompt(this.candidates, this.selection, panel.speech, position)
  }

  /** What is lit, or would be, if this were selected. */
  marksOf(selection: Selection, dragged: Drag | null = null, dropped: Ref | null = null): readonly Mark[] {
    const legal = choiceMarks(this.candidates, selection, dragged, dropped, this.onto)
    const { lesson, problem } = this.#standing.table
    // Of a problem that would be the answer.
    const all = dragged || problem ? legal : [...legal, ...leadingMarks(this.candidates, selection, legal)]
    const told = lesson ?? (problem && { light: problem.light, astray: null })
    const { group, picked } = selection
    const meant = chosen(this.candidates, selection) !== null
    const entered = !meant && group !== null && picked.length === 0
    // What comes after the end of the turn cannot be picked yet: it is lit when it can.
    if (!told || this.#standing.moving || (lesson && this.onlyEnd)) return all
    return taughtMarks(all, told, meant, entered)
  }

  /** The same at a row that leads to others, with where these end; a lesson lights what it speaks of, and no more. */
  marksBehind(selection: Selection): readonly Mark[] {
    const marks = this.marksOf(selection)
    const { lesson, problem } = this.#standing.table
    return lesson || problem ? marks : [...marks, ...endMarks(this.candidates, selection, marks)]
  }
}
