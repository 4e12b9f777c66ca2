import type { Scheme } from '../theme/palette.ts'
import type { GameEvent, GameId, Ref, Seat, Viewer } from '../../src-shared/core.ts'
import type { Cue } from '../sound/cues.ts'
import type { Beyond, Edge } from './camera/beyond.ts'
import type { Size } from './camera/camera.ts'
import type { Beat, Preview, SeatInfo, Settings } from '../../src-shared/table.ts'

export interface Recalled {
  /** Another time is shown, and nothing that is marked holds there. */
  readonly afresh?: boolean
  /** The last move is marked; usually it is. */
  readonly marks?: boolean
}

/** How a thing on the table is lit. docs/look/look.md, 'Shared states'. */
export type MarkState =
  | 'legal'
  | 'legalAmongMany'
  /** It may be picked, but others are more to the point: it keeps in the background. */
  | 'legalAside'
  /** It cannot be picked just now, and keeps as far in the background as while it may be. */
  | 'faint'
  | 'hovered'
  | 'selected'
  /** It was dropped at its new place, where a ghost stands for it; at its old place it is drawn faint. */
  | 'put'
  | 'notNow'
  | 'lastMove'
  | 'focus'
  /** Which way it is to go is shown, whatever else is. */
  | 'planned'
  /** A row of the list is meant that goes on from it: only where that leads is told of it. */
  | 'listed'

/** Which of some places draws what was let go, once it is known which there are; null = none does. */
export type Near = (places: readonly Ref[]) => Ref | null

export interface Mark {
  readonly ref: Ref
  readonly state: MarkState
}

/** What the scene needs beside the view. */
export interface SceneFrame {
  readonly seats: readonly SeatInfo[]
  readonly viewer: Viewer
  /** Whose answer is awaited. */
  readonly acting: Seat | null
  /** Whose turn is being told; absent = nobody's, or what the positions say. */
  readonly mover?: Seat
  /** Words drawn on the canvas, already in the player's language. */
  readonly words: Readonly<Record<string, string>>
  /** A seat is counted in what is told now. */
  readonly counts?: boolean
  /** What is told now went by itself: whoever looks had no other answer. */
  readonly alone?: boolean
  /** The first such answer at this table: it waits until its reason is read. */
  readonly isNew?: boolean
  /** What whoever looks has let go at its place: it lies there, and is not seen to come. */
  readonly put?: Ref | null
  /** These events are shown again: do not wait for anyone. */
  readonly again?: boolean
  /** How the game ended is told at the end of this: what only then lies open is not to be seen before. */
  readonly ends?: boolean
  /** What led here is told: the table stands still, for a while or until somebody has read it. */
  readonly stands?: boolean
  /** Another seat's board that whoever looks has laid open beside their own; null or absent = none. */
  readonly opened?: Seat | null
  /** Who played last but whoever looks; null or absent = nobody yet. */
  readonly watched?: Seat | null
  /** A seat of whose things more are shown than there is room for usually; null or absent = nobody's. */
  readonly fanned?: Seat | null
}

/** What turning a table would do: all of it would be seen, or its cards be larger, or far larger. */
export type TurnGain = 'whole' | 'larger' | 'farLarger'

/** How a table goes round: `part` of a whole turn counter-clockwise, with what looks as `goesRound` says. */
export interface Round {
  readonly part: number
  goesRound(look: { readonly kind: string }): boolean
  /** Whether what stands upright on a thing comes elsewhere on it than where it is turned to. */
  shifts?(from: object, to: object): boolean
}

