import type { Decision, GameEvent, Phrase, Seat } from '../../../src-shared/core.ts'
import type { LogEntry, Past, TableState, TableUpdate } from '../../../src-shared/table.ts'
import type { GamePanel } from '../../games/panel.ts'
import type { ShownTable } from '../../games/shown-table.ts'
import { groupsOf, type LogGroup } from '../../ui/log/log-groups.ts'
import type { Naming } from '../../words/advice.ts'
import type { Position, Tiding } from '../../words/speech.ts'
import { seatsAt } from '../../../src-shared/seats-at.ts'
import { doneIn, GrowingLog, sinceOwn, standingIn, type LogLine } from './log.ts'
import { Warned } from './warned.ts'

/** What of a game has been seen: turn by turn, the position it led to, and all that was done. */
interface Seen {
  readonly groups: readonly LogGroup[]
  readonly view: unknown
  readonly known: readonly GameEvent[]
}

/**
 * How the game at the table stands for this window: as it was last told, and as it was while somebody looks back. All
 * parts of a table stand on this; it knows none of them.
 */
export class Standing {
  readonly panel: GamePanel
  table = $state.raw<TableState>(undefined as never)
  log = $state.raw<readonly LogEntry[]>([])
  /**
   * The position that is looked back at; null = what stands now is shown. What led to one that is laid out for what
   * could be done there is not marked.
   */
  back = $state.raw<{ readonly at: Past; readonly laidOut: boolean } | null>(null)
  /** The log as far as the drawn table has shown it, and the table it leads to; null = all of it. */
  told = $state.raw<{ readonly log: readonly LogEntry[]; readonly table: TableState } | null>(null)
  /** As it stood before something that lies is being turned: what is done for that one by one is not told. */
  veiled = $state.raw<{ readonly log: readonly LogEntry[]; readonly table: TableState } | null>(null)
  /** Trains are moving on the drawn table. */
  moving = $state(false)
  /** Read aloud: what has happened, or what was pointed at; the same once more is news all the same. */
  get news(): readonly Phrase[] {
    return this.#news.phrases
  }

  set news(phrases: readonly Phrase[]) {
    this.#news = { phrases, nth: ++this.#newsCount }
  }

  /** How often there was any. */
  get newsCount(): number {
    return this.#news.nth
  }

  /** The table was left: what still speaks of it comes too late. */
  closed = false
  readonly #words: GrowingLog
  #news = $state.raw<{ readonly phrases: readonly Phrase[]; readonly nth: number }>({ phrases: [], nth: 0 })
  #newsCount = 0

  lines: readonly LogLine[] = $derived.by(() => this.#words.lines(this.log, this.table))
  /** The lines turn by turn. */
  groups: readonly LogGroup[] = $derived.by(() => groupsOf(this.lines, this.log))
  /** The same as far as it has been seen. */
  seen: Seen = $derived.by(() => {
    const told = this.told ?? this.veiled
    const { log, table } = told ?? this
    const groups = told ? groupsOf(this.#words.lines(log, table), log) : this.groups
    return { groups, view: table.view, known: told ? standingIn(log) : this.known }
  })
  /** All that happened and was not taken back, as far as it is known. */
  known: readonly GameEvent[] = $derived.by(() => standingIn(this.log))
  /** What is said of the table itself, in which turn. */
  aside = $state.raw<{ readonly turn: number; readonly phrase: Phrase } | null>(null)
  /** Which warnings of the end have been said in words. */
  readonly warned = new Warned()
  /** What was won or lost since one's own last answer. */
  tidings: readonly Tiding[] = $derived.by(() => {
    const { seats, view, viewer, status } = this.table
    const { speech } = this.panel
    const told = speech.tidings?.(sinceOwn(this.log, viewer, speech.doer), seats, view, this.known) ?? []
    return this.aside?.turn === status.turn ? [...told, { seat: null, phrase: this.aside.phrase }] : told
  })
  /** The table as it is shown: now, or as it was. */
  shown: ShownTable = $derived.by(() => asItWas(this, this.past))

  constructor({ table, log }: TableUpdate, panel: GamePanel) {
    this.table = table
    this.log = log
    this.panel = panel
    this.#words = new GrowingLog(panel.speech)
  }

  /** Who did it; the event's seat is whom it befell where that is another. */
  doer(event: GameEvent): Seat {
    return this.panel.speech.doer?.(event) ?? event.seat
  }

  get past(): Past | null {
    return this.back?.at ?? null
  }

  get decision(): Decision | null {
    return this.table.status.decision
  }

  /** Whom and what reasons name. */
  get naming(): Naming {
    return this.namingIn(this.table.view)
  }

  /** The same at another time: a thing has the name there that it bears in that view. */
  namingIn(view: unknown): Naming {
    const { seats, viewer } = this.table
    const { speech } = this.panel
    return {
      seats,
      calls: (ref) => speech.calls?.(ref, view) ?? null,
      callsOwn: (ref) => speech.callsOwn?.(ref, view) ?? null,
      ...(speech.owed && { owed: speech.owed }),
      callsAt: (ref) => speech.callsAt?.(ref, { view, seats, viewer }) ?? null,
      callsAll: (ref, n) => speech.callsAll?.(ref, view, n) ?? null,
      mayEnd: speech.mayEnd?.(view) ?? speech.nearEnd(view, seats) !== null,
    }
  }

  get position(): Position<unknown> {
    return { view: this.shown.view, seats: this.table.seats, viewer: this.shown.viewer }
  }

  /** With what was done in this turn so far, and whether it can be taken back. */
  get positionInTurn(): Position<unknown> {
    const { status, undo } = this.table
    return { ...this.position, done: doneIn(this.log, status.turn), undoable: undo === null }
  }
}

/** The table as it was then, with whoever played for each seat; null = as it is. */
export function asItWas({ table, log }: Pick<Standing, 'table' | 'log'>, past: Past | null): ShownTable {
  if (!past) return table
  const { status, view, viewer } = past
  const seats = seatsAt(log, table.seats, past.n)
  return {
    ...table,
    seats,
    status,
    view,
    viewer,
    outcome: status.outcome,
    choices: [],
    plans: [],
    isPlayed: table.outcome !== null,
  }
}
