import { CARDS, type Card, type City } from '../../../../src-shared/games/first-class/cards/index.ts'
import { seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'
import { rowsOf, type Row, type Symbol } from '../words/symbols.ts'
import { kindColour, onKind } from './card-kinds.ts'
import { BESIDE, LEAST, line, within } from './effects.ts'
import { medal, medalWidth } from './medal.ts'
import { numerals } from './numerals.ts'
import { seatBadge } from './seat-badge.ts'

/**
 * An action card as a ticket: a stub with the stack and what end cards count, frames, room for a word
 * below; stub and ground have the colour of its kind.
 */
export const TICKET = 116
const STUB = 20

/** Punched half circles top and bottom where the stub tears off. */
export function ticketPath(width: number, height: number, stub = STUB, r = 5, n = 4): string {
  return `M${r} 0H${stub - n}a${n} ${n} 0 0 0 ${2 * n} 0H${width - r}a${r} ${r} 0 0 1 ${r} ${r}V${height - r}a${r} ${r} 0 0 1 ${-r} ${r}H${stub + n}a${n} ${n} 0 0 0 ${-2 * n} 0H${r}a${r} ${r} 0 0 1 ${-r} ${-r}V${r}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}

/** What an end card counts: the same silhouettes as on its left half. */
const KIND_GLYPHS: Readonly<Partial<Record<Card['kind'], string>>> = {
  wagon: '<path d="M3 18Q24 8 45 18V36H3Z"/><circle cx="13" cy="40" r="5"/><circle cx="35" cy="40" r="5"/>',
  locomotive:
    '<path d="M45 37Q45 22 30 19V12H24V18H17V10H5V37Z"/><circle cx="13" cy="40" r="5"/><circle cx="35" cy="40" r="5"/>',
  conductor: '<path d="M8 24Q24 2 40 24L38 30Q24 22 10 30Z"/><circle cx="24" cy="34" r="9"/>',
  route: '<path d="M3 23H45V29H3Z"/><circle cx="24" cy="26" r="12"/>',
}

function stubSigns(ink: Ink, { stack, kind, module }: Card, height: number): string {
  const glyph = module ? undefined : KIND_GLYPHS[kind]
  const on = onKind(ink, kind)
  const below = glyph
    ? `<g transform="translate(1.5 ${height - 26}) scale(.34)" fill="${on}">${glyph}</g>`
    : `<circle cx="9.5" cy="${height - 15}" r="8.5" fill="${on}"/>${numerals(module ?? '', 9.5, height - 10.2, 14, kindColour(ink, kind))}`
  return (
    numerals(stack, 9.5, 20, 16, on) +
    below +
    `<path d="M${STUB} 6V${height - 5}" stroke="${on}" stroke-width="1.6" stroke-dasharray="2 3.5"/>`
  )
}

/** The frames of one row side by side; the first row of a contract is its condition, held by a clip. */
function row(ink: Ink, boxes: Laid['boxes'], y: number, height: number, condition: boolean): string {
  const wanted = boxes.map((lines) => widest(ink, lines))
  const spare = (WHOLE - (boxes.length - 1) * BETWEEN - wanted.reduce((sum, one) => sum + one, 0)) / boxes.length
  let left = STUB + 4
  return boxes
    .map((lines, i) => {
      const [x, width] = [left, wanted[i] + spare]
      left += width + BETWEEN
      const each = height / lines.length
      const clip = condition
        ? `<rect x="${x + width / 2 - 9}" y="${y - 3.5}" width="18" height="6" rx="2" fill="${ink('brass')}" stroke="${ink('ink')}"/>`
        : ''
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${ink(condition ? 'plat' : 'frame')}" stroke="${ink(condition ? 'brass' : 'line')}" stroke-width="1.2"/>${clip}${lines.map((symbols, n) => within(ink, symbols, x, y + n * each, width, each, LARGEST)).join('')}`
    })
    .join('')
}

