import { leadsBack, type Advised } from '../../../src-shared/advice.ts'
import type { GameEvent, Phrase, Ref } from '../../../src-shared/core.ts'
import type { Beat, Preview, TableState } from '../../../src-shared/table.ts'
import { say } from '../../i18n/words.svelte.ts'
import { phrase } from '../../messages/index.ts'
import { asGiven, type Told } from '../../words/advice.ts'
import type { AimOfDeed } from '../../games/panel.ts'
import type { Candidate, PreviewWords } from '../../words/speech.ts'
import { isNothing, NOTHING, variants, type Selection } from '../../ui/choosing/selection.ts'
import type { Asking } from './asking.ts'
import type { Choosing } from './choosing.svelte.ts'
import { previewOf, wordsOf } from './previewing.svelte.ts'
import type { Standing } from './standing.svelte.ts'
import { toast } from '../toasts.svelte.ts'

/** A move that is advised, in the words of the table. */
export interface Hint extends Advised {
  /** The answer it begins with. */
  readonly candidate: Candidate
  /** What that would do: 'Drive 4 to C'. */
  readonly title: Phrase
  /** The title of the move beside which it is told what it brings more. */
  readonly than?: Phrase
  /** What that is for, and the thing it is about; nothing where no more is known than what it brings. */
  readonly aim?: AimOfDeed | null
  /** Things besides those of that answer that it names: they are lit, too. */
  readonly names: readonly Ref[]
  /** What else is to be known of it, in sentences; it stands before those of what it does after its first answer. */
  readonly notes: readonly Phrase[]
  /** What its answers after that one would do, in sentences. */
  readonly ahead: readonly Phrase[]
  /** What comes of those, to be drawn after it. */
  readonly goesOn: readonly Beat[]
  /** Playing it plays those answers too, as far as the turn goes: something is done by them, not its end alone. */
  readonly plays?: 'turn'
  /** What it means to do later in the turn, where that is only drawn, and left to whoever plays. */
  readonly later?: readonly Beat[]
  /** Something is learnt by it: it cannot be taken back. */
  readonly final: boolean
  /** All that comes of it is told here; else it is asked about once more. */
  readonly whole: boolean
}

/** What was found, at which position. */
interface Found {
  readonly seq: number
  /** Whole seconds that were looked; at least one. */
  readonly seconds: number
  readonly hints: readonly Hint[]
  /** It is the next step of what was told before: nothing was looked for. */
  readonly next?: true
}

/** What a hint means to do from a position on, as far as it was not played with it. */
interface Plan {
  readonly seq: number
  readonly status: TableState['status']
  /** The answers of the rest of it, those to be given now first. */
  readonly move: Advised
}

/** What was told of a hint that was played. */
interface Given {
  readonly turn: number
  /** The position it was played at. */
  readonly seq: number
  readonly reasons: ReadonlySet<string>
}

/** What a person asks the strongest bot for: the best moves of the present question, with their reasons. */
export class Hinting {
  /** At which position it is being looked for. */
  #lookedFor = $state.raw<number | null>(null)
  #found = $state.raw<Found | null>(null)
  /** The reasons that were told of hints which were played, of the turn of the last. */
  #given = $state.raw<readonly Given[]>([])
  /** What the move is about that is pointed at. */
  #about = $state.raw<readonly Ref[]>([])
  /** What that move names besides. */
  #named = $state.raw<readonly Ref[]>([])
  /** The thing that the move is for which is pointed at. */
  #planned = $state.raw<Ref | null>(null)
  /** The answer that a line begins with, which was pointed at. */
  pointed = $state.raw<Phrase | null>(null)
  /** The move that was told is being given. */
  gives = $state(false)
  /** The next step of what was played is about to be told: Enter is meant for that, not for what the list asks. */
  follows = $state(false)
  /** It was asked for while something moved, which is to be over first. */
  waits = $state(false)
  /** What the last hint was for that was told, and in which turn: the next one changes no plan that still holds. */
  #meant: { readonly turn: number; readonly ref: Ref } | null = null
  /** What was picked as a hint was asked for, and at which position: who closes the hint goes on with it. */
  #laidBy: { readonly seq: number; readonly selection: Selection } | null = null
  /** What is left of a hint that was played: its next step is offered as soon as that before it stands. */
  #plan: Plan | null = null
  /** Counts the questions, so that an answer nobody waits for is known. */
  #asked = 0
  /** Counts the hints that were played: only the last goes on. */
  #runs = 0
  readonly #app: Asking
  readonly #standing: Standing
  readonly #choosing: Choosing

