import type { GameEvent, Phrase, Seat } from '../../../src-shared/core.ts'
import type { Beat } from '../../../src-shared/table.ts'
import { phrase } from '../../messages/index.ts'
import { say } from '../../i18n/words.svelte.ts'
import type { Counting, Line, Stop } from '../../words/speech.ts'
import { leftOut, type Headline } from '../../words/turn.ts'
import type { Standing } from './standing.svelte.ts'

/** A turn, and the seat whose it is; before the first turn each seat sets up in turn 0. */
export interface Stretch {
  readonly seat: Seat
  readonly turn: number
}

/**
 * What is said while the drawn table moves: whose turn it is, what goes on, and what of it has been shown so far. No
 * word runs ahead of the picture.
 */
export class Commentary {
  /** What has been shown of the stretch that moves, in words. */
  lines = $state.raw<readonly Line[]>([])
  /** The same, until something else is shown. */
  lately = $state.raw<readonly Line[]>([])
  /** Of a turn that is shown again what has begun to be shown, in words. */
  begun = $state.raw<readonly Line[]>([])
  /** What goes on, where that is more than the turn whose it is: a scoring. */
  episode = $state.raw<Phrase | null>(null)
  /** What of an episode is counted now, source by source. */
  counting = $state.raw<Counting | null>(null)
  /** The deed that is being shown, in the present tense. */
  now = $state.raw<Phrase | null>(null)
  /** The deed of this turn that was shown last: it is still said between two, or its words would come and go. */
  lastDeed = $state.raw<Phrase | null>(null)
  /** How the table lies as far as that has come: what is said beside the deed is not what was before it. */
  view = $state.raw<unknown>(null)
  /** The turn that is being shown as one sentence, as far as it has come. */
  sentence = $state.raw<Phrase | null>(null)
  /** Points that the turn has brought whose it is, as far as it has been shown. */
  won = $state(0)
  /** What goes by itself is shown now, in words: whoever looks had no choice. */
  alone = $state.raw<Phrase | null>(null)
  /** The stops of the turn while it does. */
  aloneStops = $state.raw<readonly Stop[] | null>(null)
  /** Whose turn that is. */
  whose = $state.raw<Stretch | null>(null)
  readonly #standing: Standing
  /** What is being shown, and from which of it on it is more than a turn. */
  #beats: readonly Beat[] = []
  #episode: { readonly title: Phrase; readonly since: number } | null = null
  #again = false
  /** How the table lay before that: nothing of it counts yet. */
  #lay: unknown = null
  /** Whose deeds began to be shown last. */
  #last: Stretch | null = null
  /** What was told of this turn before. */
  #before: { readonly seat: Seat; readonly events: readonly GameEvent[] } | null = null
  /** What of that goes on in what is shown. */
  #begun: readonly GameEvent[] = []

  constructor(standing: Standing) {
    this.#standing = standing
  }

  /** It is drawn by lot who starts: nobody is to play yet. */
  openWith(starter: Seat): void {
    this.whose = { seat: starter, turn: 0 }
    this.episode = phrase('table.whoStarts')
    this.now = null
    this.lately = []
  }