/** The line runs off both edges; three and four cities stand in a zigzag. */
function route(ink: Ink, cities: readonly City[], height: number): string {
  const [x, y, width, tall] = [STUB + 3, 5, TICKET - STUB - 6, height - 28]
  const many = cities.length > 2
  const wide = cities.map(medalWidth)
  const size = many
    ? Math.min(32, tall * 0.53)
    : cities.length === 2
      ? Math.min(38, tall, (width - 6) / (wide[0] + wide[1]))
      : Math.min(48, tall)
  const middle = y + tall / 2
  const sum = wide.reduce((all, one) => all + one, 0) * size
  const gap = cities.length > 1 ? Math.min(14, (width - 4 - sum) / (cities.length - 1)) : 0
  let left = x + (width - sum - gap * (cities.length - 1)) / 2
  const spots = wide.map((one, i) => {
    const spot = { x: left + (one * size) / 2, y: middle + (many ? (i % 2 ? 1 : -1) * (tall / 2 - size / 2) : 0) }
    left += one * size + gap
    return spot
  })
  const way = `M${STUB} ${spots[0].y}L${spots.map((spot) => `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`).join('L')}L${TICKET} ${spots[spots.length - 1].y}`
  return (
    `<path d="${way}" fill="none" stroke="${ink('rail')}" stroke-width="5" stroke-linejoin="round"/><path d="${way}" fill="none" stroke="${ink('card')}" stroke-width="1.6" stroke-dasharray="4 4"/>` +
    cities.map((city, i) => medal(ink, city, spots[i].x, spots[i].y, size)).join('')
  )
}

/** How much larger than they were drawn signs become where there is room. */
const LARGEST = 1.75

const WHOLE = TICKET - STUB - 8
const BETWEEN = 3

/**
 * A row of a ticket: its boxes, each with its signs in one or more lines; what the tallest has is what the row takes.
 */
interface Laid {
  readonly boxes: readonly (readonly (readonly Symbol[])[])[]
  readonly lines: number
}

/** What a box with these lines needs at the least. */
const widest = (ink: Ink, lines: readonly (readonly Symbol[])[]): number =>
  Math.max(...lines.map((symbols) => line(ink, symbols).width)) * LEAST + BESIDE

const fits = (ink: Ink, boxes: Laid['boxes']): boolean =>
  boxes.reduce((sum, lines) => sum + widest(ink, lines), (boxes.length - 1) * BETWEEN) <= WHOLE + 0.5

const halves = (symbols: readonly Symbol[]): (readonly Symbol[])[] => {
  const half = Math.ceil(symbols.length / 2)
  return symbols.length > 1 ? [symbols.slice(0, half), symbols.slice(half)] : [symbols]
}

/**
 * Side by side in one line, else in two, else each box by itself. A frame stays one box, for it is carried out as one.
 */
function laid(ink: Ink, row: Row): Laid[] {
  const flat = row.map((symbols) => [symbols])
  if (fits(ink, flat)) return [{ boxes: flat, lines: 1 }]
  const tall = row.map((symbols) => (line(ink, symbols).width * LEAST > WHOLE / 2 ? halves(symbols) : [symbols]))
  if (row.length === 1 || fits(ink, tall))
    return [{ boxes: tall, lines: Math.max(...tall.map((lines) => lines.length)) }]
  return row.flatMap((symbols) => laid(ink, [symbols]))
}

const linesOf = (ink: Ink, card: Card): Laid[] => rowsOf(card).flatMap((row) => laid(ink, row))
const countOf = (rows: readonly Laid[]): number => rows.reduce((sum, { lines }) => sum + lines, 0)

/** Three lines of signs leave room for no more than a small word below them. */
export const isCrowded = (id: number): boolean =>
  CARDS[id].kind !== 'route' && countOf(linesOf(() => '', CARDS[id])) > 2

/** How far boxes keep from the edge above, from the foot with the word, and from each other. */
const LOOSE = { edge: 5, foot: 23, gap: 2 } as const
const CLOSE = { edge: 4, foot: 19, gap: 2 } as const

