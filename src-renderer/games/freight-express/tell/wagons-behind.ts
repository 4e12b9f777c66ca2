import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { easeIn, type Ease } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Spot } from '../../../stage/turning.ts'
import type { Of, Script } from '../kinds.ts'
import type { Piece } from '../looks.ts'
import { deedsOf, drivenOn, type LastMove } from '../memory.ts'
import { waysOf, type Way } from '../travel.ts'
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
/** Where a question ends the stretch, they stay as long as the number on the last plank falls. */
const STAY = 80

/**
 * While it drives, a locomotive pulls its wagons along the sleepers, each one behind the one before. Each comes out
 * where the locomotive set out; whoever was there has been pushed on, so that they hide nobody. A question on the way
 * leaves them where they are.
 */
export function pullWagons(script: Script<Drove>, legs: readonly Leg[]): void {
  const { event, before, after, last } = script.telling
  const begun = drivenOn(last, event)
  const ways = [...(begun ? waysOf(before, event.seat, begun.stands) : []), ...legs.map(({ way }) => way)]
  const driven = ways.length - legs.length
  const end = legs[legs.length - 1]
  const stands = end.at + end.lasts
  before.seats[event.seat].coupled.slice(0, ways.length - 1).forEach((card, place) => {
    const behind = place + 1
    const name = script.extra()
    const first = Math.max(0, behind - driven)
    script.put(name, legs[first].at, wagon(card, behind, ways[driven + first - behind], driven + first > behind))
    legs.slice(first).forEach(({ at, lasts, ease }, i) => {
      const leg = driven + first + i - behind
      script.drive(name, at, lasts, leg === 0 ? comingOut(ways[0]) : ways[leg], ease)
    })
    if (after.drive) return script.remove(name, stands + STAY)
    script.drive(name, stands, CLOSE_UP, closingUp(ways.slice(-behind)), easeIn)
    script.remove(name, stands + CLOSE_UP)
  })
}

/** The wagons on the line while a drive waits for an answer, or for the card that is flipped at a crossing. */
export function wagonsOnLine(view: FreightView, last: LastMove | null): readonly Piece[] {
  const deed = deedsOf(last).at(-1)
  if (!view.drive || deed?.kind !== 'drive' || deed.seat !== view.drive.seat) return []
  const { locomotive, coupled } = view.seats[deed.seat]
  if (deed.sleeper !== locomotive.sleeper || deed.stands.length < 2) return []
  const ways = waysOf(view, deed.seat, deed.stands)
  return coupled
    .slice(0, ways.length - 1)
    .map((card, place) => wagon(card, place + 1, ways[ways.length - place - 1], true))
}

/** They wait while a card is flipped for so long. */
export function keepWagons(script: Of<'flipped'>, lasts: number): void {
  for (const behind of wagonsOnLine(script.telling.before, script.telling.last)) {
    const name = script.extra()
    script.put(name, 0, behind)
    script.remove(name, lasts)
  }
}

/** A wagon where a way begins. */
function wagon(card: number, behind: number, way: Way, isOut: boolean): Piece {
  const { x, y, angle } = way(0)
  const look = { kind: 'wagonBehind', value: TRACK_CARDS[card].wagon } as const
  return piece(look, 'board', x, y, { angle, alpha: isOut ? 1 : 0, z: -behind })
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
