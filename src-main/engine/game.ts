import type {
  GameEvent,
  GameId,
  OptionsSpec,
  Outcome,
  Plan,
  Reason,
  Ref,
  Score,
  Seat,
  Status,
  Viewer,
} from '../../src-shared/core.ts'
import type { Opening, Reach } from '../../src-shared/table.ts'
import type { State } from './flat.ts'

export type { GameEvent, GameId, OptionsSpec, Outcome, Plan, Reason, Ref, Score, Seat, State, Status, Viewer }

/** Room that every caller of `choices` must offer, in codes. */
export const MAX_CHOICES = 1 << 15

/** What a game is set up from. Same set-up and same codes: same states, byte for byte. */
export interface Setup<O> {
  readonly options: O
  readonly seatCount: number
  readonly seed: number
  /** Who starts; by lot (from the seed) when absent. */
  readonly starter?: Seat
  /** The order of the stock from the top, for tests; shuffled from the seed when absent. */
  readonly deck?: readonly number[]
  /** The version of the rules the game was begun with, no newer than the game's own; the newest when absent. */
  readonly rulesVersion?: number
}

/**
 * Called by `apply` and `setup` for each thing that happens, at the moment when the state agrees with it:
 * whoever listens may take a view of the state there and then, and will find the event just done.
 */
export type Emit<E> = (event: E) => void

/**
 * The contract every game keeps. A = an action in words, V = a view, K = what a seat knows,
 * E = events, O = options.
 *
 * The rules ask questions; each is a `Decision` with a list of all legal answers. An answer is a code:
 * a number that stands for an action. Whoever plays (screen, keyboard, bot, replay, test) answers from
 * that one list.
 */
export interface Game<A, V, K, E extends GameEvent, O> {
  readonly id: GameId
  readonly seats: { readonly min: number; readonly max: number }
  /**
   * Raised when a change of a rule would make an old journal replay differently; `setup` goes on playing by the old
   * ones.
   */
  readonly rulesVersion: number
  /** All tables of the box that play goes by (cards, layouts), as plain JSON: journals keep a hash of them. */
  readonly components: unknown
  readonly options: OptionsSpec<O>

  /** A new game up to its first decision. @throws RangeError on a seat count or deck that does not fit. */
  setup(spec: Setup<O>, emit?: Emit<E>): State

  status(s: State): Status

  /** Who is asked, or -1 when the game has ended: as `status` says it, without making garbage. */
  decider(s: State): Seat

  /** Writes the codes of all legal answers to the present decision into `out` (at least MAX_CHOICES long),
   *  in a stable order, without making garbage. Returns how many. 0 only when the game has ended. */
  choices(s: State, out: Int32Array): number

  /** The action a code stands for. */
  decode(s: State, code: number): A

  /** The code of an action, or why it is not legal now: from the same predicates as `choices`. */
  encode(s: State, action: A): number | Reason

  /** Carries out a code from `choices`, in place. Trusts its caller: search calls it millions of times. */
  apply(s: State, code: number, emit?: Emit<E>): void

  /** Ready sequences of codes from the present decision: whole drives; card, place and rotation. */
  plans(s: State): Plan[]

  /** Questions that a seat may decline beforehand by a standing order at the table: their kinds, and the code that
   *  declines. The rules themselves always ask. */
  readonly declinable?: { readonly kinds: readonly string[]; readonly code: number }

  /**
   * Kinds of questions that come up in the midst of a movement. Where whoever is asked knows the answer already, what
   * comes of it is told in one go with what led there.
   */
  readonly midway?: readonly string[]

  /**
   * What may come of what is begun and asks further: for previews, so it may look at many ways, within bounds of its
   * own. null when nothing is open, or the ways are too many. Asked of sampled states only.
   */
  reach?(s: State): Reach | null

  /**
   * What one who chooses can come to by one more answer in `after`, and could not in `before`: for previews. Asked of
   * sampled states only.
   */
  opens?(before: State, after: State): readonly Opening[]

  /**
   * Where what the answer before has taken up can be put down; empty where none has taken anything up. For previews:
   * asked of sampled states only.
   */
  onto?(s: State): readonly Ref[]

  /** What one may point at to mean this choice. */
  touches(s: State, code: number): Ref[]

  /** Why nothing is offered at this thing now. Empty exactly when some choice touches it.
   *  Must not tell what the one who decides may not know.
   *  @param held why this, which is held, does not go there, though others may; empty where that is not known */
  explain(s: State, target: Ref, held?: Ref): Reason[]

  /** What this viewer may see. Unknown cards are `UNKNOWN`. Plain JSON. */
  view(s: State, viewer: Viewer): V

  /** The event as this viewer may see it. */
  redact(event: E, viewer: Viewer): E

  /** All that this seat has ever been shown, and nothing else: no generator, no hidden card. Plain data,
   *  fit to be posted to a worker. */
  beliefs(s: State, seat: Seat): K

  /** A full state, at the same decision, that agrees with `beliefs`; hidden cards dealt by `rng`
   *  (four words, see random.ts), which also seeds the new state's own generator. */
  sample(beliefs: K, rng: Int32Array): State

  /** Each seat's score as it would be now, with its parts. */
  score(s: State): Score[]

  /** A position from plain JSON, for tests and measurements. @throws RangeError with a sentence when it makes none. */
  scenario(spec: unknown): State
}

/** A game whose particulars the caller does not need: the one place where its five types are forgotten at once. */
export type AnyGame = Game<any, any, any, any, any>
