import { CARDS, type Card, type City } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { rowsOf, type Row } from '../symbols.ts'
import { line, within } from './effects.ts'
import { medal } from './medal.ts'
import { numerals } from './numerals.ts'

/** An action card as a ticket: a stub with the stack and what end cards count, frames, room for a word below. */
export const TICKET = 116
const STUB = 20

/** Punched half circles top and bottom where the stub tears off. */
export function ticketPath(width: number, height: number, stub = STUB, r = 5, n = 4): string {
  return `M${r} 0H${stub - n}a${n} ${n} 0 0 0 ${2 * n} 0H${width - r}a${r} ${r} 0 0 1 ${r} ${r}V${height - r}a${r} ${r} 0 0 1 ${-r} ${r}H${stub + n}a${n} ${n} 0 0 0 ${-2 * n} 0H${r}a${r} ${r} 0 0 1 ${-r} ${-r}V${r}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}

/** What an end card counts: the same silhouettes as on its left half. */
const KIND_GLYPHS: Readonly<Partial<Record<Card['kind'], string>>> = {
  wagon: '<path d="M3 18Q24 8 45 18V36H3Z"/><circle cx="13" cy="40" r="5"/><circle cx="35" cy="40" r="5"/>',
  locomotive: '<path d="M45 37Q45 22 30 19V12H24V18H17V10H5V37Z"/><circle cx="13" cy="40" r="5"/><circle cx="35" cy="40" r="5"/>',
  conductor: '<path d="M8 24Q24 2 40 24L38 30Q24 22 10 30Z"/><circle cx="24" cy="34" r="9"/>',
  route: '<path d="M3 23H45V29H3Z"/><circle cx="24" cy="26" r="12"/>',
}

function stubSigns(ink: Ink, { stack, kind, module }: Card, height: number): string {
  const glyph = module ? undefined : KIND_GLYPHS[kind]
  const below = glyph
    ? `<g transform="translate(1.5 ${height - 26}) scale(.34)" fill="${ink('onstack')}">${glyph}</g>`
    : `<circle cx="9.5" cy="${height - 15}" r="8.5" fill="${ink('onstack')}"/>${numerals(module ?? '', 9.5, height - 10.2, 13.5, ink(`stack${stack}`))}`
  return numerals(stack, 9.5, 20, 16, ink('onstack')) + below + `<path d="M${STUB} 6V${height - 5}" stroke="${ink('onstack')}" stroke-width="1.6" stroke-dasharray="2 3.5"/>`
}

/** The frames of one row side by side; the first row of a contract is its condition, held by a clip. */
function row(ink: Ink, boxes: Row, y: number, height: number, condition: boolean): string {
  const left = STUB + 4
  const whole = TICKET - STUB - 8
  const width = (whole - (boxes.length - 1) * 3) / boxes.length
  return boxes
    .map((symbols, i) => {
      const x = left + i * (width + 3)
      const clip = condition ? `<rect x="${x + width / 2 - 9}" y="${y - 3.5}" width="18" height="6" rx="2" fill="${ink('brass')}" stroke="${ink('ink')}"/>` : ''
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${ink(condition ? 'plat' : 'frame')}" stroke="${ink(condition ? 'brass' : 'line')}" stroke-width="1.2"/>${clip}${within(ink, symbols, x, y, width, height)}`
    })
    .join('')
}

