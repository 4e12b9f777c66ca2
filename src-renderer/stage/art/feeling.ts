import type { Feeling } from '../motion/feeling.ts'
import type { Art, Ink } from './ink.ts'

const R = 10

/** A note that is sung, a call, and a small black cloud with rain. */
const SIGNS: Readonly<Record<Feeling, (ink: Ink) => string>> = {
  glad: (ink) =>
    `<path d="M-2.6 4.4V-4.6L4.4-6.2V2.6" fill="none" stroke="${ink('ink')}" stroke-width="1.7" stroke-linejoin="round"/>` +
    `<circle cx="-4.2" cy="4.4" r="2.1" fill="${ink('ink')}"/><circle cx="2.8" cy="2.8" r="2.1" fill="${ink('ink')}"/>`,
  startled: (ink) =>
    `<path d="M-1.7-6.6H1.7L.9 2H-.9Z" fill="${ink('ink')}"/><circle cy="5.2" r="1.6" fill="${ink('ink')}"/>`,
  upset: (ink) =>
    `<path d="M-4.4 1.4a2.8 2.8 0 0 1 .2-5.5 3.6 3.6 0 0 1 6.9-.6 3 3 0 0 1 1.5 5.8 2 2 0 0 1-.6.3Z" fill="${ink('ink')}"/>` +
    `<path d="M-2.8 3.6-3.8 6.2M.6 3.6-.4 6.2M4 3.6 3 6.2" stroke="${ink('ink')}" stroke-width="1.4" stroke-linecap="round"/>`,
}

/** What whoever sits there feels, in a balloon that comes from the lower left. 0,0 is its middle. */
export const feeling = (ink: Ink, what: Feeling): Art => ({
  body:
    `<path d="M-6.2 4.8-10.6 10.4-1.8 8.6Z" fill="${ink('paper')}" stroke="${ink('casing')}" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<circle r="${R}" fill="${ink('paper')}" stroke="${ink('casing')}" stroke-width="1.6"/>` +
    `<path d="M-6.2 4.8-9.2 8.9-2.6 7.9Z" fill="${ink('paper')}"/>` +
    SIGNS[what](ink),
  box: [-R - 3, -R - 2, 2 * R + 5, 2 * R + 5],
})
