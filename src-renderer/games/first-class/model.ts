import type { Cue } from '../../sound/cues.ts'
import type { Craft } from '../../stage/craft.ts'
import type { Clock } from '../../stage/motion.ts'
import { Model as AnyModel } from '../../stage/model.ts'
import { home, layoutOf } from './layout.ts'
import { remember, stillThere } from './memory.ts'
import { poses } from './poses.ts'
import type { FirstClassKinds } from './script.ts'
import { onTheWay, tell } from './tell.ts'

/** How positions of First Class are shown and its events told. */
export const craft: Craft<FirstClassKinds> = { poses, home, tell, onTheWay, remember, stillThere, layoutOf, active: (view) => view.active }

/** The drawn table of First Class without its canvas. */
export class Model extends AnyModel<FirstClassKinds> {
  constructor(clock: Clock, changed: () => void, hear?: (cue: Cue) => void) {
    super(craft, clock, changed, hear)
  }
}
