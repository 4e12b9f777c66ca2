import type { Candidate, PreviewWords } from '../../words/speech.ts'
import type { Preview } from '../../../src-shared/table.ts'
import type { Shown } from '../../stage/scene.ts'
import { isGivenAtOnce, isSoleAt } from '../../ui/choosing/selection.ts'
import { undoesAfter } from '../../ui/choosing/undoes.ts'
import type { Acting } from './acting.svelte.ts'
import type { Asking } from './asking.ts'
import type { Choice } from './choice.svelte.ts'
import type { Standing } from './standing.svelte.ts'

/** Asks what would come of an answer. A refusal is not told: the table has moved on, and the person sees that. */
export const previewOf = (
  app: Asking,
  { table: { slot, seq } }: Standing,
  { codes }: Pick<Candidate, 'codes'>,
): Promise<Preview | null> => app.askQuietly('preview', { slot, seq, codes: [...codes] })

/** The same as it is shown, with the answer that it is of. */
export const shownOf = (preview: Preview | null, { codes }: Pick<Candidate, 'codes'>): Shown | null =>
  preview && { ...preview, codes }

/** Several ways to one place, in one picture; null where one of them is not known. */
export async function waysShown(asked: readonly Promise<Preview | null>[]): Promise<Shown | null> {
  const [first, ...others] = await Promise.all(asked)
  const known = others.filter((other) => other !== null)
  return first && known.length === others.length ? { ...first, others: known } : null
}

/** What would come of an answer, in words. In practice nothing ends what can be taken back. */
export function wordsOf({ panel, position, table }: Standing, answer: Candidate, preview: Preview): PreviewWords {
  const told: Preview = table.practice && preview.stops === 'learnt' ? { ...preview, stops: 'end' } : preview
  return panel.speech.tellPreview(answer, told, position)
}

