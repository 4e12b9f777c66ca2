import type { BotLevel } from '../../../../src-shared/table.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { MARK_ROOM } from '../../../stage/art/face.ts'
import { growth, type Size } from '../../../stage/craft.ts'
import type { Box } from '../../../stage/scene.ts'
import type { Point } from '../belts/belt.ts'

/** The plates of the seats, in CSS pixels of the scene's host. */
export interface Plates {
  /** By seat. */
  readonly plates: readonly Box[]
  /** The frame of each team, with the seats in it; none when everyone plays alone. */
  readonly teams: readonly { readonly box: Box; readonly seats: readonly number[] }[]
  /** How much larger than usual words are. */
  readonly text: number
}

/** Wider than this nothing is gained, the longest names have room; but two alone end where the table does. */
const WIDE_PLATE = 420
export const PLATE_TOP = 8
export const PLATE_HIGH = 50
/** Where two play alone plates grow with the window by so much: their parcels have the room for it. */
const MORE_HIGH = 16
/**
 * Below this a plate sets its four places below the name, as it does where words are larger than usual by more than
 * this.
 */
const NARROW = 286
export const LARGE = 1.1
/** Between two partners. */
export const TEAM_GAP = 52
/** Larger letters than this would leave places too little room. */
const MOST = 1.75

/** Side by side, or two partners in a frame. */
export function platesOf(size: Size, view: TransportView | null, text: number): Plates {
  const teams = teamsOf(view)
  if (teams.length > 0) return { ...platesOfTeams(size, teams, text), text }
  return { plates: platesInRow(size, view?.seats.length ?? 2, text), teams: [], text }
}

/** Teams of more than one, in the order of their first seats. */
function teamsOf(view: TransportView | null): (readonly number[])[] {
  const teams = (view?.seats ?? []).map(({ team }) => team).filter((team, seat) => team.length > 1 && team[0] === seat)
  return teams
}

/** A seat's face over its places, and where it has the whole height of a plate. */
const FACE = 28
const WIDE_FACE = 42

/**
 * How a plate sets its words: name over the four places, or beside them. `row` = height of what is over them, `part` =
 * how much larger than usual.
 */
export function plateLines(
  width: number,
  text: number,
): { readonly stacked: boolean; readonly row: number; readonly part: number; readonly height: number } {
  const stacked = width < NARROW || text > LARGE
  const part = Math.min(text, stacked ? MOST : LARGE)
  const row = Math.max(Math.round(20 * part) + 6, stacked ? FACE + 2 : 0)
  return { stacked, row, part, height: stacked ? row + 33 : PLATE_HIGH }
}

/** Two alone have wider plates than anybody else, and larger places on them. */
const isRoomy = (width: number, text: number): boolean => width > WIDE_PLATE && !plateLines(width, text).stacked

function platesInRow(size: Size, seats: number, text: number): Box[] {
  const share = Math.floor((size.width - 32 - (seats - 1) * 12) / seats)
  const width = seats === 2 ? share : Math.min(WIDE_PLATE, share)
  const more = isRoomy(width, text) ? Math.round(MORE_HIGH * growth(size)) : 0
  return Array.from({ length: seats }, (_, seat) => ({
    x: 16 + seat * (width + 12),
    y: PLATE_TOP,
    width,
    height: plateLines(width, text).height + more,
  }))
}

function platesOfTeams(
  size: Size,
  teams: readonly (readonly number[])[],
  text: number,
): Pick<Plates, 'plates' | 'teams'> {
  const frame = Math.min(2 * WIDE_PLATE + TEAM_GAP + 16, Math.floor((size.width - 32 - 12) / teams.length))
  const width = Math.floor((frame - 16 - TEAM_GAP) / 2)
  const { height } = plateLines(width, text)
  const plates: Box[] = []
  const frames = teams.map((seats, i) => {
    const x = 16 + i * (frame + 12)
    seats.forEach(
      (seat, place) => (plates[seat] = { x: x + 8 + place * (width + TEAM_GAP), y: PLATE_TOP + 2, width, height }),
    )
    return { seats, box: { x, y: PLATE_TOP - 6, width: frame, height: height + 16 } }
  })
  return { plates, teams: frames }
}

