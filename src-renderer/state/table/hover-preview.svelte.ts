import type { Ref } from '../../../src-shared/core.ts'
import { isOnScreenAlone } from '../../../src-shared/core.ts'
import type { Beat, Preview } from '../../../src-shared/table.ts'
import type { Candidate, PreviewWords } from '../../words/speech.ts'
import type { Selection } from '../../ui/choosing/selection.ts'
import {
  chosen,
  isGivenAtOnce,
  isNothing,
  isSoleAt,
  narrow,
  pick,
  samePlace,
  seeksPlace,
  variants,
} from '../../ui/choosing/selection.ts'
import type { Shown } from '../../stage/scene.ts'
import { waysOpen } from '../../ui/choosing/ways-open.ts'
import type { Asking } from './asking.ts'
import type { Choice } from './choice.svelte.ts'
import { previewOf, shownOf, waysShown, wordsOf } from './previewing.svelte.ts'
import type { Standing } from './standing.svelte.ts'

/** What a click on the thing or row under the pointer would bring: the thing itself, before anything is clicked. */
export class HoverPreview {
  preview = $state.raw<Shown | null>(null)
  readonly #app: Asking
  readonly #standing: Standing
  readonly #choice: Choice
  /** Makes another way of what is picked the one that is meant. */
  readonly #mean: (turn: number, preview: Preview) => void
  /** What a click would select, turned as the ghost is. */
  #next: Selection | null = null
  #onTable = false
  /** It is shown because the pointer stayed: a click shows it for good. */
  #isGlance = false
  /** What a hint goes on with, which is drawn too. */
  #goesOn: readonly Beat[] = []
  /** What a hint shows, at which position: where the pointer rests on nothing that would be done it is seen again. */
  #hinted: { readonly seq: number; readonly next: Selection; readonly goesOn: readonly Beat[] } | null = null
  /** Whose preview that is, by its codes: the one before stays in sight until the next is known. */
  #shown = ''
  /** What was asked at this position, by its codes: whoever comes back to a place sees it at once. */
  #kept: { readonly seq: number; readonly previews: Map<string, Promise<Preview | null>> } | null = null

  constructor(app: Asking, standing: Standing, choice: Choice, mean: (turn: number, preview: Preview) => void) {
    this.#app = app
    this.#standing = standing
    this.#choice = choice
    this.#mean = mean
  }

  /** The answer that is shown though nothing of it has been clicked yet; null = none. */
  get meant(): Candidate | null {
    return this.#next && chosen(this.#choice.candidates, this.#next)
  }

