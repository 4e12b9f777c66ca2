import type { Ref } from '../../src-shared/core.ts'
import type { Call } from './drawing/calling.ts'
import type { Camera, Point, Size } from './camera/camera.ts'
import type { Craft, Kinds } from './craft.ts'
import type { Brush, Drawing, Lift, Pictures } from './drawing/drawing.ts'
import type { PreviewDrawing } from './over/preview-drawing.ts'
import type { Turned } from './over/ghost-turns.ts'
import type { Grip } from './hand/holding.ts'
import { sameLifts } from './hand/lifting.ts'
import type { Lit } from './over/marks.ts'
import type { Piece, Poses } from './pieces.ts'
import type { Box, SceneFrame, Shown } from './scene.ts'

/** A position at rest as one looks at it: what pointing and finding need. */
export interface Aim<K extends Kinds> {
  readonly view: K['view']
  readonly poses: Poses<K['look']>
  readonly camera: Camera
  /** Top of the tray: below it the board cannot be reached. */
  readonly trayTop: number
  /** What is lit, where that puts more on the table that is pointed at. */
  readonly lit?: readonly Lit[]
}

/** What notes over a position are about. */
export interface Noted<K extends Kinds> {
  readonly view: K['view']
  readonly lit: readonly Lit[]
  readonly last: K['last'] | null
  readonly previewing: boolean
  /** Somebody has looked past the last move to choose something: it does not come back at once. */
  readonly lookedPast?: boolean
  /** What is previewed hides the marks of the last move. */
  readonly hidesPast?: boolean
  readonly size: Size
  /** The pieces of the position, where notes are about them. */
  readonly resting?: Poses<K['look']>
}

/** What one painting of marks and lines needs. */
export interface Lighting<K extends Kinds, F, P> {
  readonly view: K['view']
  /** At rest, but for what the pointer holds. */
  readonly poses: Poses<K['look']>
  readonly lit: readonly Lit[]
  readonly lifts: ReadonlyMap<string, Lift>
  /** While something moves: the last move as far as it has come. */
  readonly last: K['last'] | null
  /** As in what notes are about. */
  readonly lookedPast?: boolean
  /** What the pointer carries; null or absent = nothing. */
  readonly carried?: Ref | null
  readonly drawing: F | null
  /** Round the plate of whoever is to act now. */
  readonly call: Call | null
  readonly pictures: P
  readonly size: Size
  /** Pixels per unit of the board at home; absent = as many as units. */
  readonly homeScale?: number
}

const KNOWN_BY_THEMSELVES = [
  'view',
  'poses',
  'lit',
  'last',
  'lookedPast',
  'carried',
  'drawing',
  'pictures',
  'size',
  'homeScale',
] as const

/** Whether two paintings of marks and lines would be the same; the call runs by itself. */
export const sameLight = <K extends Kinds, F, P>(a: Lighting<K, F, P>, b: Lighting<K, F, P>): boolean =>
  KNOWN_BY_THEMSELVES.every((key) => a[key] === b[key]) && sameLifts(a.lifts, b.lifts)

/** Draws marks and lines over the pieces. */
export interface Overlay<K extends Kinds, F, P> {
  paint(light: Lighting<K, F, P>): void
}

/** What a game brings beside its craft and brush: F = what a preview draws, P = its pictures. */
export interface Table<
  K extends Kinds,
  F extends PreviewDrawing<K['look']>,
  P extends Pictures<K['look']>,
  Layer extends string,