  /** The lot has fallen. */
  starts(starter: Seat): void {
    this.episode = phrase('table.starts', { name: this.#standing.table.seats[starter].name })
  }

  /** These begin to be shown, which are of one turn; `again`: they were shown before. */
  begin(beats: readonly Beat[], again: boolean): void {
    const { panel, table, groups } = this.#standing
    const { speech } = panel
    const { view } = beats[beats.length - 1]
    const events = eventsOf(beats)
    const [{ turn }] = events
    const group = groups.at(-1)
    // What was shown before leads here; else how it stands as long as the table that it leads to has not come.
    this.#lay = this.#beats.at(-1)?.view ?? (again ? beats[0].view : table.view)
    this.#beats = beats
    this.alone = null
    this.#again = again
    this.#episode = speech.episode?.(events, table.seats, view) ?? null
    const whose = { seat: this.#headOf(events, speech.tell(events, table.seats, view)), turn }
    // What another seat gets or is asked in a turn is its own: it has their face, and none of the words before it.
    if (whose.turn !== this.#last?.turn || whose.seat !== this.#last.seat) this.lastDeed = null
    this.#before = !again && group?.turn === turn && group.seat === whose.seat ? group : null
    this.#begun = (this.#before && speech.unfinished?.(this.#before.events)) ?? []
    this.whose = this.#last = whose
    this.shown(0, 0)
  }

  /** Whose name heads what is shown. */
  #headOf(events: readonly GameEvent[], lines: readonly Line[]): Seat {
    const { groups } = this.#standing
    const [{ turn }] = events
    const doers = events.map((event) => this.#standing.doer(event))
    // Before the first turn each sets up alone.
    if (turn === 0) return lines[0]?.seat ?? doers[0]
    // Whose turn it was stays so where another only answers in the midst of it, as whose train is too long.
    const group = groups.at(-1)
    // A scoring that comes of it is nobody's turn.
    if (!this.#episode && group?.turn === turn && doers.includes(group.seat)) return group.seat
    // What somebody draws in another's turn does not make it theirs.
    return lines.find(({ seat }) => doers.includes(seat))?.seat ?? doers[0]
  }

  /** So many of those have begun to be shown, and so many can be told: they lie where they lead. */
  shown(begun: number, landed: number): void {
    const { panel, table } = this.#standing
    const beats = this.#beats.slice(0, landed)
    const episode = this.#episode && this.#episode.since < Math.max(1, begun) ? this.#episode : null
    const tell = (told: readonly Beat[]) =>
      told.length > 0
        ? panel.speech.tell([...this.#begun, ...eventsOf(told)], table.seats, told[told.length - 1].view)
        : []
    this.view = beats.at(-1)?.view ?? null
    this.lines = tell(beats)
    this.begun = this.#again ? tell(this.#beats.slice(0, Math.max(1, begun))) : []
    this.lately = episode ? tell(beats.slice(episode.since)) : this.lines
    this.episode = episode?.title ?? null
    const counted = episode ? this.#beats.slice(episode.since, Math.max(1, begun)) : []
    const last = counted.at(-1)
    const lies = beats.at(-1)?.view ?? this.#lay
    this.counting = last ? (panel.speech.counting?.(eventsOf(counted), last.view, lies) ?? null) : null
    this.now = panel.speech.now(
      eventsOf(this.#beats.slice(0, this.#isOfViewer ? Math.max(1, begun) : begun)),
      table.seats,
    )
    this.lastDeed = this.now ?? this.lastDeed
    this.sentence = episode ? null : this.#sentence(beats)
    this.won = this.#won([...(this.#before?.events ?? []), ...eventsOf(beats)])
  }

  #won(events: readonly GameEvent[]): number {
    const { panel, table } = this.#standing
    const { whose } = this
    if (!whose) return 0
    return events.reduce((sum, event) => {
      const won = panel.speech.won?.(event, table.view)
      return won?.seats.includes(whose.seat) ? sum + won.points : sum
    }, 0)
  }

  /** Whoever looks did it, and knows what comes: it is named before its pictures have come. */
  get #isOfViewer(): boolean {
    return this.whose?.seat === this.#standing.table.viewer
  }

  /** What was told of this turn before, and what has been shown of it now. */
  #sentence(beats: readonly Beat[]): Phrase | null {
    const { panel, table, past, known } = this.#standing
    const [{ event }] = this.#beats
    const before = this.#before
    const events = [...(before?.events ?? []), ...eventsOf(beats)]
    if (event.turn === 0 || past || events.length === 0 || isDrawAlone(events)) return null
    const view = beats.length > 0 ? beats[beats.length - 1].view : table.view
    const whose = this.whose?.seat ?? event.seat
    const { viewer } = table
    const you = typeof viewer === 'number' && viewer !== whose ? viewer : null
    const told = { whose, you, seats: table.seats, view, known }
    const whole = panel.speech.tellTurn(events, told)
    return whole && isShort(whole) ? whole : (cut(panel.speech.headTurn(events, told, isShort)) ?? whole)
  }

  /** These are about to be shown, which nobody chose. */
  goAlone(beats: readonly Beat[]): void {
    const { panel, positionInTurn } = this.#standing
    this.alone = panel.speech.byItself?.(beats, positionInTurn) ?? null
    const before = this.#beats.slice(0, this.#beats.length - beats.length)
    const done = [...(positionInTurn.done ?? []), ...eventsOf(before)]
    this.aloneStops = panel.speech.stopsByItself?.(beats, done) ?? null
  }

  /** Another turn is about to be shown: of the one before it nothing is said any more, nor that it is nobody's. */
  leave({ seat, turn }: Stretch): void {
    this.whose ??= { seat, turn }
    this.episode = null
    this.counting = null
    this.sentence = null
    this.now = null
    this.lastDeed = null
    this.lately = []
    this.won = 0
  }

  /** Nothing moves any more. */
  end(): void {
    this.won = 0
    this.counting = null
    this.lines = []
    this.view = null
    this.alone = null
    this.now = null
    this.whose = null
    this.#beats = []
  }
}

/** A card is drawn as every turn begins: that tells nothing of this one, beside what is done next. */
const isDrawAlone = (events: readonly GameEvent[]): boolean =>
  events.at(-1)?.kind === 'drew' && events.every(({ kind }) => kind === 'drew' || kind === 'turnBegan')

const eventsOf = (beats: readonly Beat[]): readonly GameEvent[] => beats.map(({ event }) => event)

/** Four lines of the column, at a glance: a turn of many deeds is cut to what matters most of it. */
const MOST_LETTERS = 110
const isShort = (sentence: Phrase): boolean => say(sentence).length <= MOST_LETTERS

/** As much of a turn as there is room for, and how much that leaves out. */
function cut(head: Headline | null): Phrase | null {
  const more = head && leftOut(head)
  return more ? phrase('turn.sentence.more', { sentence: head.sentence, more }) : (head?.sentence ?? null)
}
