import type { Seat } from '../../../src-shared/core.ts'
import type { BotLevel } from '../../../src-shared/table.ts'
import type { Kinds } from '../craft.ts'
import { backOut, easeIn } from './motion.ts'
import { piece, type Piece } from '../pieces.ts'
import type { Script } from './script.ts'

/** How whoever sits at a plate takes what happens to them. */
export const FEELINGS = ['glad', 'startled', 'upset'] as const
export type Feeling = (typeof FEELINGS)[number]

/** A face by itself, over that of its plate while it moves; and what it feels, beside it. */
export type FeelingLook =
  | { readonly kind: 'sitter'; readonly seat: Seat; readonly bot: BotLevel | null; readonly size: number }
  | { readonly kind: 'feeling'; readonly feeling: Feeling }

/** What is shown beside faces, whoever they are of: pictures that must be there. Those of faces lie on the plates. */
export const feelingLooks: readonly FeelingLook[] = FEELINGS.map((feeling) => ({ kind: 'feeling', feeling }))

/** A plate with a face, as far as that is looked at here. */
type Plate = Piece<{ readonly seat: Seat; readonly bot: BotLevel | null }>

/** Where the face is on it: its middle, from the plate's corner. */
interface FaceOn {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Where the name beside it begins, from the plate's left edge: that is to be read meanwhile. */
  readonly name?: number
}

/** What must be asked of a script for it. */
type Stage = Pick<Script<Kinds & { readonly look: FeelingLook }>, 'extra' | 'put' | 'fly' | 'drive' | 'remove'>

/** The balloon springs up, stays to be read, and goes, in milliseconds. */
const [SPRINGS_UP, STAYS, GOES] = [140, 520, 120]
/** So long a face moves. */
const MOVES = 440
/** How far it leaps, how much larger it springs up, how far it is shaken to both sides, in parts of it; how often. */
const [LEAP, SPRINGS, SHAKEN, OFTEN] = [0.12, 0.26, 0.06, 3]
/** The size of a face for which the balloon is drawn, and how much smaller or larger it may be. */
const [DRAWN, LEAST, MOST] = [40, 0.85, 1.25]
/** From the middle of a balloon to beyond its outline, as it is drawn, with a hair to what stands beside it. */
const BALLOON = 12

/** Whoever sits there shows how they take something, at a moment. */
export function feel(script: Stage, plate: Plate, face: FaceOn, feeling: Feeling, at: number): void {
  moved(script, sitter(plate, face), MOVES, at, MOVED[feeling])
  showBalloon(script, plate, face, feeling, at)
}

/** Whoever sits there bows once, long enough to be seen, and says nothing. */
export function bow(script: Stage, plate: Plate, face: FaceOn, at: number): void {
  const rest = sitter(plate, face)
  moved(script, rest, BOWS, at, (part) => {
    const down = Math.sin(Math.PI * Math.min(1, part * 1.4))
    return { aside: 0, up: -BOWED * Math.max(0, down), larger: 2 * BOWED * Math.max(0, down) }
  })
}
const [BOWS, BOWED] = [620, 0.14]

/** What is felt by whoever sits there springs up beside their face, which does not move by itself. */
export function showBalloon(script: Stage, plate: Plate, face: FaceOn, feeling: Feeling, at: number): void {
  const { x, y } = middleOf(plate, face)
  const out = (face.size / 2) * plate.scale
  const scale = Math.max(LEAST, Math.min(MOST, face.size / DRAWN)) * plate.scale
  const clearOfName = plate.x + (face.name ?? Infinity) * plate.scale - BALLOON * scale
  const look = { kind: 'feeling', feeling } as const
  const balloon = piece(look, plate.space, Math.min(x + out, clearOfName), y - out * 0.7, { scale, z: 140 })
  const name = script.extra()
  const inside = { ...balloon, x: x + out * 0.5, y: y - out * 0.2, scale: scale * 0.3, alpha: 0 }
  script.fly(name, at, SPRINGS_UP, inside, balloon, { ease: backOut })
  const goes = at + SPRINGS_UP + STAYS
  script.fly(name, goes, GOES, balloon, { ...balloon, y: balloon.y - 6, alpha: 0 }, { ease: easeIn })
  script.remove(name, goes + GOES)
}

const middleOf = (plate: Plate, face: FaceOn): { x: number; y: number } => ({
  x: plate.x + face.x * plate.scale,
  y: plate.y + face.y * plate.scale,
})

type Sitter = Piece<FeelingLook & { kind: 'sitter' }>

/** The face by itself, over the one on its plate. */
function sitter(plate: Plate, { size, ...face }: FaceOn): Sitter {
  const { seat, bot } = plate.look
  const { x, y } = middleOf(plate, { size, ...face })
  const { scale, z } = plate
  return piece({ kind: 'sitter', seat, bot, size } as const, plate.space, x, y, { scale, z: z + 1 })
}

function moved(script: Stage, rest: Sitter, lasts: number, at: number, how: (part: number) => Moved): void {
  const name = script.extra()
  const reach = rest.look.size * rest.scale
  script.put(name, at, rest)
  script.drive(name, at, lasts, (part) => {
    const { aside, up, larger } = how(part)
    const [x, y] = [rest.x + aside * reach, rest.y - up * reach]
    return { x, y, angle: 0, scale: rest.scale * (1 + larger) }
  })
  script.remove(name, at + lasts)
}

/** Of how a face moves, in parts of its size: it is always so much larger that it covers the one on the plate. */
interface Moved {
  readonly aside: number
  readonly up: number
  readonly larger: number
}

/** Who is glad leaps up twice, who is startled springs up and trembles, who is upset shakes their head. */
const MOVED: Readonly<Record<Feeling, (part: number) => Moved>> = {
  glad(part) {
    const up = LEAP * Math.abs(Math.sin(2 * Math.PI * part))
    return { aside: 0, up, larger: 2 * up }
  },
  startled: (part) => ({ ...shaking(part), larger: SPRINGS * (1 - part ** 2) }),
  upset: shaking,
}

function shaking(part: number): Moved {
  const far = SHAKEN * (1 - part)
  return { aside: far * Math.sin(2 * Math.PI * OFTEN * part), up: 0, larger: 2 * far }
}
