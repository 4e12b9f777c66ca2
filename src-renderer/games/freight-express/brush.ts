import type { Brush } from '../../stage/drawing.ts'
import { Labels } from './labels.ts'
import type { Look } from './looks.ts'
import type { Layer } from './pictures.ts'
import { BOARD_LAYERS, Pictures, SCREEN_LAYERS } from './pictures.ts'

/** How the pieces of Freight Express get onto the canvas. */
export const brush: Brush<Look, Pictures, Layer> = {
  layers: { board: BOARD_LAYERS, screen: SCREEN_LAYERS, sky: [] },
  labelLayer: 'labels',
  trayLayer: 'tray',
  pictures: (theme) => new Pictures(theme),
  label: (look, layer, pictures, resolution) => (look.kind === 'plate' || look.kind === 'pile' ? new Labels(layer, pictures, resolution) : null),
  leastScale: (look) => (look.kind === 'face' || look.kind === 'back' ? 1.06 : 0),
}