function frames(ink: Ink, card: Card, height: number): string {
  if (card.kind === 'route') return route(ink, card.cities ?? [], height)
  const rows = linesOf(ink, card)
  const count = countOf(rows)
  const { edge, foot, gap } = count > 2 ? CLOSE : LOOSE
  const each = (height - edge - foot - (rows.length - 1) * gap) / count
  let top: number = edge
  return rows
    .map(({ boxes, lines }, i) => {
      const y = top
      top += lines * each + gap
      return row(ink, boxes, y, lines * each, card.kind === 'contract' && i === 0)
    })
    .join('')
}

/** So much of the colour of its kind is in a ticket's ground. */
const GROUND = 0.22

/** 0,0 is the ticket's middle. */
export function ticket(ink: Ink, id: number, height: number, night = false): Art {
  const card = CARDS[id]
  const path = ticketPath(TICKET, height)
  const stub = `M5 0H16a4 4 0 0 0 4 4V${height - 4}a4 4 0 0 0 -4 4H5a5 5 0 0 1 -5 -5V5a5 5 0 0 1 5 -5Z`
  return {
    box: [-TICKET / 2 - 3, -height / 2 - 3, TICKET + 8, height + 10],
    body:
      `<g transform="translate(${-TICKET / 2} ${-height / 2})"><path d="${path}" transform="translate(1.5 3)" fill="${ink('shadow')}"/><path d="${path}" fill="${ink('card')}"/>` +
      `<path d="${path}" fill="${kindColour(ink, card.kind)}" fill-opacity="${GROUND}"/>` +
      `<path d="${stub}" fill="${kindColour(ink, card.kind)}"/>${frames(ink, card, height)}${stubSigns(ink, card, height)}<path d="${path}" fill="none" stroke="${ink(night ? 'ink-soft' : 'ink')}" stroke-width="1.4"/></g>`,
  }
}

/** A card on its way from the rows: edge and badge tell which other seat takes it. */
export function takenTicket(ink: Ink, id: number, height: number, seat: number): Art {
  const { box, body } = ticket(ink, id, height)
  const [left, top] = [-TICKET / 2, -height / 2]
  const [x, y, width, high] = box
  return {
    box: [x - 3, y - 9, width + 12, high + 12],
    body:
      body +
      `<path d="${ticketPath(TICKET, height)}" transform="translate(${left} ${top})" fill="none" stroke="${ink(seatToken(seat))}" stroke-width="4"/>` +
      seatBadge(ink, seat, TICKET / 2 - 3, top + 3, 11),
  }
}

/** A ring in the colour of whoever reaches for a card, as large as that. */
export const claim = (ink: Ink, seat: number, height: number): Art => ({
  body: `<rect x="${-TICKET / 2}" y="${-height / 2}" width="${TICKET}" height="${height}" rx="8" fill="${ink(seatToken(seat))}" fill-opacity=".14" stroke="${ink(seatToken(seat))}" stroke-width="7"/>`,
  box: [-TICKET / 2 - 5, -height / 2 - 5, TICKET + 10, height + 10],
})

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

/** A card that goes out of the game: faint below, two strokes across it. */
export function struckOut(ink: Ink, height: number): Art {
  const [x, y] = [TICKET / 2, height / 2]
  const strokes = `M${8 - x} ${8 - y}L${x - 8} ${y - 8}M${x - 8} ${8 - y}L${8 - x} ${y - 8}`
  return {
    body:
      `<rect x="${-x}" y="${-y}" width="${TICKET}" height="${height}" rx="5" fill="${ink('paper')}" fill-opacity=".55"/>` +
      `<path d="${strokes}" stroke="${ink('frame')}" stroke-width="9" stroke-linecap="round"/>` +
      `<path d="${strokes}" stroke="${ink('oxblood')}" stroke-width="5" stroke-linecap="round"/>`,
    box: [-x, -y, TICKET, height],
  }
}
