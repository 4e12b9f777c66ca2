import type { Craft } from '../../stage/craft.ts'
import { home, layoutOf } from './layout/layout.ts'
import { stands } from './stands.ts'
import { remember, stillThere } from './memory.ts'
import { pastAfter, pastIn } from './past.ts'
import { poses } from './poses.ts'
import type { FirstClassKinds } from './kinds.ts'
import { onTheWay, tell, toStand } from './tell.ts'
import { overlap } from './tell/overlap.ts'
import { isCarried, stays } from './tell/staying.ts'

/** How positions of First Class are shown and its events told. */
export const craft: Craft<FirstClassKinds> = {
  poses,
  home,
  tell,
  onTheWay,
  pastAfter,
  pastIn,
  rewinds: true,
  remember,
  stillThere,
  stands,
  toStand,
  stays,
  isCarried,
  overlap,
  layoutOf,
  counted: ({ phase, active }, { kind }) =>
    phase === 'scoring' || (phase === 'ended' && kind !== 'ended') ? active : null,
  active: (view) => view.active,
}
