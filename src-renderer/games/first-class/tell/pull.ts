import { easeBoth, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { PLACES } from '../layout/board-layout.ts'
import { names, type Piece } from '../looks.ts'
import type { Script } from '../kinds.ts'

/** A train takes up its slack: from wagon to wagon, each pulled on, and rolling back. In milliseconds. */
export const SLACK = { apart: 45, pulls: 90, back: 150, by: 4 } as const

/** Where the chimney of an engine is in its picture. */
export const CHIMNEY = { x: 52, y: 10 } as const

/** A pull runs back along a train, its engine before all; returns when the last wagon stands still again. */
export function pullThrough(script: Script, seat: number, train: number, at: number, by: number = SLACK.by): number {
  const { from, to } = script.telling
  const coaches = Array.from({ length: PLACES }, (_, place) => names.coach(seat, train, place))
  const stock = [names.engine(seat, train), ...coaches].filter((name) => from[name] && to[name])
  stock.forEach((name, i) => {
    const begins = at + i * SLACK.apart
    const rest = to[name]
    const pulled = { ...rest, x: rest.x - by }
    script.fly(name, begins, SLACK.pulls, rest, pulled, { ease: easeOut })
    script.fly(name, begins + SLACK.pulls, SLACK.back, pulled, rest, { ease: easeBoth })
  })
  return at + Math.max(0, stock.length - 1) * SLACK.apart + SLACK.pulls + SLACK.back
}

/** Steam goes up from an engine's chimney in so many strokes. */
export function whistle(script: Script, seat: number, train: number, at: number, strokes = 3): void {
  const engine = script.telling.to[names.engine(seat, train)]
  if (!engine) return
  const [x, y] = [engine.x + CHIMNEY.x * engine.scale, engine.y + CHIMNEY.y * engine.scale]
  for (let stroke = 0; stroke < strokes; stroke++) {
    const cloud: Piece = piece({ kind: 'steam' }, 'board', x, y, { z: 7 })
    const drifts = { x: x + 8 + 6 * stroke, y: y - 26 - 4 * stroke }
    script.glow(at + stroke * 190, 620, { ...cloud, scale: 0.4 }, { ...cloud, ...drifts, scale: 1.5, alpha: 0 })
  }
}

/** In milliseconds: the lower train follows the upper one. */
export const TRAINS = { apart: 70 } as const
