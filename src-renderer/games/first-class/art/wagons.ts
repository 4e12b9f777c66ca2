import type { Ink } from '../../../stage/art/ink.ts'
import { outline } from './pen.ts'

/**
 * Wagons from the side in a box of 128 x 88, the rail at 84. Silhouette, colour and plate all tell the value. In code,
 * for the first screen shows them: rows of windows and wheels written out as files would be four times as much to load.
 */
type Draw = (ink: Ink, tint: string) => string

/** Two of its spokes are bright: that it turns is seen by them. */
export const wheel = (ink: Ink, x: number, r: number, y = 84 - r): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink('tyre')}" ${outline(ink, 2.5)}/><path d="M${x - r * 0.75} ${y}h${r * 1.5}" stroke="${ink('cream')}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${r * 0.32}" fill="${ink('cream')}"/>`
const axles = (ink: Ink): string =>
  `<rect x="10" y="64" width="108" height="7" fill="${ink('roof')}" ${outline(ink, 2.5)}/>` +
  wheel(ink, 30, 9) +
  wheel(ink, 98, 9)
const bogies = (ink: Ink): string =>
  `<rect x="8" y="64" width="112" height="6" fill="${ink('roof')}" ${outline(ink, 2.5)}/><rect x="14" y="70" width="36" height="6" rx="3" fill="${ink('roof2')}" ${outline(ink, 2)}/><rect x="78" y="70" width="36" height="6" rx="3" fill="${ink('roof2')}" ${outline(ink, 2)}/>` +
  [22, 42, 86, 106].map((x) => wheel(ink, x, 7.5)).join('')
