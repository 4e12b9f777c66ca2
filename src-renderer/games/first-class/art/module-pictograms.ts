import type { Ink } from '../../../stage/art/ink.ts'
import type { Pictogram } from './pictograms.ts'
import { inked } from './pen.ts'

const PRINT = (ink: Ink): string =>
  `<g fill="none" stroke="${ink('signal')}" stroke-width="2.9" stroke-linecap="round"><path d="M10 17Q14 5 25 5Q39 6 39 22Q39 30 37 37"/><path d="M12 35Q15 28 15 21Q16 11 25 11Q33 12 33 22Q33 33 29 42"/><path d="M18 41Q21 33 21 23Q21 17 25 17Q28 18 27.5 24Q27 35 24 43"/><path d="M9 27Q9.5 25 9.5 23"/></g>`
const BUST = (ink: Ink): string =>
  `<path d="M6 45Q7 27 24 27Q41 27 42 45Z" fill="${ink('cream')}" ${inked(ink)}/><circle cx="24" cy="16" r="10" fill="${ink('cream')}" ${inked(ink)}/>`

/** The signs of the modules and of teatime. */
export const MODULE_PICTOGRAMS = {
  celebrity: (ink) =>
    `<path d="M7 45Q8 30 24 30Q40 30 41 45Z" fill="${ink('oxblood')}" ${inked(ink)}/><path d="M18 31L24 38L30 31" fill="${ink('cream')}" ${inked(ink, 2)}/><circle cx="24" cy="21" r="9" fill="${ink('skin')}" ${inked(ink)}/><path d="M8 15H40M13 15Q14 3 24 3Q34 3 35 15Z" fill="${ink('ink')}" ${inked(ink)}/><path d="M14 11.5H34" stroke="${ink('gold')}" stroke-width="3"/><path d="M19 25q5 3 10 0" fill="none" stroke="${ink('edge')}" stroke-width="2" stroke-linecap="round"/>`,
  postcard: (ink) =>
    `<rect x="4" y="10" width="40" height="29" rx="2" fill="${ink('cream')}" ${inked(ink)}/><path d="M5.5 37.5V31L14 22L21 29L25 25L29 30V37.5Z" fill="${ink('enamel')}"/><circle cx="12" cy="17" r="3.2" fill="${ink('coin')}"/><path d="M29 11V38" stroke="${ink('edge')}" stroke-width="1.6"/><rect x="33" y="14" width="8" height="9" fill="${ink('signal')}" stroke="${ink('edge')}" stroke-width="1.6"/><path d="M33 28H41M33 33H41" stroke="${ink('edge')}" stroke-width="1.8"/>`,
  print: (ink) =>
    `<g fill="none" stroke="${ink('signal')}" stroke-width="2.9" stroke-linecap="round"><path d="M10 17Q14 5 25 5Q39 6 39 22Q39 30 37 37"/><path d="M12 35Q15 28 15 21Q16 11 25 11Q33 12 33 22Q33 33 29 42"/><path d="M18 41Q21 33 21 23Q21 17 25 17Q28 18 27.5 24Q27 35 24 43"/><path d="M9 27Q9.5 25 9.5 23"/></g>`,
  destroyEvidence: (ink) =>
    PRINT(ink) +
    `<path d="M6 42L42 6" stroke="${ink('frame')}" stroke-width="8"/><path d="M6 42L42 6" stroke="${ink('ink')}" stroke-width="4" stroke-linecap="round"/>`,
  suspectSelf: (ink) =>
    `<g transform="translate(-1,-2) scale(.72)">${PRINT(ink)}</g><g transform="translate(19,17) scale(.62)">${BUST(ink)}</g>`,
  suspectOthers: (ink) =>
    `<g transform="translate(8,-3) scale(.62)">${PRINT(ink)}</g>` +
    [
      [-1, 24],
      [27, 24],
      [13, 25],
    ]
      .map(([x, y]) => `<g transform="translate(${x},${y}) scale(.46)">${BUST(ink)}</g>`)
      .join(''),
  evidence: (ink) =>
    `<rect x="8" y="3" width="32" height="42" rx="3" fill="${ink('cream')}" ${inked(ink)}/><circle cx="22" cy="20" r="8.5" fill="none" stroke="${ink('edge')}" stroke-width="3"/><path d="M28 27L34 35" stroke="${ink('edge')}" stroke-width="4" stroke-linecap="round"/>`,
  murderer: (ink) =>
    `<path d="M36 5L19 27L24 31L43 11Z" fill="${ink('win')}" ${inked(ink, 2.2)}/><path d="M13 24L28 37" ${inked(ink, 4)}/><path d="M19 31L10 42" stroke="${ink('oxblood')}" stroke-width="6" stroke-linecap="round"/>`,
  innocent: (ink) =>
    `<path d="M24 42Q5 28 5 17Q5 8 14 8Q21 8 24 15Q27 8 34 8Q43 8 43 17Q43 28 24 42Z" fill="${ink('green')}" ${inked(ink)}/>`,
  passenger: (ink) =>
    `<path d="M8 45Q9 29 24 29Q39 29 40 45Z" fill="${ink('enamel')}" ${inked(ink)}/><path d="M19 30L24 36L29 30" fill="${ink('cream')}" ${inked(ink, 2)}/><circle cx="24" cy="19" r="10" fill="${ink('skin')}" ${inked(ink)}/><path d="M13 20Q12 7 24 7Q36 7 35 20Q36 24 34 27Q33 15 24 15Q15 15 14 27Q12 24 13 20Z" fill="${ink('hair')}" ${inked(ink, 2)}/>`,
  luggage: (ink) =>
    `<path d="M17 15V9H31V15" fill="none" ${inked(ink, 3)}/><rect x="5" y="15" width="38" height="27" rx="4" fill="${ink('leather')}" ${inked(ink)}/><path d="M14 15.5V41.5M34 15.5V41.5" stroke="${ink('edge')}" stroke-width="3"/><rect x="20" y="22" width="8" height="7" rx="1.5" fill="${ink('gold')}" ${inked(ink, 2)}/>`,
  switch: (ink) =>
    `<path d="M5 13H22L33 35H43M5 35H16L27 13H43" fill="none" stroke="${ink('ink')}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M5 35H16L27 13H43" fill="none" stroke="${ink('frame')}" stroke-width="2.6" stroke-linecap="round"/><path d="M5 13H22L33 35H43" fill="none" stroke="${ink('gold')}" stroke-width="3.2" stroke-linecap="round"/>`,
  technician: (ink) =>
    `<path d="M9 45Q10 29 24 29Q38 29 39 45Z" fill="${ink('green')}" ${inked(ink)}/><path d="M18 30V45M30 30V45" stroke="${ink('edge')}" stroke-width="2"/><circle cx="24" cy="21" r="9" fill="${ink('skin')}" ${inked(ink)}/><path d="M13 17Q13 6 24 6Q35 6 35 17H42L40 20H13Z" fill="${ink('lv2')}" ${inked(ink, 2.4)}/><path d="M19 25q5 3 10 0" fill="none" stroke="${ink('edge')}" stroke-width="2" stroke-linecap="round"/>`,
  toolbox: (ink) =>
    `<path d="M33 5a10 10 0 0 0-9.5 13L6 35.5a4.6 4.6 0 0 0 6.5 6.5L30 24.5A10 10 0 0 0 43 15l-6 4-5-1-1.5-5z" fill="${ink('brass')}" ${inked(ink)}/>`,
  warehouse: (ink) =>
    `<path d="M3 20L24 6L45 20V43H3Z" fill="${ink('lv0')}" ${inked(ink)}/><path d="M3 20L24 6L45 20" fill="none" ${inked(ink, 3.6)}/><rect x="11" y="25" width="26" height="18" fill="${ink('onlight')}"/><rect x="14" y="33" width="9" height="10" fill="${ink('cream')}"/><rect x="25" y="33" width="9" height="10" fill="${ink('cream')}"/><rect x="19.5" y="27" width="9" height="9" fill="${ink('gold')}" stroke="${ink('edge')}" stroke-width="1.5"/>`,
  factory: (ink) =>
    `<path d="M4 43V25L16 17V25L28 17V25H33L34.5 7H41.5L44 43Z" fill="${ink('oxblood')}" ${inked(ink)}/><path d="M35 7Q36 2 43 3" fill="none" ${inked(ink, 3)}/><path d="M10 31h6v5h-6zM21 31h6v5h-6zM33 31h6v5h-6z" fill="${ink('win')}" stroke="${ink('edge')}" stroke-width="1.6"/>`,
  coffee: (ink) =>
    `<path d="M9 20H35V30Q35 40 25 40H19Q9 40 9 30Z" fill="${ink('lv1')}" ${inked(ink)}/><path d="M35 22Q44 22 43 28Q42 33 35 32" fill="none" ${inked(ink)}/><path d="M5 44H39" ${inked(ink, 3)}/><path d="M17 15Q14 11 17 8M25 15Q22 11 25 8" fill="none" ${inked(ink, 2.4)}/>`,
  cake: (ink) =>
    `<path d="M5 27L32 11Q43 15 43 27Z" fill="${ink('cream')}" ${inked(ink)}/><rect x="5" y="27" width="38" height="14" fill="${ink('lv4')}" ${inked(ink)}/><path d="M6 34H42" stroke="${ink('cream')}" stroke-width="3.5"/><circle cx="30" cy="9" r="4.5" fill="${ink('signal')}" ${inked(ink, 2.2)}/>`,
  champagne: (ink) =>
    `<path d="M7 9H41Q40 24 24 24Q8 24 7 9Z" fill="${ink('lv7')}" ${inked(ink)}/><path d="M9 14H39Q36 23 24 23Q12 23 9 14Z" fill="${ink('coin')}"/><path d="M24 24V41M14 43H34" ${inked(ink, 3)}/><circle cx="19" cy="17" r="1.8" fill="${ink('cream')}"/><circle cx="26" cy="19" r="1.8" fill="${ink('cream')}"/><circle cx="30" cy="15.5" r="1.5" fill="${ink('cream')}"/>`,
} satisfies Readonly<Record<string, Pictogram>>
