import type { Craft } from '../../stage/craft.ts'
import { home, layoutFor } from './layout/layout.ts'
import { remember, stillThere } from './memory.ts'
import { homeward } from './homeward.ts'
import { poses } from './poses.ts'
import type { FreightKinds } from './kinds.ts'
import { onTheWay, tell } from './tell.ts'
import { overlap } from './tell/overlap.ts'
import { waysAfter, waysIn } from './track/ways.ts'

/** How positions of Freight Express are shown and its events told. */
export const craft: Craft<FreightKinds> = {
  poses,
  home,
  tell,
  onTheWay,
  overlap,
  pastAfter: waysAfter,
  pastIn: waysIn,
  homeward,
  rewinds: true,
  remember,
  stillThere,
  active: (view) => view.active,
  layoutOf: layoutFor,
}