export const panel = (
  ink: Ink,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  edge = 2,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${outline(ink, edge)}/>`
const arch = (ink: Ink, x: number, y: number, width: number, height: number, fill: string, edge = 2): string =>
  `<path d="M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}Z" fill="${fill}" ${outline(ink, edge)}/>`
const coupling = (ink: Ink): string => `<path d="M0 68H128" stroke="${ink('edge')}" stroke-width="4"/>`

/** Timber, a flat roof, two axles. */
const timber: Draw = (ink) =>
  axles(ink) +
  `<rect x="8" y="28" width="112" height="38" fill="${ink('lv0')}" ${outline(ink)}/>` +
  [22, 36, 50, 78, 92, 106]
    .map((x) => `<path d="M${x} 30V64" stroke="${ink('edge')}" stroke-opacity=".32" stroke-width="2"/>`)
    .join('') +
  `<rect x="55" y="33" width="18" height="33" fill="${ink('lv0')}" ${outline(ink, 2.5)}/>` +
  panel(ink, 59, 37, 10, 10, 1, ink('win')) +
  panel(ink, 24, 37, 20, 12, 1, ink('win'), 2.5) +
  panel(ink, 84, 37, 20, 12, 1, ink('win'), 2.5) +
  `<path d="M4 28V23H124V28Z" fill="${ink('roof')}" ${outline(ink)}/>`

/** Green, an arched roof. */
const arched: Draw = (ink) =>
  axles(ink) +
  panel(ink, 8, 26, 112, 40, 2, ink('lv1'), 3) +
  `<path d="M9 54H119" stroke="${ink('cream')}" stroke-width="2.5"/>` +
  [18, 42, 66, 90].map((x) => panel(ink, x, 32, 20, 15, 2, ink('win'), 2.5)).join('') +
  `<path d="M3 27Q64 5 125 27Z" fill="${ink('roof')}" ${outline(ink)}/>`

/** Blue, bogies, a cream band. */
const banded: Draw = (ink) =>
  bogies(ink) +
  panel(ink, 7, 24, 114, 42, 3, ink('lv2'), 3) +
  `<rect x="8.5" y="52" width="111" height="5" fill="${ink('cream')}"/>` +
  panel(ink, 12, 30, 12, 34, 2, ink('lv2'), 2) +
  panel(ink, 104, 30, 12, 34, 2, ink('lv2'), 2) +
  panel(ink, 15, 33, 6, 11, 1, ink('win'), 1.5) +
  panel(ink, 107, 33, 6, 11, 1, ink('win'), 1.5) +
  [30, 48, 66, 84].map((x) => panel(ink, x, 30, 14, 17, 3, ink('win'), 2.5)).join('') +
  [28, 60, 92].map((x) => panel(ink, x, 7, 9, 7, 1, ink('roof2'), 2.5)).join('') +
  `<path d="M3 25Q6 12 30 12H98Q122 12 125 25Z" fill="${ink('roof')}" ${outline(ink)}/>`

/** Ochre, a clerestory, curtains. */
const clerestory: Draw = (ink) =>
  bogies(ink) +
  panel(ink, 6, 23, 116, 43, 4, ink('lv4'), 3) +
  `<path d="M8 51H120M8 61H120" stroke="${ink('edge')}" stroke-opacity=".55" stroke-width="2"/>` +
  [14, 36, 76, 98]
    .map(
      (x) =>
        panel(ink, x, 28, 17, 18, 4, ink('win'), 2.5) +
        `<path d="M${x + 1.5} 29.5h6q-1 8-6 10zM${x + 15.5} 29.5h-6q1 8 6 10z" fill="${ink('lv7')}"/>`,
    )
    .join('') +
  panel(ink, 58, 27, 13, 39, 5, ink('cream'), 2.5) +
  panel(ink, 61, 31, 7, 12, 3, ink('win'), 1.5) +
  `<rect x="22" y="5" width="84" height="11" rx="3" fill="${ink('roof2')}" ${outline(ink, 2.5)}/>` +
  [30, 44, 58, 72, 86].map((x) => `<rect x="${x}" y="8" width="9" height="5" fill="${ink('win')}"/>`).join('') +
  `<path d="M2 24Q4 14 18 14H110Q124 14 126 24Z" fill="${ink('roof')}" ${outline(ink)}/>`

/** Oxblood over cream, arched windows, a brass line. */
const dining: Draw = (ink) =>
  bogies(ink) +
  panel(ink, 5, 22, 118, 44, 6, ink('lv7'), 3) +
  `<path d="M6.5 45V28Q6.5 23.5 11 23.5H117Q121.5 23.5 121.5 28V45Z" fill="${ink('cream')}"/>` +
  `<path d="M6 47H122M6 62H122" stroke="${ink('gold')}" stroke-width="3"/>` +
  [12, 31, 50, 69, 88, 105].map((x, i) => arch(ink, x, 26, i === 5 ? 12 : 13, 17, ink('win'), 2.5)).join('') +
  `<circle cx="64" cy="54.5" r="6" fill="${ink('gold')}" ${outline(ink, 2)}/>` +
  `<path d="M24 54.5H50M78 54.5H104" stroke="${ink('gold')}" stroke-width="2"/>` +
  `<path d="M16 15Q18 3 34 3H94Q110 3 112 15Z" fill="${ink('roof2')}" ${outline(ink, 2.5)}/>` +
  [28, 44, 60, 76, 92].map((x) => `<rect x="${x}" y="7" width="9" height="5" fill="${ink('win')}"/>`).join('') +
  `<path d="M1 23Q3 13 17 13H111Q125 13 127 23Z" fill="${ink('lv7')}" ${outline(ink)}/>`

/** Midnight, a gilded dome, a star, table lamps. */
const domed: Draw = (ink) =>
  bogies(ink) +
  `<path d="M4 70V30Q4 20 14 20H114Q124 20 124 30V70H112Q108 64 100 64H92Q84 64 80 70H48Q44 64 36 64H28Q20 64 16 70Z" fill="${ink('lv12')}" stroke="${ink('gold')}" stroke-width="3" stroke-linejoin="round"/>` +
  `<path d="M6 49H122" stroke="${ink('gold')}" stroke-width="2.5"/><path d="M6 60H48M80 60H122" stroke="${ink('gold')}" stroke-width="2"/>` +
  [11, 29, 47, 66, 84, 102]
    .map(
      (x) =>
        `<path d="M${x} 45V32a7.5 7.5 0 0 1 15 0V45Z" fill="${ink('win')}" stroke="${ink('gold')}" stroke-width="2.2"/><path d="M${x + 4.5} 38l3-5.5 3 5.5zM${x + 7.5} 38v5" fill="${ink('lv7')}" stroke="${ink('lv7')}" stroke-width="1.5"/>`,
    )
    .join('') +
  `<path d="M64 51l2.8 5.8 6.4.8-4.7 4.4 1.2 6.3-5.7-3.1-5.7 3.1 1.2-6.3-4.7-4.4 6.4-.8z" fill="${ink('gold')}"/>` +
  `<path d="M14 13Q18 1 36 1H92Q110 1 114 13Z" fill="${ink('lv12')}" stroke="${ink('gold')}" stroke-width="2.5"/>` +
  [26, 42, 58, 74, 90]
    .map((x) => `<rect x="${x + 0.5}" y="5" width="10" height="5" rx="1" fill="${ink('win')}"/>`)
    .join('') +
  `<path d="M0 21Q3 11 17 11H111Q125 11 128 21Z" fill="${ink('gold')}" ${outline(ink, 2.5)}/>`

/** Cream, an envelope, a roof in the seat's colour. */
const mail: Draw = (ink, tint) =>
  axles(ink) +
  panel(ink, 8, 25, 112, 41, 2, ink('cream'), 3) +
  `<rect x="9.5" y="54" width="109" height="7" fill="${tint}"/>` +
  panel(ink, 14, 32, 16, 34, 2, ink('cream'), 2) +
  panel(ink, 98, 32, 16, 34, 2, ink('cream'), 2) +
  `<rect x="44" y="31" width="40" height="26" rx="2" fill="#FFFDF5" ${outline(ink, 2.5)}/><path d="M45 32l19 14 19-14" fill="none" ${outline(ink, 2.5)}/>` +
  `<path d="M3 26Q64 8 125 26Z" fill="${tint}" ${outline(ink)}/>`

const WAGONS: Readonly<Record<number, Draw>> = { 0: timber, 1: arched, 2: banded, 4: clerestory, 7: dining, 12: domed }

export const wagonBody = (ink: Ink, value: number): string => coupling(ink) + WAGONS[value](ink, '')
export const mailBody = (ink: Ink, tint: string): string => coupling(ink) + mail(ink, tint)
