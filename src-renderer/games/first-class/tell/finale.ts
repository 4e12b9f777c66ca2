import { easeIn, easeOut } from '../../../stage/motion.ts'
import type { Of } from '../kinds.ts'
import { names } from '../looks.ts'
import { PLACES } from '../board-layout.ts'

/** A pull runs back along a train, from coupling to coupling; conductors greet when it has passed. In milliseconds. */
const APART = 45
const PULL = 90
const GREET = 150
const HIGH = 9

/** All change: a last pull runs through every train in sight, and the conductors greet from the roofs. */
export function ended(script: Of<'ended'>): void {
  const { from, to, after } = script.telling
  after.seats.forEach((_, seat) => {
    for (const train of [0, 1]) {
      const coaches = Array.from({ length: PLACES }, (_, place) => names.coach(seat, train, place))
      coaches
        .filter((name) => from[name] && to[name])
        .forEach((name, i) => {
          const rest = to[name]
          script.fly(name, i * APART, PULL, rest, { ...rest, x: rest.x - 5 }, { ease: easeOut })
          script.fly(name, i * APART + PULL, PULL, { ...rest, x: rest.x - 5 }, rest, { ease: easeIn })
        })
      greet(script, names.conductor(seat, train), train * APART + 260)
    }
  })
}

function greet(script: Of<'ended'>, name: string, at: number): void {
  const { from, to } = script.telling
  const rest = from[name] && to[name]
  if (!rest) return
  const up = { ...rest, y: rest.y - HIGH }
  for (const again of [0, 1]) {
    script.fly(name, at + again * 2 * GREET, GREET, rest, up, { ease: easeOut })
    script.fly(name, at + again * 2 * GREET + GREET, GREET, up, rest, { ease: easeIn })
  }
}
