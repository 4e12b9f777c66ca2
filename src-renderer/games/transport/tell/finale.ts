import { backOut, easeBoth, easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { R } from '../belts/belt.ts'
import type { Of } from '../kinds.ts'
import { names, type Piece } from '../looks.ts'
import { sumOfTeam, winnersOf } from '../words/standing.ts'
import { drivenOff } from './departing.ts'
import { counted, emptied, lit, raised, ring } from './counting.ts'
import { lastRun } from './last-run.ts'
import { throwPaper } from './paper.ts'
import { bows } from './feels.ts'
import { aloft, dusk } from './stealing.ts'

/** How far a plate leaps that has won, how long it is in the air on its way up and down, and how often. */
const PLATE_HIGH = 10
const HOP = 150
const CHEERS = [0, 1, 2]
const CHEER = 2 * HOP + 40
/** The crown: from so high it comes down for so long, and the cheers begin when it sits. */
const CROWN = { high: 26, falls: 320 } as const
/** Where their pallet is seen it comes down on that first, so much larger, is cheered there, and flies to the plate. */
const ON_PALLET = { comes: 260, flies: 400, scale: 2.6 } as const
/** What is cheered: so many times as large as it lies, and so many pixels from corner to corner. */
const CHEERED = { least: 1.42, most: 2.6, seen: 170 } as const

/** At once those who have won are greeted: their pallet swells for so long, and paper flies. */
const GREETED = 640

/**
 * The belts run out and the hall is dark; the pallet of who has won leaps up in light and paper. What was brought
 * in goes back to the pallets; from the fewest points to the most these are lit, and parcel by parcel counted onto the
 * plates. Then who has won is crowned and cheered, the others bow, and the
 * pallet is loaded once more and driven out by the gate.
 */
export function ended(script: Of<'ended'>): void {
  const { before, after } = script.telling
  const seats = before.seats
    .map((_, seat) => seat)
    .sort((one, other) => sumOfTeam(before, one) - sumOfTeam(before, other))
  seats.forEach((seat) => ring(script, seat, 0, 2))
  const winners = winnersOf(after)
  for (const seat of winners) {
    greet(script, seat)
    lastRun(script, seat, 0, GREETED)
  }
  let crowned = Math.max(emptied(script), GREETED)
  const told = new Set<number>()
  for (const seat of seats) {
    const begins = crowned
    crowned = counted(script, seat, begins, (one) => told.has(one))
    lit(script, seat, begins, crowned)
    told.add(seat)
  }
  script.sound(crowned - 120, 'score', names.plate(seats[seats.length - 1]))
  const honours = winners.map((seat) => ({ seat, ...honoured(script, seat, crowned) }))
  const ends = Math.max(crowned, ...honours.map((one) => one.ends))
  dusk(script, ends)
  script.atLeastHalf(0, ends)
  const loads = crowned + ON_PALLET.comes
  // Where nobody has scored there is nobody to bow to.
  if (winners.length > 0) for (const seat of seats) if (!winners.includes(seat)) bows(script, seat, loads)
  for (const { seat, cheers, sits } of honours) {
    const leaves = cheers + CHEERS.length * CHEER
    crown(script, seat, { at: crowned, cheers, sits })
    lightUp(script, seat, crowned, cheers, leaves)
    for (const again of CHEERS) {
      cheer(script, seat, cheers + again * CHEER)
      if (cheers === sits) leap(script, names.crown(seat), cheers + again * CHEER)
      throwPaper(script, seat, cheers + again * CHEER, again === CHEERS.length - 1)
    }
  }
}

/** When their cheers begin, when their crown sits on the plate, and when it is over. */
interface Honoured {
  readonly cheers: number
  readonly sits: number
  readonly ends: number
}

/** On a pallet that is seen the crown is cheered where it came down; on a plate once it sits there. */
function honoured(script: Of<'ended'>, seat: number, crowned: number): Honoured {
  const lasts = CHEERS.length * CHEER
  if (raised(script, seat) === null) {
    const sits = crowned + CROWN.falls
    return { cheers: sits, sits, ends: sits + lasts }
  }
  const cheers = crowned + ON_PALLET.comes
  const sits = cheers + lasts + ON_PALLET.flies
  return { cheers, sits, ends: sits }
}

/** Before anything is counted: all can see by the plates who it is. */
function greet(script: Of<'ended'>, seat: number): void {
  const [pallet, above] = [raised(script, seat), cheered(script, seat)]
  throwPaper(script, seat, 60, false)
  ring(script, seat, 0, 2.2 * largest(script))
  if (!pallet || !above) return
  const [lies, high] = [
    { ...pallet, scale: 1, alpha: 0 },
    { ...above, scale: largest(script) },
  ]
  const name = script.extra()
  script.fly(name, 0, LIGHTS, lies, high, { ease: backOut })
  script.fly(name, LIGHTS, GREETED - 2 * LIGHTS, high, { ...high, scale: STANDS * high.scale }, { ease: easeBoth })
  script.fly(name, GREETED - LIGHTS, LIGHTS, { ...high, scale: STANDS * high.scale }, lies, { ease: easeIn })
  script.remove(name, GREETED)
}

/** A crown comes down, on their pallet if it is seen, and stays on the plate at last. */
function crown(script: Of<'ended'>, seat: number, when: Crowned): void {
  const { sits } = when
  const name = names.crown(seat)
  const rest = script.telling.to[name]
  if (!rest) return
  const pallet = cheered(script, seat)
  if (pallet) crownPallet(script, name, { rest, pallet }, when)
  else {
    const above = { ...rest, y: rest.y - CROWN.high, scale: 1.9 * rest.scale, angle: rest.angle - 30, alpha: 0 }
    script.fly(name, sits - CROWN.falls, CROWN.falls, above, rest, { ease: easeIn })
  }
  script.put(name, sits, rest)
  script.sound(sits - 20, 'score', name)
  const glint = piece({ kind: 'pulse' } as const, 'screen', rest.x, rest.y, { z: 29, scale: 0.3 })
  script.flash(sits, 420, glint, { ...glint, scale: 1.2, alpha: 0 })
}

/** When it comes, and the rest as for whoever is honoured. */
interface Crowned extends Pick<Honoured, 'cheers' | 'sits'> {
  readonly at: number
}

/** It falls onto the head of the pallet, rises and sinks with every cheer of that, and flies to the plate. */
function crownPallet(
  script: Of<'ended'>,
  name: string,
  { rest, pallet }: { readonly rest: Piece; readonly pallet: Piece },
  { at, cheers, sits }: Crowned,
): void {
  const { x, y, scale } = script.over(pallet)
  const { board } = script.telling.layout
  const head = (part: number) => Math.max(board.y + CROWN.high, y - 0.96 * R * scale * largest(script) * part)
  const on = { ...rest, x, y: head(STANDS), scale: ON_PALLET.scale, angle: 0 }
  const high = { ...on, y: head(1) }
  const above = { ...on, y: on.y - 3 * CROWN.high, scale: 1.4 * on.scale, angle: -24, alpha: 0 }
  script.fly(name, at, ON_PALLET.comes, above, on, { ease: easeIn })
  for (const again of CHEERS) {
    const begins = cheers + again * CHEER
    script.fly(name, begins, HOP, on, high, { ease: easeOut })
    script.fly(name, begins + HOP, HOP, high, on, { ease: easeBoth })
  }
  script.fly(name, sits - ON_PALLET.flies, ON_PALLET.flies, on, rest, { arc: 50, ease: easeBoth })
  script.sound(at + ON_PALLET.comes - 20, 'lay', name)
  ring(script, (pallet.look as { readonly card: number }).card, at + ON_PALLET.comes, 2.2 * largest(script))
}

/** So large is their pallet at the height of a cheer: on a table of small cards it grows the more. */
const largest = ({ telling: { camera } }: Of<'ended'>): number =>
  Math.max(CHEERED.least, Math.min(CHEERED.most, CHEERED.seen / (2 * R * camera.scale)))
/** Where it is cheered: over its place, as near to that as all of it is seen, off the plates and the hand. */
function cheered(script: Of<'ended'>, seat: number): Piece | null {
  const pallet = raised(script, seat)
  if (!pallet) return null
  return { ...pallet, ...aloft(script, pallet, R * largest(script) * script.telling.camera.scale) }
}

/** Between the cheers it stands a little lower. */
const STANDS = 0.86

function cheer(script: Of<'ended'>, seat: number, at: number): void {
  ring(script, seat, at, 2.2 * largest(script))
  const leapers = [names.plate(seat), ...script.telling.before.seats[seat].tile.map(names.parcel)]
  for (const name of leapers) leap(script, name, at)
}

/** Out of the dark hall the pallet of who has won is raised, swells with every cheer while it is loaded, and goes. */
function lightUp(script: Of<'ended'>, seat: number, at: number, cheers: number, leaves: number): void {
  const [pallet, above] = [raised(script, seat), cheered(script, seat)]
  if (!pallet || !above) return
  const large = largest(script)
  const lies = { ...pallet, scale: 1 }
  const [high, swollen] = [large * STANDS, large].map((scale) => ({ ...above, scale }))
  const name = script.extra()
  script.fly(name, at, LIGHTS, { ...lies, alpha: 0 }, high, { ease: backOut })
  for (const again of CHEERS) {
    const begins = cheers + again * CHEER
    script.fly(name, begins, HOP, high, swollen, { ease: easeOut })
    script.fly(name, begins + HOP, HOP, swollen, high, { ease: easeBoth })
  }
  script.remove(name, leaves)
  drivenOff(script, seat, high, cheers, leaves)
}
const LIGHTS = 220

/** What stands on the screen leaps up and comes down. */
function leap(script: Of<'ended'>, name: string, at: number): void {
  const rest = script.telling.to[name]
  if (!rest) return
  const up = { ...rest, y: rest.y - PLATE_HIGH, z: rest.z + 1 }
  script.fly(name, at, HOP, rest, up, { ease: easeOut })
  script.fly(name, at + HOP, HOP, up, rest, { ease: easeIn })
}
