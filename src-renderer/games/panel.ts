import type { Component } from 'svelte'
import type { GameEvent, GameId, Phrase, Ref, Score, Seat } from '../../src-shared/core.ts'
import type { MessageKey } from '../messages/index.ts'
import type { Apart } from '../words/advice.ts'
import type { Speech } from '../words/speech.ts'
import type { Beat, SeatInfo, TableState } from '../../src-shared/table.ts'
import type { RuleLinks } from '../rules/links.ts'
import type { RulePictures } from '../rules/pictures.ts'
import type { ShortcutGroup } from '../screens/shortcuts.ts'
import type { SceneFrame, TableScene } from '../stage/scene.ts'
import type { TableSession } from '../state/table/table.svelte.ts'
import type { Movables } from '../ui/choosing/dragging.ts'
import type { DropSign } from '../ui/choosing/drop-sign.ts'
import type { ShownTable } from './shown-table.ts'
import type { GameTicket } from './ticket.ts'

/** A game's options by name, before the doors have checked them. */
export type Options = Readonly<Record<string, unknown>>

/** Something that a game with its options plays otherwise, and the page of the rules that speaks of it. */
export interface Difference {
  readonly text: string
  readonly anchor: string
}

/** A table before anything was dealt, and what led from there to where the first turn begins. */
export interface Opening {
  readonly before: unknown
  readonly beats: readonly Beat[]
  /** To whom the lot falls; absent where it is whoever is asked first. */
  readonly starter?: Seat
}

/** What a deed is for, in words, and the thing that it is about. */
export interface AimOfDeed {
  readonly phrase: Phrase
  readonly ref: Ref
}

