import { rankOf } from '../../../../src-shared/games/freight-express/ranking.ts'
import type { FreightView, SeatView } from '../../../../src-shared/games/freight-express/view.ts'
import { backOut, easeIn } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Of, Script } from '../kinds.ts'
import { names, type Look } from '../looks.ts'
import { cheer, throwPaper } from './joy.ts'
import { ring } from './ring.ts'
import { countingAll, worthOf } from '../worth.ts'
import { signSpot } from './specials.ts'
import { breakTie, pullsOf, tiedIn } from './tie.ts'

/** From sign to sign, how much each grows, when the first train greets, and from train to train, in milliseconds. */
const APART = 70
const SWELLS = 0.34
const GREET = 320
const GREET_APART = 190
/** Light under a train that greets: so large, and how long it is seen, in milliseconds. */
const LIGHT = 0.72
const SEEN = 900
/** So much paper, of which there is some more a little later, in milliseconds. */
const MOST = 8
const AGAIN = 380
/** When the counts begin to go up, and from step to step, in milliseconds. */
const COUNTS = 260
const COUNT_APART = 90

/**
 * The last train is in: the bells run over the whole line, from A outwards, and every train greets; round the
 * winner's there is light and paper in its colour: where the counts stand level, not before the tie is broken.
 */
export function ended(script: Of<'ended'>): void {
  const { before, after, from } = script.telling
  outwards(script).forEach((station, i) => ring(script, station, i * APART, SWELLS))
  const first = cheered(after.seats)
  const counted = countAll(script)
  const tied = tiedIn(after.seats)
  const decided = tied.length > 0 ? breakTie(script, tied, first, counted) : 0
  before.seats.forEach((_, seat) => {
    const engine = from[names.locomotive(seat)]
    if (!engine) return
    const at = GREET + seat * GREET_APART
    cheer(script, seat, at)
    if (!first.includes(seat)) return
    const won = Math.max(at, decided)
    cheer(script, seat, won + 240)
    lightUp(script, engine, seat, won)
    throwPaper(script, engine, { seat, value: 2 * MOST }, won)
    throwPaper(script, engine, { seat, value: MOST }, won + AGAIN)
  })
}

/**
 * Until now a plate said how many wagons lie under its locomotive: now they are turned over. Returns when the highest
 * count stands.
 */
function countAll(script: Of<'ended'>): number {
  const { from, to, after } = script.telling
  let stands = COUNTS
  countingAll(after.seats.map((seat) => worthOf(seat) ?? 0)).forEach((steps, seat) => {
    const name = names.plate(seat)
    const [had, has] = [from[name]?.look, to[name]]
    if (had?.kind !== 'plate' || has?.look.kind !== 'plate' || had.worth !== null) return
    const { look } = has
    steps.forEach((worth, i) => script.put(name, COUNTS + i * COUNT_APART, { ...has, look: { ...look, worth } }))
    stands = Math.max(stands, COUNTS + steps.length * COUNT_APART)
  })
  return stands
}

/** For whom there is light and paper: who comes first; all, where nobody may look. */
export function cheered(seats: readonly Pick<SeatView, 'deliveredCards' | 'coupled'>[]): readonly number[] {
  const worths = seats.map((seat) => rankOf(worthOf(seat) ?? 0, pullsOf(seat.coupled)))
  const known = seats.every((seat) => worthOf(seat) !== null)
  const most = Math.max(...worths)
  return worths.flatMap((worth, seat) => (!known || worth === most ? [seat] : []))
}

function lightUp(script: Script, { x, y }: { x: number; y: number }, seat: number, at: number): void {
  const light = piece({ kind: 'shine', seat } as const, 'board', x, y, { scale: 0.2 })
  const full = { ...light, scale: LIGHT, angle: 10 }
  const name = script.extra()
  script.fly(name, at, 200, light, full, { ease: backOut })
  script.fly(name, at + 200, SEEN - 200, full, { ...full, angle: 40, alpha: 0 }, { ease: easeIn })
  script.remove(name, at + SEEN)
}

/** All stations, as the sound of A's bell comes to them. */
function outwards(script: Of<'ended'>): number[] {
  const a = signSpot(script, 0)
  const far = (station: number) => {
    const { x, y } = signSpot(script, station)
    return Math.hypot(x - a.x, y - a.y)
  }
  return stationsOf(script.telling.before).sort((one, other) => far(one) - far(other))
}

const stationsOf = ({ cells }: FreightView): number[] =>
  cells.flatMap(({ station }) => (station < 0 ? [] : [station])).sort((a, b) => a - b)

/** What it shows on the way. */
export const finaleLooks = (view: FreightView): Look[] => [
  ...stationsOf(view).map((station): Look => ({
    kind: 'stationSign',
    station,
    ...(view.options.advanced && { special: view.specials[station] }),
  })),
  { kind: 'paper', seat: 0, isGold: true },
  ...view.seats.flatMap((_, seat): Look[] => [
    { kind: 'shine', seat },
    { kind: 'paper', seat, isGold: false },
  ]),
]