/** The line runs off both edges; three and four cities stand in a zigzag. */
function route(ink: Ink, cities: readonly City[], height: number): string {
  const [x, y, width, tall] = [STUB + 3, 5, TICKET - STUB - 6, height - 31]
  const many = cities.length > 2
  const size = many ? Math.min(28, tall * 0.53) : cities.length === 2 ? 34 : 40
  const middle = y + tall / 2
  const pitch = many ? (width - size - 4) / (cities.length - 1) : (width / (cities.length + 0.16)) * 0.86
  const spots = cities.map((_, i) => ({ x: x + width / 2 + (i - (cities.length - 1) / 2) * pitch, y: middle + (many ? (i % 2 ? 1 : -1) * (tall / 2 - size / 2) : 0) }))
  const way = `M${STUB} ${spots[0].y}L${spots.map((spot) => `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`).join('L')}L${TICKET} ${spots[spots.length - 1].y}`
  return (
    `<path d="${way}" fill="none" stroke="${ink('rail')}" stroke-width="5" stroke-linejoin="round"/><path d="${way}" fill="none" stroke="${ink('card')}" stroke-width="1.6" stroke-dasharray="4 4"/>` +
    cities.map((city, i) => medal(ink, city, spots[i].x, spots[i].y, size)).join('')
  )
}

/** Signs smaller than this part of their size could not be read. */
const LEAST = 0.8
const ROOM = TICKET - STUB - 13

/** A row that is too wide for its signs is broken in two: box by box, or in the middle of its only box. */
function broken(ink: Ink, row: Row): Row[] {
  const fits = row.every((symbols) => line(ink, symbols).width * LEAST <= ROOM / row.length)
  if (fits) return [row]
  if (row.length > 1) return row.map((box) => [box])
  const half = Math.ceil(row[0].length / 2)
  return row[0].length > 1 ? [[row[0].slice(0, half)], [row[0].slice(half)]] : [row]
}

const linesOf = (ink: Ink, card: Card): Row[] => rowsOf(card).flatMap((row) => broken(ink, row)).slice(0, 3)

/** Three lines of signs leave no room for a word below them. */
export const isWordless = (id: number): boolean => CARDS[id].kind !== 'route' && linesOf(() => '', CARDS[id]).length > 2

function frames(ink: Ink, card: Card, height: number): string {
  if (card.kind === 'route') return route(ink, card.cities ?? [], height)
  const rows = linesOf(ink, card)
  const room = height - (rows.length > 2 ? 12 : 33)
  const each = (room - (rows.length - 1) * 3) / rows.length
  return rows.map((boxes, i) => row(ink, boxes, 6 + i * (each + 3), each, card.kind === 'contract' && i === 0)).join('')
}

/** 0,0 is the ticket's middle. */
export function ticket(ink: Ink, id: number, height: number): Art {
  const card = CARDS[id]
  const path = ticketPath(TICKET, height)
  const stub = `M5 0H16a4 4 0 0 0 4 4V${height - 4}a4 4 0 0 0 -4 4H5a5 5 0 0 1 -5 -5V5a5 5 0 0 1 5 -5Z`
  return {
    box: [-TICKET / 2 - 3, -height / 2 - 3, TICKET + 8, height + 10],
    body:
      `<g transform="translate(${-TICKET / 2} ${-height / 2})"><path d="${path}" transform="translate(1.5 3)" fill="${ink('shadow')}"/><path d="${path}" fill="${ink('card')}"/>` +
      `<path d="${stub}" fill="${ink(`stack${card.stack}`)}"/>${frames(ink, card, height)}${stubSigns(ink, card, height)}<path d="${path}" fill="none" stroke="${ink('ink')}" stroke-width="1.4"/></g>`,
  }
}

/** The back of a card of a stack, as it slides off it. */
export function ticketBack(ink: Ink, stack: number, height: number): Art {
  const path = ticketPath(TICKET, height)
  return {
    box: [-TICKET / 2 - 3, -height / 2 - 3, TICKET + 8, height + 10],
    body:
      `<g transform="translate(${-TICKET / 2} ${-height / 2})"><path d="${path}" transform="translate(1.5 3)" fill="${ink('shadow')}"/><path d="${path}" fill="${ink(`stack${stack}`)}" stroke="${ink('ink')}" stroke-width="1.4"/>` +
      `<rect x="26" y="7" width="84" height="${height - 14}" rx="4" fill="none" stroke="${ink('onstack')}" stroke-opacity=".5" stroke-width="1.3"/>${numerals(stack, 68, height / 2 + 11, 30, ink('onstack'))}</g>`,
  }
}