> {
  readonly craft: Craft<K>
  readonly brush: Brush<K['look'], P, Layer>
  /** The token of the colour that lies under everything. */
  readonly ground: string
  /** What the board may be moved by, in its units. */
  boardBox(view: K['view'] | null, layout: K['layout']): Box
  /** Whether the camera follows gently when the board grows; always, where this is not given. */
  glides?(view: K['view']): boolean
  hitsAt(aim: Aim<K>, at: Point): Ref[]
  /**
   * What something that is held lies over, where that is more or less than what is pointed at there.
   * @param lit where it may go
   */
  underHeld?(aim: Aim<K>, held: Ref, at: Point, refs: readonly Ref[], lit: readonly Ref[]): readonly Ref[]
  boxOf(aim: Aim<K>, ref: Ref): Box | null
  /**
   * Home has room for what may be picked, as far as that can be. From there the table moves by hand, for what a key, a
   * row or a hint shows beyond it, and along with what is told, and stays there until another is asked; from what was
   * only shown it goes home with the next deed that is seen well from there.
   */
  readonly steady?: boolean
  /** Where the trails of what was done last begin, in its units; nothing is told of them, where this is not given. */
  startsOf?(last: K['last'], view: K['view']): readonly Box[]
  /** A steady table goes further away, to so many pixels a unit, where all that is shown is seen from there. */
  readonly least?: number
  /** What is written over a position beside its pieces: names of lit places, what was gained last. */
  notesOf?(at: Noted<K>): Poses<K['look']>
  /** Whether what is pointed at leads the eye past what was done last, though nothing is picked yet. */
  looksPast?(view: K['view'], lit: readonly Lit[]): boolean
  /** What comes and goes slowly, beside what is told; nothing, where this is not given. */
  isSlow?(look: K['look']): boolean
  liftsOf(lit: readonly Lit[], poses: Poses<K['look']>): Map<string, Lift>
  /** A review shows what the move beside the one that it draws lays on the table; absent: it lays nothing there. */
  readonly laysBeside?: true
  drawPreview(
    view: K['view'],
    preview: Shown,
    frame: SceneFrame | undefined,
    size: Size,
    past?: NonNullable<K['past']> | null,
    /** How the position is drawn, where what keeps its place is not where it would stand else. */
    resting?: Poses<K['look']>,
  ): F
  /** Ghosts for which nothing has come yet while what was previewed is being done; none, where this is not given. */
  awaited?(ghosts: Poses<K['look']>, live: Poses<K['look']>): Poses<K['look']>
  /**
   * What is left of a preview that is being done, as things stand by now; null = nothing. Absent: all of it goes as it
   * begins, but for the ghosts that are awaited.
   */
  underway?(drawing: F, live: Poses<K['look']>): F | null
  /** Ghosts as they are drawn once that has begun: their pictures are there before. */
  begun?(ghosts: Poses<K['look']>): Poses<K['look']>
  /** Whether a preview is seen on the board, where the last move would lie beside it; absent: always. */
  isOnBoard?(drawing: F): boolean
  /** What is drawn as a hexagon with a corner on top; nothing, where this is not given. */
  isHexagon?(look: K['look']): boolean
  /** The arrow of a move leaves so much free round the middle of where it begins and ends, in units of the board. */
  readonly spares?: number
  /** Cards that may be shown at any time, so that their pictures can be made ahead. */
  everyFace(layout: K['layout']): Poses<K['look']>
  /** The piece that stands for a thing. */
  pieceOf(ref: Ref): string | null
  /** From so far a lit cell draws what is carried, in units of the board: none does, where this is not given. */
  readonly pull?: number
  /** How a thing hangs at the pointer that has taken it up; its piece by the middle, where this is not given. */
  gripOf?(ref: Ref, resting: Poses<K['look']>): Grip<K['look']> | null
  /** The ghosts that may be shown while a thing is taken up, its own and others: their pictures are made meanwhile. */
  ghostsOf?(ref: Ref, view: K['view']): Poses<K['look']> | null
  /** How a ghost is drawn as long as it stands for what the hand holds; as any, where this is not given. */
  asHeld?(ghost: Piece<K['look']>): Piece<K['look']>
  /** How a ghost lies, so that it can be seen to turn; null = it cannot. */
  turnedOf?(look: K['look']): Turned | null
  /** What a piece covers, in the space it lies in; null = nothing worth keeping free. */
  footOf(piece: Piece<K['look']>): Box | null
  /** What of a piece on the board is read: the pill keeps off it while there is room near. */
  readOf?(piece: Piece<K['look']>): Box | null
  /** The pill rather goes further off than lie on what is next to what it is about: that is joined to it. */
  readonly pillOffNext?: boolean
  /** The part of the board on which the pill may lie, in its units; anywhere, where this is not given. */
  pillRoom?(view: K['view']): Box
  /**
   * Where the pill stands by what is picked, in CSS pixels; null = wherever there is room, as where this is not given.
   */
  pillSpot?(
    view: K['view'],
    size: Size,
    picked: readonly { readonly ref: Ref; readonly box: Box }[],
  ): (Point & Partial<Size>) | null
  overlay(layers: Drawing<K['look'], P, Layer>['layers']): Overlay<K, F, P>
}
