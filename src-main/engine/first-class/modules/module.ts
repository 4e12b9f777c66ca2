import type { RefKind, Seat, Viewer } from '../../../../src-shared/core.ts'
import type { FieldName } from '../../../../src-shared/games/first-class/actions.ts'
import type {
  CardKind,
  Condition,
  ConditionKind,
  ModuleLetter,
} from '../../../../src-shared/games/first-class/cards/index.ts'
import { CARDS, CARD_KINDS, MODULE_LETTERS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import type { CoachView, FirstClassView, SeatView } from '../../../../src-shared/games/first-class/view.ts'
import type { State } from '../../flat.ts'
import type { Answers } from '../answers/answer.ts'
import { AT } from '../state.ts'
import type { FirstClassStep } from '../step.ts'
import type { Tell } from '../tell.ts'

/** How cards of one kind are taken. */
export interface CardRule {
  /** Why it can only be refused; 0 = it may be carried out. Absent: it always may. */
  refusal?(s: State, seat: Seat, card: number): number
  /** Could carrying it out do anything at all now? Absent: always. */
  does?(s: State, seat: Seat, card: number): boolean
  /** Puts the card where it belongs and what it does onto the stack. */
  carryOut(s: State, seat: Seat, card: number, emit: Tell): void
}

export type Met<K extends ConditionKind> = (s: State, seat: Seat, condition: Extract<Condition, { kind: K }>) => boolean

/** What a scenario says of a seat's pieces that only modules know. */
export interface ModuleBoard {
  /** B, D: celebrities, passengers, luggage by train and place, -1 = none. */
  readonly riders?: readonly (readonly number[])[]
  /** B: by route card, -1 = none. */
  readonly postcards?: readonly number[]
  /** C: evidence held. */
  readonly evidence?: readonly number[]
  /** C: destroy-evidence cards laid out. */
  readonly destroyers?: readonly number[]
  /** D: places of each train where the rider is aboard, a bit each. */
  readonly aboard?: readonly number[]
  /** E, F: cards between the trains. */
  readonly between?: readonly number[]
  /** E: by place: bits of the trains whose technician's work is done. */
  readonly done?: readonly number[]
  /** Teatime: order tiles by train and place, -1 = none. */
  readonly orders?: readonly (readonly number[])[]
}
/** What a scenario says of pieces of the table that only modules know. */
export interface ModuleScenario {
  /** Teatime: order tiles on offer; those of the present stack are drawn when absent. */
  readonly orders?: readonly number[]
}
/** How many each seat has, or the table, of what is pointed at. */
export type Things = { readonly [K in RefKind]?: { readonly ofSeat: number } | { readonly ofTable: number } }
/** By field of an action: every number from 0 that it can hold is below this one. */
export type ActionFields = Readonly<Record<FieldName, number>>
/** Lays out what a scenario says of a board; `claim` gives a card that must be there and lie nowhere yet. */
export type LayBoard = (s: State, seat: Seat, board: ModuleBoard, claim: (card: number) => number) => void

/**
 * What a module (or teatime) adds to the base game, which asks whoever is installed and in play and knows none by name.
 * Every hook may be absent.
 */
export interface Module {
  inPlay(s: State): boolean
  readonly cards?: Partial<Record<CardKind, CardRule>>
  readonly conditions?: { readonly [K in ConditionKind]?: Met<K> }
  /** Questions of its own, by the kind of their record. `free` = what one may do before and after a card. */
  steps?(free: Answers): readonly (readonly [number, FirstClassStep])[]
  /** More that coins can be spent for. */
  readonly spending?: Answers
  /** The undealt cards of a stack are needed until its last round ends. */
  readonly keepsUndealt?: true
  /** Before the draft: its own pieces. `deck` names components from the top, see setup. */
  setUp?(s: State, deck: readonly number[], emit: Tell): void
  /** In a scenario, before cards are dealt: its cards on a board. What modules share is laid out once. */
  readonly layBoard?: readonly LayBoard[]
  /** What a scenario may say of its own pieces. */
  readonly scenarioFields?: readonly (keyof ModuleScenario)[]
  /** In a scenario, after its own pieces were set up: these as told. */
  arrange?(s: State, spec: ModuleScenario & { readonly boards?: readonly ModuleBoard[] }): void
  /** A new stack is about to be dealt. */
  stackBegan?(s: State, stack: number, emit: Tell): void
  /** A card was taken from the rows, to be carried out or refused. */
  cardTaken?(s: State, seat: Seat, card: number, emit: Tell): void
  /** A row was cleared of these cards, by taking the last one. */
  rowCleared?(s: State, row: number, cards: readonly number[], emit: Tell): void
  turnEnded?(s: State, emit: Tell): void
  /** After the end cards have been counted. */
  finished?(s: State, emit: Tell): void
  /** How many there are of its things. */
  readonly things?: Things
  /** What its fields of actions can hold. */
  readonly actionFields?: Partial<ActionFields>
  /** What it shows of the table, of a seat's board (`sees` = to its own eyes, or all is open), of a card of a train. */
  readonly view?: {
    table?(s: State, viewer: Viewer): Partial<FirstClassView>
    seat?(s: State, seat: Seat, sees: boolean): Partial<SeatView>
    coach?(s: State, seat: Seat, train: number, place: number): Partial<CoachView>
  }
  /** Its events as this viewer may see them. */
  redact?(event: FirstClassEvent, viewer: Viewer): FirstClassEvent
  /** Takes out of a copy what this seat may not know, and deals it anew by lot. */
  hide?(known: State, seat: Seat): void
  redeal?(s: State, seat: Seat, rng: Int32Array): void
  /** A wagon was laid or rose at this place. */
  wagonChanged?(s: State, seat: Seat, train: number, place: number, emit: Tell): void
  /** A conductor came from so many cards further on. */
  conductorMoved?(s: State, seat: Seat, train: number, from: number, emit: Tell): void
  /** The most coins that wagons rising and conductors walking could still bring a seat. */
  mayPay?(s: State, seat: Seat): number
  /** A card was laid between the trains. */
  betweenLaid?(s: State, seat: Seat, card: number, place: number, emit: Tell): void
  /** How many times the bonus of the route card at this index is had. */
  bonusTimes?(s: State, seat: Seat, index: number): number
  /** What it adds to a train at a scoring, as the train stands now. */
  trainAdds?(s: State, seat: Seat, train: number): number
  /** Points of its own when the trains of a seat score. */
  scored?(s: State, seat: Seat, emit: Tell): void
}

export const installed: Module[] = []
const cardRules: CardRule[] = []
type AnyMet = (s: State, seat: Seat, condition: Condition) => boolean
const conditions: { [kind: string]: AnyMet } = {}

/** Makes card kinds and conditions known. The base game installs its own the same way, without a letter. */
export function install(parts: Pick<Module, 'cards' | 'conditions'>): void {
  for (const [kind, rule] of Object.entries(parts.cards ?? {})) cardRules[CARD_KINDS.indexOf(kind as CardKind)] = rule
  for (const [kind, met] of Object.entries(parts.conditions ?? {})) conditions[kind] = met as AnyMet
}

type Hook =
  | 'stackBegan'
  | 'cardTaken'
  | 'rowCleared'
  | 'turnEnded'
  | 'wagonChanged'
  | 'conductorMoved'
  | 'mayPay'
  | 'betweenLaid'
  | 'bonusTimes'
  | 'trainAdds'
  | 'scored'
type Having<K extends Hook> = Module & Required<Pick<Module, K>>

/** The modules that have a hook, in their order. Most have few, and some are asked for several times a turn. */
export const having: { readonly [K in Hook]: Having<K>[] } = {
  stackBegan: [],
  cardTaken: [],
  rowCleared: [],
  turnEnded: [],
  wagonChanged: [],
  conductorMoved: [],
  mayPay: [],
  betweenLaid: [],
  bonusTimes: [],
  trainAdds: [],
  scored: [],
}

/** Makes a module known: its parts, and its hooks for games in which it is in play. */
export function installModule(module: Module): void {
  install(module)
  installed.push(module)
  for (const hook of Object.keys(having) as Hook[]) if (module[hook]) (having[hook] as Module[]).push(module)
}

/** The bit of a module in the set of those that were chosen. */
export const moduleBit = (letter: ModuleLetter): number => 1 << MODULE_LETTERS.indexOf(letter)
/** Is the module in this game? */
export const inPlay = (s: State, module: Module): boolean => module.inPlay(s)
/** In play when its letter was chosen. */
export function withLetter(letter: ModuleLetter): (s: State) => boolean {
  const bit = moduleBit(letter)
  return (s) => (s[AT.modules] & bit) !== 0
}
/** What cards of a kind (its place in CARD_KINDS) do. */
export const ruleOfKind = (kind: number): CardRule => cardRules[kind]
/** Does a seat meet a contract's condition now? */
export const conditionMet = (s: State, seat: Seat, condition: Condition): boolean =>
  conditions[condition.kind](s, seat, condition)

/** By card: whether a seat meets what it asks. Filled as contracts are asked about: modules bring conditions too. */
const contracts: (ContractMet | undefined)[] = new Array<undefined>(CARDS.length).fill(undefined)
type ContractMet = (s: State, seat: Seat) => boolean

/** Does a seat meet what a contract asks? No card but a contract does. */
export const contractMet = (s: State, seat: Seat, card: number): boolean =>
  (contracts[card] ??= metOfCard(card))(s, seat)

function metOfCard(card: number): ContractMet {
  const { condition } = CARDS[card]
  if (!condition) return () => false
  const met = conditions[condition.kind]
  return (s, seat) => met(s, seat, condition)
}
