import type { Seat } from '../../../../src-shared/core.ts'
import { feel, type Feeling } from '../../../stage/motion/feeling.ts'
import type { Script } from '../kinds.ts'
import { names } from '../looks.ts'
import { facePlace } from '../layout/plate-lines.ts'

/** The face of a seat shows on its plate how it takes what happens to it. */
export function feels(script: Script, seat: Seat, feeling: Feeling, at: number): void {
  const plate = script.telling.to[names.plate(seat)]
  if (plate?.look.kind !== 'plate') return
  feel(script, { ...plate, look: plate.look }, facePlace(plate.look), feeling, at)
}
