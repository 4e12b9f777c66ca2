import type { Phrase, Ref } from '../../../src-shared/core.ts'
import type { Absent, Candidate, Movers } from '../../words/speech.ts'
import { phrase } from '../../messages/index.ts'
import { nameOf, sentences } from '../../words/names.ts'
import { hear } from '../../sound/index.ts'
import type { Asking } from './asking.ts'
import type { Standing } from './standing.svelte.ts'

/** A reason in words, and where the rule stands: an anchor of the rules page. */
export interface Told {
  readonly phrase: Phrase
  readonly rule: string
  /** It tells of the thing that was pressed, and stands below it: what is told of is looked at meanwhile. */
  readonly below?: true
}

const NOTHING_HERE = phrase('table.noChoice')

/** This is asked before anything else. */
const answersFirst = (question: Phrase): Phrase => phrase('table.answerFirst', { question })

/** Nothing speaks against a thing but that something else is asked. */
const isAsked = (key: string): boolean => /\.(answerFirst|choose[A-Z]\w*)$/.test(key)

/** An answer is chosen: the question of the turn is not asked any more, only whether it is meant. */
const confirmFirst = (what: Phrase): Phrase => phrase('table.confirmFirst', { what })

/** What is told in passing stays so long, in milliseconds. */
const PASSES_MS = 4000

/** Why something is not offered now. */
export class Explaining {
  /** Why the thing last pointed at is not offered. */
  reasons = $state.raw<readonly Told[]>([])
  /** Why headings that one may look for offer nothing at the present question, by their ids. */
  notNow = $state.raw<ReadonlyMap<string, Told>>(new Map())
  /** A small refusal, told where it was met: it takes no key. What a press met stays until the next one, or a place. */
  passing = $state.raw<Phrase | null>(null)
  /** That is still being found out: what stands there is of the question before. */
  finding = $state(false)
  /** What would move the thing last pointed at. */
  lit = $state.raw<readonly Ref[]>([])
  readonly #app: Asking
  readonly #standing: Standing
  readonly #candidates: () => readonly Candidate[]
  #asked = 0
  #passes: ReturnType<typeof setTimeout> | undefined

  constructor(app: Asking, standing: Standing, candidates: () => readonly Candidate[]) {
    this.#app = app
    this.#standing = standing
    this.#candidates = candidates
  }

