import {
  CARDS,
  END_CARDS,
  EVIDENCE,
  IDENTITIES,
  MODULE_LETTERS,
  ORDERS,
  STACKS,
  TOOLBOX_ID,
  type ModuleLetter,
  type Stack,
} from '../../../src-shared/games/first-class/cards/index.ts'
import { SCORE_SOURCES } from '../../../src-shared/games/first-class/events.ts'
import type { Seat } from '../../../src-shared/core.ts'
import { recordsSize, type Records } from '../chain.ts'
import { layout, type State } from '../flat.ts'
import { GENERATOR_WORDS } from '../random.ts'
import { BETWEEN_PLACES, PLACES, TRAINS } from '../../../src-shared/games/first-class/refs.ts'

export { BETWEEN_PLACES, PLACES, TRAINS }

/**
 * Where everything lies in the flat state. A slot in which 0 could mean 'none' holds the number plus 1.
 * Lists by seat lie seat after seat.
 */
export const MAX_SEATS = 4
export const MAIL_PLACE = 5
export const TILE_PLACE = 9
export const ROWS = 3
export const COLUMNS = 6
/** As many cards as a stack can have, with the two modules that bring most to it. */
export const STACK_CARDS = Math.max(...STACKS.map(mostCards))
/** Who can hold evidence: seats and two dummies. */
export const MAX_HOLDERS = 6
export const MAX_ROUTE = 12
export const MAX_CONTRACTS = 18
export const OPEN_END_CARDS = 4
export const SOURCES_OF_POINTS = SCORE_SOURCES.length

/** What the table waits for when nothing is being carried out. */
export const ENDED = 0
export const DRAFT = 1
export const TURN = 2
/** A seat uses what another's start tile gave it. */
export const BONUS = 3
export const SCORING = 4

const WIDTH = 6
/** Turn, warehouse, contract, frame and, with passengers, a place for coins within another for each of them. */
const DEPTH = 20
const GAINED_WIDTH = 3
const GAINED_ROOM = 40

export const AT = layout({
  generator: GENERATOR_WORDS,
  /** The version of the rules by which the game is played: see versions.ts. */
  rulesVersion: 1,
  seatCount: 1,
  /** Modules in play, a bit each. */
  modules: 1,
  /** Modules that were asked for by name, a bit each; the rest came by lot. */
  asked: 1,
  randomModules: 1,
  overflowCoinsScore: 1,
  autoRefuse: 1,
  teatime: 1,
  startBonusOnOwnTurn: 1,
  dummySuspects: 1,
  extraEvidence: 1,
  evidenceAtTurnEnd: 1,
  limitedWagons: 1,

  seq: 1,
  phase: 1,
  round: 1,
  turn: 1,
  /** Turns begun this round, less one. */
  turnOfRound: 1,
  /** Who has the start figure. */
  starter: 1,
  /** Who had it in the draft. */
  firstStarter: 1,
  active: 1,
  /** Who chooses and for whose board. */
  actor: 1,
  /** In this turn a card or the start tile has been taken. */
  taken: 1,
  startTakenNow: 1,
  /** Who holds the start tile + 1. */
  startHolder: 1,
  /** Off-turn bonuses: seats after the taker; scoring: seats after the starter. */
  offset: 1,

  stackOrder: 3 * STACK_CARDS,
  stackSize: 3,
  /** Cards dealt from each stack: the next lies there. */
  stackNext: 3,
  rows: ROWS * COLUMNS,
  rowTaken: ROWS,
  /** Seat + 1 who took the card of each place of the rows this round. */
  takers: ROWS * COLUMNS,
  /** Zone of each action card, its seat, and between the trains the card beneath it: see zones.ts. */
  where: CARDS.length,

  endDeck: END_CARDS.length,
  endDeckCount: 1,
  endOpen: OPEN_END_CARDS,
  /** Seat + 1 who took the end card from the open ones. */
  endOwner: END_CARDS.length,
  drafted: MAX_SEATS,
  draftSet: MAX_SEATS + 1,
  draftCount: 1,
  /** How many seats have kept one. */
  draftDone: 1,
  leftover: 1,

  tilesLaid: 1,
  /** Seats + 1 in order of arrival. */
  constantinople: 3,

  points: MAX_SEATS * SOURCES_OF_POINTS,
  /** What each seat had before the present or latest scoring. */
  pointsBefore: MAX_SEATS,
  /** What the scoring has counted of each seat + 1; 0 = not yet. See COUNTED. */
  counted: MAX_SEATS * 5,
  trainLength: MAX_SEATS * TRAINS,
  /** 1-6 a wagon by value, MAIL + mail wagon, TILE + tile. */
  coaches: MAX_SEATS * TRAINS * PLACES,
  /** Cards the conductor has come to. */
  conductor: MAX_SEATS * TRAINS,
  /** The card in a wagon + 1. */
  riders: MAX_SEATS * TRAINS * PLACES,
  locomotive: MAX_SEATS,
  cities: MAX_SEATS,
  routeCount: MAX_SEATS,
  route: MAX_SEATS * MAX_ROUTE,
  postcards: MAX_SEATS * MAX_ROUTE,
  coins: MAX_SEATS * 3,
  /** Mail wagons laid, a bit each. */
  mailUsed: MAX_SEATS,
  contractCount: MAX_SEATS,
  contracts: MAX_SEATS * MAX_CONTRACTS,
  fulfilled: MAX_SEATS,
  between: MAX_SEATS * BETWEEN_PLACES,
  /** Technician: a bit for each train whose work is done or lapsed. */
  betweenDone: MAX_SEATS * BETWEEN_PLACES,

  /** Coins that come as the last step of what was done outside a frame. */
  pooled: 1,
  /** The start tile's frame + 1 that waits for the seat's own turn. */
  bonusDue: MAX_SEATS,
  /** Wagon cards left of each pair of values, with the house rule. */
  supply: 3,
  /** Seats that cannot win, a bit each. */
  out: 1,

  /** D: places, a bit each, where the card in the wagon has come aboard. */
  boarded: MAX_SEATS * TRAINS,
  /** C: identity cards + 1 of the seats, then of the dummies or the box. */
  identities: IDENTITIES,
  evidencePile: EVIDENCE.length,
  evidenceCount: 1,
  /** Holder + 1 of each piece of evidence: seats, then the two dummies. */
  evidenceHolder: EVIDENCE.length,
  /** To be drawn when the turn is over. */
  evidenceDue: MAX_HOLDERS,
  /** Teatime: OPEN, GONE, or ORDERED + place of the wagon among all. */
  orders: ORDERS.length,

  /** Scoring: bonus cities of the present seat that have paid; a word for the board, one for each route card. */
  cityPaid: 1 + MAX_ROUTE,
  /** Cards open in the warehouse + 1. */
  warehouse: 4,

  stack: recordsSize(WIDTH, DEPTH),
  gained: recordsSize(GAINED_WIDTH, GAINED_ROOM),

  /** The frame at work: what is left of each effect. */
  frameWagons: 1,
  frameUpgrades: 5,
  frameFree: 1,
  /** Value up to which free upgrades go. */
  frameLimit: 1,
  frameConductor: 1,
  /** Conductors that have made their move, a bit each. */
  frameWalked: 1,
  frameConductors: TRAINS,
  frameLocomotive: 1,
  frameCoins: 1,
  framePoints: 1,
  frameEndCards: 1,
  frameOneOf: 1,
})

