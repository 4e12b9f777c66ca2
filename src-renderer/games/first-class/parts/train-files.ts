import type { CoachView } from '../../../../src-shared/games/first-class/view.ts'
import { inkOf, seatToken } from '../../../stage/art/ink.ts'
import { coloursOf } from '../../../theme/tokens.ts'
import { engineBody } from '../art/engine.ts'
import { mailBody, wagonBody } from '../art/wagons.ts'

/** Engines and wagons as pictures of their own, for screens without a drawn table; as by day on both themes. */
const ink = inkOf(coloursOf('day'))
const ENGINE = 166
const COACH = 132

const file = (body: string, width: number): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="96" viewBox="-2 -4 ${width} 96">${body}</svg>`)}`

/** @param colour which of the palette's four */
export const engineFile = (colour: number): string => file(engineBody(ink, ink(seatToken(colour))), ENGINE)

export function coachFile({ kind, value }: Pick<CoachView, 'kind' | 'value'>, seat: number): string {
  if (kind === 'mail') return file(mailBody(ink, ink(seatToken(seat))), COACH)
  return file(
    kind === 'tile'
      ? `<g transform="translate(126 18) scale(-.78 .78)">${engineBody(ink, ink('brass'))}</g>`
      : wagonBody(ink, value),
    COACH,
  )
}
