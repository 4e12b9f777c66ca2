import type { Brush, Pictures as AnyPictures } from '../../stage/drawing/drawing.ts'
import { Paintbox } from '../../stage/drawing/paintbox.ts'
import type { Part } from '../../stage/drawing/sprites.ts'
import { Written } from '../../stage/drawing/written.ts'
import { pileSide } from './layout/layout.ts'
import type { Look } from './looks.ts'
import { kindOf } from './pieces/index.ts'

/** Layers from below to above. The first ones lie under the camera, the others on the glass. */
const BOARD_LAYERS = [
  'sheet',
  'shadows',
  'tiles',
  'seams',
  'lamps',
  'marks',
  'trail',
  'lights',
  'signs',
  'wagonsBehind',
  'wagonValues',
  'noses',
  'cabs',
  'badges',
  'ends',
  'ghosts',
  'stops',
  'numbers',
] as const
const SCREEN_LAYERS = ['tray', 'plates', 'plateMarks', 'trains', 'labels', 'cards', 'cardMarks', 'flying'] as const
export type Layer = (typeof BOARD_LAYERS)[number] | (typeof SCREEN_LAYERS)[number]

/** Makes the parts a look is drawn with. */
export class Pictures extends Paintbox<Layer> implements AnyPictures<Look> {
  partsOf(look: Look): Part[] {
    return kindOf(look).art?.(look, this) ?? []
  }
}

/** How the pieces of Freight Express get onto the canvas. */
export const brush: Brush<Look, Pictures, Layer> = {
  layers: { board: BOARD_LAYERS, screen: SCREEN_LAYERS, sky: [] },
  labelLayer: 'labels',
  trayLayer: 'tray',
  pictures: (theme) => new Pictures(theme),
  label(look, layer, pictures, resolution) {
    const { letters } = kindOf(look)
    return letters ? new Written<Look>(layer, pictures, resolution, letters) : null
  },
  leastScale: (look, size) => (look.kind === 'face' || look.kind === 'back' ? pileSide(size) / 100 : 0),
}
