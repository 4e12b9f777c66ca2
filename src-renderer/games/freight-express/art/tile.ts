import crossing from '../../../../assets/art/freight-crossing-symbol.svg?raw'
import { CROSSING, NE, NW, SE, SW } from '../../../../src-shared/geometry/rails.ts'
import { GAUGE, alongRail, arcOf, isStraight, planksOf, railsIn } from '../track/track.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { move, themed } from '../../../stage/art/ink.ts'
import { water } from './landscape.ts'
import { island, scenery } from './scenery.ts'

/** The path of a rail, or of a line beside it: `aside` is counted away from a curve's centre. */
function railPath(rail: number, aside = 0): string {
  const [from, to] = [alongRail(rail, 0), alongRail(rail, 1)]
  if (isStraight(rail)) {
    const [dx, dy] = from.x === to.x ? [aside, 0] : [0, aside]
    return `M${from.x + dx} ${from.y + dy}L${to.x + dx} ${to.y + dy}`
  }
  const arc = arcOf(rail)
  const r = 50 + aside
  const end = (spot: { x: number; y: number }) =>
    `${arc.x + ((spot.x - arc.x) * r) / 50} ${arc.y + ((spot.y - arc.y) * r) / 50}`
  return `M${end(from)}A${r} ${r} 0 0 ${arc.to > arc.from ? 1 : 0} ${end(to)}`
}

const FOUR_BENDS = NE | SE | SW | NW

/** Ballast, sleepers and rails of a mask in a 100 x 100 box: what the table's tiles and the hand's cards share. */
export function track(ink: Ink, mask: number, ground = 'grass'): string {
  const rails = railsIn(mask)
  const each = (draw: (rail: number) => string) => rails.map(draw).join('')
  const planks = planksOf(mask)
    .map(
      (plank) =>
        `<rect x="-3.5" y="${-plank.length / 2}" width="7" height="${plank.length}" rx="1.6" transform="translate(${plank.x} ${plank.y}) rotate(${plank.angle})" fill="${ink('sleeper')}" stroke="${ink('edge')}" stroke-width="1.1"/>`,
    )
    .join('')
  return (
    each(
      (rail) =>
        `<path d="${railPath(rail)}" fill="none" stroke="${ink('edge')}" stroke-opacity=".3" stroke-width="29.5"/>`,
    ) +
    each((rail) => `<path d="${railPath(rail)}" fill="none" stroke="${ink('ballast')}" stroke-width="27.5"/>`) +
    (mask === FOUR_BENDS ? island(ink, ground) : '') +
    planks +
    `<g fill="none" stroke="${ink('rail')}" stroke-width="2.5">${each((rail) => `<path d="${railPath(rail, -GAUGE)}"/><path d="${railPath(rail, GAUGE)}"/>`)}</g>` +
    ((mask & CROSSING) === CROSSING ? move(50, 50, themed(crossing, ink), ' scale(.88)') : '')
  )
}

const FRAME = '<rect x="1" y="1" width="98" height="98" rx="5"'

/**
 * A card as it lies on the table. `seed` chooses what grows beside the line; where the `river` flows nothing does, and
 * the line crosses it on a bridge.
 */
export function tile(ink: Ink, mask: number, seed: number, height = 1, river = ''): Art {
  const ground = ['grass', 'grass2', 'grass3'][seed % 3]
  const body =
    `<clipPath id="c">${FRAME}/></clipPath>${FRAME} fill="${ink(ground)}"/>` +
    `<g clip-path="url(#c)">${river === '' ? scenery(ink, seed) : water(ink, river)}${track(ink, mask, ground)}</g>` +
    `${FRAME} fill="none" stroke="${ink('edge')}" stroke-opacity=".5" stroke-width="1.2"/>` +
    edges(ink, height)
  return { body: move(-50, -50, body), box: [-50, -50, 100, 100] }
}