const { stack: STACK, gained: GAINED, seatCount: SEAT_COUNT, actor: ACTOR, phase: PHASE, modules: MODULES } = AT

/** What is being carried out, the innermost on top: kind, three numbers of its own, what it comes from (kind, id). */
export const stack: Records = { at: STACK, width: WIDTH, room: DEPTH }
/** Gained frames: the frame + 1, what gave it (kind, id). */
export const gained: Records = { at: GAINED, width: GAINED_WIDTH, room: GAINED_ROOM }

/**
 * What a scoring counts one after the other: the route and what coins bought, upper train, lower train, engine tiles,
 * what modules add.
 */
export const COUNTED = 5

export const MAIL = 8
export const TILE = 16

/** The toolbox, which is the last, has a place of its own. */
function mostCards(stack: Stack): number {
  const dealt = CARDS.slice(0, TOOLBOX_ID)
  const of = (letter?: ModuleLetter) => dealt.filter((card) => card.stack === stack && card.module === letter).length
  const [most, second] = MODULE_LETTERS.map(of).sort((a, b) => b - a)
  return of() + most + second
}

/** How many seats play. */
export const seatCount = (s: State): number => s[SEAT_COUNT]
/** All seats. */
export const everySeat = (s: State): Seat[] => Array.from({ length: seatCount(s) }, (_, seat) => seat)
/** Who chooses, and for whose board. */
export const actor = (s: State): Seat => s[ACTOR]
/** The seat `n` places on, clockwise. */
export const nextSeat = (s: State, seat: Seat, n = 1): Seat => (seat + n) % s[SEAT_COUNT]
/** Coins may be spent and room must be made only in one's own turn or scoring. */
export const ownTurn = (s: State): boolean => s[PHASE] !== BONUS
/** The lesson-size game of base cards alone, one round a stack. */
export const isLesson = (s: State): boolean => s[MODULES] === 0
/** How many rounds the game has. */
export const roundsOf = (s: State): number => (isLesson(s) ? 3 : 6)
/** From which stack of cards, 0 to 2, a round is dealt. */
export const stackOfRound = (s: State, round: number): number => (isLesson(s) ? round - 1 : (round - 1) >> 1)
/** Is this round the last one of its stack, so that a scoring follows? */
export const endsStack = (s: State, round: number): boolean => isLesson(s) || round % 2 === 0
