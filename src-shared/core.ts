/** The few words every game, the table and the screens share. Nothing here knows a game. */

/** A place at the table: 0 to 3, clockwise. Seat 0 is not always the one who starts. */
export type Seat = number

/** Whose eyes: a seat, someone who looks on (sees what is public), or everyone after the end. */
export type Viewer = Seat | 'onlooker' | 'open'

/** What a view or event shows in place of the id of a card its viewer may not know. */
export const UNKNOWN = -1

/** A thing at the table that can be pointed at. What `id` counts is fixed by the kind. */
export interface Ref {
  readonly kind: RefKind
  readonly id: number
}

export const REF_KINDS = [
  'game', // the whole table; id 0
  'seat', // id = seat
  'card', // id = card, wherever it lies (hand, board, train)
  'wagon', // id = card, coupled in a train
  'train', // id = seat
  'locomotive', // id = seat
  'cell', // id = row * columns + column
  'sleeper', // id = cell * 9 + point, see geometry/rails
  'station', // id = letter, A = 0
  'special', // id = special action
  'pile', // 0 = stock, 1 = discard or bag
  'parcel',
  'pallet',
  // First Class. There 'train' is seat * 2 + train (0 upper, 1 lower), 'pile' the stack (1 to 3; 10 to 12 the rows).
  'endCard', // id = end card
  'coach', // a place in a train: (seat * 2 + train) * 10 + place, from 0
  'conductor', // seat * 2 + train
  'city', // seat * 64 + city along the seat's route, from 0
  'column', // of coins: seat * 3 + column
  'mail', // seat * 4 + mail wagon
  'engineTile', // in the order of laying, from 0
  'gained', // a gained frame that waits: its place in the queue
  'frame', // a frame of the card at work: its place on the card
  'between', // a place between the trains: seat * 4 + place, from 0
  'startTile', // id 0
  'order', // an order tile of teatime
  'evidence', // a piece of evidence
  'fan', // for the screen alone: what lies one under the other in a seat's dock
  'counter', // for the screen alone: a count on a seat's plate: seat * 16 + which one
] as const
/** Which count of which seat. */
export const counterRef = (seat: Seat, which: number): Ref => ({ kind: 'counter', id: seat * 16 + which })
export const counterOf = (id: number): { readonly seat: Seat; readonly which: number } => ({
  seat: id >> 4,
  which: id & 15,
})
/** What is on the screen alone is never offered: it is explained, and nothing else. */
export const isOnScreenAlone = ({ kind }: Ref): boolean => kind === 'fan' || kind === 'counter'
export type RefKind = (typeof REF_KINDS)[number]

/** A number for each ref, so that sets of refs are cheap. */
export const refKey = (ref: Ref): string => `${ref.kind}:${ref.id}`
export const sameRef = (a: Ref, b: Ref): boolean => a.kind === b.kind && a.id === b.id

/** Why something is not offered, or why an undo stops: a key into the messages, never a sentence. */
export interface Reason {
  readonly key: string
  readonly refs: readonly Ref[]
  readonly n?: number
}

/** One question the rules ask of one seat. */
export interface Decision {
  /** Counts the decisions of a game from 0. An answer names the one it answers. */
  readonly seq: number
  /** Who chooses. The curtain follows this seat. */
  readonly by: Seat
  /** Whose turn or goods it is about. Often, not always, the same seat. */
  readonly for: Seat
  /** A word of the game's own, such as `act` or `branch`. */
  readonly kind: string
  /** What asks: the card, locomotive or station that the prompt names. */
  readonly source: Ref
  /** May the table answer by itself when there is one choice only? Ending a turn never. */
  readonly auto: 'ifSingle' | 'never'
}

/** How a game ended. */
export interface Outcome {
  /** Seats from first to last place; seats that tie share an entry. */
  readonly places: readonly (readonly Seat[])[]
  /** Seats that cannot win, whatever they scored. */
  readonly out: readonly Seat[]
  /** A key into the messages. */
  readonly reason: string
}

/** Who won: nobody, where all seats of the first place are out. */
export const winnersOf = ({ places, out }: Outcome): readonly Seat[] =>
  (places[0] ?? []).filter((seat) => !out.includes(seat))

export interface Status {
  /** From 1. */
  readonly round: number
  /** From 1; 0 while the table is still being set up by the seats. */
  readonly turn: number
  /** Whose turn it is. */
  readonly active: Seat
  /** null only when `outcome` is not. */
  readonly decision: Decision | null
  readonly outcome: Outcome | null
}

/** A seat's score, in points, with what it is made of. */
export interface Score {
  readonly seat: Seat
  readonly total: number
  readonly parts: readonly ScorePart[]
  /** What decides a tie, most important first. */
  readonly tie: readonly number[]
}

export interface ScorePart {
  /** A key into the messages. */
  readonly key: string
  readonly value: number
  readonly refs: readonly Ref[]
}

/**
 * A ready sequence of choices that ends in something a person would call one move: a whole drive.
 * It never runs past the point where something is learnt.
 */
export interface Plan {
  readonly kind: string
  readonly codes: readonly number[]
  /** What one may click to mean this plan: the card, the sleepers on the way, where it ends. */
  readonly refs: readonly Ref[]
  readonly end: Ref
  /** What a label needs to say, in the game's own words. */
  readonly facts: Readonly<Record<string, number | readonly number[]>>
}

/** What every event of every game carries. */
export interface GameEvent {
  readonly kind: string
  readonly turn: number
  /** Who did it or whom it befell. */
  readonly seat: Seat
  /** What caused it. */
  readonly because: Ref
  /** What it is about, for marking on hover. */
  readonly refs: readonly Ref[]
  /**
   * Seats that now know something they could not know before. Not empty: undo stops here. What the one who acts shows
   * of their own is not counted: taking it back harms nobody else.
   */
  readonly learnt: readonly Seat[]
}

/** A sentence to be: a key into the messages and what it is filled with. */
export interface Phrase {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number | Phrase>>
}

/** The options of a game, for the new-game screen, the doors and the conformance suite alike. */
export interface OptionsSpec<O> {
  readonly default: O
  /** Checks what came from a file or a command line. Nonsense is refused with a reason. */
  parse(json: unknown): O | Reason
  /** Every option by name with all the values it may take, the default first. */
  readonly values: { readonly [K in keyof O & string]: readonly O[K][] }
}

export const isReason = (value: unknown): value is Reason =>
  typeof value === 'object' && value !== null && 'key' in value && 'refs' in value

export type GameId = 'freight-express' | 'first-class' | 'transport'
