import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import type { Script } from '../kinds.ts'

/** How high something hops, in the table's units, and how long it rises and falls, in milliseconds. */
export interface Hop {
  readonly by: number
  readonly rises: number
  readonly falls: number
}

/** What stays where it is hops there once; what comes or goes does not. */
export function hop(script: Script, name: string, at: number, { by, rises, falls }: Hop): void {
  const { from, to } = script.telling
  const rest = from[name] && to[name]
  if (!rest) return
  const up = { ...rest, y: rest.y - by }
  script.fly(name, at, rises, rest, up, { ease: easeOut })
  script.fly(name, at + rises, falls, up, rest, { ease: easeIn })
}
