import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Preview } from '../../../../src-shared/table.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import type { Size } from '../../../stage/craft.ts'
import { piece } from '../../../stage/pieces.ts'
import type { SceneFrame, Shown } from '../../../stage/scene.ts'
import { radians } from '../../../stage/motion/turning.ts'
import type { Piece, Poses } from '../looks.ts'
import { names } from '../looks.ts'
import { poses } from '../poses.ts'
import {
  NOTHING_DRAWN,
  drawPreview,
  driverIn,
  standsOf,
  type PreviewDrawing,
  type WayDrawn,
} from './preview-drawing.ts'
import { covers } from '../layout/step-numbers.ts'
import { lineAlong, type Stand } from '../track/travel.ts'
import type { Ways } from '../track/ways.ts'

/** What a preview shows: one outcome with its steps, or several ways to one place side by side. */
export function drawShown(
  view: FreightView,
  preview: Shown,
  frame: SceneFrame | undefined,
  size: Size,
  past: Ways | null = null,
): PreviewDrawing {
  const { others = [] } = preview
  if (others.length === 0) return drawPreview(view, preview, frame, size, past)
  const drawn = [preview, ...others].map((one) => drawPreview(view, one, frame, size, past))
  const routes = [preview, ...others].map((one) => routesOf(view, one))
  const ghosts = allGhosts(drawn, routes)
  const standing = [...Object.values(poses(view, frame, size, past)), ...Object.values(ghosts)]
  return {
    ...NOTHING_DRAWN,
    ghosts,
    hidesPast: true,
    about: Object.keys(ghosts).filter((name) => drawn.some(({ about = [] }) => about.some((one) => isOf(name, one)))),
    steps: marksOf(view, drawn, routes, standing),
    seat: drawn[0].seat,
    falls: drawn.flatMap(({ falls }) => falls),
    ways: linesOf(view, routes),
  }
}

/** Who moves on a way, the driver first, and where they stand one after the other. */
interface Route {
  readonly seat: number
  readonly stands: readonly Stand[]
}

function routesOf(view: FreightView, { beats }: Preview): Route[] {
  const events = beats.map(({ event }) => event as FreightEvent)
  const drives = events.filter((event) => event.kind === 'drove')
  const moved = new Set([
    driverIn(events) ?? view.active,
    ...drives.flatMap(({ from }) => from.map(({ seat }) => seat)),
  ])
  return [...moved].map((seat) => ({ seat, stands: standsOf(events, seat) }))
}

/** Where a seat ends on a way, off the rails or on them; null = it stays where it is. */
function endOf({ seat, stands }: Route, { ghosts }: PreviewDrawing): string | null {
  const end = stands.at(-1)
  const ghost = ghosts[ghostName(seat)]
  return end && ghost ? [end.sleeper, end.facing, derailedIn(ghosts)].join() : null
}

/** So many lie beside the rails. */
const derailedIn = (ghosts: Poses): number =>
  Object.values(ghosts).filter(({ look }) => look.kind === 'ghostLocomotive' && look.falls).length

const ghostName = (seat: number) => `ghost ${names.locomotive(seat)}`

/** Between the name of a ghost and the way on which it is seen elsewhere. */
const ON_WAY = ', way '
const isOf = (name: string, one: string) => name === one || name.startsWith(`${one}${ON_WAY}`)

/**
 * The driver where it would end on each of the ways, once where it ends alike on several. Who is pushed only as the
 * first way has it: two locomotives of one colour would be read as two that are pushed. On the others the key stands
 * there alone.
 */
function allGhosts(drawn: readonly PreviewDrawing[], routes: readonly (readonly Route[])[]): Poses {
  const all: Record<string, Piece> = { ...drawn[0].ghosts }
  const ends = new Set<string | null>()
  drawn.forEach((one, nth) => {
    const [driver] = routes[nth]
    const name = ghostName(driver.seat)
    const end = endOf(driver, one)
    if (nth > 0 && one.ghosts[name] && !ends.has(end)) all[`${name}${ON_WAY}${nth}`] = one.ghosts[name]
    ends.add(end)
  })
  return all
}

