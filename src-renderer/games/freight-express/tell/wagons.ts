import { backOut, easeBoth, easeIn, easeOut, linear } from '../../../stage/motion/motion.ts'
import { piece, samePiece } from '../../../stage/pieces.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import { radians } from '../../../stage/motion/turning.ts'
import type { Piece } from '../looks.ts'
import { names } from '../looks.ts'
import type { Of, Script } from '../kinds.ts'
import { countersOf } from '../layout/plate-lines.ts'
import { countingUp, takesLead, worthShown } from '../worth.ts'
import { isPut } from './cards.ts'
import { closeIn, runOut, springs } from './arrival.ts'
import { raiseDust, throwDust } from './dust.ts'
import { feels } from './feels.ts'
import { cheer, hop, throwPaper } from './joy.ts'
import { LOST, loseWagon } from './losing.ts'
import { present } from './presenting.ts'
import { ring } from './ring.ts'
import { signSpot } from './specials.ts'

/**
 * The card flies to its train on the table, unless a hand has put it there, and turns over into its wagon, as large as
 * the track there. That is raised, set down on the hook and shrinks into the one that stands there from now on; its
 * locomotive gives. At that moment it rolls onto the hook on the plate too: what flew there would seem to go back.
 */
export function coupled(script: Of<'coupled'>): void {
  const { card, seat } = script.telling.event
  const name = names.wagon(card)
  const wagon = script.telling.to[name]
  const start = present(script, seat, card, 'wagon')
  const flight = isPut(script, card) ? 0 : TO_TRAIN
  const train = script.telling.to[names.behind(card)] ?? script.telling.to[names.locomotive(seat)]
  const spot = script.over(train ?? script.under(start))
  if (flight > 0) {
    const there = { ...start, x: spot.x, y: spot.y, angle: 0, scale: (CARD_THERE * spot.scale) / 100 }
    script.fly(names.card(card), 0, flight, start, there, { arc: 20 })
    script.fly(names.card(card), flight, TURNS / 2, there, { ...there, squash: 0 }, { ease: easeIn })
  }
  script.remove(names.card(card), flight + (flight && TURNS / 2))
  const scale = (CARD_THERE * spot.scale) / (2 * HALF)
  const held: Piece = { ...wagon, x: spot.x - HALF * scale, y: spot.y - HIGH * scale, scale, z: 100 }
  const opens = flight + TURNS / 2
  // What was promised there goes as the card does: from then on the wagon is on its way.
  script.put(name, flight, { ...held, x: spot.x, squash: 0 })
  script.fly(name, opens, TURNS / 2, { ...held, x: spot.x, squash: 0 }, held, { ease: easeOut })
  const hooks = opens + TURNS / 2 + RAISED + SETS_DOWN
  const raised = { ...held, y: held.y - HIGH * scale * 0.5 }
  const down = { ...held, y: held.y + HIGH * scale * 0.3 }
  script.fly(name, hooks - SETS_DOWN - RAISED, RAISED, held, raised, { ease: easeOut })
  script.fly(name, hooks - SETS_DOWN, SETS_DOWN, raised, down, { ease: easeIn })
  if (train) clank(script, train, hooks)
  springsUp(script, hooks)
  shrinks(script, down, { ...spot, scale: spot.scale * (train?.scale ?? 1) }, hooks)
  script.fly(name, hooks, ON_HOOK, { ...wagon, x: wagon.x + 12, alpha: 0 }, wagon, { ease: easeOut })
  script.restAt = hooks
  script.sound(hooks, 'couple')
  nudge(script, seat, card, hooks + ON_HOOK - 10)
}
/** In ms: how long a card flies to its train, turns over, is raised there as a wagon, and rolls onto a plate's hook. */
const [TO_TRAIN, TURNS, RAISED, ON_HOOK] = [240, 140, 90, 120]
/** A card that has come to its train is so wide, and the wagon that it is then, in u. */
const CARD_THERE = 62

/** What gets a hook is struck: dust to both sides, and its locomotive gives. */
function clank(script: Of<'coupled'>, train: Piece, at: number): void {
  throwDust(script, train, radians(train.angle), at)
  hop(script, names.locomotive(script.telling.event.seat), at, { up: 3, by: 1.08 })
}

/** What was held over the line becomes as small as what stands on it. */
function shrinks(script: Of<'coupled'>, held: Piece, to: Point & { readonly scale: number }, at: number): void {
  const scale = (WAGON_LONG * to.scale) / (2 * HALF)
  const small = { ...held, x: to.x - HALF * scale, y: to.y - HIGH * scale, scale, alpha: 0 }
  script.flash(at, STANDS, held, small, easeIn)
}

