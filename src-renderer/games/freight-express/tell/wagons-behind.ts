import { easeBoth } from '../../../stage/motion/motion.ts'
import { samePiece } from '../../../stage/pieces.ts'
import { between, normal } from '../../../stage/motion/turning.ts'
import type { Script } from '../kinds.ts'
import type { Line } from '../track/lines.ts'
import type { Piece } from '../looks.ts'
import { names } from '../looks.ts'
import { wagonScale } from '../layout/nearing.ts'
import { lineOfTrain, reaches, wagonOn, type WagonSpot } from '../track/tails.ts'
import { waysDriven } from '../track/ways.ts'
import type { Drove } from './course.ts'
import type { MakingRoom } from './making-room.ts'
import type { Leg } from './run.ts'
import { cameOver, goesOn, isFirstOf } from './stretches.ts'

/** What stands elsewhere in the end than along the line, because somebody was in its way, goes there in so long. */
export const GIVES_WAY = 160

/**
 * The wagons of a locomotive that drives or is pushed go with it along the line, sleeper by sleeper. They set out from
 * where they stood, and end where they stand at rest. `rests`: when their locomotive is parked.
 */
export function pullWagons(
  script: Script<Drove>,
  seat: number,
  legs: readonly Leg[],
  room: MakingRoom,
  rests: number,
): void {
  const { event, before, after, from, began, ends, past, together } = script.telling
  const [start, ...lines] = waysDriven(past?.[seat] ?? [], event, seat).map((way) => lineOfTrain(before, seat, way))
  const { coupled } = after.seats[seat]
  const isFirst = isFirstOf(event, together, seat)
  const behind = legs.map(({ way }) => reaches(before, way(1).scale ?? 1, coupled.length))
  const last = legs[legs.length - 1]
  coupled.forEach((card, place) => {
    const name = names.behind(card)
    const [stood, rest] = [isFirst ? began[name] : from[name], ends[name]]
    const shape = alone(stood ?? rest, goesOf(stood, rest))
    if (!shape) return
    if (!stood) script.put(name, legs[0].at, { ...shape, alpha: 0 })
    let seen: Seen | null = stood ? { ...stood, alpha: 1 } : null
    // It is still rolling: it never stood where it would rest.
    if (cameOver(event, together, seat))
      seen = rolling(start, reaches(before, legs[0].way(0).scale ?? 1, place + 1)[place])
    legs.forEach(({ at, lasts, ease, way: pulled }, i) => {
      const far = lines[i].length - behind[i][place]
      const way = onward(lines[i], seen, far, (part) => wagonScale(before, pulled(part).scale ?? 1))
      const follows = (part: number): Seen => {
        room.follow(seat, name, (held) => way(part, held))
        return way(part)
      }
      script.drive(name, at, lasts, follows, ease)
      if (i === 0) script.put(name, at, { ...shape, ...way(0) })
      seen = far < 0 ? null : way(1)
    })
    const end: Piece = { ...shape, ...(seen ?? { alpha: 0 }) }
    if (!goesOn(event, together, seat)) arrive(script, name, Math.max(rests, last.at + last.lasts), end, rest)
  })
}

/** Where a wagon is that is so far behind its locomotive; null where the line has no place for it. */
const rolling = (line: Line, behind: number): Seen | null =>
  line.length < behind ? null : { ...wagonOn(line, line.length - behind, 1), alpha: 1 }

export interface Seen extends WagonSpot {
  readonly alpha: number
}

/** Under way each wagon that is seen stands for itself, and shows where it goes, though it sets out in a station. */
export const alone = (wagon: Piece | undefined, goes: number): Piece | undefined =>
  wagon?.look.kind === 'wagonBehind' ? { ...wagon, look: { ...wagon.look, goes, more: 0 } } : wagon

export const goesOf = (...pieces: readonly (Piece | undefined)[]): number =>
  Math.max(-1, ...pieces.flatMap((one) => (one?.look.kind === 'wagonBehind' ? [one.look.goes] : [])))

/**
 * Along the line from where a wagon is to a distance on it. Where it does not stand on the line it comes onto it on the
 * way; where the line has no place for it, it is not seen.
 */
function onward(
  line: Line,
  from: Seen | null,
  far: number,
  scaleOf: (part: number) => number,
): (part: number, held?: number) => Seen {
  const end = Math.max(0, far)
  const begin = from ? nearest(line, from, end) : end
  const first = wagonOn(line, begin, scaleOf(0))
  const start = from ?? { ...first, alpha: 0 }
  const off = {
    x: start.x - first.x,
    y: start.y - first.y,
    angle: normal(start.angle - first.angle),
    scale: start.scale - first.scale,
  }
  return (part, held = 0) => {
    const spot = wagonOn(line, Math.max(0, between(begin, end, part) - held), scaleOf(part))
    return {
      x: spot.x + off.x * (1 - part),
      y: spot.y + off.y * (1 - part),
      angle: normal(spot.angle + off.angle * (1 - part)),
      scale: spot.scale + off.scale * (1 - part),
      alpha: between(start.alpha, far < 0 ? 0 : 1, part),
    }
  }
}

/** No wagon goes farther in one step. */
const [FARTHEST, APART] = [190, 2]

/** The distance along a line, about one, at which it is nearest to a place. */
function nearest(line: Line, { x, y }: WagonSpot, about: number): number {
  let [best, away] = [about, Infinity]
  for (let at = Math.max(0, about - FARTHEST); at <= Math.min(line.length, about + FARTHEST); at += APART) {
    const spot = line.at(at)
    const far = Math.hypot(spot.x - x, spot.y - y)
    if (far < away) [best, away] = [at, far]
  }
  return best
}

function arrive(script: Script<Drove>, name: string, at: number, end: Piece, rest: Piece | undefined): void {
  if (!rest) script.remove(name, at)
  else if (samePiece(end, rest)) script.put(name, at, rest)
  else script.fly(name, at, GIVES_WAY, end, rest, { ease: easeBoth })
}
