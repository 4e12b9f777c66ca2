import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { Brush, Pictures as AnyPictures } from '../../stage/drawing.ts'
import { Paintbox } from '../../stage/paintbox.ts'
import type { Part } from '../../stage/sprites.ts'
import { Written } from '../../stage/written.ts'
import { cabBadge, plateBadge } from '../../stage/art/badge.ts'
import { cardBack, cardFace, emptyPile, pileEdges } from './art/card.ts'
import { cab, engine, ghostLocomotive, headlight, nose } from './art/locomotive.ts'
import { plateLines } from './plate-lines.ts'
import { plate } from './art/plate.ts'
import { plankFlash, puff, sheet, stepNumber, stopBoard, ticks, tileShadow } from './art/sheet.ts'
import { ghostStation, lamps, signAlone, signCard, station } from './art/station.ts'
import { ghostTile, seam, tile } from './art/tile.ts'
import { coupledWagon } from './art/wagon.ts'
import { writeDown } from './labels.ts'
import { pileSide } from './layout.ts'
import type { Look } from './looks.ts'
import { specialParts } from './special-pictures.ts'

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
  'noses',
  'cabs',
  'badges',
  'ghosts',
  'stops',
  'numbers',
] as const
const SCREEN_LAYERS = ['tray', 'plates', 'plateMarks', 'trains', 'labels', 'cards', 'cardMarks', 'flying'] as const
export type Layer = (typeof BOARD_LAYERS)[number] | (typeof SCREEN_LAYERS)[number]

/** Makes the parts a look is drawn with. */
export class Pictures extends Paintbox<Layer> implements AnyPictures<Look> {
  partsOf(look: Look): Part[] {
    switch (look.kind) {
      case 'sheet':
        return [this.part('sheet', `sheet ${look.columns} ${look.rows}`, (ink) => sheet(ink, look.columns, look.rows))]
      case 'tile':
        return [
          this.part('shadows', 'shadow', tileShadow),
          this.part('tiles', `tile ${look.rails} ${look.seed} ${look.height}`, (ink) =>
            tile(ink, look.rails, look.seed, look.height),
          ),
        ]
      case 'station':
        return [
          this.part('shadows', 'shadow', tileShadow),
          this.part('tiles', `station ${look.station} ${look.special}`, (ink) =>
            station(ink, look.station, look.special),
          ),
          ...(this.night ? [this.part('lamps', 'lamps', lamps)] : []),
        ]
      case 'seam':
        return [this.part('seams', 'seam', seam)]
      case 'stop':
        return [this.part('stops', 'stop', stopBoard)]
      case 'locomotive':
        return this.#locomotive(look.seat, look.lit)
      case 'plate':
        return [
          this.part('plates', `plate ${look.width} ${look.height} ${look.lit}`, (ink) =>
            plate(ink, look.width, look.height, look.lit),
          ),
          this.part('plates', `badge ${look.seat}`, (ink) => plateBadge(ink, look.seat), {
            offset: [look.lit ? 29 : 25, plateLines(look.width, look.text).top + 1],
          }),
        ]
      case 'engine':
        return [this.part('trains', `engine ${look.seat}`, (ink) => engine(ink, look.seat))]
      case 'wagon':
        return [
          this.part(look.inTheAir ? 'flying' : 'trains', `wagon ${look.card} ${look.small}`, (ink) =>
            coupledWagon(ink, TRACK_CARDS[look.card], look.small),
          ),
        ]
      case 'face':
        return [this.part('cards', `face ${look.card}`, (ink) => cardFace(ink, TRACK_CARDS[look.card]))]
      case 'back':
        return [this.part('cards', 'back', cardBack)]
      case 'sign':
        return [this.part('cards', `sign ${look.station}`, (ink) => signCard(ink, look.station))]
      case 'pile':
        return this.#pile(look.count, look.top)
      case 'ghostLocomotive':
        return [
          this.part('ghosts', `ghost ${look.seat}`, (ink) => ghostLocomotive(ink, look.seat)),
          this.part('ghosts', `cab badge ${look.seat}`, (ink) => cabBadge(ink, look.seat), {
            upright: true,
            offset: [-0.8, 0],
          }),
        ]
      case 'ghostTile':
        return [
          this.part('ghosts', `ghost tile ${look.rails} ${look.seed}`, (ink) => ghostTile(ink, look.rails, look.seed)),
        ]
      case 'ghostStation':
        return [this.part('ghosts', `ghost station ${look.station}`, (ink) => ghostStation(ink, look.station))]
      case 'ghostWagon':
        return [
          this.part('trains', `wagon ${look.card} false`, (ink) => coupledWagon(ink, TRACK_CARDS[look.card], false)),
        ]
      case 'flash':
        return [this.part('marks', 'flash', plankFlash)]
      case 'puff':
        return [this.part('numbers', 'puff', puff)]
      case 'ticks':
        return [this.part('numbers', 'ticks', ticks)]
      case 'stationSign':
        return [
          this.part('marks', `sign alone ${look.station} ${look.special}`, (ink) =>
            signAlone(ink, look.station, look.special),
          ),
        ]
      case 'number':
        return [this.part(look.below ? 'trail' : 'numbers', `number ${look.n}`, (ink) => stepNumber(ink, look.n))]
      default:
        return specialParts(this, look)
    }
  }

  #locomotive(seat: number, lit: boolean): Part[] {
    return [
      ...(lit && this.night ? [this.part('lights', 'headlight', headlight)] : []),
      this.part('noses', `nose ${seat}`, (ink) => nose(ink, seat)),
      this.part('cabs', `cab ${seat}`, (ink) => cab(ink, seat)),
      this.part('badges', `cab badge ${seat}`, (ink) => cabBadge(ink, seat), { upright: true, offset: [-0.8, 0] }),
    ]
  }

  #pile(count: number, top: number): Part[] {
    if (count === 0) return [this.part('cards', 'no pile', emptyPile)]
    const face =
      top < 0
        ? this.part('cards', 'back', cardBack)
        : this.part('cards', `face ${top}`, (ink) => cardFace(ink, TRACK_CARDS[top]))
    return count === 1 ? [face] : [this.part('cards', 'edges', pileEdges), face]
  }
}

/** How the pieces of Freight Express get onto the canvas. */
export const brush: Brush<Look, Pictures, Layer> = {
  layers: { board: BOARD_LAYERS, screen: SCREEN_LAYERS, sky: [] },
  labelLayer: 'labels',
  trayLayer: 'tray',
  pictures: (theme) => new Pictures(theme),
  label: (look, layer, pictures, resolution) =>
    look.kind === 'plate' || look.kind === 'pile' ? new Written(layer, pictures, resolution, writeDown) : null,
  leastScale: (look, size) => (look.kind === 'face' || look.kind === 'back' ? pileSide(size) / 100 : 0),
}
