import cabFile from '../../../../assets/art/locomotive-top-cab.svg?raw'
import ghostFile from '../../../../assets/art/locomotive-top-ghost.svg?raw'
import noseFile from '../../../../assets/art/locomotive-top-nose.svg?raw'
import sideFile from '../../../../assets/art/freight-locomotive-side.svg?raw'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { seatToken, themed } from '../../../stage/art/ink.ts'

/** Seen from above and facing east; 0,0 is the badge, which lies on the sleeper. */
const BOX = [-16, -18, 48, 36] as const
/** All noses are drawn before all cabs, so that queues and head-on meetings keep every badge. */
export const nose = (ink: Ink, seat: number): Art => ({
  body: stretched(NOSE, themed(noseFile, ink, ink(seatToken(seat)))),
  box: BOX,
})
export const cab = (ink: Ink, seat: number): Art => ({
  body: stretched(CAB, themed(cabFile, ink, ink(seatToken(seat)))),
  box: BOX,
})
/** A boiler makes a locomotive: small as it is on the table, more of it is seen than of the cab. */
const [NOSE, CAB] = ['1 1.12', '.8 .9']
const stretched = (by: string, body: string): string => `<g transform="scale(${by})">${body}</g>`
/** Its dashes are ink, not edge: they must be seen on the ground of the night too. */
export const ghostLocomotive = (ink: Ink, seat: number): Art => ({
  body: themed(ghostFile, (token) => ink(token === 'edge' ? 'ink' : token), ink(seatToken(seat))),
  box: BOX,
})

/** The light that a locomotive on the line throws ahead by night. */
export const headlight = (ink: Ink): Art => ({
  body: `<path d="M25-6L58-19A54 54 0 0 1 58 19L25 6z" fill="${ink('glow')}" fill-opacity=".34"/>`,
  box: [24, -20, 42, 40],
})

/** Seen from the side, facing left: it heads the train on a seat's plate. 0,0 is its upper left corner. */
export const engine = (ink: Ink, seat: number): Art => ({
  body: themed(sideFile, ink, ink(seatToken(seat))),
  box: [0, -2, 62, 38],
})