export const TILE_WIDTH = 146
export const TILE_HEIGHT = 48
/** So much flatter it is beside a name; and from the edge of a plate where it has all the height. */
const FLAT = 0.77
const ROOMY_EDGE = 4
/** From here on a tile touches neither a wide face nor the mark at its corner. */
const CLEAR_OF_FACE = 55
/** Scale of a parcel on a tile as it was drawn. */
export const PLACED = 0.327

/**
 * The score tile on a plate, from the plate's corner: its own, how much flatter and narrower it is, and within it the
 * middle of the first place and how far they lie apart.
 */
export function tileOn({ width, height }: Pick<Box, 'width' | 'height'>, text: number) {
  const { stacked, row } = plateLines(width, text)
  const larger = isRoomy(width, text) ? (height - 2 * ROOMY_EDGE) / (TILE_HEIGHT * FLAT) : 1
  const narrow = stacked ? Math.min(1, (width - 8) / TILE_WIDTH) : larger
  const besideFace = width - TILE_WIDTH - 8
  return {
    ...(stacked
      ? { x: besideFace >= CLEAR_OF_FACE ? besideFace : (width - TILE_WIDTH * narrow) / 2, y: row, flat: 0.62 }
      : { x: width - 8 - TILE_WIDTH * larger, y: larger > 1 ? ROOMY_EDGE : 6.5, flat: FLAT * larger }),
    narrow,
    first: { x: 20.5, y: 24 },
    pitch: 35,
  }
}

/** The mark beside a face stands clear of the bar of a turn. */
const OFF_BAR = 3

/** A seat's face on its plate: how large, its middle, and where the name begins. */
export function faceOn({ width, height, text, bot }: FaceOf) {
  const { stacked, row } = plateLines(width, text)
  const mark = bot === null ? 0 : MARK_ROOM + OFF_BAR
  if (!stacked) return { size: WIDE_FACE, x: 28, y: height / 2, name: 58 }
  return tileOn({ width, height }, text).x > WIDE_FACE + 3
    ? { size: WIDE_FACE, x: 25, y: height / 2, name: 53 }
    : { size: FACE, x: 20 + mark, y: row / 2 + 2, name: 41 + mark }
}

interface FaceOf extends Pick<Box, 'width' | 'height'> {
  readonly text: number
  /** Null = a person, who has no face but the mark. */
  readonly bot: BotLevel | null
}

/** The middle of the nth place on a plate, and the scale of a parcel on it. */
export function placeOn(layout: Pick<Plates, 'plates' | 'text'>, seat: number, n: number): Point & { scale: number } {
  const plate = layout.plates[seat]
  const { x, y, flat, narrow, first, pitch } = tileOn(plate, layout.text)
  return { x: plate.x + x + (first.x + n * pitch) * narrow, y: plate.y + y + first.y * flat, scale: PLACED * narrow }
}

/** The points of a seat where they stand high: how large, how far from the right edge, and how wide two digits are. */
export const HIGH_POINTS = { size: 20, right: 12, two: 24 } as const
/** Half of what they grow by, as it stands there, with some room. */
const GROWTH = 18

/** Below the lower edge of a small plate: it covers neither the name nor what lies on the places. */
const HANGS = 5

/** By a seat's points: where it stands what they grow by. Over the number, or below a plate where that stands high. */
export function pointsOn({ plates, text }: Pick<Plates, 'plates' | 'text'>, seat: number): Point & { scale: number } {
  const { x, y, width, height } = plates[seat]
  const { stacked, part } = plateLines(width, text)
  const { right, two } = HIGH_POINTS
  return stacked
    ? { x: x + width - right - two * part - GROWTH, y: y + height + HANGS, scale: 0.85 }
    : { x: x + tileOn({ width, height }, text).x - 20, y: y + 2, scale: 0.85 }
}
