import type { Seat } from '../../../../src-shared/core.ts'
import { bow, feel, showBalloon, type Feeling } from '../../../stage/motion/feeling.ts'
import type { Script } from '../kinds.ts'
import { names } from '../looks.ts'
import { faceOn } from '../layout/plates.ts'

/** The face of a seat shows on its plate how it takes what happens to it. */
export const feels = (script: Script, seat: Seat, feeling: Feeling, at: number): void =>
  onFace(feel, script, seat, feeling, at)

/** The same where the plate itself is moved, its face and all. */
export const feelsWithPlate = (script: Script, seat: Seat, feeling: Feeling, at: number): void =>
  onFace(showBalloon, script, seat, feeling, at)

/** The face of a seat bows to who has won. */
export function bows(script: Script, seat: Seat, at: number): void {
  const plate = script.telling.to[names.plate(seat)]
  if (plate?.look.kind === 'plate') bow(script, { ...plate, look: plate.look }, faceOn(plate.look), at)
}

function onFace(show: typeof feel, script: Script, seat: Seat, feeling: Feeling, at: number): void {
  const plate = script.telling.to[names.plate(seat)]
  if (plate?.look.kind !== 'plate') return
  show(script, { ...plate, look: plate.look }, faceOn(plate.look), feeling, at)
}
