import type { GameEvent, Phrase, Seat } from '../../../src-shared/core.ts'
import type { BotId, Preview, SeatInfo } from '../../../src-shared/table.ts'
import { seatsAt } from '../../../src-shared/seats-at.ts'
import {
  alikeOf,
  sharesOn,
  type Moment,
  type MomentShown,
  type Review,
  type ReviewState,
} from '../../../src-shared/review.ts'
import { phrase } from '../../messages/index.ts'
import { hundredthsOn, sidesOf } from '../../screens/review/graph.ts'
import { begunAt, momentKey, momentsListed } from '../../screens/review/listed.ts'
import type { Shown } from '../../stage/scene.ts'
import { hear } from '../../sound/index.ts'
import type { Asking } from './asking.ts'
import { carriedOn } from './carried-on.ts'
import type { Choosing } from './choosing.svelte.ts'
import { heirOf } from './log.ts'
import type { Hinting } from './hinting.svelte.ts'
import type { Replay } from './replay.svelte.ts'
import type { Showing } from './showing.svelte.ts'
import { asItWas, type Standing } from './standing.svelte.ts'
import type { Naming } from '../../words/advice.ts'
import { asidesLast } from '../../words/speech.ts'

/** Which of the two moves of a moment is drawn. */
export type Drawn = 'played' | 'other'

/** What both moves of a moment do, in words. */
interface InWords {
  readonly played: readonly Phrase[]
  readonly other: readonly Phrase[]
}

interface ReviewParts {
  readonly choosing: Choosing
  readonly hinting: Hinting
  readonly replay: Replay
  readonly showing: Showing
}

/** Of so many turns, the decisive ones among them, what is found is shown before all have been judged. */
const ENOUGH = 8

/** The review of the game at the table: its graph, its moments, and the one that is laid out. */
export class Reviewing {
  /** The review is looked at. */
  on = $state(false)
  state = $state.raw<ReviewState | null>(null)
  /** The graph as the cards lay. */
  open = $state(false)
  /** The seat whose moments are listed; null = all. */
  of = $state<Seat | null>(null)
  moment = $state.raw<Moment | null>(null)
  drawn = $state<Drawn>('other')
  /** The better move is asked for, and not told yet. */
  asking = $state(false)
  /** The table stands where the better move has led, until somebody goes back to the moment. */
  rests = $state(false)
  #shown = $state.raw<MomentShown | null>(null)
  /** The keys of those that stay in the list as they are. */
  #held = $state.raw<readonly string[] | null>(null)
  /** It was opened, and nothing has been looked at yet: it shows a person's weightiest moment once enough is known. */
  #opening = false
  #asked = 0
  readonly #app: Asking
  readonly #standing: Standing
  readonly #parts: ReviewParts

