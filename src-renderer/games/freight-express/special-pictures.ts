import type { Part } from '../../stage/sprites.ts'
import {
  bar,
  closedSign,
  flightShadow,
  laidDie,
  liftedTile,
  shownHand,
  ticketChip,
  uncovered,
  vetoChip,
} from './art/specials.ts'
import { plateBadge } from '../../stage/art/badge.ts'
import { specialPlate } from './art/special-plate.ts'
import type { Pictures } from './pictures.ts'
import type { SpecialLook } from './special-looks.ts'

/** What looks of the advanced game are drawn with. */
export function specialParts(pictures: Pictures, look: SpecialLook): Part[] {
  switch (look.kind) {
    case 'closedSign':
      return [
        pictures.part('lamps', `closed ${look.station} ${look.unbarred ?? false}`, (ink) =>
          closedSign(ink, look.station, look.unbarred),
        ),
      ]
    case 'bar':
      return [pictures.part('lamps', 'bar', bar)]
    case 'specialPlate':
      return [pictures.part('numbers', `special ${look.special}`, (ink) => specialPlate(ink, look.special))]
    case 'veto':
      return [pictures.part('flying', 'veto', vetoChip)]
    case 'ticket':
      return [pictures.part('flying', 'ticket', ticketChip)]
    case 'shownHand':
      return [
        pictures.part('cards', `shown hand ${look.seat} ${look.width} ${look.height}`, (ink) =>
          shownHand(ink, look.seat, look.width, look.height),
        ),
        pictures.part('flying', `badge ${look.seat}`, (ink) => plateBadge(ink, look.seat), {
          offset: [-look.width / 2, -look.height / 2],
        }),
      ]
    case 'lifted':
      return [
        pictures.part('numbers', `lifted ${look.rails} ${look.seed}`, (ink) => liftedTile(ink, look.rails, look.seed)),
        pictures.part('numbers', `die ${look.die}`, (ink) => laidDie(ink, look.die), {
          upright: true,
          offset: [34, -34],
        }),
      ]
    case 'uncovered':
      return [pictures.part('ghosts', 'uncovered', uncovered)]
    case 'die':
      return [pictures.part('stops', `die ${look.value}`, (ink) => laidDie(ink, look.value))]
    case 'flightShadow':
      return [pictures.part('trail', 'flight shadow', flightShadow)]
  }
}
