import { sceneOf } from '../../stage/drawn-table.ts'
import { turnable } from '../../stage/turned-scene.ts'
import { R, degreesOf } from './belts/belt.ts'
import { drawPreview, ghostsOf } from './overlay/preview-drawing.ts'
import { gripOf } from './overlay/grip.ts'
import { PULL, boxOf, hitsAt } from './hits.ts'
import { trailStarts } from './belts/trail-starts.ts'
import { FURTHEST_R } from './layout/home.ts'
import { boardBox } from './belts/reach.ts'
import { liftsOf, pieceOf } from './overlay/marks.ts'
import { craft } from './model.ts'
import { Overlay } from './overlay/overlay.ts'
import { notesOf } from './overlay/notes.ts'
import { brush } from './pictures.ts'
import { footOf, readOf } from './pieces/index.ts'
import { everyFace } from './poses.ts'
import { awaited, underway } from './overlay/promised.ts'
import { turning } from './turned.ts'

const scene = sceneOf({
  craft,
  brush,
  ground: 'shed',
  boardBox,
  hitsAt,
  boxOf,
  steady: true,
  least: FURTHEST_R / R,
  startsOf: trailStarts,
  pull: PULL,
  isSlow: ({ kind }) => kind === 'store' || kind === 'shed',
  notesOf,
  liftsOf,
  drawPreview,
  spares: 0.38 * R,
  isHexagon: ({ kind }) => kind === 'ghostCard',
  awaited,
  underway,
  everyFace,
  gripOf,
  pieceOf,
  footOf,
  readOf,
  pillOffNext: true,
  turnedOf: (look) => (look.kind === 'ghostCard' ? { what: look.card, degrees: degreesOf(look.rotation) } : null),
  ghostsOf,
  overlay: (layers) => new Overlay(layers),
})

/** The drawn table of Transport, which may be turned. */
export const createScene = turnable(scene, turning)
