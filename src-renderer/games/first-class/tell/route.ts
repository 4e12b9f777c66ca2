import { easeOut } from '../../../stage/motion.ts'
import type { Of } from '../kinds.ts'
import { aboveBoard } from './spots.ts'

/** A new card and its cities slide to the end of the line. */
export function routeLaid(script: Of<'routeLaid'>): void {
  const { event, from, to } = script.telling
  const isNew = (name: string) =>
    (name.startsWith(`routeCard ${event.seat} `) || name.startsWith(`city ${event.seat} `)) && !from[name]
  for (const [name, end] of Object.entries(to))
    if (isNew(name)) script.fly(name, 0, 300, { ...end, x: end.x + 48, alpha: 0 }, end, { ease: easeOut })
  script.sound(240, 'card')
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
