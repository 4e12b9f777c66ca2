import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { easeIn } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { radians } from '../../../stage/turning.ts'
import type { Of } from '../kinds.ts'
import { names, type Look } from '../looks.ts'
import { ring } from './ring.ts'

/** From sign to sign, and from puff to puff, in milliseconds. */
const APART = 90
const PUFFS = 4
const PUFF_APART = 170

/** The last train is in: from A on every sign rings in turn, and all locomotives let off their steam. */
export function ended(script: Of<'ended'>): void {
  const { before, from } = script.telling
  stationsOf(before).forEach((station, i) => ring(script, station, i * APART))
  before.seats.forEach((_, seat) => {
    const engine = from[names.locomotive(seat)]
    if (!engine) return
    const ahead = radians(engine.angle)
    const chimney = { x: engine.x + Math.cos(ahead) * 17, y: engine.y + Math.sin(ahead) * 17 }
    for (let i = 0; i < PUFFS; i++) {
      const steam = piece({ kind: 'puff' } as const, 'board', chimney.x, chimney.y, { scale: 0.4, alpha: 0.9 })
      const drift = (i % 2 ? 1 : -1) * (6 + 3 * i)
      script.flash(
        seat * APART + i * PUFF_APART,
        420,
        steam,
        { ...steam, x: steam.x + drift, y: steam.y - 30 - 4 * i, scale: 1.5, alpha: 0 },
        easeIn,
      )
    }
  })
}

const stationsOf = ({ cells }: FreightView): number[] =>
  cells.flatMap(({ station }) => (station < 0 ? [] : [station])).sort((a, b) => a - b)

/** What it shows on the way. */
export const finaleLooks = (view: FreightView): Look[] =>
  stationsOf(view).map((station) => ({
    kind: 'stationSign',
    station,
    ...(view.options.advanced && { special: view.specials[station] }),
  }))
