import type { GameEvent, GameId, Outcome, Plan, Reason, Ref, Score, Seat, Status, Viewer } from './core.ts'
import type { OwnKeys } from './keys.ts'
import type { PersonLook } from './looks.ts'
import type { ProblemState } from './problems.ts'
import type { LessonState } from './school.ts'

/** Who sits at a seat. */
export interface SeatInfo {
  readonly name: string
  readonly player: 'person' | BotId
}

/** The bots that are offered, weakest first; the same in all games. */
export const BOT_LEVELS = ['porter', 'shunter', 'driver', 'stationmaster', 'controller'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]
/** All that can sit in a file: the levels, and two that were offered before there were any. */
export const BOT_IDS = [...BOT_LEVELS, 'random', 'greedy'] as const
export type BotId = (typeof BOT_IDS)[number]
/** Who sits down where nobody says which bot. */
export const DEFAULT_BOT: BotLevel = 'driver'
/** Who sits down one after the other in a new game: mixed company, each with a head of its own. */
export const COMPANY: readonly BotLevel[] = ['driver', 'shunter', 'stationmaster']
/** The same with somebody who never played the game: the weakest first. */
export const FIRST_COMPANY: readonly BotLevel[] = ['porter', 'shunter', 'driver']

/** Is it a bot that is still offered, with a face? */
export const isLevel = (player: 'person' | BotId): player is BotLevel =>
  (BOT_LEVELS as readonly string[]).includes(player)

/** How strong a bot is, 1 to 5; 0 for one that is no level. */
export const strengthOf = (bot: BotId): number => (BOT_LEVELS as readonly BotId[]).indexOf(bot) + 1

/** What the new-game screen hands over. */
export interface NewGame {
  readonly game: GameId
  readonly name: string
  readonly seats: readonly SeatInfo[]
  readonly options: Readonly<Record<string, unknown>>
  /** By lot when absent. */
  readonly starter?: Seat
  /** Drawn by the table when absent. */
  readonly seed?: number
  /** Undo without limit. */
  readonly practice: boolean
  /** Whether hints are given; absent = they are. */
  readonly hints?: boolean
}

export type SlotId = string

/** Letters of a note on a saved game, of its name, and of a name at the table. */
export const LONGEST_NOTE = 280
export const LONGEST_NAME = 80
export const LONGEST_SEAT_NAME = 40

/** A game kept on this computer, as the list of saved games shows it. */
export interface SlotSummary {
  readonly id: SlotId
  readonly name: string
  readonly game: GameId | string
  readonly seats: readonly SeatInfo[]
  readonly turn: number
  /** Whose turn it is; null when it has ended or cannot be read. */
  readonly active: Seat | null
  /** Milliseconds since 1970 of the last step. */
  readonly changed: number
  readonly state: 'running' | 'finished' | 'damaged' | 'newer'
  /** For damaged games: the last turn that can be opened as a copy, 0 = none. */
  readonly goodTurn: number
  /** What is played by; null where this program does not know the game. */
  readonly options: Readonly<Record<string, unknown>> | null
  /** What somebody wrote down about it; empty where nobody did. */
  readonly note: string
  /** The position as an onlooker sees it, for the picture; only where asked for. */
  readonly picture: unknown
}

/** What came of a game that has ended, as its score sheet has it. */
export interface Ended {
  /** Of each seat. */
  readonly points: readonly number[]
  /** Who came first; several where they tie, or won as a team. */
  readonly winners: readonly Seat[]
}

/** A saved game at a glance. */
export interface Glance {
  /** Where it stands, as an onlooker sees it; null where it cannot be read. */
  readonly picture: unknown
  /** Absent while it runs. */
  readonly ended?: Ended
}

/** What the list shows of a game nothing more is known of. */
export const damagedRow = (id: SlotId): SlotSummary => ({
  id,
  name: id,
  game: '',
  seats: [],
  turn: 0,
  active: null,
  changed: 0,
  state: 'damaged',
  goodTurn: 0,
  options: null,
  note: '',
  picture: null,
})