/** On the line it stands as it is set down. */
function springsUp(script: Of<'coupled'>, at: number): void {
  const name = names.behind(script.telling.event.card)
  const stands = script.telling.to[name]
  if (!stands) return
  script.put(name, 0, { ...stands, alpha: 0 })
  script.fly(name, at, STANDS, { ...stands, scale: 1.5 * stands.scale }, stands, { ease: easeOut })
}
const STANDS = 140

const NUDGE = 90

/** The train gives two pixels when the wagon meets its hook. */
function nudge(script: Of<'coupled'>, seat: number, card: number, at: number): void {
  const { from, to, after } = script.telling
  const train = [names.engine(seat), ...after.seats[seat].coupled.filter((other) => other !== card).map(names.wagon)]
  for (const name of train) {
    const end = to[name]
    if (!end || !samePiece(from[name], end)) continue
    script.fly(name, at, NUDGE / 2, end, { ...end, x: end.x - 2 }, { ease: easeOut })
    script.fly(name, at + NUDGE / 2, NUDGE / 2, { ...end, x: end.x - 2 }, end, { ease: easeIn })
  }
}

/** Who plays against it has so long to take it in before anything else is done, unless others are waited for. */
const BREATH = 250

/** On the platform a wagon is so wide, a cell being 100; when it has come there, and how long it stays, in ms. */
const WIDE = 85
const ARRIVES = 440
const STAYS = 540
/** When what it brings comes to the plate of whoever delivered, after that. */
const LANDS = 500
/** It is set down within so many milliseconds, so that it has weight. */
const SETS_DOWN = 90
/** And before that it hangs over the station for a breath, a little higher still. */
const HANGS = 70
/** Half a wagon and its height, as it is drawn. */
const HALF = 24
const HIGH = 28

function hangs(script: Of<'uncoupled'>, name: string, high: Piece): void {
  const higher = { ...high, y: high.y - 0.12 * HIGH * high.scale }
  const at = ARRIVES - SETS_DOWN - HANGS
  script.fly(name, at, HANGS / 2, high, higher, { ease: easeOut })
  script.fly(name, at + HANGS / 2, HANGS / 2, higher, high, { ease: easeIn })
}

/**
 * The wagon on the line flies to its station, or where none stands there that on the plate, whose hook opens. It is as
 * large as the track there, and is set down; the sign rings, paper flies, its locomotive lets off steam. Then
 * it turns its back, for nobody may look any more, and flies to the count on the plate, which goes up; the others close
 * up.
 */
export function uncoupled(script: Of<'uncoupled'>): void {
  const { card, seat, station } = script.telling.event
  const name = names.wagon(card)
  const wagon = script.telling.from[name]
  const counter = counterOf(script, seat)
  const loose = { ...wagon, x: wagon.x + 3 }
  const lifted = { ...loose, y: wagon.y - 8, z: 100 }
  const spot = script.over(signSpot(script, station))
  const scale = (WIDE * spot.scale) / (2 * HALF)
  const there: Piece = { ...lifted, x: spot.x - HALF * scale, y: spot.y - HIGH * scale, scale }
  const gone = ARRIVES + STAYS
  const edge = { x: spot.x, y: there.y + HIGH * scale }
  const high: Piece = { ...there, y: there.y - 0.16 * WIDE * spot.scale }
  if (script.telling.from[names.behind(card)]) fromTheLine(script, wagon, high)
  else {
    script.fly(name, 0, 80, wagon, loose, { ease: easeOut })
    script.fly(name, 80, 60, loose, lifted, { ease: easeOut })
    script.fly(name, 140, ARRIVES - 140 - SETS_DOWN - HANGS, lifted, high, { arc: 40 })
  }
  const sign = signSpot(script, station)
  closeIn(script, sign, seat, ARRIVES)
  hangs(script, name, high)
  script.fly(name, ARRIVES - SETS_DOWN, SETS_DOWN, high, there, { ease: easeIn })
  springs(script, name, there, HIGH * scale, ARRIVES)
  raiseDust(script, sign, ARRIVES)
  shine(script, sign, seat)
  // The first of a game is what all of it was for until then.
  const isFirst = script.telling.before.seats.every(({ delivered }) => delivered === 0)
  runOut(script, sign, seat, ARRIVES, isFirst ? 3 : 1)
  script.fly(name, gone, 80, there, { ...there, x: edge.x, squash: 0 }, { ease: easeIn })
  script.remove(name, gone + 80)
  const back: Piece = { ...there, ...edge, look: { kind: 'back' }, scale: scale * 0.46 }
  const away = script.extra()
  script.fly(away, gone + 80, 80, { ...back, squash: 0 }, back, { ease: easeOut })
  script.fly(
    away,
    gone + 160,
    LANDS - 160,
    back,
    {
      ...back,
      ...counter,
      scale: wagon.scale * 0.32,
    },
    { arc: 30 },
  )
  script.remove(away, gone + LANDS)
  // Where '+8' strikes the seal springs up: once that is gone, else one number would be read through the other.
  countUp(script, counter, gone + LANDS + 2 * STRIKES)
  gains(script, { ...spot, y: there.y - 15 * scale }, counter)
  ring(script, station, ARRIVES)
  throwPaper(script, sign, { seat, value: TRACK_CARDS[card].wagon }, ARRIVES)
  cheer(script, seat, ARRIVES)
  feels(script, seat, 'glad', ARRIVES)
  hop(script, names.engine(seat), gone + LANDS, { up: 5, by: 1 })
  const { before, after, frame } = script.telling
  const isShown = worthShown(before.seats[seat], before, frame) !== null
  if (isFirst || (isShown && takesLead(before.seats, after.seats, seat))) honour(script, seat, gone + LANDS)
  // Others have earned it, too: it is told to its end.
  script.atLeastHalf(0, gone + LANDS)
  const { viewer } = frame ?? {}
  const rests = typeof viewer === 'number' && viewer !== seat ? BREATH : 0
  script.acts.push({ at: gone + LANDS, lasts: rests, draw: () => undefined })
  script.sound(0, 'uncouple')
  script.sound(ARRIVES, 'deliver', name)
  script.restAt = gone + LANDS
  script.restLasts = 160
}

