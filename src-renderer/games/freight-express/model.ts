import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { Craft } from '../../stage/craft.ts'
import { home, layoutFor } from './layout.ts'
import { remember, stillThere } from './memory.ts'
import { poses } from './poses.ts'
import type { FreightKinds } from './kinds.ts'
import { onTheWay, tell } from './tell.ts'
import { waysAfter, waysIn } from './ways.ts'

/** The fuel card is on its way for 220 ms; the drive starts at 60 % of it. */
const overlap = (first: FreightEvent, second: FreightEvent): number | null =>
  first.kind === 'discarded' && first.purpose === 'drive' && second.kind === 'drove' ? 132 : null

/** How positions of Freight Express are shown and its events told. */
export const craft: Craft<FreightKinds> = {
  poses,
  home,
  tell,
  onTheWay,
  overlap,
  pastAfter: waysAfter,
  pastIn: waysIn,
  remember,
  stillThere,
  active: (view) => view.active,
  layoutOf: layoutFor,
}
