import type { Brush, Pictures as AnyPictures } from '../../stage/drawing/drawing.ts'
import { Paintbox } from '../../stage/drawing/paintbox.ts'
import type { Part } from '../../stage/drawing/sprites.ts'
import { Labels, isLabelled } from './layout/labels.ts'
import type { Look } from './looks.ts'
import { kindOf } from './pieces/index.ts'

/** Layers from below to above; all of them lie under the camera, so that a small window may look closer. */
const BOARD_LAYERS = [
  'furniture',
  'boards',
  'lanes',
  'marks',
  'strip',
  'rails',
  'coaches',
  'platform',
  'cards',
  'plates',
  'labels',
  'over',
  'people',
  'ghosts',
  'air',
  'airLabels',
] as const
const SCREEN_LAYERS = ['tray'] as const
export type Layer = (typeof BOARD_LAYERS)[number] | (typeof SCREEN_LAYERS)[number]

/** Makes the parts a look is drawn with. */
export class Pictures extends Paintbox<Layer> implements AnyPictures<Look> {
  partsOf(look: Look): Part[] {
    return kindOf(look).art?.(look, this) ?? []
  }
}

/** How the pieces of First Class get onto the canvas. */
export const brush: Brush<Look, Pictures, Layer> = {
  layers: { board: BOARD_LAYERS, screen: SCREEN_LAYERS, sky: [] },
  labelLayer: 'labels',
  // A card keeps on its way what is said on it.
  labelLayerAbove: (look) =>
    look.kind === 'flyingTicket' || (look.kind === 'said' && look.aloft) ? 'airLabels' : null,
  trayLayer: 'tray',
  pictures: (theme) => new Pictures(theme),
  label: (look, layer, pictures, resolution, text) =>
    isLabelled(look) ? new Labels(layer, pictures, resolution, text) : null,
  leastScale: () => 0,
}
