import type { Craft } from '../../stage/craft.ts'
import { home, layoutOf, suits } from './layout.ts'
import { remember, stillThere } from './memory.ts'
import { poses } from './poses.ts'
import type { TransportKinds } from './kinds.ts'
import { onTheWay, tell } from './tell.ts'

/** How positions of Transport are shown and its events told. */
export const craft: Craft<TransportKinds> = {
  poses,
  home,
  suits,
  leads: true,
  tell,
  onTheWay,
  remember,
  stillThere,
  layoutOf,
  active: (view) => view.active,
}
