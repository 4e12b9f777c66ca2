import { PLACES } from '../../../../src-shared/games/first-class/refs.ts'
import type { Box } from '../../../stage/scene.ts'

/** One seat's board: route, two lanes with what lies between them, and the dock. */
export interface BoardLayout extends Box {
  readonly route: Box
  /** Upper and lower train. */
  readonly lanes: readonly LaneLayout[]
  /** Between the trains; null where neither E nor F is played. */
  readonly strip: Box | null
  readonly dock: Box
  /** The dock stands to the right of the trains, or lies below them. */
  readonly dockAt: 'right' | 'below'
  /** Where the seat's name, its points and the cross that closes it stand; null = one's own board without a head. */
  readonly head: Box | null
}

export interface LaneLayout extends Box {
  /** Height of the scene; below it is the platform. */
  readonly scene: number
  readonly platform: number
  /** How much larger than usual what stands on the platform is: more where that is higher. */
  readonly figures: number
  /** Width of a place, and where the first one begins. */
  readonly pitch: number
  readonly first: number
  /** Height of a conductor. */
  readonly person: number
}

export { PLACES }
/** An engine is as long as so many places. */
export const ENGINE = 1.22
/** A lane's width for places so wide: the engine, ten places, a margin. */
const laneWidth = (pitch: number): number => pitch * ENGINE + PLACES * pitch + 8
/** How wide the places are in a lane of this width. */
export const pitchIn = (width: number): number => (width - 8) / (ENGINE + PLACES)

/** How high a platform usually is. */
const PLATFORM = 30

function lanesOf(
  x: number,
  top: number,
  bottom: number,
  strip: boolean,
  pitch: number,
): Pick<BoardLayout, 'lanes' | 'strip'> {
  const between = strip ? 58 + 8 : 8
  const each = (bottom - top - between) / 2
  const platform = each < 110 ? 28 : each < 130 || pitch <= 64 ? PLATFORM : each < 145 ? 36 : 40
  const lane = (y: number): LaneLayout => ({
    x,
    y,
    width: laneWidth(pitch),
    height: each,
    scene: each - platform,
    platform,
    figures: Math.max(1, platform / PLATFORM),
    pitch,
    first: pitch * ENGINE + 2,
    person: Math.min(pitch > 70 ? 56 : 50, each - platform < 75 ? 30 : (each - platform) * 0.42),
  })
  return {
    lanes: [lane(top), lane(bottom - each)],
    strip: strip ? { x, y: top + each + 4, width: laneWidth(pitch), height: 58 } : null,
  }
}

/** The small window: the dock at the right. `over`: laid over the cards, so lower. */
export function boardBelow(box: Box, strip: boolean, over: boolean): BoardLayout {
  const low = over && !strip
  const [x, pitch] = [box.x + 14, 64]
  const pad = box.height < 370 ? 6 : 9
  const routeHeight = low ? 62 : strip || box.height < 350 ? 66 : box.height < 372 ? 78 : 84
  const top = box.y + pad + routeHeight + (low ? 4 : 6)
  const width = laneWidth(pitch)
  const left = x + width + 12
  return {
    ...box,
    route: { x, y: box.y + pad, width, height: routeHeight },
    ...lanesOf(x, top, box.y + box.height - (low ? 6 : 9), strip, pitch),
    dock: {
      x: left,
      y: box.y + 8 + (over ? 36 : 0),
      width: box.x + box.width - 12 - left,
      height: box.height - 14 - (over ? 36 : 0),
    },
    dockAt: 'right',
    head: over ? { x: left, y: box.y + 8, width: box.x + box.width - 12 - left, height: 32 } : null,
  }
}

/** The large window: two boards side by side, their docks below. */
export function boardBeside(box: Box, strip: boolean): BoardLayout {
  const pitch = (box.width - 28 - 8) / (PLACES + ENGINE)
  const x = box.x + 14
  const width = laneWidth(pitch)
  const route = strip ? 84 : 100
  const top = box.y + 48 + route + 6
  const dock = 140
  return {
    ...box,
    route: { x, y: box.y + 48, width, height: route },
    ...lanesOf(x, top, box.y + box.height - dock - 18, strip, pitch),
    dock: { x, y: box.y + box.height - dock - 8, width, height: dock },
    dockAt: 'below',
    head: { x, y: box.y + 8, width, height: 34 },
  }
}

/** The left edge of a place in a lane. */
export const placeInLane = ({ x, first, pitch }: LaneLayout, place: number): number => x + first + place * pitch
/** Scale of a wagon's picture, 128 wide, in a place. */
export const wagonScale = ({ pitch }: LaneLayout): number => (pitch - 2) / 128
/** The top of a wagon's picture, 88 high, on the rail. */
export const wagonTop = (lane: LaneLayout): number => lane.y + lane.scene - 88 * wagonScale(lane) - 2
/** The middle of the platform. */
export const platformAt = ({ y, scene, platform }: LaneLayout): number => y + scene + platform / 2 + 1

/**
 * Where a conductor's feet are who has come to so many cards; 0 = still on the cab. `roof` = how far below the top of
 * its picture the last one's roof is.
 */
export function conductorAt(lane: LaneLayout, come: number, roof: number): { x: number; y: number } {
  const top = wagonTop(lane)
  const scale = wagonScale(lane)
  if (come <= 0) return { x: lane.x + lane.pitch * ENGINE * 0.8, y: top + 12 * scale }
  return { x: placeInLane(lane, come - 1) + lane.pitch / 2 - 1, y: top + roof * scale }
}