  /**
   * Why nothing is offered at a thing, or why what is held does not go there, each reason once. `waits`: the button of
   * an answer that is chosen already, and is asked about.
   */
  async at(ref: Ref, held?: Ref, waits?: Phrase): Promise<readonly Told[]> {
    const standing = this.#standing
    const { slot, seq } = standing.table
    const reply = await this.#app.askQuietly('explain', { slot, seq, ref, ...(held && { held }) })
    if (!reply || seq !== standing.table.seq) return []
    const once = reply.reasons.filter(({ key }, i, all) => all.findIndex((other) => other.key === key) === i)
    return once.map((reason) => ({
      phrase:
        (waits && isAsked(reason.key) ? confirmFirst(waits) : null) ??
        (reason.key.endsWith('.answerFirst') ? this.#asks : null) ??
        standing.panel.speech.reason(reason, standing.position),
      rule: standing.panel.rules.links.reason(reason.key),
    }))
  }

  /**
   * Tells why nothing is offered at a thing that was picked, and what would move it; while a card is `held`, why that
   * does not go there, for it was what was meant. `waits` as in `at`.
   */
  async tell(ref: Ref, movers: Movers | null = null, held: Ref | null = null, waits?: Phrase): Promise<void> {
    hear('notPossible')
    const asked = ++this.#asked
    const ofBoth = held ? await this.at(ref, held, waits) : []
    const reasons = ofBoth.length > 0 ? ofBoth : await this.at(ref, undefined, waits)
    if (asked !== this.#asked) return
    const rule = this.#standing.panel.rules.links.thing(ref, this.#standing.table.view)
    const moved = movers ? [{ phrase: movers.phrase, rule }] : []
    // Where nothing speaks against it something is asked all the same: it says what.
    const otherwise = [{ phrase: waits ? confirmFirst(waits) : (this.#asks ?? NOTHING_HERE), rule }]
    this.reasons = reasons.length + moved.length > 0 ? [...reasons, ...moved] : otherwise
    this.lit = movers?.refs ?? []
    this.#standing.news = this.reasons.map((reason) => reason.phrase)
  }

  /** Tells of a thing that was pressed and is no answer: nothing is refused. */
  tellOf(ref: Ref, told: Phrase): void {
    this.#asked++
    const rule = this.#standing.panel.rules.links.thing(ref, this.#standing.table.view)
    this.reasons = [{ phrase: told, rule, below: true }]
    this.lit = []
    this.#standing.news = [told]
  }

  /** Tells why a card that is held does not go to a place, and which others do: it stays in the hand. */
  async refuse(held: Ref, place: Ref, others: readonly Ref[]): Promise<void> {
    hear('notPossible')
    const asked = ++this.#asked
    const [why] = await this.at(place, held)
    if (asked !== this.#asked) return
    const { speech } = this.#standing.panel
    this.#pass(sentences(why?.phrase ?? phrase('table.notThere'), speech.othersGo?.(others) ?? null), true)
  }

  /** Tells whoever has clicked on the table while they are asked nothing why nothing comes of it. */
  tellIdle(): void {
    const { past, table } = this.#standing
    const { decision, active } = table.status
    const name = nameOf(table.seats, decision?.by ?? active)
    const waits = phrase(table.thinking ? 'table.thinking' : 'table.waiting', { name })
    const isOwn = !table.outcome && decision?.by === table.viewer
    this.say(past ? phrase('table.lookingBack') : table.outcome ? phrase('table.over') : isOwn ? NOTHING_HERE : waits)
  }

  /**
   * Tells which question waits, for whoever presses what would confirm an answer and has chosen none: where a row was
   * pressed that leads to others, what those ask.
   */
  askFirst(narrowed: Phrase | null = null): boolean {
    const asks = this.#asks && narrowed ? answersFirst(narrowed) : this.#asks
    if (!asks) return false
    hear('notPossible')
    this.#asked++
    const { decision, panel } = this.#standing
    this.reasons = [{ phrase: asks, rule: panel.rules.links.decision(decision?.kind ?? '') }]
    this.#standing.news = [asks]
    return true
  }

  /** What is to be answered before anything else, and how; null: nothing is asked of whoever looks. */
  get #asks(): Phrase | null {
    const { decision, table, panel, positionInTurn } = this.#standing
    if (!decision || decision.by !== table.viewer) return null
    return answersFirst(panel.speech.ask(decision, positionInTurn, this.#candidates()).title)
  }

  /** Tells in passing why something is not done, where that is known already. */
  say(why: Phrase): void {
    hear('notPossible')
    this.#asked++
    this.#pass(why)
  }

  /** `stays`: until the next press, for it answers one; else it goes by itself. */
  #pass(why: Phrase, stays = false): void {
    this.#standing.news = [why]
    this.passing = why
    clearTimeout(this.#passes)
    if (!stays) this.#passes = setTimeout(() => (this.passing = null), PASSES_MS)
  }

  /** Whatever is pressed next, what was said of the last thing has been read. */
  read(): void {
    if (this.reasons.length > 0 || this.passing) this.leave()
  }

  /** What is told in passing goes: the pointer has come to where what is held goes. A reason with its rule stays. */
  passes(): void {
    clearTimeout(this.#passes)
    this.passing = null
  }

  /** Nothing is told, and an answer still on its way is about what was pointed at before. */
  forget(): void {
    this.#asked++
    this.reasons = []
    this.lit = []
  }

  /** Something else is chosen: what 'this card' could not do is no longer spoken of. */
  leave(): void {
    this.forget()
    this.passes()
  }

  /** Finds out why these offer nothing at the present question. */
  async askNotNow(absent: readonly Absent[]): Promise<void> {
    this.finding = true
    const standing = this.#standing
    const { seq } = standing.table
    const told = await Promise.all(
      absent.map(async (one): Promise<[string, Told]> => {
        const [reason] = one.ref ? await this.at(one.ref) : []
        return [one.group.id, reason ?? this.#inGeneral(one)]
      }),
    )
    if (seq !== standing.table.seq) return
    this.notNow = new Map(told)
    this.finding = false
  }

  #inGeneral({ group, otherwise }: Absent): Told {
    return { phrase: otherwise, rule: this.#standing.panel.rules.links.group(group.id) }
  }

  /** Why a heading offers nothing: as it was found out, else what holds in general. */
  whyNot(absent: Absent): Told {
    return this.notNow.get(absent.group.id) ?? this.#inGeneral(absent)
  }

  /**
   * Tells why a heading offers nothing, for whoever presses its key or taps its row; `brief` = over the table too, for
   * the row has no room for it. Returns whether that is known.
   */
  recall(absent: Absent, brief: boolean): boolean {
    if (this.finding) return false
    const why = this.whyNot(absent).phrase
    if (brief) this.say(why)
    else {
      hear('notPossible')
      this.#standing.news = [why]
    }
    return true
  }
}
