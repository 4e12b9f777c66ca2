import type { Ink } from '../../../stage/art/ink.ts'
import { MODULE_PICTOGRAMS } from './module-pictograms.ts'
import { inked } from './pen.ts'

/** Draws a sign in a box of 48 x 48; `tint` colours what has no colour of its own. */
export type Pictogram = (ink: Ink, tint: string) => string

/** The signs that every game of First Class needs. */
const BASE_PICTOGRAMS = {
  coin: (ink) =>
    `<circle cx="24" cy="24" r="19" fill="${ink('coin')}" ${inked(ink)}/><circle cx="24" cy="24" r="13.5" fill="none" stroke="${ink('edge')}" stroke-opacity=".55" stroke-width="2"/><circle cx="24" cy="24" r="3.5" fill="${ink('edge')}"/>${[0, 45, 90, 135].map((a) => `<path d="M24 13V35" transform="rotate(${a} 24 24)" stroke="${ink('edge')}" stroke-opacity=".6" stroke-width="2"/>`).join('')}`,
  blankCoin: (ink) =>
    `<circle cx="24" cy="24" r="20" fill="${ink('coin')}" ${inked(ink)}/><circle cx="24" cy="24" r="15" fill="none" stroke="${ink('edge')}" stroke-opacity=".5" stroke-width="1.8"/>`,
  cap: (ink, tint) =>
    `<circle cx="24" cy="30" r="11" fill="${ink('skin')}" ${inked(ink)}/><path d="M17 33q7 5 14 0" fill="none" ${inked(ink, 2.4)}/><path d="M9 19Q24 2 39 19L37 26Q24 20 11 26Z" fill="${tint}" ${inked(ink)}/><path d="M8 27Q24 18 40 27L38 31Q24 23 10 31Z" fill="${ink('gold')}" ${inked(ink, 2)}/>`,
  locomotive: (ink, tint) =>
    `<path d="M3 36Q3 22 18 19V12H24V18H31V12H43V37H4Z" fill="${tint}" ${inked(ink)}/><path d="M29 12V9H45V12Z" fill="${ink('ink')}"/><rect x="34" y="17" width="7" height="8" rx="1" fill="${ink('frame')}" ${inked(ink, 2)}/><circle cx="13" cy="38" r="5" fill="${ink('frame')}" ${inked(ink)}/><circle cx="26" cy="38" r="5" fill="${ink('frame')}" ${inked(ink)}/><circle cx="38" cy="38" r="5" fill="${ink('frame')}" ${inked(ink)}/><path d="M6 29H28" stroke="${ink('gold')}" stroke-width="2.4"/>`,
  wagonFace: (ink, tint) =>
    `<path d="M3 15Q24 6 45 15V18H3Z" fill="${ink('roof')}" ${inked(ink, 2.4)}/><rect x="5" y="17" width="38" height="20" rx="2" fill="${tint}" ${inked(ink, 2.4)}/><circle cx="13" cy="39" r="4" fill="${ink('frame')}" ${inked(ink, 2.4)}/><circle cx="35" cy="39" r="4" fill="${ink('frame')}" ${inked(ink, 2.4)}/>`,
  points: (ink) =>
    `<path d="M24 4L29 8L35 7L37 13L43 16L41.5 22L45 27L40 31L40 37L34 38L30 43L24 41L18 43L14 38L8 37L8 31L3 27L6.5 22L5 16L11 13L13 7L19 8Z" fill="${ink('green')}" ${inked(ink, 2)}/>`,
  endCard: (ink) =>
    `<path d="M16 28L11 44L18 41L22 46L25 31M32 28L37 44L30 41L26 46L23 31" fill="${ink('oxblood')}" ${inked(ink, 2.2)}/><circle cx="24" cy="20" r="15" fill="${ink('oxblood')}" ${inked(ink)}/><circle cx="24" cy="20" r="10.5" fill="none" stroke="${ink('gold')}" stroke-width="2"/><path d="M24 12.5l2.3 4.8 5.2.6-3.9 3.6 1 5.2-4.6-2.6-4.6 2.6 1-5.2-3.9-3.6 5.2-.6z" fill="${ink('gold')}"/>`,
  contract: (ink) =>
    `<rect x="9" y="7" width="30" height="37" rx="2" fill="${ink('cream')}" ${inked(ink)}/><rect x="17" y="3" width="14" height="8" rx="2" fill="${ink('brass')}" ${inked(ink, 2.2)}/><path d="M15 19H33M15 25H26" stroke="${ink('edge')}" stroke-width="2.4" stroke-linecap="round"/><circle cx="31" cy="35" r="7" fill="${ink('signal')}" ${inked(ink, 2.2)}/><path d="M28 35l2.2 2.4 4-4.4" fill="none" stroke="${ink('cream')}" stroke-width="2.2"/>`,
  route: (ink) =>
    `<path d="M3 24H45" ${inked(ink, 4)}/><circle cx="24" cy="24" r="13" fill="${ink('frame')}" ${inked(ink)}/><circle cx="24" cy="24" r="7" fill="${ink('brass')}" ${inked(ink, 2)}/>`,
  mail: (ink) =>
    `<rect x="4" y="11" width="40" height="27" rx="2" fill="${ink('cream')}" ${inked(ink)}/><path d="M5 13L24 28L43 13" fill="none" stroke="${ink('edge')}" stroke-width="2.6"/>`,
  flag: (ink) =>
    `<path d="M10 45V4" ${inked(ink, 3.6)}/><path d="M12 6H42L34 15L42 24H12Z" fill="${ink('signal')}" ${inked(ink)}/><circle cx="10" cy="5" r="3" fill="${ink('gold')}" ${inked(ink, 2)}/>`,
  constantinople: (ink, tint) =>
    `<path d="M6 40V22Q6 20 8 20V40ZM40 40V22Q40 20 42 20V40Z" fill="${tint}" ${inked(ink, 2)}/><path d="M7 20L7 12M41 20V12" ${inked(ink, 2.4)}/><path d="M12 40V30Q12 16 24 14Q36 16 36 30V40Z" fill="${tint}" ${inked(ink)}/><path d="M24 14V7M3 41H45" ${inked(ink, 2.6)}/>`,
} satisfies Readonly<Record<string, Pictogram>>

const PICTOGRAMS = { ...BASE_PICTOGRAMS, ...MODULE_PICTOGRAMS }
export type Sign = keyof typeof PICTOGRAMS

/** A sign so many units wide; x, y its upper left corner. */
export function sign(ink: Ink, name: Sign, x: number, y: number, width: number, tint = ink('ink')): string {
  const draw: Pictogram = PICTOGRAMS[name]
  return `<g transform="translate(${x} ${y}) scale(${width / 48})">${draw(ink, tint)}</g>`
}

/** The engine looks to the left; here it looks to the right, the way it travels. */
export const rightward = (ink: Ink, x: number, y: number, width: number, tint = ink('green')): string =>
  `<g transform="translate(${x + width} ${y}) scale(${-width / 48} ${width / 48})">${BASE_PICTOGRAMS.locomotive(ink, tint)}</g>`