/** The wagon lifts off the line and turns to whoever looks; the one on the plate is let go of meanwhile. */
function fromTheLine(script: Of<'uncoupled'>, wagon: Piece, high: Piece): void {
  const { card } = script.telling.event
  const [name, behind] = [names.wagon(card), names.behind(card)]
  const stands = script.telling.from[behind]
  const up: Piece = { ...stands, y: stands.y - 5, scale: stands.scale * 1.2, z: 100 }
  script.fly(behind, 0, LIFTS, stands, up, { ease: easeOut })
  script.fly(behind, LIFTS, FACES, up, { ...up, squash: 0 }, { ease: easeIn })
  script.remove(behind, LIFTS + FACES)
  const left = script.extra()
  script.remove(name, 0)
  script.fly(left, 0, 80, wagon, { ...wagon, x: wagon.x + 3 }, { ease: easeOut })
  script.fly(left, 80, 60, { ...wagon, x: wagon.x + 3 }, { ...wagon, x: wagon.x + 3, alpha: 0 })
  script.remove(left, 140)
  const spot = script.over(up)
  const scale = (WAGON_LONG * up.scale * spot.scale) / (2 * HALF)
  const begins: Piece = { ...high, x: spot.x - HALF * scale, y: spot.y - HIGH * scale, scale }
  const flies = LIFTS + 2 * FACES
  script.fly(name, flies - FACES, FACES, { ...begins, x: spot.x, squash: 0 }, begins, { ease: easeOut })
  script.fly(name, flies, ARRIVES - flies - SETS_DOWN - HANGS, begins, high, { arc: 20 })
}
/** How long it is lifted off the line, and how long it turns its face half way, in ms. */
const [LIFTS, FACES] = [70, 40]
/** A wagon on the line is so long, in u. */
const WAGON_LONG = 24

/** Light breaks out from under the wagon in all directions, turning a little, and goes out as it leaves. */
function shine(script: Of<'uncoupled'>, { x, y }: Point, seat: number): void {
  const light = piece({ kind: 'shine', seat } as const, 'board', x, y, { scale: 0.4 })
  const full = { ...light, scale: 1, angle: 8 }
  const name = script.extra()
  script.fly(name, ARRIVES, 180, light, full, { ease: backOut })
  script.fly(name, ARRIVES + 180, STAYS - 180, full, { ...full, angle: 20 }, { ease: linear })
  script.fly(name, ARRIVES + STAYS, 240, { ...full, angle: 20 }, { ...full, scale: 1.15, angle: 24, alpha: 0 })
  script.remove(name, ARRIVES + STAYS + 240)
}

