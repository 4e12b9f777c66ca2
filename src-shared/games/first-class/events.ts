import type { GameEvent, Seat } from '../../core.ts'
import type { ModuleLetter } from './cards/row.ts'

type Base = GameEvent
type Of<K extends string, Body = unknown> = Base & { readonly kind: K } & Readonly<Body>

/** Why points were had; the names of the columns of the score sheet. */
export const SCORE_SOURCES = [
  'cities',
  'constantinople',
  'trains1',
  'trains2',
  'trains3',
  'celebrities',
  'switches',
  'luggage',
  'teatime',
  'effects',
  'coins',
  'endCards',
  'evidence',
  'murderer',
] as const
export type ScoreSource = (typeof SCORE_SOURCES)[number]

export type CoinUse = 'wagon' | 'step' | 'upgrade' | 'point' | 'endCard' | 'order'

/** Who can hold evidence: seats 0 to 3, then the dummies, suspects 1 (4) and 2 (5). */
export type Holder = number

export interface Verdict {
  readonly holder: Holder
  readonly evidence: readonly number[]
  /** Those handed in or destroyed. */
  readonly destroyed: readonly number[]
  readonly prints: number
}

/** All that happens in First Class. `train` 0 upper, 1 lower; `place` from 0. Cards may be UNKNOWN after redaction. */
export type FirstClassEvent =
  | Of<'setUp', { starter: Seat; modules: readonly ModuleLetter[] }>
  /** The seat was handed these end cards to keep one of; only that seat sees which. */
  | Of<'draftHanded', { endCards: readonly number[] }>
  | Of<'drafted', { endCard: number }>
  | Of<'endCardsOpened', { endCards: readonly number[] }>
  /** A round began: 18 cards, row by row; -1 where none was left. */
  | Of<'dealt', { round: number; cards: readonly number[] }>
  | Of<'turnBegan'>
  | Of<'taken', { card: number; row: number; column: number; refused: boolean }>
  | Of<'startTaken'>
  /** The start tile removed this card. */
  | Of<'removed', { card: number; row: number; column: number }>
  | Of<'rowCleared', { row: number; cards: readonly number[] }>
  | Of<'filed', { card: number }>
  | Of<'contractKept', { card: number }>
  | Of<'contractFulfilled', { card: number; count: number }>
  | Of<'routeLaid', { card: number; index: number }>
  | Of<'wagonLaid', { train: number; place: number }>
  | Of<'upgraded', { train: number; place: number; from: number; to: number }>
  | Of<'mailLaid', { train: number; mail: number }>
  | Of<'tileLaid', { train: number; tile: number }>
  | Of<'walked', { train: number; from: number; to: number }>
  | Of<'drove', { from: number; to: number }>
  /** A conductor came to an engine tile while there were places in Constantinople; place from 1. */
  | Of<'constantinople', { train: number; place: number; points: number }>
  | Of<'scored', { source: ScoreSource; points: number }>
  /** Laid on the coin board: so many in each column. */
  | Of<'coinsLaid', { columns: readonly number[] }>
  /** They do not fit: room is to be made. */
  | Of<'coinsWait', { n: number }>
  | Of<'coinsLost', { n: number }>
  | Of<'coinSpent', { column: number; use: CoinUse }>
  | Of<'endCardTaken', { endCard: number }>
  | Of<'frameGained'>
  | Of<'frameBegan', { times: number }>
  | Of<'frameEnded'>
  | Of<'frameLapsed'>
  | Of<'celebrityBoarded', { card: number; train: number; place: number }>
  | Of<'postcardLaid', { card: number; index: number }>
  /** D: a card found its wagon, as passenger (upper train) or luggage (lower). */
  | Of<'riderSeated', { card: number; train: number; place: number }>
  /** D: a passenger boarded or luggage was loaded; what it paid, the earlier ones counted. */
  | Of<'boarded', { card: number; train: number; place: number; coins: number; points: number }>
  | Of<'identityDealt', { holder: Holder; identity: number }>
  | Of<'evidenceDrawn', { holder: Holder; evidence: number }>
  | Of<'destroyerLaid', { card: number }>
  /** A dummy got a card of a cleared row. */
  | Of<'dummyTook', { holder: Holder; card: number }>
  | Of<'murdererShown', { holder: Holder | -1 }>
  | Of<'verdict', { holders: readonly Verdict[]; out: readonly Holder[] }>
  | Of<'ordersOpened', { tiles: readonly number[] }>
  | Of<'ordersLeft', { tiles: readonly number[] }>
  | Of<'ordered', { tile: number; train: number; place: number }>
  /** `over` = the card it covers, -1 = none. */
  | Of<'betweenLaid', { card: number; place: number; over: number }>
  /** A technician's work in one train is done, or lapsed because the wagon could not rise. */
  | Of<'technicianWorked', { card: number; train: number; lapsed: boolean }>
  /** This factory is next. */
  | Of<'factoryWorks', { card: number; place: number; upgrades: number; limit: number }>
  | Of<'warehouseOpened', { cards: readonly number[] }>
  | Of<'fetched', { card: number }>
  | Of<'warehouseClosed', { cards: readonly number[] }>
  /** `taker` = who took the start tile that gives it. */
  | Of<'startBonusBegan', { taker: Seat }>
  | Of<'turnEnded'>
  | Of<'roundEnded', { round: number; starter: Seat }>
  | Of<'scoringBegan', { scoring: number }>
  | Of<'cityCollected', { index: number; times: number }>
  /** One train's points: for each place what it gives now (0 beyond the conductor). */
  | Of<'trainScored', { train: number; places: readonly number[]; points: number }>
  | Of<'switchScored', { card: number; place: number; train: number; points: number }>
  /** The end: what each seat drafted. */
  | Of<'draftsShown', { endCards: readonly number[] }>
  | Of<'endCardScored', { endCard: number; cards: number; points: number }>
  | Of<'ended'>

export type FirstClassEventKind = FirstClassEvent['kind']
