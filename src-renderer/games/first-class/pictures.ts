import type { Brush, Pictures as AnyPictures } from '../../stage/drawing.ts'
import { Paintbox } from '../../stage/paintbox.ts'
import type { Part } from '../../stage/sprites.ts'
import { artOf, isWords } from './art/index.ts'
import { Labels, isLabelled } from './labels.ts'
import type { Look } from './looks.ts'

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
] as const
const SCREEN_LAYERS = ['tray'] as const
export type Layer = (typeof BOARD_LAYERS)[number] | (typeof SCREEN_LAYERS)[number]

const LAYERS: Readonly<Record<Look['kind'], Layer>> = {
  ticket: 'cards',
  flyingTicket: 'air',
  ticketBack: 'air',
  gap: 'furniture',
  start: 'furniture',
  stack: 'furniture',
  gauge: 'furniture',
  heading: 'labels',
  endCard: 'cards',
  endCardBack: 'cards',
  east: 'furniture',
  order: 'cards',
  plate: 'plates',
  board: 'boards',
  head: 'lanes',
  lane: 'lanes',
  laneWords: 'platform',
  slots: 'strip',
  engine: 'rails',
  wagon: 'coaches',
  mail: 'coaches',
  engineTile: 'coaches',
  conductor: 'people',
  number: 'platform',
  mailMark: 'platform',
  rider: 'platform',
  ordered: 'platform',
  paris: 'rails',
  routeCard: 'lanes',
  routeNext: 'lanes',
  city: 'rails',
  passed: 'rails',
  postcard: 'rails',
  ring: 'rails',
  token: 'people',
  strip: 'strip',
  between: 'rails',
  column: 'lanes',
  coin: 'coaches',
  contract: 'cards',
  more: 'cards',
  tab: 'cards',
  gained: 'cards',
  mailLeft: 'lanes',
  sign: 'cards',
  evidence: 'cards',
  rise: 'air',
  lamp: 'over',
  flash: 'over',
  departures: 'furniture',
  departing: 'boards',
  flap: 'lanes',
  ghostWagon: 'ghosts',
  ghostNumber: 'ghosts',
  ghostConductor: 'ghosts',
  ghostToken: 'ghosts',
  ghostCoin: 'ghosts',
}

/** Makes the parts a look is drawn with. */
export class Pictures extends Paintbox<Layer> implements AnyPictures<Look> {
  partsOf(look: Look): Part[] {
    if (isWords(look)) return []
    return [
      this.part(LAYERS[look.kind], `first-class ${JSON.stringify(wordless(look))}`, (ink) =>
        artOf(ink, look, this.night),
      ),
    ]
  }
}

/** Words are written over the picture, so pictures that differ in words alone are the same. */
const wordless = (look: Look): unknown => ({ ...look, word: '', name: '', note: '' })

/** How the pieces of First Class get onto the canvas. */
export const brush: Brush<Look, Pictures, Layer> = {
  layers: { board: BOARD_LAYERS, screen: SCREEN_LAYERS, sky: [] },
  labelLayer: 'labels',
  trayLayer: 'tray',
  pictures: (theme) => new Pictures(theme),
  label: (look, layer, pictures, resolution, text) =>
    isLabelled(look) ? new Labels(layer, pictures, resolution, text) : null,
  leastScale: () => 0,
}