/**
 * An edge for each card beneath, along right and bottom but for where rails run: so high is the stack. Fine lines of
 * ink, as between sheets; a broad light one looked like a bracket round something.
 */
function edges(ink: Ink, height: number): string {
  const each = Array.from({ length: Math.max(0, height - 1) }, (_, i) => {
    const at = 96.4 - i * 3
    return `<path d="M${at} 8V33M${at} 67V${at - 5}A5 5 0 0 1 ${at - 5} ${at}H67M33 ${at}H8"/>`
  })
  const stroke = `stroke="${ink('edge')}" stroke-opacity=".6" stroke-width="1.3"`
  return `<g fill="none" stroke-linecap="round" ${stroke}>${each.join('')}</g>`
}

/** Ballast and rails over the gap between two cells that join, running east to west. */
export function seam(ink: Ink): Art {
  return {
    box: [-5, -16, 10, 32],
    body:
      `<path d="M-4.5 0H4.5" stroke="${ink('edge')}" stroke-opacity=".3" stroke-width="29.5"/>` +
      `<path d="M-4.5 0H4.5" stroke="${ink('ballast')}" stroke-width="27.5"/>` +
      `<path d="M-4.5 -${GAUGE}H4.5M-4.5 ${GAUGE}H4.5" stroke="${ink('rail')}" stroke-width="2.5"/>`,
  }
}

/** A card by itself, wherever it may come to lie. */
export function bareTile(ink: Ink, mask: number): Art {
  const body = `${FRAME} fill="${ink('grass')}"/>${track(ink, mask)}${FRAME} fill="none" stroke="${ink('edge')}" stroke-opacity=".5" stroke-width="1.2"/>`
  return { body: move(-50, -50, body), box: [-50, -50, 100, 100] }
}

/** Under a card that the hand holds over its place: it is not down yet. */
export const shadowHeld = (ink: Ink): Art => ({
  body: `<rect x="-46" y="-41" width="100" height="100" rx="8" fill="${ink('shadow')}"/><rect x="-47" y="-44" width="98" height="100" rx="7" fill="${ink('shadow')}"/>`,
  box: [-52, -52, 112, 116],
})

/** Round it, for it is what is meant; pale where it stays apart from the line of whoever lays it. */
export const frameHeld = (ink: Ink, apart: boolean): Art => ({
  body: apart
    ? `<rect x="-48.5" y="-48.5" width="97" height="97" rx="6" fill="none" stroke="${ink('paper')}" stroke-width="2.4" stroke-dasharray="9 5"/>`
    : `<rect x="-49" y="-49" width="98" height="98" rx="6" fill="none" stroke="${ink('ink')}" stroke-width="4"/><rect x="-49" y="-49" width="98" height="98" rx="6" fill="none" stroke="${ink('glow')}" stroke-width="2.2"/>`,
  box: [-52, -52, 104, 104],
})

/**
 * A card where it would lie: a dashed frame says that it does not yet. Turned so that it stays `apart` from the line of
 * whoever lays it, it has a pale one.
 */
export function ghostTile(
  ink: Ink,
  mask: number,
  seed: number,
  { isNight = false, apart = false, river = '' } = {},
): Art {
  const frame = (colour: string, width: number, more: string) =>
    `<rect x="-48.5" y="-48.5" width="97" height="97" rx="6" fill="none" stroke="${ink(colour)}" stroke-width="${width}"${more}/>`
  const dashes = apart
    ? frame('ink', 2, ' stroke-opacity=".4"') + frame('paper', 2, ' stroke-dasharray="9 5"')
    : frame('ink', 5, '') + frame('glow', 3, ' stroke-dasharray="9 5"')
  return {
    body: `<rect x="-49" y="-49" width="98" height="98" rx="5" fill="${ink('paper')}"/><g opacity="${isNight ? 0.95 : 0.78}">${tile(ink, mask, seed, 1, river).body}</g>${dashes}`,
    box: [-52, -52, 104, 104],
  }
}
