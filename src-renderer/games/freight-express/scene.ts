import { sceneOf } from '../../stage/drawn-table.ts'
import { drawShown } from './overlay/ways-drawing.ts'
import { asHeld, ghostsOf, gripOf, turnedOf } from './overlay/grip.ts'
import { underHeld } from './overlay/held.ts'
import { boxOf, hitsAt } from './hits.ts'
import { footOf, readOf } from './pieces/index.ts'
import { boardBoxOf } from './layout/layout.ts'
import { liftsOf, pieceOf } from './overlay/marks.ts'
import { craft } from './model.ts'
import { notesOf } from './overlay/notes.ts'
import { Overlay } from './overlay/overlay.ts'
import { brush } from './pictures.ts'
import { plansHinted, plansOf } from './overlay/plan.ts'
import { everyFace } from './poses.ts'
import { isOnBoard } from './overlay/preview-drawing.ts'
import { awaited } from './overlay/promised.ts'

/** The drawn table of Freight Express. */
export const createScene = sceneOf({
  craft,
  brush,
  ground: 'paper',
  boardBox: boardBoxOf,
  glides: (view) => view.placing,
  hitsAt,
  underHeld,
  boxOf,
  notesOf,
  looksPast: (view, lit) => [...plansOf(view, lit), ...plansHinted(view, lit)].length > 0,
  liftsOf,
  drawPreview: drawShown,
  laysBeside: true,
  awaited,
  isOnBoard,
  everyFace,
  pieceOf,
  gripOf,
  ghostsOf,
  asHeld,
  turnedOf,
  footOf,
  readOf,
  pillRoom: boardBoxOf,
  overlay: (layers) => new Overlay(layers),
})
