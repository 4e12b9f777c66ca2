import type { Script } from '../kinds.ts'

/**
 * What could come to pallets stands on their plates as they were until then: it would tell the number of a parcel
 * before that is seen.
 */
export function comesKnown(script: Script, at: number): void {
  const { from, to } = script.telling
  for (const [name, plate] of Object.entries(to)) {
    const was = from[name]?.look
    if (plate.look.kind !== 'namePlate' || was?.kind !== 'namePlate') continue
    if (was.coming !== plate.look.coming) script.put(name, at, plate)
  }
}