export interface Settings {
  readonly language: 'system' | 'en' | 'nl' | 'de'
  readonly theme: 'system' | 'day' | 'night'
  readonly speed: 'slow' | 'normal' | 'fast' | 'off'
  /** Pieces fade to their new place and nothing slides, as where the system asks for it. */
  readonly reducedMotion: boolean
  /** In which colours the seats stand; shapes and letters stay. */
  readonly seatColours: (typeof SEAT_COLOURS)[number]
  /** The colours and shapes that people chose for themselves, by the names they play under. */
  readonly looks: readonly PersonLook[]
  /** Of type and controls, in percent; art does not grow with it. */
  readonly textSize: (typeof TEXT_SIZES)[number]
  /** How loud what happens is, 0 = off to 100. Nothing needs to be heard to be understood. */
  readonly sound: number
  /** The same of the room around a table, and of the music on the way to it. */
  readonly ambience: number
  readonly music: number
  /** A bell rings for whoever is to play. */
  readonly bell: boolean
  /** Whether a move that was chosen is asked about once more: always, or only where it could not be undone. */
  readonly confirm: (typeof CONFIRMS)[number]
  /** What comes up for the first time is explained beside it. */
  readonly firstSight: boolean
  /** The key of a choice stands on it. */
  readonly showKeys: boolean
  /** Keys in place of the usual ones. */
  readonly keys: OwnKeys
  /** The set-ups that new games are offered with, one for a game at most. */
  readonly usual: readonly NewGame[]
  /** What games were last begun with, one for a game at most: offered where no set-up is kept. */
  readonly last: readonly NewGame[]
  /** How tables lie that somebody turned by hand, the latest last. */
  readonly turned: readonly { readonly slot: SlotId; readonly turn: number }[]
}

/** Of so many games it is kept how their table was turned. */
export const MOST_TURNED = 30

export const CONFIRMS = ['always', 'undoEnds'] as const
export const SEAT_COLOURS = ['railway', 'strong', 'safe'] as const
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  speed: 'normal',
  reducedMotion: false,
  seatColours: 'railway',
  looks: [],
  textSize: 100,
  sound: 60,
  ambience: 60,
  music: 40,
  bell: true,
  confirm: 'undoEnds',
  firstSight: true,
  showKeys: true,
  keys: {},
  usual: [],
  last: [],
  turned: [],
}

/** An event with the position right after it, both as the viewer may see them: what a scene animates. */
export interface Beat<E extends GameEvent = GameEvent, V = unknown> {
  readonly event: E
  readonly view: V
}

/** A line of the game's log. Words are made of it where it is shown. */
export interface LogEntry {
  readonly n: number
  readonly turn: number
  readonly seat: Seat
  /** The events of one step, redacted; empty for table commands. */
  readonly events: readonly GameEvent[]
  /** For table commands: undo, redo, a bot that was replaced and so on. */
  readonly command?: LoggedCommand
}

/**
 * Why somebody may know what lies hidden in a game: it is never counted. seatOpened: a bot's seat was given to a
 * person, who looked.
 */
export const KNOWN_WHY = ['copied', 'sameDeal', 'exported', 'seatOpened'] as const
export type KnownWhy = (typeof KNOWN_WHY)[number]

/**
 * What became of a game of many that were taken in at once: taken = new here; continued = one that is here went on as
 * far as it; known = it is here already, as far or farther.
 */
export const MERGED = ['taken', 'continued', 'known'] as const
export type Merged = (typeof MERGED)[number]

/** takeBack: taken back though somebody had learnt something. refused: a seat did not agree to that. */
export const COMMANDS_LOGGED = [
  'undo',
  'redo',
  'takeBack',
  'refused',
  'botFailed',
  'resumed',
  'renamed',
  'botSat',
  'personSat',
  'known',
  'refusedSameDeal',
  'hint',
] as const

export interface LoggedCommand {
  readonly kind: (typeof COMMANDS_LOGGED)[number]
  readonly seat: Seat
  /** For botFailed: why, as a key into the messages. */
  readonly reason?: string
  /** For undo, redo and takeBack: the entries of the steps that were taken back or made again. */
  readonly entries?: readonly number[]
  /** For takeBack: who had learnt something by them. */
  readonly learnt?: readonly Seat[]
  /** For renamed: what the seat was called before, and what it is called from here on. */
  readonly names?: readonly [string, string]
  /** For botSat: which bot. */
  readonly player?: BotId
  /** For botSat and personSat: who sat there until then. */
  readonly was?: SeatInfo['player']
}

/** Down between two people at one device. Until it is lifted, only what an onlooker may know is sent. */
export interface Curtain {
  readonly seat: Seat
  /** First log entry that this seat has not been shown yet. */
  readonly since: number
  /** A bot held this hand so far: whoever lifts makes the game known. */
  readonly makesKnown: boolean
}

/** Steps that may be taken back past what had been learnt, if everyone agrees. */
export interface TakeBack {
  /** Who wishes it. */
  readonly by: Seat
  /** So many steps, of whoever made them. */
  readonly count: number
  /** The turn of the first of them. */
  readonly turn: number
  /** Who has learnt something by them. */
  readonly learnt: readonly Seat[]
  /** The persons who must agree. */
  readonly asks: readonly Seat[]
}