/** What would come of the answer that is meant, and whether it needs a word of confirmation. */
export class Previewing {
  preview = $state.raw<Shown | null>(null)
  /** The answer that waits for its confirmation, what would come of it being known. */
  asked: Candidate | null = $derived.by(() => this.#awaiting())
  /** The host has been asked what would come of it, and told it if it could. */
  #isKnown = $state(false)
  /** It was shown on the table before it was clicked, turned as it is now. */
  #seen = $state(false)
  /** It was let go at its place by a hand that could turn it on its way. */
  #isHeldSo = $state(false)
  /** How what is chosen would lie turned each way, and of which ways that is true. */
  #everyWay = $state.raw<{ readonly of: string; readonly all: readonly Preview[] | null }>({ of: '', all: null })
  /** The answer that is given already: it is not asked about while it is on its way. */
  #given = $state.raw<Candidate | null>(null)
  readonly #app: Asking
  readonly #standing: Standing
  readonly #choice: Choice
  readonly #acting: Acting

  previewWords: PreviewWords | null = $derived.by(() => this.#previewWords())
  /** Nobody is asked about the answer that is meant: nothing hangs on it, or that is not known yet. */
  goesAlone: boolean = $derived.by(() => this.#goesAlone())

  constructor(app: Asking, standing: Standing, choice: Choice, acting: Acting) {
    this.#app = app
    this.#standing = standing
    this.#choice = choice
    this.#acting = acting
  }

  forget(): void {
    this.preview = null
    this.#isKnown = false
    this.#seen = false
    this.#isHeldSo = false
  }

  /** The answer that is meant was shown before it was clicked: nothing need be asked. */
  take(preview: Preview): void {
    this.preview = preview
    this.#isKnown = true
    this.#seen = true
    this.goAhead()
  }

  /** It is to lie as it was held when it was let go at its place: how, nobody need be asked. */
  layAsHeld(): void {
    this.#isHeldSo = true
    this.goAhead()
  }

  /** It is about to lie as it was held: nobody is asked yet. */
  get goesAsHeld(): boolean {
    return this.#isHeldSo && this.asked === null
  }

  /** The answer that is meant cannot be taken back. */
  get isFinal(): boolean {
    const { table } = this.#standing
    return this.preview !== null && !table.practice && !undoesAfter(this.preview, table)
  }

  /**
   * All the ways in which what is chosen may lie; null while they are not known. What turns it and what confirms it
   * stand clear of all of them, and need not move when it is turned.
   */
  get everyWay(): readonly Preview[] | null {
    return this.#everyWay.of === this.#ways ? this.#everyWay.all : null
  }

  /** Asks how what is chosen would lie turned, once for each place. */
  async askEveryWay(): Promise<void> {
    const ways = this.#ways
    if (this.#everyWay.of === ways) return
    this.#everyWay = { of: ways, all: null }
    const all = await Promise.all(this.#choice.variants.map((way) => previewOf(this.#app, this.#standing, way)))
    if (this.#everyWay.of === ways) this.#everyWay = { of: ways, all: all.filter((one) => one !== null) }
  }

  get #ways(): string {
    return [this.#standing.table.seq, ...this.#choice.variants.map(({ codes }) => codes.join())].join(';')
  }

  /** What would come of it was seen on the table before it was chosen. */
  get isSeen(): boolean {
    return this.#seen
  }

  /** Whoever plays wishes to confirm whatever they do. */
  get asksAlways(): boolean {
    return this.#app.settings.confirm === 'always'
  }

  async ask(candidate: Candidate): Promise<void> {
    const reply = await previewOf(this.#app, this.#standing, candidate)
    if (this.#choice.chosen !== candidate) return
    this.preview = shownOf(reply, candidate)
    this.#isKnown = true
    this.goAhead()
  }

  /** Nothing but the way is left to choose: all of them are shown. */
  async askWays(ways: readonly Candidate[], seen: Shown | null): Promise<void> {
    const { selection } = this.#choice
    this.preview = seen
    const shown = seen ?? (await waysShown(ways.map((way) => previewOf(this.#app, this.#standing, way))))
    if (this.#choice.selection === selection) this.preview = shown
  }

  /** What would come of an answer, in words, whether it is meant or not. */
  async told(candidate: Candidate): Promise<PreviewWords | null> {
    const preview = await previewOf(this.#app, this.#standing, candidate)
    return preview && wordsOf(this.#standing, candidate, preview)
  }

  /** Gives the answer if it was looked at and goes alone. */
  goAhead(): void {
    if (this.#isKnown && this.goesAlone && !this.#given) void this.#acting.confirm()
  }

  /** Gives the answer that is meant, whatever would come of it. */
  async give(): Promise<void> {
    this.#given = this.#choice.chosen
    try {
      await this.#acting.confirm()
    } finally {
      this.#given = null
    }
  }

  #awaiting(): Candidate | null {
    const { dragged, chosen } = this.#choice
    return this.preview && !dragged && !this.goesAlone ? chosen : null
  }

  #previewWords(): PreviewWords | null {
    const { chosen } = this.#choice
    return chosen && this.preview && wordsOf(this.#standing, chosen, this.preview)
  }

  /**
   * Where nothing hangs on it a move is not asked about once more, if whoever plays wishes so: it can be undone, or
   * nothing else is left to be done.
   */
  #goesAlone(): boolean {
    const { dragged, unsure, chosen, onlyEnd, variants, candidates, selection } = this.#choice
    if (chosen && chosen.codes.join() === this.#given?.codes.join()) return true
    if (this.asksAlways || dragged || unsure || !chosen) return false
    if (onlyEnd) return true
    const isPointedAt = this.#isSole || isGivenAtOnce(candidates, selection)
    // A card is picked: what best may come of it is looked at, and another place may be pointed at.
    if (chosen.places && !isPointedAt) return false
    // What is picked can be taken or refused: whichever way it was picked, both are offered.
    if (!isPointedAt && variants.some(({ confirm }) => confirm.key !== chosen.confirm.key)) return false
    if (variants.length > 1 && !this.#liesAsMeant(chosen)) return false
    if (!this.#isKnown) return true
    return (
      this.preview !== null && this.previewWords?.warning !== true && undoesAfter(this.preview, this.#standing.table)
    )
  }

  /** What was clicked comes to no more. What is carried to one's board may be answered by where it lies there. */
  get #isSole(): boolean {
    const { dropped, candidates, selection } = this.#choice
    return dropped === null && isSoleAt(candidates, selection)
  }

  /**
   * It lies one way alone; or how was seen before it was chosen, and nothing that turns it comes to stand beside it
   * there.
   */
  #liesAsMeant({ another }: Candidate): boolean {
    if (this.#isSole) return true
    return this.#isHeldSo ? !another : this.#seen && !this.#standing.panel.turnsAtPill
  }
}
