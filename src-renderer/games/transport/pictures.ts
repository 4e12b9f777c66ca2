import type { Brush, Pictures as AnyPictures } from '../../stage/drawing/drawing.ts'
import { Paintbox } from '../../stage/drawing/paintbox.ts'
import type { Part } from '../../stage/drawing/sprites.ts'
import { Written } from '../../stage/drawing/written.ts'
import type { Look } from './looks.ts'
import { kindOf } from './pieces/index.ts'
import { swellAt } from './layout/swell.ts'

/** Layers from below to above: the floor, under the camera, on the glass, and in the air above the glass. */
const FLOOR_LAYERS = ['shed', 'stores'] as const
const BOARD_LAYERS = [
  'light',
  'shadows',
  'marks',
  'cards',
  // Where things were carried: over cards, and under whatever is read.
  'arrows',
  'signs',
  'rollers',
  'runs',
  'hubs',
  'trail',
  'parcels',
  'over',
  // By what intakes are spoken of is read while they are lit, too.
  'numbers',
  // Whose a pallet is, and what they have, is read over whatever else lies there.
  'names',
  'nameLetters',
  'ghosts',
  'steps',
] as const
const SCREEN_LAYERS = ['tray', 'teams', 'plates', 'tiles', 'labels', 'hand', 'handMarks'] as const
const SKY_LAYERS = ['sky'] as const
export type Layer =
  | (typeof FLOOR_LAYERS)[number]
  | (typeof BOARD_LAYERS)[number]
  | (typeof SCREEN_LAYERS)[number]
  | (typeof SKY_LAYERS)[number]

/** Makes the parts a look is drawn with. */
export class Pictures extends Paintbox<Layer> implements AnyPictures<Look> {
  partsOf(look: Look): Part[] {
    return kindOf(look).art?.(look, this) ?? []
  }
}

/** How the pieces of Transport get onto the canvas. */
export const brush: Brush<Look, Pictures, Layer> = {
  layers: { floor: FLOOR_LAYERS, board: BOARD_LAYERS, screen: SCREEN_LAYERS, sky: SKY_LAYERS },
  labelLayer: 'labels',
  boardLabelLayer: 'nameLetters',
  trayLayer: 'tray',
  pictures: (theme) => new Pictures(theme),
  label(look, layer, pictures, resolution) {
    const { letters } = kindOf(look)
    if (!letters) return null
    const isOnBoard = look.kind === 'namePlate' || look.kind === 'nameTag'
    return new Written<Look>(layer, pictures, resolution, (piece, page) => letters(piece.look, page), isOnBoard)
  },
  leastScale: (look) => (look.kind === 'face' || look.kind === 'back' ? 0.52 : 0),
  swell: swellAt,
}
