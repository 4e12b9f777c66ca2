import type { Craft } from '../../stage/craft.ts'
import { home, nearHome, suits } from './layout/home.ts'
import { layoutOf } from './layout/layout.ts'
import { remember, stillThere } from './memory.ts'
import { poses } from './poses.ts'
import type { TransportKinds } from './kinds.ts'
import { onTheWay, tell } from './tell.ts'
import { broughtAfter, broughtIn, isStrike } from './words/happened/steals.ts'
import { overlap, stays } from './tell/staying.ts'

/** Before a strike, in milliseconds. */
const BREATH = 200

/** How positions of Transport are shown and its events told. */
export const craft: Craft<TransportKinds> = {
  poses,
  home,
  suits,
  nearHome,
  leads: true,
  stays,
  tell,
  onTheWay,
  remember,
  stillThere,
  // However long one has waited for others: what they take away is seen. A barrier leaves all where it is.
  stands: (event, before, { viewer }, past) =>
    event.seat !== viewer && event.kind !== 'palletCutOff' && isStrike(event, past ?? null, before) ? BREATH : 0,
  pastAfter: broughtAfter,
  pastIn: (known, _, events) => broughtIn(known, events),
  layoutOf,
  active: (view) => view.active,
  overlap,
}
