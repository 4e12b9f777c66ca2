import { easeBoth, type Ease } from '../../../stage/motion.ts'
import { samePiece } from '../../../stage/pieces.ts'
import { between, normal } from '../../../stage/turning.ts'
import type { Script } from '../kinds.ts'
import type { Piece } from '../looks.ts'
import { names } from '../looks.ts'
import { FIRST, PITCH, behind, isOnSign, type Line } from '../tails.ts'
import type { Drove } from './drive.ts'

/** One step of a locomotive. */
interface Leg {
  readonly at: number
  readonly lasts: number
  readonly ease: Ease
}

/** What stands elsewhere in the end than along the line, because somebody was in its way, goes there in so long. */
const GIVES_WAY = 160

/**
 * The wagons of a locomotive that drives or is pushed go with it along the line, each one behind the one before. They
 * set out from where they stood, and end where they stand at rest.
 */
export function pullWagons(script: Script<Drove>, seat: number, legs: readonly Leg[]): void {
  const { before, after, from, to, past } = script.telling
  const { line, reached } = behind(before, seat, past?.[seat] ?? [])
  if (line.length === 0) return
  const heads = legs.map((_, i) => reached.at(i - legs.length) ?? 0)
  const start = reached.at(-legs.length - 1) ?? 0
  const last = legs[legs.length - 1]
  after.seats[seat].coupled.forEach((card, place) => {
    const name = names.behind(card)
    const [stood, rest] = [from[name], to[name]]
    const shape = stood ?? rest
    if (!shape) return
    const follows = FIRST + place * PITCH
    const on = (leg: number, part: number) =>
      placeOn(script, line, between(leg === 0 ? start : heads[leg - 1], heads[leg], part) - follows)
    if (!stood) script.put(name, legs[0].at, { ...shape, ...on(0, 0), alpha: 0 })
    legs.forEach(({ at, lasts, ease }, i) =>
      script.drive(name, at, lasts, (part) => (i === 0 ? gathered(stood, on(0, part), part) : on(i, part)), ease),
    )
    arrive(script, name, last.at + last.lasts, { ...shape, ...on(legs.length - 1, 1) }, rest)
  })
}

type Seen = Pick<Piece, 'x' | 'y' | 'angle' | 'alpha'>

/** A place on the line; where it has not begun yet, and under the sign of a station, nothing is seen. */
function placeOn({ telling }: Script<Drove>, line: Line, distance: number): Seen {
  const spot = line.at(distance)
  return { ...spot, alpha: distance < 0 || isOnSign(telling.before, spot) ? 0 : 1 }
}

/** From wherever it stood to its place on the line, while the locomotive makes its first step. */
function gathered(stood: Piece | undefined, goal: Seen, part: number): Seen {
  if (!stood) return { ...goal, alpha: goal.alpha * part }
  return {
    x: between(stood.x, goal.x, part),
    y: between(stood.y, goal.y, part),
    angle: stood.angle + normal(goal.angle - stood.angle) * part,
    alpha: between(stood.alpha, goal.alpha, part),
  }
}

function arrive(script: Script<Drove>, name: string, at: number, end: Piece, rest: Piece | undefined): void {
  if (!rest) script.remove(name, at)
  else if (samePiece(end, rest)) script.put(name, at, rest)
  else script.fly(name, at, GIVES_WAY, end, rest, { ease: easeBoth })
}