  /** It is being looked for. Who plays on meanwhile needs it no more. */
  looking: boolean = $derived.by(() => this.#lookedFor === this.#standing.table.seq)
  /** What was found; null = nothing was asked for, or it no longer holds. */
  found: Found | null = $derived.by(() => (this.#found?.seq === this.#standing.table.seq ? this.#found : null))
  /** There is something to ask about, and this table gives hints. */
  possible: boolean = $derived.by(() => {
    const { moving, table } = this.#standing
    return this.#choosing.candidates.length > 0 && !moving && table.hints
  })

  /** It can be asked for: now, or as soon as one's own deed has been shown. */
  askable: boolean = $derived.by(() => {
    const { hints, outcome } = this.#standing.table
    return this.possible || (hints && !outcome && (this.waits || this.#choosing.acting.isUnderway))
  })

  /** What a hint that is told speaks of on the table, until something is picked. */
  lit: readonly Ref[] = $derived.by(() => (this.found && !this.#choosing.canGoBack ? this.#about : []))

  /** What it names that nothing asks for, until something is picked. */
  named: readonly Ref[] = $derived.by(() => (this.lit.length > 0 ? this.#named : []))

  /** Of what is shown which way it is to go, until something is picked. */
  planned: readonly Ref[] = $derived.by(() =>
    this.found && !this.#choosing.canGoBack && this.#planned ? [this.#planned] : [],
  )

  /** Why this table gives none; null = it does, or there is a coach. */
  none: Phrase | null = $derived.by(() => {
    const { hints, lesson, problem } = this.#standing.table
    return hints || lesson || problem ? null : phrase('table.hint.off')
  })

  constructor(app: Asking, standing: Standing, choosing: Choosing) {
    this.#app = app
    this.#standing = standing
    this.#choosing = choosing
  }

  /** It can be asked for at once. */
  get #isReady(): boolean {
    return this.possible && !this.#choosing.acting.isComing
  }

  /** The next step of what was played is told in a moment, where something is asked: that is not shown before it. */
  get comes(): boolean {
    const { decision, table } = this.#standing
    const isAsked = decision !== null && decision.by === table.viewer
    return this.follows && this.found === null && isAsked && !this.#choosing.canGoBack
  }

  /** It was asked for, and is told or still to come. */
  get #isAsked(): boolean {
    return this.found !== null || this.looking || this.waits
  }

  /** Asks, or closes what was told. */
  async toggle(): Promise<void> {
    if (this.#isAsked) return this.close()
    if (this.none) toast(say(this.none), 'hint')
    if (!this.#standing.table.hints || this.#standing.past) return
    if (!this.#isReady && !(await this.#ownTurn())) return
    if (this.#choosing.onlyEnd) return toast(say(phrase('table.hint.end')), 'hint')
    const { slot, seq } = this.#standing.table
    if (!this.#choosing.dragged) {
      this.#laidBy = { seq, selection: this.#choosing.selection }
      this.#choosing.clear()
    }
    const asked = ++this.#asked
    this.#lookedFor = seq
    const since = performance.now()
    const reply = await this.#app.askQuietly('advise', { slot, seq })
    const hints = besideOthers(await Promise.all((reply?.advice?.moves ?? []).map((move) => this.#hintOf(move))))
    const seconds = Math.max(1, Math.round((performance.now() - since) / 1000))
    await this.#handFree()
    if (this.#asked !== asked || this.#standing.closed) return
    this.#lookedFor = null
    if (!reply || this.#standing.table.seq !== seq) return
    const found = { seq, seconds, hints: toldApart(hints.filter((hint) => hint !== null)) }
    this.#tell(found)
    // Who has picked something meanwhile sees what comes of that.
    if (!this.#choosing.canGoBack) this.show(found.hints[0] ?? null)
  }

  #tell(found: Found): void {
    this.#found = found
    const ref = found.hints[0]?.aim?.ref
    if (ref) this.#meant = { turn: this.#standing.table.status.turn, ref }
  }

  /** Waits for what moves; returns whether there is then something to ask about, else says so. */
  async #ownTurn(): Promise<boolean> {
    const { acting } = this.#choosing
    const asked = ++this.#asked
    const { viewer } = this.#standing.table
    // Another deed may have been meant meanwhile; where the table stays as it is there is none.
    for (let seq = -1; acting.isComing && seq !== this.#standing.table.seq;) {
      this.waits = true
      seq = this.#standing.table.seq
      await acting.stands()
      if (this.#asked !== asked || this.#standing.closed) return false
    }
    this.waits = false
    // Who hands the table on has asked for themselves.
    if (this.#standing.table.viewer !== viewer) return false
    if (!this.possible && !this.#standing.table.outcome) toast(say(phrase('table.hint.turn')), 'hint')
    return this.possible
  }

  /** Nobody is told anything in the midst of a drag: it waits until the hand has let go, and for what comes of that. */
  async #handFree(): Promise<void> {
    if (!this.#choosing.dragged) return
    await this.#choosing.handFree()
    await this.#choosing.acting.stands()
  }

  close(): void {
    this.#asked++
    this.waits = false
    this.#lookedFor = null
    this.#found = null
    this.#plan = null
    this.show(null)
    this.#goBackToPicked()
  }

  /** Takes up again what was picked before the hint, unless something else has been picked or done since. */
  #goBackToPicked(): void {
    const laidBy = this.#laidBy
    this.#laidBy = null
    if (laidBy?.seq !== this.#standing.table.seq || isNothing(laidBy.selection)) return
    if (isNothing(this.#choosing.selection)) this.#choosing.select(laidBy.selection, true)
  }

  /** Another answer than the hinted one led to this position: it is over before what came of that has been shown. */
  outdated(seq: number): void {
    if (this.#found && this.#found.seq < seq) this.#found = null
    if (this.#lookedFor === null || this.#lookedFor >= seq) return
    this.#asked++
    this.#lookedFor = null
  }

  /**
   * Shows on the table what a move would do, and marks what it is about: of a taken card there is no more to see. Over
   * what was picked nothing is shown: the row that had the focus says goodbye as the hint makes way for that.
   */
  show(hint: Hint | null): void {
    if (hint && this.#choosing.canGoBack) return
    this.#about = hint?.candidate.refs ?? []
    this.#named = hint?.names ?? []
    this.#planned = hint?.aim?.ref ?? null
    this.#choosing.pointing.hovered = [...this.#about, ...this.#named]
    this.#choosing.hoverPreview.hint(hint && this.#selectionOf(hint.candidate), hint?.later ?? hint?.goesOn)
  }

  /** Shows how a line begins; `pointed` says it in words. */
  point(codes: readonly number[]): void {
    const candidate = longestOf(this.#choosing.candidates, codes)
    this.pointed = candidate?.confirm ?? null
    this.#choosing.hoverPreview.of(candidate && this.#selectionOf(candidate))
  }

  /**
   * Does it: what comes of it was shown. Where there is more to say of it, or who plays wishes so, it is asked about.
   * What was shown to come after it follows, one answer after the other, up to the end of the turn, which is one's own
   * to give.
   * @param told the reasons that were told of it
   */
  async play(hint: Hint, told: readonly Told[] = []): Promise<void> {
    if (this.gives) return
    const isGiven = hint.whole && !this.#choosing.previewing.asksAlways
    if (!isGiven) this.#found = null
    this.#laidBy = null
    this.#choosing.pointing.hovered = []
    this.#choosing.hoverPreview.hint(null)
    const { seq, status } = this.#standing.table
    const reasons = new Set(told.flatMap((fact) => asGiven(fact) ?? []))
    this.#given = [...this.#given.filter(({ turn }) => turn === status.turn), { turn: status.turn, seq, reasons }]
    // What is played in one goes on by itself.
    this.#plan = isGiven && hint.goesOn.length > 0 ? null : { seq, status, move: hint }
    this.#choosing.select(this.#selectionOf(hint.candidate), true)
    if (!isGiven) return
    const run = ++this.#runs
    await this.#give()
    if (hint.goesOn.length === 0) return
    this.follows = true
    try {
      await this.#goOn(run, hint.codes.slice(hint.candidate.codes.length), { seq, status })
    } finally {
      this.follows = false
    }
  }

  /** What was told stays until the answer is given: no list asks meanwhile what the hint has said already. */
  async #give(): Promise<void> {
    const found = this.#found
    this.gives = true
    try {
      await this.#choosing.previewing.give()
    } finally {
      this.gives = false
      if (this.#found === found) this.#found = null
    }
  }

  /** This reason was told of another move of the same turn, which was played. */
  wasGiven(fact: Told): boolean {
    const { seq, status } = this.#standing.table
    const reason = asGiven(fact)
    // Where the table stands as it stood then the hint was asked about, and not played.
    return (
      reason !== null &&
      this.#given.some((given) => given.turn === status.turn && given.seq < seq && given.reasons.has(reason))
    )
  }

  /** What a hint goes on with is not done: somebody takes back what it has begun. What was told of it is told anew. */
  leave(): void {
    this.#runs++
    this.#given = []
    this.#plan = null
  }

  /** After what was answered: tells the next step of the hint that was played, as long as the game goes as it meant. */
  async follow(): Promise<void> {
    const plan = this.#plan
    if (!plan || plan.seq === this.#standing.table.seq) return
    this.#plan = null
    this.follows = true
    try {
      await this.#tellNext(plan)
    } finally {
      this.follows = false
    }
  }

  async #tellNext(plan: Plan): Promise<void> {
    const { acting } = this.#choosing
    const run = this.#runs
    await acting.stands()
    const { closed, moving, table } = this.#standing
    const rest = this.#isIn(plan) ? this.#leftOf(plan) : []
    if (run !== this.#runs || closed || moving || rest.length === 0 || !table.hints || this.#isAsked) return
    const asked = this.#asked
    // What speaks for it was told before it was begun.
    const move = { ...plan.move, codes: rest, facts: [] }
    const hint = await this.#hintOf(move)
    if (!hint || run !== this.#runs || asked !== this.#asked || this.#standing.table.seq !== table.seq) return
    this.#plan = { seq: table.seq, status: table.status, move }
    this.#tell({ seq: table.seq, seconds: 1, hints: [hint], next: true })
    this.show(hint)
  }

  /** The same seat is asked, in the same turn. */
  #isIn({ status }: Pick<Plan, 'status'>): boolean {
    const { table, decision } = this.#standing
    return table.status.turn === status.turn && decision !== null && decision.by === status.decision?.by
  }

  /** The answers of a plan that are left after its first was given; none where another was, or only the end is left. */
  #leftOf({ seq, move }: Plan): readonly number[] {
    const { given } = this.#choosing.acting
    const isPlanned = given?.seq === seq && given.codes.every((code, i) => code === move.codes[i])
    return isPlanned ? (this.#nextOf(move.codes.slice(given.codes.length))?.rest ?? []) : []
  }

  /** The next of these answers that is asked for now, and what is left from it on. A turn is ended by hand. */
  #nextOf(left: readonly number[]): { readonly next: Candidate; readonly rest: readonly number[] } | null {
    const { candidates, usualEnd, onlyEnd } = this.#choosing
    // What went by itself was among them.
    const rest = left.slice(left.findIndex((_, i) => longestOf(candidates, left.slice(i)) !== null))
    const next = longestOf(candidates, rest)
    return !next || next === usualEnd || next === onlyEnd ? null : { next, rest }
  }

  /**
   * Gives these answers too, each when the one before it stands: in the same turn, as long as each was done, nobody
   * does anything else meanwhile, and nothing is learnt by it.
   */
  async #goOn(run: number, codes: readonly number[], { seq, status }: Pick<TableState, 'seq' | 'status'>) {
    const { acting, previewing } = this.#choosing
    for (let [left, given] = [codes, seq]; left.length > 0;) {
      await acting.stands()
      const { closed, moving, table } = this.#standing
      const goesOn = run === this.#runs && !closed && !moving && table.seq > given && this.#isIn({ status })
      if (!goesOn || !isNothing(this.#choosing.selection)) return
      const found = this.#nextOf(left)
      if (!found) return
      const { next, rest } = found
      const preview = await previewOf(this.#app, this.#standing, next)
      if (run !== this.#runs || !preview || preview.stops === 'learnt') return
      given = table.seq
      this.#choosing.select(this.#selectionOf(next), true)
      await previewing.give()
      left = rest.slice(next.codes.length)
    }
  }

  /** null where the table offers no such answer. */
  async #hintOf(move: Advised): Promise<Hint | null> {
    const candidate = longestOf(this.#choosing.candidates, move.codes)
    if (!candidate) return null
    const preview = await previewOf(this.#app, this.#standing, candidate)
    const words = preview && wordsOf(this.#standing, candidate, preview)
    const follows = await this.#goingOn(move, candidate, preview?.beats.length ?? 0)
    const whole = candidate.group.bare || (words !== null && words.warning !== true)
    const events = [...(preview?.beats ?? []), ...follows].map(({ event }) => event)
    return {
      ...move,
      candidate,
      title: this.#titleOf(candidate, words, events),
      names: this.#standing.panel.speech.hintNames?.(events) ?? [],
      aim: this.#aimOf(preview, follows),
      ...this.#inOrder(move, candidate, preview?.beats ?? [], follows, whole),
      final: preview?.stops === 'learnt' && !this.#standing.table.practice,
      whole,
    }
  }

  /** Beside other moves 'here' says nothing. @param all what comes of all of the hint */
  #titleOf(candidate: Candidate, words: PreviewWords | null, all: readonly GameEvent[]): Phrase {
    const { panel, position } = this.#standing
    const own = panel.speech.hintTitle?.(candidate, all, position)
    return own ?? words?.unseen?.title ?? words?.title ?? candidate.confirm
  }

  /** What is told, drawn and played after its first answer. @param done what comes of that */
  #inOrder(
    { facts }: Advised,
    candidate: Candidate,
    done: readonly Beat[],
    follows: readonly Beat[],
    whole: boolean,
  ): Pick<Hint, 'notes' | 'ahead' | 'goesOn' | 'later' | 'plays'> {
    const { panel, position } = this.#standing
    const { ahead, drawsAhead, hintNotes } = panel.speech
    const [first, then] = [done, follows].map((beats) => beats.map(({ event }) => event))
    const counted = facts.some(({ kind }) => kind === 'gains')
    const told = ahead?.(then, position, candidate, first, counted) ?? []
    const notes = hintNotes?.(candidate, first, then, position) ?? []
    if (drawsAhead) return { notes, ahead: told, goesOn: [], later: follows }
    const isAlone = whole && !this.#choosing.previewing.asksAlways
    const isMore = (ahead?.(then, position, candidate).length ?? 0) > 0
    return { notes, ahead: told, goesOn: follows, ...(isAlone && isMore && { plays: 'turn' as const }) }
  }

  /** What an answer is for of which this would come. @param follows what comes of the rest of its line */
  #aimOf(preview: Preview | null, follows: readonly Beat[]): Hint['aim'] {
    const { panel, position, table } = this.#standing
    const after = preview?.beats.at(-1)?.view
    if (after === undefined) return null
    const { turn, active } = table.status
    const kept = this.#meant?.turn === turn ? this.#meant.ref : null
    return panel.aim?.(position.view, after, active, { line: follows.map(({ view }) => view), kept }) ?? null
  }

  /**
   * What comes of its further answers.
   * @param told so many events come of the answer that it begins with
   */
  async #goingOn({ codes }: Advised, first: Candidate, told: number): Promise<readonly Beat[]> {
    const { ahead, drawsAhead } = this.#standing.panel.speech
    if (!(ahead || drawsAhead) || codes.length <= first.codes.length) return []
    const whole = await previewOf(this.#app, this.#standing, { codes })
    return whole?.beats.slice(told) ?? []
  }

  /** Its steps, and how a card lies that may be turned. */
  #selectionOf(candidate: Candidate): Selection {
    const { group, steps } = candidate
    const selection = { ...NOTHING, group: group.id, steps: steps.map(({ id }) => id) }
    return { ...selection, turn: Math.max(0, variants(this.#choosing.candidates, selection).indexOf(candidate)) }
  }
}

/** The answer that goes the longest way with these codes; one that goes on beyond them is none. */
function longestOf(candidates: readonly Candidate[], codes: readonly number[]): Candidate | null {
  const fitting = candidates.filter((one) => one.codes.every((code, i) => codes[i] === code))
  return fitting.sort((a, b) => b.codes.length - a.codes.length)[0] ?? null
}

/** Each with the title of the move that its facts are told beside. */
const besideOthers = (hints: readonly (Hint | null)[]): readonly (Hint | null)[] =>
  hints.map((hint) => {
    const than = hint?.beside === undefined ? undefined : hints[hint.beside]?.title
    return hint && than ? { ...hint, than } : hint
  })

/**
 * The first few whose words differ: what reads the same is the same to whoever plays. Whoever is cut off asks after the
 * way back before all else: where none of those leads there, one that does has the last place.
 */
export function toldApart<H extends Pick<Hint, 'title' | 'facts'>>(hints: readonly H[]): readonly H[] {
  const seen = new Set<string>()
  const differing = hints.filter(({ title }) => !seen.has(say(title)) && seen.add(say(title)))
  const first = differing.slice(0, MOST_TOLD)
  const back = differing.find(({ facts }) => facts.some(leadsBack))
  return back && !first.includes(back) ? [...first.slice(0, -1), back] : first
}
const MOST_TOLD = 4
