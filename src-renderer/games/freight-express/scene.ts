import { boxOf, hitsAt } from './hits.ts'
import { sceneOf } from '../../stage/drawn-table.ts'
import { brush } from './brush.ts'
import { foresee } from './foresee.ts'
import { boardBox } from './layout.ts'
import { liftsOf } from './marks.ts'
import { craft } from './model.ts'
import { Overlay } from './overlay.ts'
import { everyFace } from './poses.ts'

/** The drawn table of Freight Express. */
export const createScene = sceneOf({
  craft,
  brush,
  ground: 'paper',
  boardBox: (view) => boardBox(view?.columns ?? 9, view?.rows ?? 5),
  hitsAt,
  boxOf,
  liftsOf,
  foresee,
  everyFace,
  overlay: (layers) => new Overlay(layers),
})
