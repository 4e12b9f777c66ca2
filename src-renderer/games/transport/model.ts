import type { Craft } from '../../stage/craft.ts'
import { home, layoutOf, suits } from './layout.ts'
import { names } from './looks.ts'
import { remember, stillThere } from './memory.ts'
import { poses } from './poses.ts'
import type { TransportKinds } from './kinds.ts'
import { onTheWay, tell } from './tell.ts'
import { broughtAfter, broughtIn } from './steals.ts'
import { stays } from './tell/staying.ts'

/** How positions of Transport are shown and its events told. */
export const craft: Craft<TransportKinds> = {
  poses,
  home,
  suits,
  leads: true,
  stays,
  tell,
  onTheWay,
  remember,
  stillThere,
  pastAfter: broughtAfter,
  pastIn: (known, _, events) => broughtIn(known, events),
  layoutOf,
  active: (view) => view.active,
  // The hand closes up while its card is on its way.
  overlap: (first, _, staying) => (first.kind === 'picked' && names.card(first.card) in staying ? 0 : null),
}
