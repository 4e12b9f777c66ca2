import { cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import type { FreightEvent, Move } from '../../../../src-shared/games/freight-express/events.ts'
import type { Ease } from '../../../stage/motion.ts'
import { easeIn, easeOut, linear } from '../../../stage/motion.ts'
import { names } from '../looks.ts'
import type { Script } from '../script.ts'
import { piece } from '../../../stage/pieces.ts'
import { radians, type Spot } from '../../../stage/turning.ts'
import { isStationAt } from '../track.ts'
import type { Way } from '../travel.ts'
import { waysOf } from '../travel.ts'

type Drove = Extract<FreightEvent, { kind: 'drove' }>

/** Milliseconds a sleeper, and for the last step into a station's bay. */
const STEP = 110
const INTO_BAY = 220
/** The driver stops for this long when he touches another locomotive, which gives a little. */
const CONTACT = 60

/** All that moves slides along its rails, step by step and together; what is pushed keeps its distance. */
export function drove(script: Script<Drove>): void {
  const { event, before, to } = script.telling
  const begins = beginnings(event)
  for (const { seat } of event.from) {
    const name = names.locomotive(seat)
    script.speakFor(name)
    const moves = movesOf(event, seat)
    const ways = waysOf(before, seat, [startOf(event, seat), ...moves.map(({ move }) => move)])
    moves.forEach(({ step, move }, i) => {
      const into = isStationAt(before, cellOfSleeper(move.sleeper))
      script.drive(name, begins[step], into ? INTO_BAY : STEP, ways[i], easeOf(i, moves.length))
    })
    if (seat !== event.seat) recoil(script, name, begins[moves[0].step], ways[0])
    else moves.forEach(({ step }, i) => pass(script, begins[step], ways[i](1), i))
    const last = moves[moves.length - 1]
    const into = isStationAt(before, cellOfSleeper(last.move.sleeper))
    script.put(name, begins[last.step] + (into ? INTO_BAY : STEP), to[name])
  }
}

const startOf = (event: Drove, seat: number): Move => event.from.find((move) => move.seat === seat) ?? event.from[0]

interface Step {
  readonly step: number
  readonly move: Move
}
const movesOf = (event: Drove, seat: number): Step[] =>
  event.steps.flatMap((moves, step) => moves.filter((move) => move.seat === seat).map((move) => ({ step, move })))

/** When each step begins: one after the other, and a moment later whenever another locomotive is met. */
function beginnings(event: Drove): number[] {
  const met = new Set<number>([event.seat])
  let at = 0
  return event.steps.map((moves) => {
    const meets = moves.some(({ seat }) => !met.has(seat))
    for (const { seat } of moves) met.add(seat)
    if (meets) at += CONTACT
    const begin = at
    at += STEP
    return begin
  })
}

const easeOf = (i: number, count: number): Ease => (i === 0 && count > 1 ? easeIn : i === count - 1 ? easeOut : linear)

/** The plank that is reached lights up for a moment; every other one costs a puff of steam. */
function pass(script: Script, at: number, spot: Spot, i: number): void {
  const plank = piece({ kind: 'flash' } as const, 'board', spot.x, spot.y, { angle: spot.angle })
  script.glimpse(at + STEP / 2, 160, plank, { ...plank, alpha: 0 })
  if (i % 2 === 1) return
  const ahead = radians(spot.angle)
  const steam = piece({ kind: 'puff' } as const, 'board', spot.x + Math.cos(ahead) * 17, spot.y + Math.sin(ahead) * 17, { scale: 0.3, alpha: 0.85 })
  script.glimpse(at, 300, steam, { ...steam, x: steam.x - Math.cos(ahead) * 14, y: steam.y - Math.sin(ahead) * 14 - 12, scale: 1.1, alpha: 0 })
}

/** The rammed one gives 2 u before it is pushed on. */
function recoil(script: Script, name: string, at: number, way: Way): void {
  const [here, there] = [way(0), way(0.1)]
  script.drive(name, at - CONTACT, CONTACT, (part) => {
    const give = Math.sin(part * Math.PI)
    return { x: here.x + (there.x - here.x) * give, y: here.y + (there.y - here.y) * give, angle: here.angle }
  })
}
