import type { Brush, Pictures as AnyPictures } from '../../stage/drawing.ts'
import { Paintbox } from '../../stage/paintbox.ts'
import type { Part } from '../../stage/sprites.ts'
import { backArt, cardArt, ghostCard, roller, signsArt } from './art/card.ts'
import { bag, compass, gain, plate, shed, stock, team, wouldScore } from './art/furniture.ts'
import { shadow } from './art/hexagon.ts'
import { flag, lip, openHatch, pointing, pulse, run, truck } from './art/moving.ts'
import { ghostParcel, parcel, parcelShadow, stepDisc } from './art/parcel.ts'
import { Labels } from './labels.ts'
import type { Look } from './looks.ts'

/** Layers from below to above: under the camera, on the glass, and in the air above the glass. */
const BOARD_LAYERS = [
  'shed',
  'shadows',
  'marks',
  'cards',
  'signs',
  'rollers',
  'runs',
  'hubs',
  'trail',
  'parcels',
  'over',
  'ghosts',
  'steps',
] as const
const SCREEN_LAYERS = ['tray', 'teams', 'plates', 'tiles', 'labels', 'hand', 'handMarks'] as const
const SKY_LAYERS = ['sky'] as const
export type Layer = (typeof BOARD_LAYERS)[number] | (typeof SCREEN_LAYERS)[number] | (typeof SKY_LAYERS)[number]

/** Makes the parts a look is drawn with. */
export class Pictures extends Paintbox<Layer> implements AnyPictures<Look> {
  partsOf(look: Look): Part[] {
    switch (look.kind) {
      case 'shed':
        return [this.part('shed', `shed ${look.turned}`, (ink) => shed(ink, this.night, look.turned))]
      case 'compass':
        return [this.part('tiles', 'compass', compass)]
      case 'card':
        return [this.part('shadows', 'shadow', shadow), ...this.#card(look.card, look.rotation, 'cards', 'signs')]
      case 'flyingCard':
        return [this.part('sky', 'shadow', shadow), ...this.#card(look.card, look.rotation, 'sky', 'sky')]
      case 'ghostCard':
        return [
          this.part('ghosts', `ghost ${look.card} ${look.rotation}`, (ink) => ghostCard(ink, look.card, look.rotation)),
        ]
      case 'face':
        return [this.part('hand', 'shadow', shadow), ...this.#card(look.card, 0, 'hand', 'hand')]
      case 'back':
      case 'flyingBack': {
        const layer = look.kind === 'back' ? 'hand' : 'sky'
        return [this.part(layer, 'shadow', shadow), this.part(layer, 'back', backArt)]
      }
      case 'roller':
        return [this.part('rollers', 'roller', roller)]
      case 'parcel':
      case 'flyingParcel':
      case 'scored': {
        const layer = look.kind === 'parcel' ? 'parcels' : look.kind === 'scored' ? 'tiles' : 'sky'
        const tag = look.kind === 'scored' ? -1 : look.down
        return [
          ...(look.kind === 'scored' ? [] : [this.part(layer, 'parcel shadow', parcelShadow)]),
          this.part(layer, `parcel ${look.up} ${tag} ${look.high}`, (ink) => parcel(ink, look.up, tag, look.high)),
        ]
      }
      case 'ghostParcel':
        return [
          this.part('ghosts', `ghost parcel ${look.up} ${look.down} ${look.high}`, (ink) =>
            ghostParcel(ink, look.up, look.down, look.high),
          ),
        ]
      case 'run':
        return [
          this.part('runs', `run ${look.from} ${look.to} ${look.bed} ${look.phase}`, (ink) =>
            run(ink, look.from, look.to, look.bed, look.phase),
          ),
        ]
      case 'pointing':
        return [this.part('hubs', 'pointing', pointing)]
      case 'hatch':
        return [this.part('hubs', 'hatch', openHatch)]
      case 'lip':
        return [this.part('hubs', 'lip', lip)]
      case 'pulse':
        return [this.part('over', 'pulse', pulse)]
      case 'truck':
        return [this.part('sky', 'truck', truck)]
      case 'flag':
        return [this.part('handMarks', 'flag', flag)]
      case 'step':
        return [this.part('steps', `step ${look.n}`, (ink) => stepDisc(ink, look.n))]
      case 'signs':
        return [
          this.part('over', `signs ${look.card} ${look.rotation}`, (ink) => signsArt(ink, look.card, look.rotation), {
            upright: true,
          }),
        ]
      case 'gain':
        return [this.part('handMarks', `gain ${look.n}`, (ink) => gain(ink, look.n))]
      case 'wouldScore':
        return [this.part('handMarks', `would score ${look.n}`, (ink) => wouldScore(ink, look.n))]
      case 'plate':
        return [
          this.part('plates', `plate ${look.seat} ${look.width} ${look.height} ${look.lit}`, (ink) => plate(ink, look)),
        ]
      case 'team':
        return [this.part('teams', `team ${look.width} ${look.height}`, (ink) => team(ink, look.width, look.height))]
      case 'pile':
        return [
          look.of === 'bag'
            ? this.part('tiles', 'bag', bag)
            : this.part('tiles', `stock ${Math.min(3, look.count)}`, (ink) => stock(ink, look.count)),
        ]
      case 'caption':
      case 'title':
        return []
    }
  }

  #card(card: number, rotation: number, layer: Layer, signs: Layer): Part[] {
    return [
      this.part(layer, `card ${card} ${rotation}`, (ink) => cardArt(ink, card, rotation)),
      this.part(signs, `signs ${card} ${rotation}`, (ink) => signsArt(ink, card, rotation), { upright: true }),
    ]
  }
}

const LABELLED: ReadonlySet<Look['kind']> = new Set(['plate', 'team', 'pile', 'caption', 'title'])

/** How the pieces of Transport get onto the canvas. */
export const brush: Brush<Look, Pictures, Layer> = {
  layers: { board: BOARD_LAYERS, screen: SCREEN_LAYERS, sky: SKY_LAYERS },
  labelLayer: 'labels',
  trayLayer: 'tray',
  pictures: (theme) => new Pictures(theme),
  label: (look, layer, pictures, resolution) =>
    LABELLED.has(look.kind) ? new Labels(layer, pictures, resolution) : null,
  leastScale: (look) => (look.kind === 'face' || look.kind === 'back' ? 0.52 : 0),
}