  review: Review | null = $derived(this.state?.review ?? null)
  /** Those that are listed, in the order of play. */
  moments: readonly Moment[] = $derived.by(() => {
    const found = this.review?.moments ?? []
    if (!this.#held) return momentsListed(found, this.of, this.moment, this.#isPersons)
    const known = new Map(found.map((moment) => [momentKey(moment), moment]))
    return this.#held.flatMap((key) => known.get(key) ?? [])
  })
  /**
   * What stands on the table as it was when the two moves parted; nothing while something moves there, or has, or while
   * the game is gone through for a film.
   */
  #laidOut: MomentShown | null = $derived.by(() => {
    const { moving, back } = this.#standing
    return this.on && !this.rests && !moving && back?.laidOut ? this.#shown : null
  })
  /** What the drawn table shows over the moment, with the other move beside it unless that is asked for. */
  preview: Shown | null = $derived.by(() => {
    if (!this.#laidOut) return null
    const { played, other } = this.#laidOut
    if (this.asking) return played
    return this.drawn === 'other' ? { ...other, against: played } : { ...played, against: other }
  })
  /** The moves that are drawn over it, both at once; the better one is left out while it is asked for. */
  both: Partial<Record<Drawn, Preview>> | null = $derived.by(() => {
    if (!this.#laidOut) return null
    const { played, other } = this.#laidOut
    return this.asking ? { played } : { played, other }
  })
  /** Who wins with whom: each seat alone, or its team. */
  sides: readonly (readonly Seat[])[] = $derived.by(() => {
    const { panel, table } = this.#standing
    return sidesOf(table.seats.length, panel.teams?.(table) ?? [])
  })
  words: InWords | null = $derived.by(() => this.#words())
  /** What the better move of the moment that is laid out does more of. */
  apart: Readonly<Record<Moment['kind'], Phrase>> | null = $derived.by(() => this.#apart())
  /** The row of the graph that is looked at: the turn that stands on the table. */
  at: number = $derived.by(() => this.#at())

  constructor(app: Asking, standing: Standing, parts: ReviewParts) {
    this.#app = app
    this.#standing = standing
    this.#parts = parts
  }

  /** Of whom it tells: while a game runs of nobody but who looks. */
  get told(): readonly Seat[] {
    const { seats, outcome, viewer } = this.#standing.table
    return seats.flatMap((_, seat) => (outcome || seat === viewer ? [seat] : []))
  }

  /**
   * What its side kept of the win with each of both moves, on the line of the graph; while the game runs that stands
   * still after a turn.
   */
  sharesOf(moment: Moment): readonly [number, number] {
    const { review } = this
    return review && this.#standing.table.outcome
      ? sharesOn(review.known, review.turns, moment, this.#sideOf(moment))
      : moment.shares
  }

  /** The same as it is read beside the graph, in whole hundredths. */
  hundredthsOf(moment: Moment): readonly [number, number] {
    const { known, turns } = this.review ?? { known: [], turns: [] }
    const after = known[turns.findIndex(({ turn }) => turn === moment.turn) + 1] ?? []
    return hundredthsOn(this.sharesOf(moment), after, this.#sideOf(moment))
  }

  #sideOf({ seat }: Moment): readonly Seat[] {
    return this.sides.find((seats) => seats.includes(seat)) ?? [seat]
  }

  /** There can be a review: the game is over, or nobody is told what they should not know yet. */
  get possible(): boolean {
    const { outcome, practice, lesson, problem } = this.#standing.table
    return (outcome !== null || practice) && !lesson && !problem
  }

  take(state: ReviewState): void {
    if (state.slot !== this.#standing.table.slot) return
    this.state = state
    if (this.#opening && (!state.running || this.#enough(state))) this.#openAt(begunAt(this.moments, this.#isPersons))
    else if (this.moment) this.moment = this.#asNow(this.moment)
  }

  /** What is told anew is made of other things: the same moment as it is listed by now. */
  #asNow(moment: Moment): Moment {
    const key = momentKey(moment)
    return this.review?.moments.find((one) => momentKey(one) === key) ?? moment
  }

  /** Those turns are judged first after which a finished game turned most. */
  #enough({ review }: ReviewState): boolean {
    return this.#standing.table.outcome !== null && this.moments.length > 0 && (review?.judged.length ?? 0) >= ENOUGH
  }

  /** Nobody has gone anywhere since: what decided the game is laid out. */
  #openAt(moment: Moment | null): void {
    this.#opening = false
    if (moment && this.on && !this.moment && this.at === 0) void this.show(moment, true)
  }

  /** Somebody is about to choose among the moments: what is found meanwhile does not move them. */
  hold(on: boolean): void {
    if (on === (this.#held !== null)) return
    this.#opening = false
    this.#held = on ? this.moments.map(momentKey) : null
  }

  async begin(): Promise<void> {
    if (!this.possible) return
    const { choosing, hinting, replay } = this.#parts
    choosing.clear()
    hinting.close()
    this.on = true
    this.#opening = true
    await replay.open()
    const state = await this.#app.ask('review', { slot: this.#standing.table.slot })
    if (state) return this.take(state)
    replay.leave()
    // Where nothing was looked back at there is nothing to leave.
    this.left()
  }

  /** Goes on where it was stopped, or where it failed. */
  async goOn(): Promise<void> {
    const state = await this.#app.ask('review', { slot: this.#standing.table.slot })
    if (state) this.take(state)
  }

  async stop(): Promise<void> {
    await this.#app.ask('stopReview', { slot: this.#standing.table.slot })
  }

  /** What is shown is the table of now again. */
  left(): void {
    this.on = false
    this.#opening = false
    this.#forget()
  }

  /** The better move is not told until it is asked for. */
  askAgain(): void {
    this.goBack()
    this.asking = true
  }

  tell(): void {
    this.asking = false
    this.drawn = 'other'
  }

  /** Lays a moment out. `byItself`: nobody has pressed anything. */
  async show(moment: Moment, byItself = false): Promise<void> {
    this.#opening = false
    if (!byItself) hear('confirm')
    const asked = ++this.#asked
    const shown = await this.#app.ask('moment', { slot: this.#standing.table.slot, moment })
    if (!shown || asked !== this.#asked || !this.on) return
    this.moment = this.#asNow(moment)
    this.asking = false
    this.drawn = 'other'
    this.rests = false
    this.#shown = shown
    this.#parts.replay.lay(shown.past)
  }

  /** The next moment in the list, or the one before. */
  async step(by: 1 | -1): Promise<void> {
    const { moments } = this
    const now = this.moment ? moments.indexOf(this.moment) : by > 0 ? -1 : 0
    const next = moments[(now + by + moments.length) % moments.length]
    if (next) await this.show(next)
  }

  /** What was done then, as the log tells it. */
  toldOf(moment: Moment): Phrase {
    const entry = this.#entryOf(moment)
    const { turn, seat } = moment
    // What merely came of the move, as that cards were shuffled, is not what was done.
    const told = this.#standing.lines.find(
      ({ gone, command, common, ...line }) =>
        !gone && !command && !common && line.n >= (entry ?? 0) && line.turn === turn && line.seat === seat,
    )
    return told?.phrase ?? phrase('review.nothing')
  }

  /** The bot that played for a seat then which a person had or has taken since; null = there was none. */
  botOf(moment: Moment): BotId | null {
    const { log, table } = this.#standing
    const { player } = this.#seatsAt(moment)[moment.seat]
    const isOrWas = table.seats[moment.seat].player === 'person' || heirOf(log, moment.seat) !== null
    if (player !== 'person' && isOrWas) return player
    return heirOf(log, moment.seat, this.#entryOf(moment))
  }

  /** The table as a turn begins. */
  async toTurn(index: number): Promise<void> {
    this.#opening = false
    const { entries } = this.state ?? { entries: [] }
    const entry = entries[Math.max(0, Math.min(entries.length - 1, index))]
    this.#forget()
    if (entry !== undefined) await this.#parts.replay.to(entry)
  }

  /** Draws one of the two moves over the moment. */
  draw(which: Drawn): void {
    this.goBack()
    this.drawn = which
  }

  /** The better of the two moves of the moment that is laid out. */
  get #better(): Preview | null {
    return this.#shown && (this.moment?.kind === 'found' ? this.#shown.played : this.#shown.other)
  }

  /** The better move shows something: not where all of it would be learnt at once. */
  get canPlay(): boolean {
    return (this.#better?.beats.length ?? 0) > 0
  }

  /** Plays the better of the two on the table, which stands there then; once more, and the moment lies there again. */
  async play(): Promise<void> {
    if (this.rests) return this.goBack()
    const [shown, better] = [this.#shown, this.#better]
    const end = better?.beats.at(-1)
    if (!shown || !better || !end || this.#standing.moving) return
    const { panel } = this.#standing
    this.asking = false
    const { past } = shown
    const led = { ...past, view: end.view, beats: better.beats }
    await this.#parts.showing.replay(led, panel.frame(asItWas(this.#standing, led)))
    if (this.#shown !== shown) return
    this.rests = true
    this.#standing.back = { at: { ...led, beats: [] }, laidOut: true }
    this.#parts.showing.stand()
  }

  /** The moment that is laid out lies on the table again, where the better move was shown. */
  goBack(): void {
    if (!this.rests || !this.#shown) return
    this.rests = false
    this.#parts.replay.lay(this.#shown.past)
  }

  /**
   * Whom and what its reasons name: a parcel by the number that it shows at that moment, and not at the end, and who
   * played then.
   */
  get naming(): Naming {
    const { moment } = this
    if (!this.#shown || !moment) return this.#standing.naming
    return { ...this.#standing.namingIn(this.#shown.past.view), seats: this.#seatsAt(moment) }
  }

  /** The entry of the log that tells of it. */
  #entryOf(moment: Moment): number | undefined {
    return this.state?.told[this.review?.moments.indexOf(moment) ?? -1]
  }

  /** Who played for whom then. */
  #seatsAt(moment: Moment): readonly SeatInfo[] {
    const { log, table } = this.#standing
    return seatsAt(log, table.seats, this.#entryOf(moment) ?? Infinity)
  }

  #isPersons = (moment: Moment): boolean => this.#seatsAt(moment)[moment.seat].player === 'person'

  #forget(): void {
    this.#asked++
    this.moment = null
    this.asking = false
    this.rests = false
    this.#shown = null
  }

  #words(): InWords | null {
    const { moment } = this
    const shown = this.#shown
    if (!shown || !moment) return null
    const { panel, table } = this.#standing
    const told = (
      preview: Preview,
      codes: readonly number[],
      events: readonly GameEvent[] = preview.beats.map(({ event }) => event),
    ): readonly Phrase[] => {
      const lines = panel.speech.tell(events, table.seats, shown.past.view)
      if (lines.length > 0) return asidesLast(lines).map((line) => line.phrase)
      return [this.#named(shown, preview, codes[alikeOf(moment)]) ?? phrase('review.nothing')]
    }
    return {
      played: told(shown.played, moment.played, this.#done(shown.played)),
      other: told(shown.other, moment.other),
    }
  }

  /** What was played, to its end: the table is asked no further than to where something was learnt on the way. */
  #done({ beats, stops }: Preview): readonly GameEvent[] {
    const events = beats.map(({ event }) => event)
    const { panel, known } = this.#standing
    const { unfinished } = panel.speech
    return stops === 'learnt' && unfinished ? carriedOn(events, known, unfinished) : events
  }

  #apart(): Reviewing['apart'] {
    const { moment } = this
    const shown = this.#shown
    if (!shown || !moment) return null
    const [played, other] = [shown.played, shown.other].map(({ beats }) => beats.map(({ event }) => event))
    const [better, worse] = moment.kind === 'found' ? [played, other] : [other, played]
    return this.#standing.panel.speech.setApart?.(better, worse, moment.seat) ?? null
  }

  /**
   * What an answer is called that shows nothing, since something is learnt at once: 'Swap the whole hand'.
   */
  #named({ past }: MomentShown, preview: Preview, code: number): Phrase | null {
    const { decision } = past.status
    if (preview.stops !== 'learnt' || !decision) return null
    const { panel, table } = this.#standing
    const at = { view: past.view, seats: table.seats, viewer: past.viewer }
    const [candidate] = panel.speech.candidates(decision, [code], [], at)
    return candidate ? panel.speech.tellPreview(candidate, preview, at).title : null
  }

  #at(): number {
    const { moment } = this
    if (moment) return this.review?.turns.findIndex(({ turn }) => turn === moment.turn) ?? 0
    const n = this.#parts.replay.now ?? 0
    return Math.max(0, this.state?.entries.findLastIndex((entry) => entry <= n) ?? 0)
  }
}