/** A running game as one screen may see it. */
export interface TableState {
  readonly slot: SlotId
  readonly name: string
  readonly game: GameId
  readonly seats: readonly SeatInfo[]
  readonly practice: boolean
  /** A person who is asked may be told what the strongest bot would do. */
  readonly hints: boolean
  /** What the deal was made from; null while it would tell what lies hidden. */
  readonly seed: number | null
  /** Grows with every change of the table; requests name the one they answer. */
  readonly seq: number
  readonly viewer: Viewer
  readonly curtain: Curtain | null
  readonly status: Status
  readonly view: unknown
  /** Codes of the present choices and the plans; empty unless the viewer is the one who decides. */
  readonly choices: readonly number[]
  readonly plans: readonly Plan[]
  /** null: undo is possible. Otherwise why it is not. */
  readonly undo: Reason | null
  readonly redo: boolean
  /** What whoever looks, or held the device last, may ask to be taken back where undo ends; null = nothing. */
  readonly takeBack: TakeBack | null
  /** Somebody has asked for it, and this seat must say whether it agrees. Nothing else can be done before. */
  readonly consent: { readonly wish: TakeBack; readonly asked: Seat; readonly about: 'takeBack' | 'sameDeal' } | null
  /** May the same cards be played again: at once; when the others agree; or they have. */
  readonly sameDeal: 'free' | 'asks' | 'agreed'
  /** Why the game is not counted; null = it is, unless it is for practice. */
  readonly known: KnownWhy | null
  /** The viewer's own standing order 'do not ask me'; nobody else's is ever told. */
  readonly doNotAsk: boolean
  /** The bot that is choosing now. */
  readonly thinking: Seat | null
  readonly outcome: Outcome | null
  /** Only when the game has ended. */
  readonly scores: readonly Score[] | null
  /** How far the lesson has come that is played here; absent at every other table. */
  readonly lesson?: LessonState
  /** How the problem stands that is solved here; absent at every other table. */
  readonly problem?: ProblemState
}

/** A table after a change. */
export interface TableUpdate {
  readonly table: TableState
  /** What led here since the last update, to be animated; empty = show it as it is (undo, curtain, opening). */
  readonly beats: readonly Beat[]
  /**
   * Log entries from `logFrom` on. Earlier ones stay as they were sent to the same eyes; what other eyes may read of
   * them is asked for (`earlierLog`).
   */
  readonly logFrom: number
  readonly log: readonly LogEntry[]
  /**
   * Whoever looks had only one answer to a question that came of their step: the table gave it, and from this beat on
   * is what came of it.
   */
  readonly alone?: number
}

export type TableCommand =
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** Asks the other persons to let steps be taken back where undo ends; done at once where there are none. */
  | { readonly kind: 'takeBack'; readonly seat: Seat }
  /** Asks the other persons whether the game may end here and begin anew with the same cards. */
  | { readonly kind: 'sameDeal'; readonly seat: Seat }
  /** What a person says to that. */
  | { readonly kind: 'consent'; readonly seat: Seat; readonly agrees: boolean }
  /** Another sits at a seat, or the same by another name: at any time, whoever is asked. */
  | { readonly kind: 'sit'; readonly seat: Seat; readonly who: SeatInfo }
  /** The person at this seat is at the device: send what they may see. */
  | { readonly kind: 'liftCurtain'; readonly seat: Seat }
  /**
   * A standing order of the seat that looks: questions a game lets decline beforehand (vetoes) are declined for it by
   * the table, until it takes the order back.
   */
  | { readonly kind: 'doNotAsk'; readonly seat: Seat; readonly on: boolean }
  /** The bot that thinks is to play the best it has found so far. */
  | { readonly kind: 'hurry' }

/** The table as it was after an entry of the log, for whoever looks. */
export interface Past {
  /** The entry. */
  readonly n: number
  readonly viewer: Viewer
  readonly status: Status
  readonly view: unknown
  /** What led here from the entry before; empty where steps were taken back or nothing moved. */
  readonly beats: readonly Beat[]
}

/** What may come of what is begun, over all ways to go on with it. */
export interface Reach {
  /** The most points the seat can then have. */
  readonly points: number
  /** The most its board can then promise for the next count. */
  readonly next: number
  /** Of so many steps that are open so many can be made at most. */
  readonly steps?: { readonly done: number; readonly all: number }
}

/** What can be come to, and by how much: the value of the card that drives there. */
export interface Opening {
  readonly to: Ref
  readonly n: number
}

/** How far answers can be played on a sampled state: until something would be learnt or another must choose. */
export interface PreviewEnd {
  readonly stops: 'end' | 'learnt' | 'other'
  readonly status: Status
}

/** Of so many lines of answers one may ask at once how their previews end. */
export const MOST_LINES = 1000

/** What would happen, played so. */
export interface Preview extends PreviewEnd {
  readonly beats: readonly Beat[]
  /** What follows by itself, since there is no other answer; absent where nothing does. */
  readonly then?: readonly Beat[]
  /** When more is to be chosen, as far as it is known. */
  readonly reach?: Reach
  /** What can then be come to and cannot now; absent where nothing is. */
  readonly opens?: readonly Opening[]
  /** Where what has been taken up can be put down; absent where nothing has. */
  readonly onto?: readonly Ref[]
}