/** What a game brings to the screens beside its drawn table. */
export interface GamePanel extends GameTicket {
  /** All it has to say. */
  readonly speech: Speech<unknown>
  /**
   * What an answer is for that leads from one position to another, for a hint. `line`: how it would stand after each of
   * what the hint does then; `kept`: what another hint of the same turn was for. Absent, null: untold.
   */
  aim?(
    before: unknown,
    after: unknown,
    seat: Seat,
    meant: { readonly line: readonly unknown[]; readonly kept: Ref | null },
  ): AimOfDeed | null
  /** How far the game has come, in the bar; where this is not given, the turn and whose it is. */
  readonly Progress?: Component<{ table: TableState }>
  /** Words and names for the drawn table. */
  frame(table: ShownTable): SceneFrame
  /** The position as a small picture; `close`: only what lies round whoever is to move. */
  readonly Thumb: Component<{ view: unknown; label: string; close?: boolean }>
  /** The position in words, where nothing can be drawn. */
  readonly InWords: Component<{ table: ShownTable }>
  /** Lines and house rules in the new-game screen, for so many seats; `sit` makes it so many. */
  readonly SetUp: Component<{
    options: Options
    seats: number
    change: (options: Options) => void
    sit: (seats: number) => void
  }>
  /** Where tables of one's own are drawn, loaded when it is opened. */
  editor?(): Promise<{ readonly default: Component }>
  /** The score sheet: a column for each seat, a row for each part of the score. */
  readonly Sheet: Component<{
    scores: readonly Score[]
    places: readonly (readonly number[])[]
    out: readonly number[]
    seats: readonly SeatInfo[]
    view: unknown
    /** All of the game, once it is known: what a sum is made of. */
    events: readonly GameEvent[]
  }>
  /** What the winner has built, in the banner; where this is not given, a locomotive. */
  readonly Winner?: Component<{ table: TableState; seat: Seat }>
  /** What stands beside the chart instead of the key moments, when there is such a thing in this game. */
  readonly ending?: {
    shows(table: TableState): boolean
    readonly Panel: Component<{ table: TableState; events: readonly GameEvent[] }>
  }
  /** A card's rails beside a row of the list, where its rows have any; `turned` = so far its table is turned. */
  readonly Glyph?: Component<{ rails: number; turned?: number }>
  /** Small pictures of what an answer does, in its row of the list, where its rows have any. */
  readonly Signs?: Component<{ of: readonly unknown[] }>
  /** Words for its sides as they are seen with the table turned so far; where it lies one way only, none. */
  readonly asTurned?: (what: Phrase, turn: number) => Phrase
  /** What a thing's slip shows of it large, where the table has no room for that; nothing, of most things. */
  readonly Pictured?: Component<{ of: Ref }>
  /** What the signs on its drawn table mean, where it has some that words must explain. */
  readonly legend?: {
    readonly title: MessageKey
    shows(options: Options): boolean
    readonly Panel: Component<{ table: TableState }>
  }
  /**
   * What of its table a seat has come upon that no question is about, and the rule it follows; `first` = it is said
   * before what is asked.
   */
  met?(view: unknown, seat: Seat): readonly { readonly what: string; readonly rule: string; readonly first?: true }[]
  /** What is said at first sight of a kind of question has been done, though the question is asked still. */
  isDone?(view: unknown, kind: string): boolean
  /** How far apart moves are that a hint calls weaker, or much weaker, in what its bots hold them to be worth. */
  readonly apart: Apart
  /** When the game has ended its table stays until whoever looks goes on to the scores. */
  readonly endStays?: true
  /** How a turn is told hangs on what was done long before it: all of the log is fetched when the table is opened. */
  readonly toldByAll?: true
  /** The table shows what was done since such an event: the log is fetched as far back when the table is opened. */
  shownSince?(event: GameEvent): boolean
  /** A card that is previewed is turned at its pill; where several ways fit, a second click lays it. */
  readonly turnsAtPill?: true
  /** The numbers of the list stand on the places that its rows are about. */
  readonly numbersPlaces?: true
  /** What of it can be dragged. */
  readonly movable: Movables
  /** Where something that is dragged goes that is no place of the table: what it would do there is said. */
  readonly dropSign?: DropSign
  /** Questions put across the drawn table, by their kinds, and what shows them there and beside it. */
  readonly across?: {
    readonly kinds: readonly string[]
    readonly Panel: Component<{
      session: TableSession
      scene: TableScene
      paintings: number
      width: number
      height: number
    }>
    readonly Beside: Component<{ session: TableSession }>
  }
  /** Keys that only this game has. */
  readonly shortcuts?: readonly ShortcutGroup[]
  /** Its rules page; the texts are in its folder rules. */
  readonly rules: {
    /** Where questions, reasons, things and headings lead. */
    readonly links: RuleLinks<unknown>
    /** Small pictures, loaded when the page is opened. */
    pictures(): Promise<RulePictures>
    /** What a house rule is called. */
    optionLabel(option: string): string
    /**
     * What else is played otherwise than the rulebook has it, where options other than house rules can bring that
     * about.
     */
    differences?(options: Options): readonly Difference[]
  }
  /**
   * How the table came about that stands before the first turn, from all that was told so far; null when more was done
   * than that. Absent where nothing of it is worth a look.
   */
  opening?(view: unknown, events: readonly GameEvent[]): Opening | null
  /**
   * What begins a turn does no more than lay the table for it: before one's own it is shown as the end of the turn
   * before, for nobody is to play before the table lies for them.
   */
  laysTable?(event: GameEvent): boolean
  /** With this begins what has a time of its own beside the turn it is told with: a scoring. */
  countsApart?(event: GameEvent): boolean
  /** With this another seat is at work within a turn: its board lies there, and face and words are its own. */
  passes?(event: GameEvent): boolean
  /** With this a turn ends; what leaves the table then is seen, however long the turn was shown. */
  endsTurn?(event: GameEvent): boolean
  /** One answer does many things, each of which is shown: of bots in a row each is told in words sooner. */
  readonly manyDeeds?: true
  /** Every second row of places stands half a place aside. */
  readonly staggered?: true
  /** The head of a question names what it is about, or the table marks it: no line need lead there. */
  readonly asksPlainly?: true
  /**
   * Where notices lie: in the sky of its picture, or in the lower right corner of the window, over the timetable beside
   * the table; absent: over the middle of the foot of the table.
   */
  readonly notices?: 'sky' | 'corner'
  /** The whole table is always in view: no buttons to come closer or to fit it; the wheel still does. */
  readonly inOneView?: boolean
  /**
   * Width by height of a table so full of words that the list beside it takes only what it leaves over: larger words
   * there must not make smaller ones here.
   */
  readonly shape?: number
  /** Who plays together with the seat that won, itself among them; absent where each plays alone. */
  team?(table: TableState): readonly Seat[]
  /** Seats that play together; none, or absent, where each plays alone. */
  teams?(table: Pick<TableState, 'view'>): readonly (readonly Seat[])[]
  /** 'Classic, one house rule on' */
  summary(options: Options, seats: number): string
}

/** What a table is played by: views are plain data until a game's own code takes them. */
export const optionsOf = ({ view }: TableState): Options => (view as { readonly options: Options }).options

/** What each game brings, in the order of the strip. */
export type Panels = Readonly<Record<GameId, GamePanel>>
