import { ENGINE_TILES } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import { piece } from '../../../stage/pieces.ts'
import type { SceneFrame } from '../../../stage/scene.ts'
import {
  PLACES,
  conductorAt,
  placeInLane,
  platformAt,
  wagonScale,
  wagonTop,
  type BoardLayout,
  type LaneLayout,
} from '../layout/board-layout.ts'
import { dockOf } from '../layout/dock-layout.ts'
import { names, type Made } from '../looks.ts'
import { OWNER } from '../pieces/seats.ts'
import { filled, wordOf } from '../whose.ts'
import { nextScoring } from '../words/hint/next-scoring.ts'
import { coachPoses, roofOf } from './coaches.ts'
import { dock } from './dock.ts'
import { routePoses } from './route.ts'
import { strip } from './strip.ts'

/** So far from the corner of its lane stands the name of whoever plays, where it finds no place over the coins. */
const IN_SKY = { in: 6, down: 15 } as const

/** All that a seat has: its route, its trains with what lies between them, its dock. */
export function boardPoses(
  view: FirstClassView,
  seat: number,
  at: BoardLayout,
  frame: SceneFrame | undefined,
  own: boolean,
  closes = false,
): Made {
  // An edge of its own has what lies there for a while: where both boards always do, it would seem to be at work.
  const isAnothers = at.dockAt === 'right' && (!own || (typeof frame?.viewer === 'number' && frame.viewer !== seat))
  const made: Made = {
    [names.board(seat)]: piece(
      { kind: 'seatBoard', seat, width: at.width, height: at.height, own: !isAnothers },
      'board',
      at.x,
      at.y,
    ),
    ...routePoses(view, seat, at.route, frame),
    ...at.lanes.reduce((all, lane, train) => ({ ...all, ...lanePoses(view, seat, train, lane, frame) }), {}),
    ...strip(view, seat, at, frame),
    ...dock(view, seat, at, frame),
  }
  if (own && !at.head && frame && frame.viewer !== seat) {
    const name = frame.seats[seat]?.name ?? ''
    const { x, y } = ownerSpot(view, seat, at)
    made[`owner ${seat}`] = piece({ kind: 'owner', seat, name }, 'board', x, y, { z: 7 })
  }
  if (at.head) {
    const { points } = view.seats[seat]
    made[`head ${seat}`] = piece(
      {
        kind: 'head',
        seat,
        width: at.head.width,
        name: frame?.seats[seat]?.name ?? '',
        points: `${points} ${wordOf(frame, points === 1 ? 'point' : 'points')}`,
        next:
          at.dockAt === 'below' && hasNext(view, seat) ? filled(frame, 'atNext', { n: nextScoring(view, seat) }) : '',
        closes,
      },
      'board',
      at.head.x,
      at.head.y,
    )
  }
  return made
}

/** Is there a scoring to come for this seat? In the last one seats are counted one after the other. */
function hasNext({ phase, round, rounds, seats, starter, active }: FirstClassView, seat: number): boolean {
  const place = (one: number) => (one - starter + seats.length) % seats.length
  const isCountedLast = phase === 'scoring' && round === rounds && place(seat) < place(active)
  return phase !== 'ended' && !isCountedLast
}

/** Beside the heading of the coins; where these are only counted they stand there, and it is over the engine. */
function ownerSpot(view: FirstClassView, seat: number, at: BoardLayout): Point {
  const [{ x, y }] = at.lanes
  return dockOf(view, seat, at).coins.counted
    ? { x: x + IN_SKY.in, y: y + IN_SKY.down }
    : { x: at.dock.x + at.dock.width - OWNER, y: at.dock.y + 5 }
}

function lanePoses(view: FirstClassView, seat: number, train: number, lane: LaneLayout, frame?: SceneFrame): Made {
  const { coaches, conductor, points } = view.seats[seat].trains[train]
  const tile = ENGINE_TILES[view.tilesLaid]
  const scale = (lane.pitch * 1.22 - 6) / 160
  const made: Made = {
    [names.lane(seat, train)]: piece(
      { kind: 'lane', train, width: lane.width, scene: lane.scene, platform: lane.platform },
      'board',
      lane.x,
      lane.y,
    ),
    [names.laneWords(seat, train)]: piece(
      { kind: 'laneWords', name: wordOf(frame, train === 0 ? 'upper' : 'lower'), points: String(points) },
      'board',
      lane.x + 8,
      platformAt(lane),
      { scale: lane.pitch > 64 ? 1.05 : lane.pitch < 60 ? 0.88 : 1 },
    ),
    [names.engine(seat, train)]: piece(
      { kind: 'engine', seat },
      'board',
      lane.x + 6,
      lane.y + lane.scene - 2 - 88 * scale,
      { scale },
    ),
    [names.conductor(seat, train)]: piece(
      { kind: 'conductor', seat },
      'board',
      ...pair(conductorAt(lane, conductor, roofOf(coaches[conductor - 1]))),
      { scale: lane.person / 64 },
    ),
    ...coachPoses(view, seat, train, lane),
  }
  if (coaches.length < PLACES) {
    made[`slots ${seat} ${train}`] = piece(
      {
        kind: 'slots',
        from: coaches.length,
        tile: tile ? String(tile.points) : '',
        pitch: lane.pitch,
        top: wagonTop(lane) - lane.y - lane.scene + 26 * wagonScale(lane),
        platform: lane.platform,
        figures: lane.figures,
      },
      'board',
      placeInLane(lane, 0),
      lane.y + lane.scene,
    )
  }
  return made
}

const pair = ({ x, y }: { x: number; y: number }): [number, number] => [x, y]
