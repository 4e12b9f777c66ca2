import none from '../../../../assets/art-ui/freight-icon-special-a-start.svg?raw'
import abduction from '../../../../assets/art-ui/freight-icon-special-abduction.svg?raw'
import ticket from '../../../../assets/art-ui/freight-icon-special-b-ticket.svg?raw'
import cardRobbery from '../../../../assets/art-ui/freight-icon-special-c-card-robbery.svg?raw'
import closeStation from '../../../../assets/art-ui/freight-icon-special-d-close-station.svg?raw'
import cardTrain from '../../../../assets/art-ui/freight-icon-special-e-card-train.svg?raw'
import uncoupleWagon from '../../../../assets/art-ui/freight-icon-special-f-uncouple-wagon.svg?raw'
import veto from '../../../../assets/art-ui/freight-icon-special-g-veto.svg?raw'
import rebuild from '../../../../assets/art-ui/freight-icon-special-h-rebuild.svg?raw'
import coupleWagon from '../../../../assets/art-ui/freight-icon-special-i-couple-wagon.svg?raw'
import wagonRobbery from '../../../../assets/art-ui/freight-icon-special-j-wagon-robbery.svg?raw'
import type { Special } from '../../../../src-shared/games/freight-express/specials.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { move, themed } from '../../../stage/art/ink.ts'

const ICONS: Readonly<Record<Special, string>> = {
  none,
  ticket,
  cardRobbery,
  closeStation,
  cardTrain,
  uncoupleWagon,
  veto,
  rebuild,
  coupleWagon,
  wagonRobbery,
  abduction,
}

/** The picture of a special action on its plate, 29 x 23 u. 0,0 is its middle. */
export function specialPlate(ink: Ink, special: Special): Art {
  const frame = `<rect x="-14.5" y="-11.5" width="29" height="23" rx="3.5" fill="${ink('card')}" stroke="${ink('ink')}" stroke-width="1.4"/>`
  return { body: frame + move(-10, -10, themed(ICONS[special], ink), ' scale(.833)'), box: [-16, -13, 32, 26] }
}
