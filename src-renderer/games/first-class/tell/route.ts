import { backOut, easeOut } from '../../../stage/motion.ts'
import type { Of } from '../kinds.ts'
import { aboveBoard } from './spots.ts'

/** In milliseconds: the line is rolled out, and its cities spring up along it one after another. */
const LAID = { unrolls: 240, apart: 90, springs: 200 } as const

/** Where the card has landed the line is rolled out, and its cities spring up as it comes to them. */
export function routeLaid(script: Of<'routeLaid'>): void {
  const { event, from, to } = script.telling
  const isNew = (kind: string) =>
    Object.keys(to).filter((name) => name.startsWith(`${kind} ${event.seat} `) && !from[name])
  for (const name of isNew('routeCard'))
    script.fly(name, 0, LAID.unrolls, { ...to[name], squash: 0 }, to[name], { ease: easeOut })
  const cities = isNew('city').sort((a, b) => to[a].x - to[b].x)
  cities.forEach((name, i) => {
    const at = LAID.apart * (i + 1)
    const end = to[name]
    script.fly(name, at, LAID.springs, { ...end, scale: end.scale * 0.3 }, end, { ease: backOut })
    script.sound(at, 'joint', name)
  })
  script.restAt = cities.length * LAID.apart
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
    { ...end, x: start.x, y: start.y, scale: end.scale * 0.4, z: 60 },
    { ...end, z: 60 },
    { arc: 30, ease: easeOut },
  )
  script.put(name, 320, end)
  script.restAt = 160
}
