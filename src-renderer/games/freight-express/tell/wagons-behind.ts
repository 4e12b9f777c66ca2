import { easeBoth, type Ease } from '../../../stage/motion.ts'
import { samePiece } from '../../../stage/pieces.ts'
import { between, normal, type Spot } from '../../../stage/turning.ts'
import type { Script } from '../kinds.ts'
import type { Piece } from '../looks.ts'
import { names } from '../looks.ts'
import { FIRST, PITCH, isOnSign, lineOfTrain } from '../tails.ts'
import { roundOrStraight } from '../round-platforms.ts'
import { waysDriven } from '../ways.ts'
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
 * The wagons of a locomotive that drives or is pushed go with it along the line, sleeper by sleeper. They set out from
 * where they stood, and end where they stand at rest.
 */
export function pullWagons(script: Script<Drove>, seat: number, legs: readonly Leg[]): void {
  const { event, before, after, from, to, past } = script.telling
  const lines = waysDriven(past?.[seat] ?? [], event, seat).map((way) => lineOfTrain(before, seat, way))
  const last = legs[legs.length - 1]
  after.seats[seat].coupled.forEach((card, place) => {
    const name = names.behind(card)
    const [stood, rest] = [from[name], to[name]]
    const shape = stood ?? rest
    if (!shape) return
    const follows = FIRST + place * PITCH
    const stands = lines.map((line): Seen | null =>
      line.length < follows ? null : { ...line.at(line.length - follows), alpha: 1 },
    )
    stands[0] = stood ?? null
    if (!stood) script.put(name, legs[0].at, { ...shape, alpha: 0 })
    legs.forEach(({ at, lasts, ease }, i) =>
      script.drive(name, at, lasts, (part) => step(script, stands[i], stands[i + 1], shape, part), ease),
    )
    const end = { ...shape, ...step(script, stands[legs.length - 1], stands[legs.length], shape, 1) }
    arrive(script, name, last.at + last.lasts, end, rest)
  })
}

type Seen = Spot & { readonly alpha: number }

/**
 * On its way from one place to the next; where the line has no place for it, and under a station's sign, it is not
 * seen.
 */
function step({ telling }: Script<Drove>, from: Seen | null, to: Seen | null, shape: Piece, part: number): Seen {
  const a = from ?? to ?? shape
  const b = to ?? a
  const spot = {
    ...roundOrStraight(telling.before, a, b, part),
    angle: a.angle + normal(b.angle - a.angle) * part,
  }
  const shown = between(from ? 1 : 0, to ? 1 : 0, part)
  return { ...spot, alpha: isOnSign(telling.before, spot) ? 0 : shown }
}

function arrive(script: Script<Drove>, name: string, at: number, end: Piece, rest: Piece | undefined): void {
  if (!rest) script.remove(name, at)
  else if (samePiece(end, rest)) script.put(name, at, rest)
  else script.fly(name, at, GIVES_WAY, end, rest, { ease: easeBoth })
}