export interface SceneInput {
  /** In what colours the table begins; absent: those of the page. */
  scheme?(): Scheme
  /** How this table was turned before, if it was, asked each time it is drawn anew; that it is now, and by hand. */
  turnedBefore?(): number | undefined
  turned?(turn: number, byHand: boolean): void
  /** It begins turned so that there is room for what will be laid. */
  readonly beginsTurned?: boolean
  /**
   * Things under the pointer, the most particular first; empty when it left them all. `acted` = it still rests where it
   * has just picked.
   */
  hover(refs: readonly Ref[], acted?: boolean): void
  /** A finger has rested on things: what they are is asked, and nothing picked. */
  ask?(refs: readonly Ref[]): void
  /** A click, or a finger's tap, on things, the most particular first; empty on bare table. */
  pick(refs: readonly Ref[], byFinger?: boolean): void
  /**
   * The wheel turned while something is selected that can be turned: 1 clockwise, -1 back. Returns whether it was used
   * (else the camera zooms).
   */
  turn(quarters: 1 | -1): boolean
  /** Right click; while something is held, Escape too. */
  cancel(): void
  /**
   * A press on things became a drag. Returns the one that was taken up; null = none, and the table is moved instead;
   * 'stays' = it was told why it stays where it is, and the table does too.
   */
  drag?(from: readonly Ref[]): Ref | 'stays' | null
  /** What was taken up is held over these now; empty over bare table. */
  carry?(over: readonly Ref[]): void
  /** It is let go over these, by a finger or not. Resolves, once that is known, to whether it is being done what that
   *  means. */
  drop?(over: readonly Ref[], byFinger: boolean, near?: Near): Promise<boolean> | void
  /** Something that can be heard happens on the table, from -1 at its left to 1 at its right. */
  sound?(cue: Cue, place: number): void
  /** The table stands until somebody has read it, or does no longer. */
  waits?(waits: boolean): void
  /** The canvas was painted anew: whatever Svelte lays over it may have to move along. */
  painted?(): void
  /**
   * Nothing can be painted any more: an error, or the graphics card was reset. Whoever shows the table makes another
   * scene.
   */
  crashed?(error: unknown): void
}

/** A box in CSS pixels inside the scene's host element. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A move as it would be drawn: its way over the board, and the things that would be there after it. */
export interface Trace {
  /** None, or from where it begins to where it ends. */
  readonly way: readonly { readonly x: number; readonly y: number }[]
  readonly ends: readonly End[]
}

/** What a move ends at. */
export interface End extends Box {
  /** It has the shape of a hexagon with a corner on top, whose box this is. */
  readonly hexagon?: true
}

/** Something on the table, and where it is. */
export interface Thing {
  readonly ref: Ref
  readonly box: Box
  /** All that is picked there, the thing itself first, then what lies below it or is too small to stop at. */
  readonly refs: readonly Ref[]
}

/** Hears how many beats have begun to be seen, and how many have ended: only of those something is said. */
export type Told = (begun: number, landed: number) => void

/** What would come of an answer; where several ways lead to one place, of all of them, in the order of their rows. */
export interface Shown extends Preview {
  /** The answer that it is of: what is hidden yet has no beats, and may have a place all the same. */
  readonly codes?: readonly number[]
  readonly others?: readonly Preview[]
  /** All the ways in which what is picked may lie, this one among them: none of them is covered, and all are seen. */
  readonly everyWay?: readonly Preview[]
  /** The move that a review shows beside it: what it lays is seen too, faintly. */
  readonly against?: Preview
}

