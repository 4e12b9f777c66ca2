import { END_CARDS, TOOLBOX_ID, WAGON_CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import { isReason } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { shuffle } from '../../random.ts'
import { layBoard, type BoardScenario } from './scenario-board.ts'
import { goOn } from '../rules.ts'
import { modules } from '../modules/index.ts'
import { inPlay, installed, type ModuleScenario } from '../modules/module.ts'
import { emptyTable, inGame } from './setup.ts'
import { pairOf } from '../board/coaches.ts'
import { dropUndealt, keepsUndealt, openBooks } from '../turn.ts'
import {
  AT,
  MAIL,
  MAX_SEATS,
  PLACES,
  SCORING,
  STACK_CARDS,
  TRAINS,
  TURN,
  endsStack,
  isLesson,
  nextSeat,
  roundsOf,
  seatCount,
  stackOfRound,
} from '../state.ts'
import { CARD_STACK } from '../tables.ts'
import { SLOTS } from '../board/rows.ts'
import { DISCARDED, IN_ROW, IN_STACK, NOT_IN_GAME, putCard, zoneOf } from '../board/zones.ts'

/** A position at the beginning of a turn or a scoring, in plain JSON. All fields may be left out. */
export interface FirstClassScenario extends ModuleScenario {
  readonly seats?: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly seed?: number
  /** The version of the rules; the newest when absent. */
  readonly rulesVersion?: number
  /** From 1. */
  readonly round?: number
  /** Turns of the round that are over. */
  readonly turnsDone?: number
  readonly starter?: number
  /** 'scoring' begins with the starter. */
  readonly phase?: 'turn' | 'scoring'
  /** The card of the turn has been taken. */
  readonly taken?: boolean
  /** Who holds the start tile. */
  readonly startHolder?: number
  /** Cards of the rows in reading order, -1 = gone; dealt from the stack when absent. */
  readonly rows?: readonly number[]
  readonly takenFromRow?: readonly number[]
  /** Cards on top of the present stack. */
  readonly stackTop?: readonly number[]
  readonly openEndCards?: readonly number[]
  /** Seats in Constantinople, in order. */
  readonly constantinople?: readonly number[]
  readonly boards?: readonly BoardScenario[]
  /** Components on top of what a module shuffles, numbered as in `deck`. */
  readonly hidden?: readonly number[]
  /** Wagon cards left of each pair (house rule limitedWagons); counted when absent. */
  readonly wagonCards?: readonly number[]
}

const FIELDS: readonly string[] = [
  'seats',
  'options',
  'seed',
  'rulesVersion',
  'round',
  'turnsDone',
  'starter',
  'phase',
  'taken',
  'startHolder',
  'rows',
  'takenFromRow',
  'stackTop',
  'openEndCards',
  'constantinople',
  'boards',
  'hidden',
  'wagonCards',
  ...modules.flatMap(({ scenarioFields }) => scenarioFields ?? []),
]

/** See Game.scenario. @throws RangeError with a sentence when it makes no position. */
export function scenario(json: unknown): State {
  if (typeof json !== 'object' || json === null) throw new RangeError('a scenario is an object')
  for (const field of Object.keys(json))
    if (!FIELDS.includes(field)) throw new RangeError(`a scenario has no '${field}'`)
  const spec = json as FirstClassScenario
  const hidden: unknown = spec.hidden ?? []
  if (!Array.isArray(hidden) || !hidden.every(Number.isInteger))
    throw new RangeError(`hidden components are a list of whole numbers, not ${JSON.stringify(hidden)}`)
  const s = begin(spec)
  spec.boards?.forEach((board, seat) => layBoard(s, seat, board))
  openBooks(s)
  placeCards(s, spec)
  placeEndCards(s, spec)
  for (const module of installed) if (module.setUp && inPlay(s, module)) module.setUp(s, spec.hidden ?? [], undefined)
  for (const module of installed) if (module.arrange && inPlay(s, module)) module.arrange(s, spec)
  if (s[AT.limitedWagons]) countSupply(s, spec)
  spec.constantinople?.forEach((seat, i) => (s[AT.constantinople + i] = seat + 1))
  goOn(s)
  return s
}

function begin(spec: FirstClassScenario): State {
  const options = firstClassOptions.parse(spec.options)
  if (isReason(options)) throw new RangeError(`these are not options: ${JSON.stringify(spec.options)}`)
  const s = emptyTable(options, spec.seats ?? 2, spec.seed ?? 1, spec.starter ?? 0, spec.rulesVersion)
  const round = spec.round ?? (spec.phase === 'scoring' && !isLesson(s) ? 2 : 1)
  if (!(round >= 1 && round <= roundsOf(s))) throw new RangeError(`there is no round ${round}`)
  if (spec.phase === 'scoring' && !endsStack(s, round)) throw new RangeError(`no scoring follows round ${round}`)
  if ((spec.boards?.length ?? 0) > seatCount(s)) throw new RangeError('more boards than seats')
  s[AT.round] = round
  s[AT.turn] = 1
  s[AT.phase] = spec.phase === 'scoring' ? SCORING : TURN
  s[AT.turnOfRound] = spec.turnsDone ?? 0
  s[AT.active] = spec.phase === 'scoring' ? s[AT.starter] : nextSeat(s, s[AT.starter], s[AT.turnOfRound] % seatCount(s))
  s[AT.actor] = s[AT.active]
  s[AT.taken] = spec.taken ? 1 : 0
  s[AT.startHolder] = spec.startHolder === undefined ? 0 : spec.startHolder + 1
  return s
}

/** Cards that no seat has: on the rows as told or dealt, in the stacks to come, out of the game for stacks gone by. */
function placeCards(s: State, spec: FirstClassScenario): void {
  const pile = stackOfRound(s, s[AT.round])
  const over = spec.phase === 'scoring'
  for (let slot = 0; slot < (spec.rows?.length ?? 0); slot++)
    if (spec.rows![slot] >= 0) putRow(s, spec.rows![slot], slot)
  for (let row = 0; row < 3; row++) s[AT.rowTaken + row] = spec.takenFromRow?.[row] ?? 0
  for (let stack = 0; stack < 3; stack++) {
    const cards = freeCards(s, stack, stack === pile ? (spec.stackTop ?? []) : [])
    if (stack < pile || (stack === pile && over)) for (const card of cards) putCard(s, card, DISCARDED)
    else lieInStack(s, stack, cards)
  }
  if (!over && spec.rows === undefined) dealRows(s, pile)
  if (over || !endsStack(s, s[AT.round])) return
  if (keepsUndealt(s)) dropSurplus(s, pile)
  else dropUndealt(s, pile)
}

function putRow(s: State, card: number, slot: number): void {
  if (slot >= SLOTS || !Number.isInteger(card) || !inGame(s, card) || zoneOf(s, card) !== NOT_IN_GAME) {
    throw new RangeError(`card ${card} cannot lie in the rows`)
  }
  s[AT.rows + slot] = card + 1
  putCard(s, card, IN_ROW)
}

/** The cards of a stack that lie nowhere yet: those named first, the others shuffled. */
function freeCards(s: State, stack: number, top: readonly number[]): number[] {
  const rest: number[] = []
  for (let card = 0; card < TOOLBOX_ID; card++) {
    if (CARD_STACK[card] === stack && inGame(s, card) && zoneOf(s, card) === NOT_IN_GAME && !top.includes(card))
      rest.push(card)
  }
  shuffle(s, AT.generator, rest, 0, rest.length)
  for (const card of top)
    if (zoneOf(s, card) !== NOT_IN_GAME || CARD_STACK[card] !== stack)
      throw new RangeError(`card ${card} cannot lie in the stack`)
  return [...top, ...rest]
}

function lieInStack(s: State, stack: number, cards: readonly number[]): void {
  cards.forEach((card, i) => {
    s[AT.stackOrder + stack * STACK_CARDS + i] = card + 1
    putCard(s, card, IN_STACK)
  })
  s[AT.stackSize + stack] = cards.length
}

function dealRows(s: State, pile: number): void {
  for (let slot = 0; slot < SLOTS && slot < s[AT.stackSize + pile]; slot++) {
    putCard(s, s[AT.stackOrder + pile * STACK_CARDS + slot] - 1, NOT_IN_GAME)
    putRow(s, s[AT.stackOrder + pile * STACK_CARDS + slot] - 1, slot)
    s[AT.stackNext + pile]++
  }
}

/** In the last round of a stack four cards are left of it, for who needs them; the others went by. */
function dropSurplus(s: State, pile: number): void {
  const keep = 4
  while (s[AT.stackSize + pile] - s[AT.stackNext + pile] > keep) {
    const last = AT.stackOrder + pile * STACK_CARDS + --s[AT.stackSize + pile]
    putCard(s, s[last] - 1, DISCARDED)
    s[last] = 0
  }
}

/** Drafted, taken and open end cards as told; what is missing comes from the shuffled deck. */
function placeEndCards(s: State, spec: FirstClassScenario): void {
  const used = new Set<number>()
  const claim = (card: number): void => {
    if (!(card >= 0 && card < END_CARDS.length) || used.has(card))
      throw new RangeError(`end card ${card} is not there or is there twice`)
    used.add(card)
  }
  for (let card = 0; card < END_CARDS.length; card++) if (s[AT.endOwner + card] !== 0) claim(card)
  for (let seat = 0; seat < seatCount(s); seat++) if (s[AT.drafted + seat] !== 0) claim(s[AT.drafted + seat] - 1)
  spec.openEndCards?.forEach((card, i) => {
    claim(card)
    s[AT.endOpen + i] = card + 1
  })
  const deck = END_CARDS.map((_, card) => card).filter((card) => !used.has(card))
  shuffle(s, AT.generator, deck, 0, deck.length)
  for (let seat = 0; seat < seatCount(s); seat++) if (s[AT.drafted + seat] === 0) s[AT.drafted + seat] = deck.pop()! + 1
  s[AT.leftover] = deck[0] + 1
  if (!spec.openEndCards) for (let i = 0; i < 4; i++) s[AT.endOpen + i] = deck.pop()! + 1
  s[AT.draftDone] = seatCount(s)
  deck.forEach((card, i) => (s[AT.endDeck + i] = card + 1))
  s[AT.endDeckCount] = deck.length
}

/** House rule limitedWagons: what the trains do not need is in the box. */
function countSupply(s: State, spec: FirstClassScenario): void {
  WAGON_CARDS.forEach((n, pair) => (s[AT.supply + pair] = n))
  for (let i = 0; i < MAX_SEATS * TRAINS * PLACES; i++) {
    const level = s[AT.coaches + i]
    if (level > 0 && level < MAIL) s[AT.supply + pairOf(level)]--
  }
  spec.wagonCards?.forEach((n, pair) => (s[AT.supply + pair] = n))
}
