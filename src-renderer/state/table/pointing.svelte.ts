import type { Phrase, Ref } from '../../../src-shared/core.ts'
import { isOnScreenAlone, sameRef } from '../../../src-shared/core.ts'
import type { Slip } from '../../words/speech.ts'
import type { Mark } from '../../stage/scene.ts'
import {
  NOTHING,
  askedThing,
  isBegun,
  isNothing,
  meantAt,
  narrow,
  seeksPlace,
  selectedRefs,
  touches,
  unnamed,
  type Selection,
} from '../../ui/choosing/selection.ts'
import type { PlaceKey } from '../../ui/choosing/place-keys.ts'
import type { Standing } from './standing.svelte.ts'
import { reducedMotion } from '../theme.svelte.ts'
import type { Asking } from './asking.ts'
import type { Choice } from './choice.svelte.ts'
import type { Explaining, Told } from './explaining.svelte.ts'
import type { HoverPreview } from './hover-preview.svelte.ts'

/** A slip explains what the pointer rests on. docs/look/look.md, 'Motion': tooltip after 350. */
const SLIP_AFTER_MS = 350
/** So long a slip stays when the pointer leaves its thing: time to reach the slip itself, and its link. */
const GRACE_MS = 250

const PULSES = 2
const PULSE_MS = 240

/** What the slip beside a thing says. */
export interface ShownSlip {
  readonly ref: Ref
  readonly slip: Slip
  /** Where the rules page says more. */
  readonly rule: string
  readonly reasons: readonly Told[]
  /** What a click there would choose to go there, though the pointer is not on it; null = nothing. */
  readonly takes: Phrase | null
}

