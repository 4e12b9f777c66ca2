import type { Seat } from '../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { SeatView } from '../../../../src-shared/games/freight-express/view.ts'
import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import type { Of, Script } from '../kinds.ts'
import { names } from '../looks.ts'
import { worthOf } from '../worth.ts'
import { feels } from './feels.ts'
import { honour } from './wagons.ts'

/** The counts stand level so long; from wagon to wagon; the last sum stands alone before one has won; then is read. */
const [LEVEL, WAGON_APART, HELD, READ] = [300, 110, 150, 1000]
/** How high a wagon hops as it is counted, in px, and how long that takes each way. */
const [HOP, HOPS] = [6, 90]

/** What coupled wagons add up to. */
export const pullsOf = (coupled: readonly number[]): number =>
  coupled.reduce((sum, card) => sum + (TRACK_CARDS[card]?.wagon ?? 0), 0)

/** Whose delivered wagons are worth the same and the most, and are to be told apart by those they pull. */
export function tiedIn(seats: readonly Pick<SeatView, 'deliveredCards' | 'coupled'>[]): readonly Seat[] {
  const worths = seats.map(worthOf)
  if (worths.includes(null)) return []
  const most = Math.max(...worths.map((worth) => worth ?? 0))
  const tied = worths.flatMap((worth, seat) => (worth === most ? [seat] : []))
  return tied.length > 1 && tied.some((seat) => seats[seat].coupled.length > 0) ? tied : []
}

/**
 * The highest counts stand level, which a ring of light says; then the wagons those trains pull are counted, all at
 * once, the plates saying how much they are so far. Returns when it is decided.
 */
export function breakTie(script: Of<'ended'>, tied: readonly Seat[], first: readonly Seat[], at: number): number {
  const { seats } = script.telling.after
  const counts = at + LEVEL
  const longest = Math.max(...tied.map((seat) => seats[seat].coupled.length))
  const decided = counts + longest * WAGON_APART + HELD
  for (const seat of tied) {
    const { coupled } = seats[seat]
    honour(script, seat, at)
    if (coupled.length === 0) sayPulled(script, seat, 0, counts)
    coupled.forEach((card, i) => {
      sayPulled(script, seat, pullsOf(coupled.slice(0, i + 1)), counts + i * WAGON_APART)
      hop(script, card, counts + i * WAGON_APART)
    })
    script.put(names.plate(seat), decided + READ, script.telling.to[names.plate(seat)])
  }
  for (let i = 0; i < longest; i++) script.sound(counts + i * WAGON_APART, 'couple')
  for (const seat of first) {
    honour(script, seat, decided)
    feels(script, seat, 'glad', decided)
  }
  script.neverMissed(at, decided - at)
  return decided
}

/** A plate says what its train pulls, as far as it is counted. */
function sayPulled(script: Of<'ended'>, seat: Seat, sum: number, at: number): void {
  const { to, frame } = script.telling
  const plate = to[names.plate(seat)]
  if (plate?.look.kind !== 'plate') return
  script.put(names.plate(seat), at, {
    ...plate,
    look: { ...plate.look, note: `${frame?.words.pulls ?? ''} ${sum}`.trim() },
  })
}

function hop(script: Script, card: number, at: number): void {
  const name = names.wagon(card)
  const stands = script.telling.to[name]
  if (!stands) return
  const high = { ...stands, y: stands.y - HOP }
  script.fly(name, at, HOPS, stands, high, { ease: easeOut })
  script.fly(name, at + HOPS, HOPS, high, stands, { ease: easeIn })
}
