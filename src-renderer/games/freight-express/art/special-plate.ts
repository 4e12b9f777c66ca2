import type { Special } from '../../../../src-shared/games/freight-express/specials.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { move, themed } from '../../../stage/art/ink.ts'
import { gameArt } from '../../../ui/pictures/game-art.ts'
import { specialIcon } from '../words/specials/index.ts'

/** The picture of a special action on its plate, 29 x 23 u. 0,0 is its middle. */
export function specialPlate(ink: Ink, special: Special): Art {
  const frame = `<rect x="-14.5" y="-11.5" width="29" height="23" rx="3.5" fill="${ink('card')}" stroke="${ink('ink')}" stroke-width="1.4"/>`
  return {
    body: frame + move(-10, -10, themed(gameArt(specialIcon(special)), ink), ' scale(.833)'),
    box: [-16, -13, 32, 26],
  }
}
