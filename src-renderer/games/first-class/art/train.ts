import { move, seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'
import { PLACES } from '../layout/board-layout.ts'
import { ORDERS, TEATIME } from '../../../../src-shared/games/first-class/cards/index.ts'
import { upArrow } from './effects.ts'
import { tick } from './medal.ts'
import { numerals } from './numerals.ts'
import { rightward, sign, type Sign } from './pictograms.ts'
import { conductorBody, engineBody } from './engine.ts'
import { postalWagon } from './postal.ts'
import { wagonBody } from './wagons.ts'

/** What stands on the rails and on the platform below it. */
const COACH = [-2, -4, 132, 94] as const

export const wagon = (ink: Ink, value: number): Art => ({ body: wagonBody(ink, value), box: COACH })
export const mailWagon = (ink: Ink, seat: number, mail: number): Art => ({
  body: postalWagon(ink, seat, mail),
  box: COACH,
})
/** Brass, and it looks back along the train. */
export const engineTile = (ink: Ink): Art => ({
  body: `<g transform="translate(126 18) scale(${-126 / 160} ${126 / 160})">${engineBody(ink, ink('brass'))}</g>`,
  box: COACH,
})
export const engine = (ink: Ink, seat: number): Art => ({
  body: engineBody(ink, ink(seatToken(seat))),
  box: [-2, -2, 166, 92],
})
/** 0,0 is between his feet. */
export const conductor = (ink: Ink, seat: number): Art => ({
  body: move(-20, -60, conductorBody(ink, ink(seatToken(seat)))),
  box: [-22, -66, 44, 70],
})

/** The conductor as he would stand, in a ring. */
export const ghostConductor = (ink: Ink, seat: number): Art => {
  const goal = conductorsGoal(ink)
  return { ...goal, body: conductor(ink, seat).body + goal.body }
}

/** Where a conductor who is on his way comes to stand. */
export const conductorsGoal = (ink: Ink): Art => ({
  body: `<circle cx="0" cy="-30" r="34" fill="none" stroke="${ink('glow')}" stroke-width="5" stroke-dasharray="8 7"/>`,
  box: [-38, -68, 76, 76],
})

const glowing = (ink: Ink, x: number, y: number, width: number, height: number, r: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${ink('glow')}" fill-opacity=".28" stroke="${ink('glowedge')}" stroke-width="12"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="none" stroke="${ink('glow')}" stroke-width="7"/>`

/** A wagon as it would stand, raised on a field of light. */
export const ghostWagon = (ink: Ink, value: number, mail: boolean, seat: number): Art => ({
  body:
    glowing(ink, -3, -6, 134, 98, 14) +
    `<g opacity=".93">${mail ? postalWagon(ink, seat, value) : wagonBody(ink, value)}</g>` +
    `<rect x="-3" y="-6" width="134" height="98" rx="14" fill="none" stroke="${ink('enamel')}" stroke-width="4" stroke-dasharray="10 8"/>`,
  box: [-12, -15, 152, 116],
})

/** The place of a wagon that is on its way. */
export const ghostPlace = (ink: Ink): Art => ({
  body:
    `<rect x="-3" y="-6" width="134" height="98" rx="14" fill="${ink('glow')}" fill-opacity=".1" stroke="${ink('glowedge')}" stroke-width="6"/>` +
    `<rect x="-3" y="-6" width="134" height="98" rx="14" fill="none" stroke="${ink('glow')}" stroke-width="4" stroke-dasharray="10 8"/>`,
  box: [-12, -15, 152, 116],
})

export const widthOfGhost = (from: string, to: string, twice = false): number =>
  (from === '' ? 34 : 24 + 10 * (from.length + to.length)) + (twice ? TWICE.from + TWICE.width : 0)

/** What it is worth now, an arrow, and what it would be, and that it counts double. 0,0 is the middle of all. */
export const ghostNumber = (ink: Ink, from: string, to: string, twice = false): Art => {
  if (twice) return ghostDoubled(ink, from, to)
  const wide = widthOfGhost(from, to)
  const old = -wide / 2 + 3 + 4.5 * from.length
  const next = wide / 2 - 3 - 5 * to.length
  const between = (old + 4.5 * from.length + next - 5 * to.length) / 2
  return {
    body:
      `<rect x="${-wide / 2}" y="-11" width="${wide}" height="22" rx="4" fill="${ink('card')}" stroke="${ink('enamel')}" stroke-width="2"/>` +
      (from === ''
        ? numerals(to, 0, 5.6, 16, ink('ink'))
        : numerals(from, old, 5, 14, ink('ink-soft')) +
          `<path d="M${between - 3.5} 0h6.5m-3.2 -3.4l3.4 3.4l-3.4 3.4" fill="none" stroke="${ink('enamel')}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>` +
          numerals(to, next, 5.6, 16, ink('ink'))),
    box: [-wide / 2 - 2, -14, wide + 4, 28],
  }
}

function ghostDoubled(ink: Ink, from: string, to: string): Art {
  const wide = widthOfGhost(from, to, true)
  const plain = widthOfGhost(from, to)
  return {
    body: move((plain - wide) / 2, 0, ghostNumber(ink, from, to).body) + doubled(ink, plain - wide / 2 + TWICE.from),
    box: [-wide / 2 - 2, -14, wide + 4, 28],
  }
}

/** That a place counts double stands so far from its plate, and is so wide. */
export const TWICE = { from: 1, width: 22 } as const

/** What a place is worth: filled, once its conductor has come and it scores. 0,0 is its middle. */
export function number(ink: Ink, text: string, tone: string, filled: boolean, width: number, twice = false): Art {
  const fill = !filled ? ink('card') : tone === 'tile' ? ink('brass') : ink(`lv${tone}`)
  const colour = !filled ? ink('ink') : tone === 'tile' ? ink('confirm-ink') : ink(`lt${tone}`)
  return {
    body: `<rect x="${-width / 2}" y="-11" width="${width}" height="22" rx="4" fill="${fill}" stroke="${ink(filled ? 'ink' : 'ink-soft')}" stroke-width="1.5"/>${numerals(text, 0, 5.8, 16, colour)}${twice ? doubled(ink, width / 2 + TWICE.from) : ''}`,
    box: [-17, -13, twice ? 34 + TWICE.from + TWICE.width : 34, 26],
  }
}

const doubled = (ink: Ink, x: number): string =>
  `<rect x="${x + 0.6}" y="-9" width="${TWICE.width - 1.2}" height="18" rx="4" fill="${ink('card')}" stroke="${ink('ink')}" stroke-width="1.4"/>${numerals('×2', x + TWICE.width / 2, 5, 14, ink('ink'))}`

export const mailMark = (ink: Ink): Art => ({ body: sign(ink, 'mail', -12, -12, 24), box: [-13, -13, 26, 26] })

export type RiderState = 'in' | 'cap' | 'up' | 'free'
/**
 * A celebrity stands by the plate; a passenger or luggage is aboard (square, tick) or waits (dashed, and what is
 * missing).
 */
export function rider(ink: Ink, name: Sign, state: RiderState): Art {
  const box = [-15, -21, 36, 36] as const
  if (state === 'free')
    return {
      body: `<rect x="-11" y="-11.5" width="22" height="21" rx="3.5" fill="${ink('win')}" stroke="${ink('edge')}" stroke-width="1.6"/>${sign(ink, name, -11, -12.5, 22)}`,
      box,
    }
  if (state === 'in')
    return {
      body: `<rect x="-12" y="-12" width="24" height="24" rx="4" fill="${ink('frame')}" stroke="${ink('ink')}" stroke-width="1.5"/>${sign(ink, name, -10.5, -10.5, 20)}${tick(ink, 9, -11, 6)}`,
      box,
    }
  const lacks = state === 'cap' ? sign(ink, 'cap', 4, -18, 12, ink('stack2')) : upArrow(ink, 10, -11, 3, 2)
  return {
    body: `<rect x="-12" y="-12" width="24" height="24" rx="12" fill="${ink('plat')}" stroke="${ink('ink')}" stroke-width="1.5" stroke-dasharray="3 2.5"/>${sign(ink, name, -9, -8.5, 17)}<circle cx="10" cy="-11" r="7" fill="${ink('card')}" stroke="${ink('ink')}"/>${lacks}`,
    box,
  }
}

const teaSign = (tile: number): Sign => TEATIME[ORDERS[tile].stack].name

/** An order of teatime served in a wagon. */
export const ordered = (ink: Ink, tile: number, reached: boolean): Art => ({
  body: `<rect x="-16" y="-11" width="32" height="22" rx="11" fill="${ink(reached ? 'frame' : 'card')}" stroke="${ink(reached ? 'ink' : 'ink-soft')}" stroke-width="1.4"/>${sign(ink, teaSign(tile), -13.5, -9, 18)}${numerals(ORDERS[tile].points, 9, 5, 14, ink('ink'))}`,
  box: [-18, -13, 36, 26],
})

interface Slots {
  readonly from: number
  readonly tile: string
  readonly pitch: number
  readonly top: number
  readonly platform: number
  readonly figures: number
}

/** Places still empty: dots; the sixth waits for mail, the tenth for an engine tile; the next is a dashed box. */
export function slots(ink: Ink, { from, tile, pitch, top, platform, figures }: Slots): Art {
  const middle = platform / 2 + 1
  const dots = Array.from({ length: PLACES - from }, (_, i) => {
    const at = from + i
    const x = at * pitch + pitch / 2 - 1
    const placed = (body: string) => `<g transform="translate(${x} ${middle}) scale(${figures})">${body}</g>`
    if (at === 5) return `<g opacity=".75">${placed(sign(ink, 'mail', -12, -12, 24))}</g>`
    if (at === PLACES - 1)
      return placed(rightward(ink, -22, -13, 26, ink('brass')) + numerals(tile, 6, 6, 16, ink('ink'), 'start'))
    return placed(`<circle r="3" fill="none" stroke="${ink('ink-soft')}" stroke-width="1.5"/>`)
  })
  const next = `<rect x="${from * pitch + 2}" y="${top}" width="${pitch - 6}" height="${-top - 5}" rx="4" fill="none" stroke="${ink('ink-soft')}" stroke-dasharray="4 4" stroke-width="1.5"/>`
  return {
    body: next + dots.join(''),
    box: [from * pitch - 4, top - 4, (PLACES - from) * pitch + 8, platform - top + 8],
  }
}
