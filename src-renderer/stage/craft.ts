import type { GameEvent, Seat, Viewer } from '../../src-shared/core.ts'
import type { Camera } from './camera/camera.ts'
import type { Act } from './motion/motion.ts'
import type { Piece, Poses } from './pieces.ts'
import type { Box, SceneFrame } from './scene.ts'
import type { Telling } from './motion/script.ts'
import type { TimedBeat } from './motion/together.ts'

/** What one game's drawn table is made of. */
export interface Kinds {
  readonly view: unknown
  readonly event: GameEvent
  readonly look: { readonly kind: string }
  /** Where the furniture stands. */
  readonly layout: Furniture
  /** The move that stays marked. */
  readonly last: unknown
  /** What of the past shows in a position: how pieces came to where they stand. Nothing, where it is not given. */
  readonly past?: unknown
}

export interface Size {
  readonly width: number
  readonly height: number
  /** How much larger than usual the person wants words, 1 to 2; 1 where it is not given. */
  readonly text?: number
  /** The hand and the piles are out of sight, and the board has their room. */
  readonly handless?: boolean
  /** Nothing is picked: it is looked over, as in a replay, and may be seen from further away. */
  readonly overlooked?: boolean
}

/** In CSS pixels of the scene's host. */
export interface Furniture extends Size {
  readonly tray: Box
  /** What is left for the board. */
  readonly board: Box
}

/** Where the hand lies: along the lower edge, or below it, out of sight. */
export const trayOf = ({ width, height, handless }: Size, high: number): Box => ({
  x: 0,
  y: height - (handless ? 0 : high),
  width,
  height: high,
})

/** How a table stood before, and from where it is seen: some things keep their place as long as there is room. */
export interface Stood<Look> {
  readonly camera: Camera
  readonly poses: Poses<Look>
}

/** One picture of a table gives way to another, and no event tells of it. */
export type Changing<K extends Kinds> = Pick<Telling<K>, 'from' | 'to' | 'pieces' | 'frame' | 'layout' | 'camera'>

/** The table comes to stand for a while: what was marked is marked still, as far as the game does not say otherwise. */
export interface Standing<K extends Kinds> extends Changing<K> {
  readonly last: K['last'] | null
  mark(last: K['last'] | null): void
}

/** What a game brings so that its positions are shown and its events told: pure functions. */
export interface Craft<K extends Kinds> {
  poses(
    view: K['view'],
    frame: SceneFrame | undefined,
    size: Size,
    past?: NonNullable<K['past']> | null,
    stood?: Stood<K['look']>,
  ): Poses<K['look']>
  /** The past after an event that began in a position. */
  pastAfter?(past: NonNullable<K['past']> | null, event: K['event'], before: K['view']): NonNullable<K['past']> | null
  /** What of the past holds for a position shown afresh; `events`: what is known to have led there. */
  pastIn?(
    past: NonNullable<K['past']> | null,
    view: K['view'],
    events: readonly K['event'][],
  ): NonNullable<K['past']> | null
  /** From where pieces would come that are not there, if what led to a position were taken back. `seen`: what is. */
  homeward?(view: K['view'], seen: Poses<K['look']>): Poses<K['look']>
  /** Whether what is taken back is told backwards, where it is known how it was told. */
  readonly rewinds?: boolean
  /** Whose turn it is in a position. */
  active(view: K['view']): number
  layoutOf(size: Size, view: K['view'] | null): K['layout']
  /** The camera that shows the whole board. */
  home(view: K['view'] | null, layout: K['layout']): Camera
  /**
   * Whether a camera will still do for a position, so that nothing moves under the hand of whoever is in the middle
   * of a turn, or, when one begins, for what may come of it; never, where this is not given.
   */
  suits?(view: K['view'], layout: K['layout'], camera: Camera, begins: boolean): boolean
  /** A camera moved as little as can be so that it may do; where it does not home is found anew. */
  nearHome?(view: K['view'], layout: K['layout'], camera: Camera): Camera
  /** Whether the camera goes to where an event leads while it is told, not after it. */
  readonly leads?: boolean
  /**
   * Pieces that stay where whoever looks saw them, in the hand or at the place where they let them go, until an event
   * lays them on the board. `resting`: the poses when all is begun to be told; `letGo`: what hangs where it was let go.
   */
  stays?(
    events: readonly K['event'][],
    resting: Poses<K['look']>,
    frame: SceneFrame,
    letGo: Poses<K['look']>,
  ): Poses<K['look']>
  /** Whether such a piece still stays; as long as it is on the glass, where this is not given. */
  isCarried?(piece: Piece<K['look']>): boolean
  /** The acts that lead from the position before an event to the one after it. */
  tell(telling: Telling<K>): Act[]
  /** So many milliseconds the table is to stand as it is before an event takes away what was read there; 0 = none,
   *  Infinity = until whoever plays goes on. */
  stands?(event: K['event'], before: K['view'], frame: SceneFrame, past?: NonNullable<K['past']> | null): number
  /** How the picture that is told last gives way to the one that is to stand; where it is not given, it dissolves. */
  toStand?(change: Standing<K>): Act[]
  /** The seat that is counted as an event is told that leads here, whosever turn it was; null = none is. */
  counted?(view: K['view'], event: K['event']): Seat | null
  /** Pieces that an event's acts may show on the way, beside those it leads from and to. */
  onTheWay(event: K['event'], before: K['view'], layout: K['layout']): Poses<K['look']>
  /**
   * Two events told in one go: after how many milliseconds of the first the second begins; null = when the first is
   * over. More may follow in the same way. `staying`: what stays where it was seen. `told`: all that are told in that
   * go up to the first.
   */
  overlap?(
    first: K['event'],
    second: K['event'],
    staying: Poses<K['look']>,
    told: readonly TimedBeat<K>[],
  ): number | null
  /** What stays marked after an event, for who looks at it. */
  remember(
    last: K['last'] | null,
    event: K['event'],
    before: K['view'],
    after: K['view'],
    viewer: Viewer | undefined,
  ): K['last'] | null
  /** Whether a position shown afresh is still the one that a move led to. */
  stillThere(last: K['last'], view: K['view']): boolean
}

/** The main area of the table screen in a window of 1280 x 800, for which the look was drawn. */
export const BASE: Size = { width: 976, height: 752 }
/** The same in a window of 1920 x 1080. Between them sizes go over smoothly; text does not grow. */
const LARGE: Size = { width: 1584, height: 1032 }

/** 0 in the small window and below, 1 in the large one. */
export function growth(size: Size): number {
  const part = Math.min(
    (size.width - BASE.width) / (LARGE.width - BASE.width),
    (size.height - BASE.height) / (LARGE.height - BASE.height),
  )
  return Math.min(1, Math.max(0, part))
}
