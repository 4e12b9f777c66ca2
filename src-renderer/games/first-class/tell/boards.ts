import { easeBoth, easeIn, easeOut, later, type Act, type Ease } from '../../../stage/motion.ts'
import { Script, type Telling } from '../../../stage/script.ts'
import type { Box } from '../../../stage/scene.ts'
import type { FirstClassKinds } from '../kinds.ts'
import { names, type Piece, type Poses } from '../looks.ts'

type Told = Telling<FirstClassKinds>

/** A board comes to lie where another one lay: with all that lies on it, from and to which side, and when. */
interface Slide {
  readonly pieces: Poses
  readonly side: -1 | 1
  readonly at: number
  readonly lasts: number
  readonly ease: Ease
}

/** In milliseconds: one board pushes the other out; where both would meet on one side they go one after the other. */
const PUSH = 440
const ONE_BY_ONE = { goes: 220, comes: 320 } as const

/**
 * Before anything is told of another seat its board lies in its place: like trains on neighbouring tracks one rolls
 * out at the side as the other rolls in, and neither comes near the cards.
 */
export function boardsFirst(acts: (told: Told) => Act[]): (told: Told) => Act[] {
  return (told) => {
    const { own, other, both } = told.layout
    const slides = (both ? [own, other] : [own]).flatMap((box) => slidesOf(told, box))
    if (slides.length === 0) return acts(told)
    const script = new Script<FirstClassKinds>(told)
    const far = Math.max(told.layout.world.width, told.layout.width / told.camera.scale)
    let from = told.from
    for (const { pieces, side, at, lasts, ease } of slides) {
      const comes = names.board(seatOn(pieces)) in told.to
      for (const [name, lies] of Object.entries(pieces)) {
        const beside = { ...lies, x: lies.x + side * far }
        script.fly(name, at, lasts, comes ? beside : lies, comes ? lies : beside, { ease })
        if (!comes) script.remove(name, at + lasts)
      }
      from = comes ? { ...from, ...pieces } : without(from, pieces)
    }
    const lands = Math.max(...slides.map(({ at, lasts }) => at + lasts))
    script.sound(0, 'card', names.board(seatOn(slides[slides.length - 1].pieces)))
    script.steady(0, lands)
    return [...script.acts, ...later(acts({ ...told, from }), lands)]
  }
}

/** Empty where the same board lies there before and after. */
function slidesOf({ from, to, frame, layout }: Told, box: Box): readonly Slide[] {
  const [goes, comes] = [onlyIn(from, to, box), onlyIn(to, from, box)]
  const [was, is] = [seatOn(goes), seatOn(comes)]
  if (was < 0 || is < 0) return []
  if (layout.both) {
    const side = box.x < layout.world.width / 4 ? -1 : 1
    return [
      { pieces: goes, side, at: 0, lasts: ONE_BY_ONE.goes, ease: easeIn },
      { pieces: comes, side, at: ONE_BY_ONE.goes, lasts: ONE_BY_ONE.comes, ease: easeOut },
    ]
  }
  // One's own stands at the left of all others.
  const side = is === frame?.viewer ? -1 : 1
  return [
    { pieces: goes, side: side === 1 ? -1 : 1, at: 0, lasts: PUSH, ease: easeBoth },
    { pieces: comes, side, at: 0, lasts: PUSH, ease: easeBoth },
  ]
}

/** What lies on a board in the one position and is not there in the other. */
const onlyIn = (one: Poses, other: Poses, box: Box): Poses =>
  Object.fromEntries(Object.entries(one).filter(([name, lies]) => !other[name] && liesOn(lies, box)))

/** With what sticks out over its edge. */
const liesOn = ({ x, y }: Piece, box: Box): boolean =>
  x >= box.x - 8 && x <= box.x + box.width + 8 && y >= box.y - 8 && y <= box.y + box.height + 8

const without = (poses: Poses, gone: Poses): Poses =>
  Object.fromEntries(Object.entries(poses).filter(([name]) => !gone[name]))

/** Whose board is among these; -1 = nobody's. */
function seatOn(poses: Poses): number {
  for (const { look } of Object.values(poses)) if (look.kind === 'seatBoard') return look.seat
  return -1
}