/** What the pointer or the focus rests on, and the slip that explains it after a moment. */
export class Pointing {
  hovered = $state.raw<readonly Ref[]>([])
  /** What the thing under the pointer is, and why nothing is offered there. */
  slip = $state.raw<ShownSlip | null>(null)
  /** The thing that the keyboard has come to on the drawn table. */
  focused = $state.raw<Ref | null>(null)
  /** What the line of the log under the pointer or the focus was about: it pulses, and stays marked. */
  told = $state.raw<readonly Ref[]>([])
  /** Where the card goes on which the pointer stays, nothing being picked. */
  #reach = $state.raw<readonly Mark[]>([])
  /** The pointer goes through the rows of the list: what stands above them must not push them away from under it. */
  inList = $state(false)
  /** The list is gone through by keys, until the pointer moves. */
  byKeys = $state(false)
  placeKeys = $state.raw<readonly PlaceKey[]>([])
  marks: readonly Mark[] = $derived.by(() => this.#marks())
  readonly #app: Asking
  readonly #standing: Standing
  readonly #choice: Choice
  readonly #hoverPreview: HoverPreview
  readonly #explaining: Explaining
  /** What the pointer is over, offered or not. */
  #under: readonly Ref[] = []
  #pulse: ReturnType<typeof setInterval> | undefined
  #resting: ReturnType<typeof setTimeout> | undefined
  #leaving: ReturnType<typeof setTimeout> | undefined

  constructor(app: Asking, standing: Standing, choice: Choice, hoverPreview: HoverPreview, explaining: Explaining) {
    this.#app = app
    this.#standing = standing
    this.#choice = choice
    this.#hoverPreview = hoverPreview
    this.#explaining = explaining
  }

  /**
   * The pointer rests on things: the one that is offered is marked. `acted` = it has just picked there: what was meant
   * needs no word.
   */
  at(refs: readonly Ref[], acted = false): void {
    clearTimeout(this.#resting)
    if (this.slip && !this.#leaving) this.#leaving = setTimeout(() => this.#leave(), GRACE_MS)
    const offered = this.#offered(refs)
    // Why it did not go elsewhere has been read by whoever has come to a place where it goes.
    if (!acted && this.#comesToPlace(offered)) this.#explaining.passes()
    this.hovered = offered ? [offered] : []
    this.#reach = []
    this.#hoverPreview.at(offered ? refs : [])
    this.#under = refs
    // Whoever has picked something looks for its place: what would come of it is shown there, and rules are for F1.
    if (acted || refs.length === 0 || !isNothing(this.#choice.selection) || this.#isPlace(offered)) return
    this.#resting = setTimeout(() => {
      this.ask(refs)
      if (this.#standing.moving) return
      this.#hoverPreview.rest(refs)
      if (!this.#hoverPreview.meant) this.#reach = this.#reachOf(offered)
    }, SLIP_AFTER_MS)
  }

  /**
   * The pointer or the focus is on a row of the list: its things are marked, and of one that opens further rows all
   * that would be lit once it is chosen, and where its answers end. null = it is on none.
   */
  atRow(row: { readonly refs: readonly Ref[]; readonly next: Selection; readonly deeper: boolean } | null): void {
    this.hovered = row?.refs ?? []
    this.#reach = row?.deeper
      ? [...lightOf(this.#choice.marksBehind(row.next)), ...row.refs.map((ref): Mark => ({ ref, state: 'listed' }))]
      : []
    if (row) this.#hoverPreview.of(row.next)
    else this.#hoverPreview.left()
  }

  /** What is picked, asked about or held may go there, and the pointer was elsewhere before. */
  #comesToPlace(offered: Ref | undefined): boolean {
    if (!offered || this.hovered.some((ref) => sameRef(ref, offered))) return false
    const { candidates, selection } = this.#choice
    const isPicked = selectedRefs(candidates, selection).some((ref) => sameRef(ref, offered))
    return this.#isPlace(offered) || (isBegun(selection) && !isPicked)
  }

  /** Where what is asked about, or held, may go. */
  #isPlace(offered: Ref | undefined): boolean {
    const { candidates, selection } = this.#choice
    const about = [...askedThing(candidates, selection), ...selectedRefs(candidates, selection)]
    return offered !== undefined && seeksPlace(candidates, selection) && !about.some((ref) => sameRef(ref, offered))
  }

  /**
   * All that would be lit beside a card if it were picked; its one place as one that may be. A pile is not: it takes
   * any card, and is lit once one is picked.
   */
  #reachOf(thing: Ref | undefined): readonly Mark[] {
    if (thing?.kind !== 'card' || !isNothing(this.#choice.selection)) return []
    const marks = this.#choice.marksOf({ ...NOTHING, picked: [thing] })
    return lightOf(marks.filter(({ ref }) => ref.kind !== 'pile' && !sameRef(ref, thing)))
  }

  /**
   * Explains what lies here, whatever else is going on: for F1 and the long press of a finger. Returns whether there
   * was anything that is not explained already.
   */
  ask(refs: readonly Ref[] = this.#under): boolean {
    const offered = this.#offered(refs)
    const ref = offered ?? refs[0]
    if (!ref || this.#standing.moving || (this.slip && sameRef(this.slip.ref, ref))) return false
    clearTimeout(this.#resting)
    void this.#explain(ref, offered !== undefined)
    return true
  }

  /** The pointer has come to the slip itself: it stays, and nothing below is explained. */
  stay(): void {
    clearTimeout(this.#resting)
    this.#settle()
  }

  /** The keyboard has come to a thing, or has left the table. */
  focus(ref: Ref | null): void {
    this.away()
    this.focused = ref
    if (!ref) return
    const offered = this.#offered([ref])
    this.#reach = this.#reachOf(offered)
    void this.#explain(ref, offered !== undefined).then(() => this.#readAloud())
  }

  /** The pointer or the focus rests on a line of the log; none = it left. */
  atLine(refs: readonly Ref[]): void {
    clearInterval(this.#pulse)
    const known = refs.filter(({ id }) => id >= 0)
    this.told = known
    if (known.length === 0 || reducedMotion(this.#app.settings)) return
    let left = 2 * PULSES
    this.#pulse = setInterval(() => {
      this.told = --left % 2 === 0 ? known : []
      if (left === 0) clearInterval(this.#pulse)
    }, PULSE_MS)
  }

  /** The slip goes, and none is on its way. */
  away(): void {
    clearTimeout(this.#resting)
    this.#reach = []
    this.#leave()
  }

  #leave(): void {
    this.#settle()
    this.slip = null
  }

  #settle(): void {
    clearTimeout(this.#leaving)
    this.#leaving = undefined
  }

  #offered(refs: readonly Ref[]): Ref | undefined {
    const { candidates, selection } = this.#choice
    return meantAt(narrow(candidates, selection), refs, isBegun(selection))
  }

  async #explain(ref: Ref, offered: boolean): Promise<void> {
    const { panel, position } = this.#standing
    const slip = panel.speech.about(ref, position)
    if (!slip || this.#standing.moving) return
    const { candidates, selection } = this.#choice
    const takes = offered && isNothing(selection) ? unnamed(candidates, { ...NOTHING, picked: [ref] }) : null
    const rule = panel.rules.links.thing(ref, position.view)
    const shown: ShownSlip = { ref, slip, rule, reasons: [], takes: takes?.label ?? null }
    this.#settle()
    this.slip = shown
    // What is offered otherwise than with what is selected is not refused: nothing would be found against it.
    const isOffered = offered || meantAt(candidates, [ref], false) !== undefined
    if (isOffered || slip.whole || isOnScreenAlone(ref) || candidates.length === 0) return
    const reasons = await this.#explaining.at(ref)
    if (this.slip === shown) this.slip = { ...shown, reasons }
  }

  #marks(): Mark[] {
    return [
      ...this.#reach,
      ...this.hovered.map((ref): Mark => ({ ref, state: 'hovered' })),
      ...(this.focused ? [{ ref: this.focused, state: 'focus' } as const] : []),
      ...[...this.told, ...(this.slip?.slip.refs ?? [])].map((ref): Mark => ({ ref, state: 'hovered' })),
    ]
  }

  /** A place where nothing lies is called as the first row is that goes there. */
  #rowNames(ref: Ref): readonly Phrase[] {
    const { candidates, selection } = this.#choice
    const one = narrow(candidates, selection).find((candidate) => touches(candidate, ref, true))
    const step = one?.steps.find(({ refs }) => refs.some((other) => sameRef(other, ref))) ?? one?.steps.at(-1)
    return step ? [step.label, ...(step.unseen ? [step.unseen] : [])] : []
  }

  #readAloud(): void {
    if (!this.focused) return
    if (!this.slip) {
      this.#standing.news = this.#rowNames(this.focused)
      return
    }
    const { slip, reasons } = this.slip
    this.#standing.news = [slip.name, slip.text, ...(slip.also ?? []), ...reasons.map(({ phrase }) => phrase)]
  }
}

/** What is merely pointed at is not chosen yet: it is lit as what may be. */
const lightOf = (marks: readonly Mark[]): readonly Mark[] =>
  marks.map((mark) => (mark.state === 'selected' ? { ...mark, state: 'legal' } : mark))