/** The drawn table of one game. It knows no rules: it shows views and animates beats. */
export interface TableScene {
  /**
   * Shows a position at once; ends any animation. `takenBack`: it stands again because something was taken back, which
   * goes home where nobody has to wait for it.
   */
  show(view: unknown, frame: SceneFrame, takenBack?: boolean): void
  /**
   * What was done before, so that what shows of it is known, and the last move can be marked though it was not seen.
   */
  recall?(events: readonly GameEvent[], as?: Recalled): void
  /**
   * Animates beats one after the other. Resolves when the scene equals the last beat's view. `told` is called as each
   * begins to be seen, and as it is over.
   */
  play(beats: readonly Beat[], frame: SceneFrame, told?: Told): Promise<void>
  /**
   * Brings a running animation to its end at once, by the same path; `toStand`: no further than to where the table is
   * to stand for a while.
   */
  skip(toStand?: boolean): void
  /** What stands until somebody has read it has been read. */
  goOn?(): void
  mark(marks: readonly Mark[]): void
  /**
   * Ghosts of what would happen; null clears them. `picked` = it was picked: the table moves until all of them are
   * seen, which under a pointer that only passes by it does not.
   */
  preview(preview: Shown | null, picked?: boolean): void
  /** What is previewed is done now: what comes of it stays in sight until it comes. */
  promise?(): void
  /**
   * Where a move goes, in CSS pixels, for what is laid over the table; null while things move, and while
   * the table is not all painted: an arrow would lie over nothing.
   */
  trace?(preview: Preview): Trace | null
  /** Moves the table until what these moves show is seen, and all that lies on it as far as it can be. */
  gather?(previews: readonly Preview[]): void
  /** Where a thing is now; null when it is not on the table. For what Svelte lays over the canvas, and for tests. */
  anchor(ref: Ref): Box | null
  /** The room in which it is seen, if it lies on the board; null for what stands round that, and covers it there. */
  roomOf?(ref: Ref): Box | null
  /** Everything in sight that can be pointed at: what the keyboard goes through. */
  things(): readonly Thing[]
  /** Words that lie on the board and cannot be pointed at, in CSS pixels. */
  written?(): readonly Box[]
  /** What the preview draws that would come, in CSS pixels; empty where it draws nothing. */
  coming?(): readonly Box[]
  /**
   * The best place for something of this size that confirms what is previewed, beside the thing itself; null when there
   * is none.
   */
  pillPlace?(size: Size): Box | null
  /** What is to be seen now, so many times as large as on the screen; null where nothing can be drawn. */
  snapshot?(scale: number): HTMLCanvasElement | null
  /** Whether something on its way is drawn in this box now, or next to it. */
  passes?(box: Box): boolean
  /** How often the canvas was painted. */
  painted?(): number
  /** Resolves when what is shown now has been painted. */
  seen?(): Promise<void>
  /** Resolves when what has moved has been painted where it lies now; at once for whoever wants no motion. */
  lies?(): Promise<void>
  /** Places that are lit and lie outside what is seen, by the edge beyond which they lie. */
  beyond?(): readonly Beyond[]
  /** Moves the table until those can be seen. */
  reach?(edge: Edge): void
  /** Where every piece is drawn now, plain data; equals the game's poses(view) whenever nothing moves. */
  drawn(): unknown
  theme(theme: Scheme): void
  /**
   * What is shown next began at this time, and goes faster the longer that is ago; null = it takes its time. `until`:
   * when it is to be over; `share`: how long it is shown step by step.
   */
  hasten?(since: number | null, until?: number, share?: number): void
  speed(speed: Settings['speed'], reducedMotion: boolean): void
  /**
   * How much larger than usual words are written, 1 to 2: drawings do not grow with them. `handless`: the hand and
   * the piles are out of sight, and the board has their room. `overlooked`: nothing is picked.
   */
  arrange(text: number, handless: boolean, overlooked?: boolean): void
  /** Shows all of the table, from further away than home if it must. */
  fit(): void
  /** So many pixels a unit of the board is at home now; absent where nothing is turned by it. */
  homeScale?(): number
  zoom(factor: number): void
  /** Turns the whole table to this side, 0 = upright, or its next one; absent where it lies one way only. */
  turnTable?(to?: number): void
  /** It lies turned so from now on, at once; nobody has turned it. */
  lieTurned?(to: number): void
  /**
   * What would be gained by turning it; null where it lies well, or no better any other way.
   * @param room that it lies in; absent = it is measured
   */
  turnGain?(room?: Room): TurnGain | null
  /** Whether turning it passes over some of its sides, in which its cards would be far smaller. */
  passesTurns?(room?: Room): boolean
  /** Shows another position, to which the table goes round; resolves when it lies there. */
  goRound?(view: unknown, frame: SceneFrame, round: Round): Promise<void>
  /** Resolves when every picture is there that showing this takes. */
  prepare?(view: unknown, frame: SceneFrame): Promise<void>
  /** The same for what is told next, while what was told before still lies there; where nothing moves none is made. */
  ready?(view: unknown, frame: SceneFrame): Promise<void>
  /** The last move is no longer marked, until one is recalled. */
  forget?(): void
  destroy(): void
}

/** The inside of what a table lies in, as an element has it. */
export type Room = Pick<HTMLElement, 'clientWidth' | 'clientHeight'>

/** What each game's folder exports as `createScene`; Pixi is loaded with it, only when a table is opened.
 *  @throws Error with message 'noWebGL' when the machine cannot draw it: the table is then played by its list. */
export type CreateScene = (host: HTMLElement, input: SceneInput) => Promise<TableScene>
export type SceneLoaders = Readonly<Record<GameId, () => Promise<{ createScene: CreateScene }>>>
