import '@fontsource/barlow-condensed/600.css'
import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import { sceneOf } from '../../stage/drawn-table.ts'
import { openingSeats } from '../../stage/opening.ts'
import type { CreateScene } from '../../stage/scene.ts'
import { drawPreview } from './overlay/preview-drawing.ts'
import { awaited, begun } from './overlay/promised.ts'
import { gripOf } from './overlay/grip.ts'
import { underHeld } from './overlay/held.ts'
import { boxOf, hitsAt } from './hits.ts'
import { boardBox } from './layout/layout.ts'
import { loadNarrow } from './layout/lettering.ts'
import { liftsOf } from './overlay/marks.ts'
import { craft } from './model.ts'
import { Overlay } from './overlay/overlay.ts'
import { pillByWagon } from './layout/pill-by-wagon.ts'
import { pillSpot } from './layout/pill-spot.ts'
import { brush } from './pictures.ts'
import { footOf, readOf } from './pieces/index.ts'
import { everyFace } from './poses.ts'
import { pieceOf } from './where.ts'
import { plays } from './whose.ts'

const drawn = openingSeats(
  sceneOf({
    craft,
    brush,
    ground: 'paper',
    boardBox,
    hitsAt,
    underHeld,
    boxOf,
    liftsOf,
    drawPreview,
    awaited,
    begun,
    everyFace,
    pieceOf,
    gripOf,
    footOf,
    readOf,
    pillSpot: (view, size, picked) => pillSpot(view, size, picked) ?? pillByWagon(view, size, picked),
    overlay: (layers) => new Overlay(layers),
  }),
  (event) => plays(event as FirstClassEvent),
)

/** The drawn table of First Class. The narrow type of its tickets must be there first. */
export const createScene: CreateScene = async (host, input) => {
  await loadNarrow()
  return drawn(host, input)
}
