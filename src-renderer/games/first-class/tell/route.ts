import { easeOut } from '../../../stage/motion.ts'
import type { Of } from '../kinds.ts'
import { aboveBoard } from './spots.ts'

/** Where the card has landed at the end of the line its cities come to light. */
export function routeLaid(script: Of<'routeLaid'>): void {
  const { event, from, to } = script.telling
  const isNew = (name: string) =>
    (name.startsWith(`routeCard ${event.seat} `) || name.startsWith(`city ${event.seat} `)) && !from[name]
  for (const [name, end] of Object.entries(to))
    if (isNew(name)) script.fly(name, 0, 220, { ...end, alpha: 0 }, end, { ease: easeOut })
  script.sound(0, 'lay')
}

/** A postcard is carried to the route card that it doubles. */
export function postcardLaid(script: Of<'postcardLaid'>): void {
  const { event, from, to } = script.telling
  const [name, end] =
    Object.entries(to).find(([name]) => name.startsWith(`postcard ${event.seat} `) && !from[name]) ?? []
  if (!name || !end) return
  const start = aboveBoard(script, event.seat) ?? { x: end.x, y: end.y - 60 }
  script.sound(260, 'card')
  script.fly(
    name,
    0,
    320,
    { ...end, x: start.x, y: start.y, scale: end.scale * 1.5, alpha: 0.3, z: 60 },
    { ...end, z: 60 },
    { arc: 30, ease: easeOut },
  )
  script.put(name, 320, end)
  script.restAt = 160
}
