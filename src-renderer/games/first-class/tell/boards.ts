import type { Changing } from '../../../stage/craft.ts'
import { easeBoth, easeIn, easeOut, later, type Act, type Ease } from '../../../stage/motion/motion.ts'
import { Script, type Telling } from '../../../stage/motion/script.ts'
import { dissolving, mixed } from '../../../stage/motion/settling.ts'
import type { Box } from '../../../stage/scene.ts'
import type { FirstClassKinds } from '../kinds.ts'
import type { Layout } from '../layout/layout.ts'
import { names, type Piece, type Poses } from '../looks.ts'
import { isOfAnother } from './spots.ts'

type Told = Telling<FirstClassKinds>

/** A board comes to lie where another one lay: with all that lies on it, from and to which side, and when. */
interface Slide {
  readonly pieces: Poses
  /** What still glows on it from before. */
  readonly glows: readonly string[]
  readonly side: -1 | 1
  readonly at: number
  readonly lasts: number
  readonly ease: Ease
}

/** In milliseconds: one board pushes the other out; where both would meet on one side they go one after the other. */
const PUSH = 320
const ONE_BY_ONE = { goes: 220, comes: 320 } as const
/** When the boards have changed places. */
export const boardsLand = ({ both }: Layout): number => (both ? ONE_BY_ONE.goes + ONE_BY_ONE.comes : PUSH)

/**
 * Before anything is told of another seat its board lies in its place: like trains on neighbouring tracks one rolls
 * out at the side as the other rolls in, and neither comes near the cards.
 */
export function boardsFirst(acts: (told: Told) => Act[]): (told: Told) => Act[] {
  return (told) => {
    const rolled = rolling(told)
    if (!rolled) return acts(told)
    const { pieces, lands, comes, goes } = rolled
    const script = new Script<FirstClassKinds>(told)
    script.sound(0, 'card', names.board(rolled.seat))
    script.atLeastHalf(0, lands)
    const from = { ...without(told.from, goes), ...comes }
    const own = acts({ ...told, from })
    // Which rival's turn begins is shown on the plates, which wait for no board; one's own turn waits for one's own.
    const isRivals = told.event.kind === 'turnBegan' && isOfAnother({ telling: told })
    // Whom a scoring counts next the departure board says as the words do: when their board sets out.
    const isNextCounted = told.event.kind === 'scoringBegan' && told.from.departures !== undefined
    return [...pieces, ...script.acts, ...(isRivals || isNextCounted ? own : later(own, lands))]
  }
}

/** The board that was counted last rolls out as one's own rolls in, where nothing else is told; the rest dissolves. */
export function boardsRoll(change: Changing<FirstClassKinds>): Act[] {
  const rolled = rolling(change)
  const { from, to, pieces } = change
  if (!rolled) return dissolving(pieces, from, to)
  const { goes, comes } = rolled
  return [...rolled.pieces, ...dissolving(pieces, without(from, goes), without(to, comes))]
}

interface Rolling {
  /** The acts of everything that lies on the boards. */
  readonly pieces: readonly Act[]
  readonly goes: Poses
  readonly comes: Poses
  /** When all of it stands. */
  readonly lands: number
  /** Whose board comes last. */
  readonly seat: number
}

/** The boards that give way to others, with all that lies on them; null = none does. */
function rolling(change: Changing<FirstClassKinds>): Rolling | null {
  const { layout, camera, to, pieces } = change
  const { own, other, both } = layout
  const boxes = (both ? [own, other] : [own]).map((box) => ({ box, slides: slidesOf(change, box) }))
  const slides = boxes.flatMap((one) => one.slides)
  if (slides.length === 0) return null
  const givingWay = boxes.flatMap((one) => (one.slides.length > 0 ? one.box : []))
  pieces.quench((lit) => lit.space === 'board' && givingWay.some((box) => liesOn(lit, box)))
  const far = Math.max(layout.world.width, layout.width / camera.scale)
  const isComing = (slide: Slide): boolean => names.board(seatOn(slide.pieces)) in to
  const acts = slides.flatMap((slide) => {
    const { side, at, lasts, ease } = slide
    const comes = isComing(slide)
    const carried = slide.glows.map((name): Act => ({
      at,
      lasts,
      ease,
      draw: (part) => pieces.carry(name, side * far * part),
    }))
    const moved = Object.entries(slide.pieces).map(([name, lies]): Act => {
      const beside = { ...lies, x: lies.x + side * far }
      const [start, end] = comes ? [beside, lies] : [lies, beside]
      const draw = (part: number): void =>
        part === 1 && !comes
          ? pieces.remove(name)
          : pieces.put(name, part === 1 ? end : mixed(start, end, part, { look: lies.look }))
      return { at, lasts, ease, draw }
    })
    return [...carried, ...moved]
  })
  const all = (one: boolean): Poses =>
    Object.assign({}, ...slides.filter((slide) => isComing(slide) === one).map((slide) => slide.pieces)) as Poses
  return {
    pieces: acts,
    goes: all(false),
    comes: all(true),
    lands: Math.max(...slides.map(({ at, lasts }) => at + lasts)),
    seat: seatOn(slides[slides.length - 1].pieces),
  }
}

/** Empty where the same board lies there before and after. */
function slidesOf({ from, to, frame, layout, pieces }: Changing<FirstClassKinds>, box: Box): readonly Slide[] {
  const [goes, comes] = [onlyIn(from, to, box), onlyIn(to, from, box)]
  const [was, is] = [seatOn(goes), seatOn(comes)]
  if (was < 0 || is < 0) return []
  const glows = pieces.glowing((lit) => lit.space === 'board' && liesOn(lit, box))
  if (layout.both) {
    const side = box.x < layout.world.width / 4 ? -1 : 1
    return [
      { pieces: goes, glows, side, at: 0, lasts: ONE_BY_ONE.goes, ease: easeIn },
      { pieces: comes, glows: [], side, at: ONE_BY_ONE.goes, lasts: ONE_BY_ONE.comes, ease: easeOut },
    ]
  }
  // One's own stands at the left of all others.
  const side = is === frame?.viewer ? -1 : 1
  return [
    { pieces: goes, glows, side: side === 1 ? -1 : 1, at: 0, lasts: PUSH, ease: easeBoth },
    { pieces: comes, glows: [], side, at: 0, lasts: PUSH, ease: easeBoth },
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
