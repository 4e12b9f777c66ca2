import { themed, type Ink } from '../../../stage/art/ink.ts'

/** The signs that every game of First Class needs, and those of the modules and of teatime. */
export const SIGNS = [
  'coin',
  'blankCoin',
  'cap',
  'locomotive',
  'wagonFace',
  'points',
  'endCard',
  'contract',
  'route',
  'mail',
  'flag',
  'constantinople',
  // Modules and teatime.
  'celebrity',
  'postcard',
  'print',
  'destroyEvidence',
  'suspectSelf',
  'suspectOthers',
  'evidence',
  'murderer',
  'innocent',
  'passenger',
  'luggage',
  'switch',
  'technician',
  'toolbox',
  'warehouse',
  'factory',
  'coffee',
  'cake',
  'champagne',
] as const
export type Sign = (typeof SIGNS)[number]

/** Each in a box of 48 x 48; what has no colour of its own is tinted. */
const files = import.meta.glob<string>('../../../../assets/art-first-class/sign-*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const fileOf = (name: Sign): string =>
  files[
    `../../../../assets/art-first-class/sign-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.svg`
  ]

/** A sign so many units wide; x, y its upper left corner. */
export const sign = (ink: Ink, name: Sign, x: number, y: number, width: number, tint = ink('ink')): string =>
  `<g transform="translate(${x} ${y}) scale(${width / 48})">${themed(fileOf(name), ink, tint)}</g>`

/** The engine looks to the left; here it looks to the right, the way it travels. */
export const rightward = (ink: Ink, x: number, y: number, width: number, tint = ink('green')): string =>
  `<g transform="translate(${x + width} ${y}) scale(${-width / 48} ${width / 48})">${themed(fileOf('locomotive'), ink, tint)}</g>`
