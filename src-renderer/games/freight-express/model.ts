import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import { fit, type Camera } from '../../stage/camera.ts'
import { growth, type Craft } from '../../stage/craft.ts'
import type { Clock } from '../../stage/motion.ts'
import { Model as AnyModel } from '../../stage/model.ts'
import type { Layout } from './layout.ts'
import { boardBox, homeBox, layoutOf } from './layout.ts'
import { remember, stillThere } from './memory.ts'
import { poses } from './poses.ts'
import type { FreightKinds } from './script.ts'
import { onTheWay, tell } from './tell.ts'

const home = (view: FreightView | null, layout: Layout): Camera =>
  fit(view ? homeBox(view) : boardBox(9, 5), layout.board, 5.5 + 4.5 * growth(layout))

/** How positions of Freight Express are shown and its events told. */
export const craft: Craft<FreightKinds> = {
  poses, home, tell, onTheWay, stillThere, remember,
  active: (view) => view.active,
  layoutOf: (size, view) => layoutOf(size, view?.seats.length ?? 2),
}

/** The drawn table of Freight Express without its canvas. */
export class Model extends AnyModel<FreightKinds> {
  constructor(clock: Clock, changed: () => void) {
    super(craft, clock, changed)
  }
}
