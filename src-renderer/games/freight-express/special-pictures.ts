import type { Part } from '../../stage/sprites.ts'
import { bar, closedSign, flightShadow, laidDie, liftedTile, ticketChip, uncovered, vetoChip } from './art/specials.ts'
import { specialPlate } from './art/special-plate.ts'
import type { Pictures } from './pictures.ts'
import type { SpecialLook } from './special-looks.ts'

/** What looks of the advanced game are drawn with. */
export function specialParts(pictures: Pictures, look: SpecialLook): Part[] {
  switch (look.kind) {
    case 'closedSign':
      return [pictures.part('lamps', `closed ${look.station}`, (ink) => closedSign(ink, look.station))]
    case 'bar':
      return [pictures.part('lamps', 'bar', bar)]
    case 'specialPlate':
      return [pictures.part('numbers', `special ${look.special}`, (ink) => specialPlate(ink, look.special))]
    case 'veto':
      return [pictures.part('flying', 'veto', vetoChip)]
    case 'ticket':
      return [pictures.part('flying', 'ticket', ticketChip)]
    case 'lifted':
      return [pictures.part('numbers', `lifted ${look.rails} ${look.seed}`, (ink) => liftedTile(ink, look.rails, look.seed))]
    case 'uncovered':
      return [pictures.part('ghosts', 'uncovered', uncovered)]
    case 'die':
      return [pictures.part('stops', `die ${look.value}`, (ink) => laidDie(ink, look.value))]
    case 'flightShadow':
      return [pictures.part('trail', 'flight shadow', flightShadow)]
  }
}
