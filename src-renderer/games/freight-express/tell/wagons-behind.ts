import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Script } from '../kinds.ts'
import { easeIn, type Ease } from '../../../stage/motion.ts'
import type { Spot } from '../../../stage/turning.ts'
import type { Way } from '../travel.ts'
import type { Drove } from './drive.ts'

/** One step of the driver. */
interface Leg {
  readonly at: number
  readonly lasts: number
  readonly way: Way
  readonly ease: Ease
}

/** When the locomotive stands, its wagons run up to it and are gone: at rest they are on the plate alone. */
const CLOSE_UP = 260
/** From this part of the way to the locomotive on they fade. */
const FADES = 0.45

/**
 * While it drives, a locomotive pulls its wagons along the sleepers, each one behind the one before. Each comes out
 * where the locomotive set out; whoever was there has been pushed on, so that they hide nobody.
 */
export function pullWagons(script: Script<Drove>, legs: readonly Leg[]): void {
  const { event, before } = script.telling
  const last = legs[legs.length - 1]
  const stands = last.at + last.lasts
  before.seats[event.seat].coupled.slice(0, legs.length - 1).forEach((card, place) => {
    const behind = place + 1
    const name = script.extra()
    const start = legs[0].way(0)
    const look = { kind: 'wagonBehind', value: TRACK_CARDS[card].wagon } as const
    script.put(
      name,
      legs[behind].at,
      piece(look, 'board', start.x, start.y, { angle: start.angle, alpha: 0, z: -behind }),
    )
    legs.slice(behind).forEach(({ at, lasts, ease }, i) => {
      const { way } = legs[i]
      script.drive(name, at, lasts, i === 0 ? comingOut(way) : way, ease)
    })
    const left = legs.slice(-behind).map(({ way }) => way)
    script.drive(name, stands, CLOSE_UP, closingUp(left), easeIn)
    script.remove(name, stands + CLOSE_UP)
  })
}

/** A way on which it is not always seen in full. */
type Fading = (part: number) => Spot & { readonly alpha: number }

/** The first step behind the locomotive: it is seen more and more, out of a station only on the rails before it. */
const comingOut =
  (way: Way): Fading =>
  (part) => ({ ...way(part), alpha: Math.min(1, Math.max(0, part * 2 - 0.6)) })

/** The rest of the way in one go, less and less to be seen. */
const closingUp =
  (ways: readonly Way[]): Fading =>
  (part) => {
    const along = part * ways.length
    const leg = Math.min(ways.length - 1, Math.floor(along))
    return { ...ways[leg](along - leg), alpha: part < FADES ? 1 : (1 - part) / (1 - FADES) }
  }