/** What it is worth springs up over the wagon, as large as that, and goes with it to the count on the plate. */
function gains(script: Of<'uncoupled'>, over: Point & { readonly scale: number }, counter: Point): void {
  const { card, seat } = script.telling.event
  const look = { kind: 'gain', value: TRACK_CARDS[card].wagon, seat } as const
  const large = GAIN * Math.max(1, over.scale)
  const shown = piece(look, 'screen', over.x, over.y, { scale: large, z: 120 })
  const name = script.extra()
  script.fly(name, ARRIVES, 160, { ...shown, y: shown.y + 24, scale: 0.3 }, shown, { ease: backOut })
  const leaves = ARRIVES + STAYS + 60
  const lands = ARRIVES + STAYS + LANDS
  script.fly(name, ARRIVES + 160, leaves - ARRIVES - 160, shown, { ...shown, scale: 1.08 * large }, { ease: easeOut })
  // As coins do it goes straight to where it counts, ever faster, large enough to be followed, and strikes the count.
  const there = { ...shown, ...counter, scale: LANDED }
  script.fly(name, leaves, lands - leaves, { ...shown, scale: 1.08 * large }, there, { arc: 12, ease: easeIn })
  script.fly(name, lands, STRIKES, there, { ...there, scale: 1.25 * LANDED }, { ease: easeOut })
  script.fly(name, lands + STRIKES, STRIKES, { ...there, scale: 1.25 * LANDED }, { ...there, scale: 0.3, alpha: 0 })
  script.remove(name, lands + 2 * STRIKES)
}
const GAIN = 1.3
/** So large it comes to the plate: nearly as high as that is. */
const LANDED = 0.8

/**
 * A seal springs up over the count, is struck anew with every step, stays to be read, and is gone, in milliseconds;
 * nothing waits for that.
 */
const [SPRINGS_UP, STRIKES, STAYS_READ, GOES] = [130, 60, 320, 160]
/** So much larger than it is drawn: all look there. */
const SEAL = 1.5

function countUp(script: Of<'uncoupled'>, counter: Point, at: number): void {
  const { card, seat } = script.telling.event
  const { before, frame } = script.telling
  const own = before.seats[seat]
  const had = worthShown(own, before, frame)
  const [steps, of] = [countingUp(own, card, had), had === null ? 'wagons' : 'points'] as const
  const seal = (i: number) =>
    piece({ kind: 'counted', n: steps[i], seat, of } as const, 'screen', counter.x, counter.y, { z: 125 })
  script.glow(at, SPRINGS_UP, { ...seal(0), scale: 0.3, angle: -30 }, { ...seal(0), scale: SEAL }, backOut)
  const strikes = at + SPRINGS_UP
  for (let i = 1; i < steps.length; i++)
    script.glow(
      strikes + (i - 1) * STRIKES,
      STRIKES,
      { ...seal(i), scale: 1.3 * SEAL },
      { ...seal(i), scale: SEAL },
      easeBoth,
    )
  const last = { ...seal(steps.length - 1), scale: SEAL }
  const stays = strikes + (steps.length - 1) * STRIKES
  script.glow(stays, STAYS_READ, last, last)
  script.glow(stays + STAYS_READ, GOES, last, { ...last, scale: 0.5, alpha: 0 }, easeIn)
}

/** A ring of light runs off the plate of a seat that has drawn level with the best, or passed it. */
export function honour(script: Script, seat: number, at: number): void {
  const plate = script.telling.to[names.plate(seat)]
  if (plate.look.kind !== 'plate') return
  const { width, height } = plate.look
  const [x, y] = [plate.x + width / 2, plate.y + height / 2]
  const light = piece({ kind: 'plateRing', width, height } as const, 'screen', x, y, { z: 50 })
  script.glow(at, 700, light, { ...light, scale: 1.06, alpha: 0 }, easeIn)
}

/** The middle of the count of what a seat has delivered. */
function counterOf({ telling }: Script, seat: number): { readonly x: number; readonly y: number } {
  const plate = telling.to[names.plate(seat)]
  const at = plate.look.kind === 'plate' && countersOf(plate.look).find(({ counter }) => counter === 'delivered')
  const { x, y, width, height } = at ? at.box : { x: 0, y: 0, width: 0, height: 0 }
  return { x: plate.x + x + width / 2, y: plate.y + y + height / 2 }
}

/** A wagon too many for the crossing, or of another value than the card turned over, is lost. */
export function dropped(script: Of<'dropped'>): void {
  const { card, seat } = script.telling.event
  const { coupled } = script.telling.before.seats[seat]
  const ends = loseWagon(script, card, 0, { hooked: coupled.at(-1) !== card })
  feels(script, seat, 'upset', 0)
  script.atLeastHalf(0, ends)
  script.restAt = LOST
}
