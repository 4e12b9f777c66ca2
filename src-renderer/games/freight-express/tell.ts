import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import type { Camera } from '../../stage/camera.ts'
import type { Act } from '../../stage/motion.ts'
import { easeBoth } from '../../stage/motion.ts'
import type { SceneFrame } from '../../stage/scene.ts'
import type { Layout } from './layout.ts'
import type { Piece, Pieces, Poses } from './looks.ts'

/** What a handler gets: one event, and the poses it leads from and to. */
export interface Telling<E extends FreightEvent = FreightEvent> {
  readonly event: E
  readonly before: FreightView
  readonly after: FreightView
  readonly from: Poses
  readonly to: Poses
  readonly pieces: Pieces
  readonly frame: SceneFrame | undefined
  readonly layout: Layout
  readonly camera: Camera
}

export function tell(telling: Telling): Act[] {
  return settle(telling, [], new Set())
}

export function fade(telling: Telling): Act[] {
  return settle(telling, [], new Set())
}

/** Moves every piece that no handler has spoken for from where it was to where it will be. */
function settle({ from, to, pieces }: Telling, acts: Act[], spoken: ReadonlySet<string>): Act[] {
  const names = new Set([...Object.keys(from), ...Object.keys(to)])
  for (const name of names) {
    if (!spoken.has(name) && !same(from[name], to[name])) acts.push(change(pieces, name, from[name], to[name]))
  }
  return acts
}

const same = (a: Piece | undefined, b: Piece | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

function change(pieces: Pieces, name: string, _a: Piece | undefined, b: Piece | undefined): Act {
  return {
    at: 0,
    lasts: 160,
    ease: easeBoth,
    draw(part) {
      if (part < 1) return
      if (b) pieces.put(name, b)
      else pieces.remove(name)
    },
  }
}