  /** The ways to what is pointed at, where it is not known yet which of them is meant. */
  get #ways(): readonly Candidate[] {
    return this.#next && !this.meant ? waysOpen(this.#choice.candidates, this.#next) : []
  }

  /** Of so many ways the likeliest is shown, because the pointer stayed: another may be meant; 0 = none is. */
  get waysGlanced(): number {
    if (!this.preview || !this.#isGlance || !this.#next) return 0
    const ways = variants(this.#choice.candidates, this.#next)
    // Beside whole ways to carry a card out, to refuse it or to go step by step is none.
    return (this.meant?.places ? ways.filter(({ places }) => places) : ways).length
  }

  /** What is shown of these ways already; null = nothing is. */
  waysShownAt(ways: readonly Candidate[]): Shown | null {
    return ways.length > 0 && this.#shown === allCodes(ways) ? this.preview : null
  }

  /**
   * What is shown at the place of the table that is pointed at, in words; null = nothing is, or it is not known yet. A
   * row says it itself, and must not move away under the pointer.
   */
  get words(): PreviewWords | null {
    const { preview, meant } = this
    return preview && meant && this.#onTable && this.#shown === codesOf(meant)
      ? wordsOf(this.#standing, meant, preview)
      : null
  }

  /** The pointer rests on things of the drawn table; none = it left. */
  at(refs: readonly Ref[]): void {
    const { candidates, selection, chosen: asked, variants: ways } = this.#choice
    const there = refs.filter((ref) => !isOnScreenAlone(ref))
    // What waits for its confirmation stays in sight, but for other places of the card that is picked.
    const picked =
      there.length > 0 && (!asked || ways.some(({ places }) => places)) ? pick(candidates, selection, there) : null
    const next =
      picked?.kind === 'select' && (!asked || isOtherPlace(candidates, picked.selection)) ? picked.selection : null
    // While nothing is picked, only what one click would do is shown: else the pointer could cross no table in peace.
    // A card that the answer before lifted is held as one of the hand is, and a parcel that is to go.
    const isHeld = !isNothing(selection) || seeksPlace(candidates, selection)
    const isDone = next && (isGivenAtOnce(candidates, next) || isSoleAt(candidates, next))
    if (!isHeld && !isDone) return this.left()
    this.of(next)
    this.#onTable = true
  }

  /**
   * The pointer has stayed on something that is looked at before it is done, and nothing is picked: what it would bring
   * is shown, as it will be when it is clicked, which asks about it all the same.
   */
  rest(refs: readonly Ref[]): void {
    const { candidates, selection } = this.#choice
    if (!isNothing(selection) || this.#next) return
    const picked = pick(
      candidates,
      selection,
      refs.filter((ref) => !isOnScreenAlone(ref)),
    )
    if (picked.kind !== 'select' || !narrow(candidates, picked.selection).some(({ group }) => group.lookedAt)) return
    this.of(picked.selection)
    this.#isGlance = true
  }

  /** A hint shows what it would do; null = it is closed. */
  hint(next: Selection | null, goesOn: readonly Beat[] = []): void {
    this.#hinted = next && { seq: this.#standing.table.seq, next, goesOn }
    this.of(next, goesOn)
  }

  /** The pointer or the focus left what it rested on: what a hint shows is seen again, until something is picked. */
  left(): void {
    const { seq, next = null, goesOn } = this.#hinted ?? {}
    const isTold = seq === this.#standing.table.seq && isNothing(this.#choice.selection)
    this.of(isTold ? next : null, isTold ? goesOn : [])
  }

  /** The pointer or the focus rests on what would select this; null = nothing does. */
  of(next: Selection | null, goesOn: readonly Beat[] = []): void {
    this.#onTable = false
    this.#isGlance = false
    this.#goesOn = goesOn
    const { chosen: asked } = this.#choice
    const before = this.#next
    // Turned it stays while the pointer moves about its place; elsewhere it lies as it fits best.
    this.#next = next && before && samePlace(before, next) ? { ...next, turn: before.turn } : next
    const meant = this.meant
    const ways = this.#ways
    if (ways.length > 0) return void this.#showWays(ways)
    if (meant === null || (asked && codesOf(meant) === codesOf(asked))) {
      this.#next = null
      this.preview = null
      return
    }
    void this.#show(meant)
  }

  /** The next way to lay what is shown; returns whether anything is. */
  turn(quarters: 1 | -1): boolean {
    const next = this.#next
    if (!next || variants(this.#choice.candidates, next).length < 2) return false
    this.#goesOn = []
    this.#isGlance = false
    this.#next = { ...next, turn: next.turn + quarters }
    const { meant } = this
    if (meant) void this.#show(meant)
    return true
  }

  /** What was shown of the very place that is clicked now; null = nothing was. */
  shownAt(next: Selection): { readonly selection: Selection; readonly preview: Preview } | null {
    const { meant, preview } = this
    const isKnown = meant !== null && this.#shown === codesOf(meant)
    const isWhole = this.#goesOn.length === 0 && !this.#isGlance
    return this.#next && preview && isKnown && isWhole && samePlace(this.#next, next)
      ? { selection: this.#next, preview }
      : null
  }

  /** What lay there before stays until the next is known: it must not flicker. */
  async #show(meant: Candidate): Promise<void> {
    const preview = shownOf(await this.#ask(meant), meant)
    if (this.meant === null || codesOf(this.meant) !== codesOf(meant)) return
    const turn = this.#choice.variants.findIndex((one) => codesOf(one) === codesOf(meant))
    // Only what stays in the list is meant as soon as its row is pointed at.
    const stays = this.#onTable || this.#choice.isListed
    if (preview && turn >= 0 && stays && this.#app.settings.confirm !== 'always') {
      // Shown on the table, told beside it and given by Enter is one and the same: what was pointed at last.
      this.#next = null
      this.preview = null
      return this.#mean(turn, preview)
    }
    this.#shown = codesOf(meant)
    this.preview = preview && this.#goesOn.length > 0 ? { ...preview, then: this.#goesOn } : preview
  }

  async #showWays(ways: readonly Candidate[]): Promise<void> {
    const shown = await waysShown(ways.map((way) => this.#ask(way)))
    if (allCodes(this.#ways) !== allCodes(ways)) return
    this.#shown = allCodes(ways)
    this.preview = shown
  }

  #ask(meant: Candidate): Promise<Preview | null> {
    const { seq } = this.#standing.table
    if (this.#kept?.seq !== seq) this.#kept = { seq, previews: new Map() }
    const { previews } = this.#kept
    const codes = codesOf(meant)
    const kept = previews.get(codes)
    if (kept) return kept
    const asked = previewOf(this.#app, this.#standing, meant)
    previews.set(codes, asked)
    // What was refused may be had next time.
    const forget = () => void previews.delete(codes)
    void asked.then((preview) => preview ?? forget(), forget)
    return asked
  }
}

const isOtherPlace = (candidates: readonly Candidate[], next: Selection): boolean =>
  chosen(candidates, next)?.places !== undefined && isGivenAtOnce(candidates, next)

const allCodes = (ways: readonly Candidate[]): string => ways.map(codesOf).join(';')

const codesOf = ({ codes }: Candidate): string => codes.join()