/** Where a route leaves all those of that seat on earlier ways; -1 = it is one of them. */
function leavesAt(routes: readonly (readonly Route[])[], nth: number, { seat, stands }: Route): number {
  const shared = routes.slice(0, nth).map((earlier) => {
    const other = earlier.find((route) => route.seat === seat)?.stands ?? []
    const at = stands.findIndex(({ sleeper }, i) => other[i]?.sleeper !== sleeper)
    return at < 0 ? stands.length : at
  })
  const most = Math.max(0, ...shared)
  return most >= stands.length ? -1 : most
}

/** Each stretch of rail once: a later way begins where it parts from those before. */
const linesOf = (view: FreightView, routes: readonly (readonly Route[])[]): WayDrawn[] =>
  routes.flatMap((way, nth) =>
    way.flatMap((route, i) => {
      const at = leavesAt(routes, nth, route)
      const stands = at < 0 ? [] : route.stands.slice(Math.max(0, at - 1))
      return stands.length > 1 ? [{ line: lineAlong(view, stands), seat: route.seat, nth, isPushed: i > 0 }] : []
    }),
  )

/** The key of its row stands at each way, where nobody else comes: at the end of whoever ends elsewhere on it. */
function marksOf(
  view: FreightView,
  drawn: readonly PreviewDrawing[],
  routes: readonly (readonly Route[])[],
  standing: readonly Piece[],
): Poses {
  const marks: Record<string, Piece> = {}
  drawn.forEach((_, nth) => {
    const at = tellingPlace(view, drawn, routes, nth)
    if (!at) return
    const trains = standing.filter(
      ({ look }) => look.kind === 'locomotive' || look.kind === 'ghostLocomotive' || look.kind === 'wagonBehind',
    )
    const isFree = (point: Point) =>
      !trains.some((train) => covers(train, point)) &&
      !Object.values(marks).some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < APART)
    const around = AROUND.map((turn) => ({
      x: at.x + ASIDE * Math.cos(radians(at.angle + turn)),
      y: at.y + ASIDE * Math.sin(radians(at.angle + turn)),
    }))
    const place = around.find(isFree) ?? around[nth % around.length]
    marks[`way ${nth}`] = piece({ kind: 'wayKey', n: nth + 1 } as const, 'board', place.x, place.y, { z: nth })
  })
  return marks
}
/** So far from a train its key stands, on either side before ahead of it; keys keep so far apart. */
const [ASIDE, APART] = [33, 22]
const AROUND = [90, -90, 0, 45, -45, 135, -135, 180]

interface Place extends Point {
  readonly angle: number
}

/** Where a way is unlike the others: an end that no other has, else midway where it runs alone, else its end. */
function tellingPlace(
  view: FreightView,
  drawn: readonly PreviewDrawing[],
  routes: readonly (readonly Route[])[],
  nth: number,
): Place | undefined {
  const isOwn = (route: Route) =>
    routes.every((way, i) => {
      const other = i === nth ? undefined : way.find(({ seat }) => seat === route.seat)
      return !other || endOf(other, drawn[i]) !== endOf(route, drawn[nth])
    })
  const own = routes[nth].find((route) => endOf(route, drawn[nth]) !== null && isOwn(route))
  if (own) return drawn[nth].ghosts[ghostName(own.seat)]
  const [driver] = routes[nth]
  const alone = driver.stands.filter(
    ({ sleeper }) => !routes.some((way, i) => i !== nth && way[0].stands.some((stand) => stand.sleeper === sleeper)),
  )
  const midway = alone.at(alone.length / 2)
  return midway ? stretchAt(view, driver.stands, midway) : drawn[nth].ghosts[ghostName(driver.seat)]
}

/** Where a stand on the way lies, and which way it leads there. */
function stretchAt(view: FreightView, stands: readonly Stand[], stand: Stand): Place | undefined {
  const at = stands.indexOf(stand)
  const line = lineAlong(view, stands.slice(Math.max(0, at - 1), at + 1))
  const [from, to] = [line[0], line[line.length - 1]]
  return to && { x: to.x, y: to.y, angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI }
}
