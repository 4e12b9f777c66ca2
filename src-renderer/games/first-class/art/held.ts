import { CARDS, END_CARDS, ENGINE_TILES, MAIL_WAGONS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { nthOf } from '../../../../src-shared/games/first-class/refs.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import type { BetweenLook } from '../pieces/strip.ts'
import { symbolsOf, type Symbol } from '../words/symbols.ts'
import { chip, upArrow, within } from './effects.ts'
import { numerals } from './numerals.ts'
import { sign } from './pictograms.ts'
import { postalWagonLeft } from './postal.ts'

/**
 * What a seat holds before it: gained frames, the mail wagons it has left, cards between its trains. What a gained
 * frame offers, by what it came from; a card that rides gives what its train pays.
 */
export function gainedSymbols(source: string, id: number, below: boolean): Symbol[] {
  if (source === 'mail') return symbolsOf(MAIL_WAGONS[nthOf('mail', id)])
  if (source === 'engineTile') return symbolsOf(ENGINE_TILES[id].frame)
  if (source === 'endCard') return END_CARDS[id].frames.flatMap(symbolsOf)
  const card = source === 'card' ? CARDS[id] : null
  const bonus = below ? card?.luggage?.bonus : card?.passenger?.bonus
  return bonus ? symbolsOf(bonus) : [{ kind: 'free', n: 1 }]
}

export function gained(ink: Ink, source: string, id: number, below: boolean): Art {
  const [width, height] = [84, 38]
  return {
    body:
      `<rect x="${1 - width / 2}" y="${3 - height / 2}" width="${width}" height="${height}" rx="5" fill="${ink('shadow')}"/><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="5" fill="${ink('frame')}" stroke="${ink('ink')}" stroke-width="1.4"/>` +
      `<rect x="${3.5 - width / 2}" y="${3.5 - height / 2}" width="${width - 7}" height="${height - 7}" rx="3" fill="none" stroke="${ink('enamel')}" stroke-width="1.4" stroke-dasharray="4 3"/>${within(ink, gainedSymbols(source, id, below), -width / 2 + 4, -height / 2 + 3, width - 8, height - 6, 1.2)}`,
    box: [-width / 2 - 2, -height / 2 - 2, width + 6, height + 8],
  }
}

/** A mail wagon still in the shed; 0,0 is its upper left corner. */
export const mailLeft = (ink: Ink, seat: number, mail: number): Art => ({
  body: postalWagonLeft(ink, seat, mail),
  box: [-2, -2, 132, 90],
})

export function strip(ink: Ink, width: number, height: number, pitch: number, first: number, free: string): Art {
  const places = free.split(',').map((n, i) => {
    if (n === '') return ''
    const [x, wide] = [first + i * 2 * pitch + 3, 2 * pitch - 8]
    return `<rect x="${x}" y="3" width="${wide}" height="${height - 7}" rx="5" fill="none" stroke="${ink('ink-soft')}" stroke-width="1.3" stroke-dasharray="5 5"/>${numerals(n, x + wide / 2, height / 2 + 5, 15, ink('ink-soft'))}`
  })
  return {
    body: `<rect width="${width}" height="${height}" rx="6" fill="${ink('inset')}"/>${places.join('')}`,
    box: [-2, -2, width + 4, height + 4],
  }
}

/** An arrow's state: paid or done, open, or never (a mail wagon stands there). */
function mark(ink: Ink, state: BetweenLook['upper'], x: number, y: number): string {
  if (state === 'done')
    return `<circle cx="${x}" cy="${y}" r="8" fill="${ink('green-fill')}"/><path d="M${x - 4} ${y}l3 3.2l5 -6" fill="none" stroke="${ink('on')}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`
  const ring = (dash: string) =>
    `<circle cx="${x}" cy="${y}" r="7" fill="none" stroke="${ink('ink-soft')}" stroke-width="2" ${dash}/>`
  return state === 'open'
    ? ring('stroke-dasharray="3 3"')
    : ring('') + `<path d="M${x - 4} ${y}H${x + 4}" stroke="${ink('ink-soft')}" stroke-width="2.4"/>`
}

const tab = (ink: Ink, x: number, y: number, up: boolean): string =>
  `<path d="${up ? `M${x - 7} 1L${x} -7L${x + 7} 1Z` : `M${x - 7} ${y - 1}L${x} ${y + 7}L${x + 7} ${y - 1}Z`}" fill="${ink('gold')}" stroke="${ink('edge')}" stroke-width="1.2"/>`

/** A card between the trains; its tabs point to its wagons. 0,0 is its upper left corner. */
export function between(ink: Ink, look: BetweenLook): Art {
  const { width, height, covers, card: id } = look
  const { stack, module, kind } = CARDS[id]
  const covered = covers >= 0
  const w = covered ? width - 11 : width
  const under = covered
    ? `<rect x="${width - 26}" width="26" height="${height}" rx="5" fill="${ink('inset')}" stroke="${ink('edge')}" stroke-width="1.2"/>${numerals(CARDS[covers].module ?? '', width - 5.5, height - 8, 14, ink('ink-soft'))}`
    : ''
  const body =
    kind === 'switch'
      ? switchCard(ink, look, w)
      : kind === 'factory'
        ? factoryCard(ink, look, w)
        : technicianCard(ink, look, w)
  return {
    body:
      under +
      `<rect x="1" y="3" width="${w}" height="${height}" rx="5" fill="${ink('shadow')}"/>${kind === 'factory' ? '' : tab(ink, 30, height, true) + tab(ink, w - 30, height, false)}<rect width="${w}" height="${height}" rx="5" fill="${ink('card')}" stroke="${ink('edge')}" stroke-width="1.4"/>` +
      `<path d="M5 0H18V${height}H5Q0 ${height} 0 ${height - 5}V5Q0 0 5 0Z" fill="${ink(`stack${stack}`)}"/>${numerals(stack, 9, 18, 14, ink('onstack'))}${numerals(module ?? '', 9, height - 8, 14, ink('onstack'))}${body}`,
    box: [-4, -10, width + 8, height + 20],
  }
}

function switchCard(ink: Ink, { card, height, upper, lower }: BetweenLook, w: number): string {
  const { level = 0, points = 0 } = CARDS[card]
  const cog = (y: number) =>
    sign(ink, 'points', w - 43, y - 11.5, 23) + numerals(points, w - 31.5, y + 4.6, 14, ink('confirm-ink'))
  return (
    sign(ink, 'switch', 20, height / 2 - 13, 25) +
    chip(ink, level, 45, height / 2 - 11) +
    cog(height / 4) +
    cog((height * 3) / 4) +
    mark(ink, upper, w - 11, height / 4) +
    mark(ink, lower, w - 11, (height * 3) / 4)
  )
}

function technicianCard(ink: Ink, { card, height, upper, lower }: BetweenLook, w: number): string {
  const veil =
    upper === 'done' && lower === 'done'
      ? `<path d="M19 1.5H${w - 20}V${height - 1.5}H19Z" fill="${ink('card')}" opacity=".5"/>`
      : ''
  return (
    sign(ink, 'technician', 21, height / 2 - 15, 30) +
    chip(ink, CARDS[card].level ?? 0, 52, height / 2 - 11) +
    upArrow(ink, w - 28, height / 2, 7, 3.2) +
    veil +
    mark(ink, upper, w - 11, height / 4) +
    mark(ink, lower, w - 11, (height * 3) / 4)
  )
}

/** At work: a lamp for each upgrade, a tick for each that is made. Over an older card there is less room. */
function factoryCard(ink: Ink, { height, place, limit, left, covers }: BetweenLook, w: number): string {
  const n = place + 1
  const [works, first, apart] = covers < 0 ? [30, 60, 15] : [24, 49.5, 12.5]
  const lamps = Array.from({ length: n }, (_, i) => {
    const [x, y] = [first + (i % 2) * apart, n > 2 ? height / 2 - 8 + (i >> 1) * 16 : height / 2]
    const made = i < n - left
    return `<circle cx="${x}" cy="${y}" r="5.8" fill="${ink(made ? 'green-fill' : 'glow')}" stroke="${ink('ink')}" stroke-width="1.3"/>${made ? `<path d="M${x - 3} ${y}l2.3 2.4l3.9 -4.6" fill="none" stroke="${ink('on')}" stroke-width="1.9" stroke-linecap="round"/>` : ''}`
  })
  const reach =
    limit >= 0 ? upArrow(ink, w - 35, height / 2, 5, 2.6) + chip(ink, limit as 0, w - 30, height / 2 - 11) : ''
  const times = numerals(`×${n}`, first + apart / 2, height / 2 + 6, covers < 0 ? 17 : 15, ink('ink'))
  return (
    sign(ink, 'factory', covers < 0 ? 20 : 19, height / 2 - works / 2, works) +
    (left >= 0 ? lamps.join('') : times) +
    reach
  )
}
