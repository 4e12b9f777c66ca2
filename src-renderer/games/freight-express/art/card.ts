import backFile from '../../../../assets/art/freight-card-back.svg?raw'
import type { TrackCard } from '../../../../src-shared/games/freight-express/cards.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { move, themed } from '../../../stage/art/ink.ts'
import { track } from './tile.ts'
import { coupleTag, uncoupleTag, wagonBody } from './wagon.ts'

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0.5, 0.5]],
  [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
  [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.5, 0.5],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
]

/** The action value: pips of a die. */
export function die(ink: Ink, value: number, size: number): string {
  const pips = PIPS[value - 1].map(
    ([x, y]) => `<circle cx="${x * size}" cy="${y * size}" r="${size * 0.115}" fill="${ink('ink')}"/>`,
  )
  return `<rect width="${size}" height="${size}" rx="${size * 0.2}" fill="${ink('card')}" stroke="${ink('ink')}" stroke-width="1.5"/>${pips.join('')}`
}

const TABS = [
  ['M3 33H31A9 9 0 0 0 40 24V3', 'L3 3z'],
  ['M97 31.5H79.5A9 9 0 0 1 70.5 22.5V3', 'L97 3z'],
  ['M3 69.5H28A9 9 0 0 1 37 78.5V97', 'L3 97z'],
  ['M97 69.5H72A9 9 0 0 0 63 78.5V97', 'L97 97z'],
] as const
const RIM =
  'M2.3 36V9A6.7 6.7 0 0 1 9 2.3H43M97.7 35V9A6.7 6.7 0 0 0 91 2.3H67M2.3 66V91A6.7 6.7 0 0 0 9 97.7H41M97.7 66V91A6.7 6.7 0 0 1 91 97.7H59'
const CARD_BOX = [-52, -52, 104, 108] as const
/** One soft shadow under everything that can be lifted. */
export const softShadow = (ink: Ink): string =>
  `<filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="1.8" stdDeviation="1.3" flood-color="${ink('shadow')}"/></filter>`

/** A card in the hand, by four corner tabs: wagon, action value, couple here, uncouple here. 0,0 is its middle. */
export function cardFace(ink: Ink, card: TrackCard): Art {
  const tabs = TABS.map(
    ([line, close]) =>
      `<path d="${line}${close}" fill="${ink('card')}"/><path d="${line}" fill="none" stroke="${ink('edge')}" stroke-opacity=".5" stroke-width="1"/>`,
  ).join('')
  const body =
    `<g filter="url(#s)"><rect width="100" height="100" rx="8" fill="${ink('card')}"/></g>` +
    `<clipPath id="p"><rect x="4.2" y="4.2" width="91.6" height="91.6" rx="3"/></clipPath>` +
    `<g clip-path="url(#p)"><rect width="100" height="100" fill="${ink('grass')}"/>${move(3, 3, track(ink, card.rails), ' scale(.94)')}</g>` +
    tabs +
    `<path d="${RIM}" fill="none" stroke="${ink('card')}" stroke-width="3.2"/>` +
    move(3.6, 5, wagonBody(ink, card.wagon, 25), ' scale(.72)') +
    move(74, 5, die(ink, card.action, 21)) +
    move(4.5, 74, coupleTag(ink, card.couple, 30, 21.5, 18.5)) +
    move(65.5, 74, uncoupleTag(ink, card.uncouple, 30, 21.5, 18.5)) +
    `<rect x=".6" y=".6" width="98.8" height="98.8" rx="7.6" fill="none" stroke="${ink('ink')}" stroke-width="1.3"/>`
  return { body: softShadow(ink) + move(-50, -50, body), box: CARD_BOX }
}

export const cardBack = (ink: Ink): Art => ({
  body: `${softShadow(ink)}<g filter="url(#s)">${move(-50, -50, themed(backFile, ink))}</g>`,
  box: CARD_BOX,
})

/** The edges of the cards below the top one of a pile. */
export function pileEdges(ink: Ink): Art {
  const sheet = (by: number) =>
    move(
      by - 50,
      by - 50,
      `<rect x=".6" y=".6" width="98.8" height="98.8" rx="7.6" fill="${ink('card')}" stroke="${ink('ink')}" stroke-width="1.3"/>`,
    )
  return { body: `${softShadow(ink)}<g filter="url(#s)">${sheet(5)}</g>${sheet(2.5)}`, box: [-50, -50, 112, 116] }
}

/** Where a pile would lie. */
export const emptyPile = (ink: Ink): Art => ({
  body: `<rect x="-47" y="-47" width="94" height="94" rx="7" fill="none" stroke="${ink('ink-soft')}" stroke-opacity=".6" stroke-width="1.6" stroke-dasharray="5 4"/>`,
  box: [-50, -50, 100, 100],
})
