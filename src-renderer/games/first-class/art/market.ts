import {
  END_CARDS,
  ORDERS,
  TEATIME,
  CONSTANTINOPLE,
  EVIDENCE,
} from '../../../../src-shared/games/first-class/cards/index.ts'
import { seatOfLetter } from '../../../../src-shared/seat-letters.ts'
import { seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'
import { symbolsOf } from '../words/symbols.ts'
import { arrow, within } from './effects.ts'
import { numerals } from './numerals.ts'
import { rightward, sign } from './pictograms.ts'
import { seatBadge } from './seat-badge.ts'
import { TICKET } from './ticket.ts'

/**
 * What lies round the rows. Cards are placed by their middles, furniture by its upper left corner. In a row that is
 * cleared who took what stands below, clear of the word across its middle.
 */
export const gap = (ink: Ink, height: number, seat: number, open: boolean, out = false): Art => ({
  body:
    (out ? `<g opacity=".7">${sign(ink, 'flag', -12, -28, 26)}</g>` : '') +
    (seat < 0
      ? ''
      : open
        ? seatBadge(ink, seat, 0, -11, 11)
        : `<g opacity=".5">${seatBadge(ink, seat, 0, height / 2 - 14, 9)}</g>`) +
    (open ? (seat < 0 ? hole(ink, height) : taken(ink, height, seat)) : ''),
  box: [-TICKET / 2, -height / 2, TICKET, height],
})

/** Where a card was taken in this turn of the row: in the colour of who has it. */
const taken = (ink: Ink, height: number, seat: number): string =>
  `<rect x="${-TICKET / 2 + 1}" y="${-height / 2 + 1}" width="${TICKET - 2}" height="${height - 2}" rx="5" fill="${ink(seatToken(seat))}" fill-opacity=".09" stroke="${ink(seatToken(seat))}" stroke-opacity=".75" stroke-width="1.6" stroke-dasharray="5 5"/>`

const hole = (ink: Ink, height: number): string =>
  `<rect x="${-TICKET / 2 + 1}" y="${-height / 2 + 1}" width="${TICKET - 2}" height="${height - 2}" rx="5" fill="none" stroke="${ink('line')}" stroke-opacity=".6" stroke-width="1.4" stroke-dasharray="5 5"/>`

export function startTile(ink: Ink, height: number, holder: number): Art {
  const inside =
    holder >= 0
      ? seatBadge(ink, holder, 22, height / 2 - 8)
      : sign(ink, 'flag', 8, 4, 28) +
        sign(ink, 'blankCoin', 10, height / 2 - 6, 24) +
        numerals(2, 22, height / 2 + 11, 14, ink('onlight'))
  return {
    body: `<rect x="1.5" y="3" width="44" height="${height}" rx="5" fill="${ink('shadow')}"/><rect width="44" height="${height}" rx="5" fill="${ink('card')}" stroke="${ink('ink-soft')}" stroke-width="1.2"/>${inside}`,
    box: [-2, -2, 50, height + 6],
  }
}

/** Below the stack that is dealt from lies the next one, lower. */
export function stack(ink: Ink, n: number, left: number, current: boolean, height: number): Art {
  const tall = current ? height - 6 : 38
  const token = ink(`stack${n}`)
  const leaf = (x: number, y: number, edge: string) =>
    `<rect x="${x}" y="${y}" width="40" height="${tall}" rx="4" fill="${token}" stroke="${ink(edge)}" stroke-width="1.2"/>`
  // None is left: its place is empty.
  const bare =
    `<rect x="1" y="1" width="38" height="${tall - 2}" rx="4" fill="none" stroke="${ink('line')}" stroke-width="1.4" stroke-dasharray="5 5"/>` +
    numerals(n, 20, height / 2 - 4, 22, ink('ink-soft')) +
    numerals(0, 20, height / 2 + 20, 14, ink('ink-soft'))
  const words = current
    ? numerals(n, 20, height / 2 - 4, 22, ink('onstack')) + numerals(left, 20, height / 2 + 20, 14, ink('onstack'))
    : numerals(n, 20, 26, 19, ink('onstack'))
  return {
    body: left > 0 ? (current ? leaf(4, 4, 'ink') + leaf(2, 2, 'card') : '') + leaf(0, 0, 'ink') + words : bare,
    box: [-2, -2, 50, height + 4],
  }
}

/** One pip a seat: filled = taken; lit = the next card clears the row, and whose its cards of C are then. */
export function gauge(ink: Ink, seats: number, taken: number, pending: boolean, height: number, suspect: string): Art {
  const tall = seats > 3 ? 15 : 17
  const top = suspect === '' ? (height - seats * (tall + 3)) / 2 : 4
  const pips = Array.from({ length: seats }, (_, j) => {
    const k = seats - 1 - j
    const fill = k < taken ? ink('ink-soft') : pending && k === taken ? ink('glow') : 'none'
    return `<rect x="0" y="${top + j * (tall + 3)}" width="12" height="${tall}" rx="2" fill="${fill}" stroke="${ink('ink-soft')}" stroke-width="1.1"/>`
  })
  const goes =
    suspect === ''
      ? ''
      : arrow(ink, 0.5, height - 29, 10, 'signal') + numerals(suspect, 6, height - 9, 15, ink('signal'))
  return { body: pips.join('') + goes, box: [-2, -2, 16, height + 4] }
}

const LEFT = 50
/** An end card below this width is drawn closer. */
const NARROW = 72
/** What it gives keeps so far off its edges. */
const EDGE = 6

/**
 * An end card, lying: left 'points x kind', right its action, or what it comes to so far. `idle`: what it gives is
 * pale and struck through, for it is not carried out. `said`: so much of its height is left for words, below.
 */
export function endCard(
  ink: Ink,
  id: number,
  width: number,
  whole: number,
  label: string,
  { idle = false, said = 0 }: { readonly idle?: boolean; readonly said?: number } = {},
): Art {
  const { counts, points, frames } = END_CARDS[id]
  const height = whole - said
  const y = height / 2
  const isNarrow = width < NARROW
  const left = isNarrow ? Math.round(width / 2) - 1 : LEFT
  const kind =
    counts === 'wagon'
      ? sign(ink, 'wagonFace', 23, y - 13.5, 25.5, ink('frame'))
      : counts === 'conductor'
        ? sign(ink, 'cap', 23, y - 14, 26, ink('stack2'))
        : rightward(ink, 22, y - 14, 27, ink('stack1'))
  const right =
    label === ''
      ? frames
          .map((frame) => within(ink, symbolsOf(frame), left + EDGE, 3, width - left - 2 * EDGE, height - 6, 1.15))
          .join('')
      : numerals(label, left + (width - left) / 2, y + 5.5, isNarrow ? 15.5 : 16, ink('ink'))
  const given = idle
    ? `<g opacity=".3">${right}</g><path d="M${left + 14} ${height - 9}L${width - 14} 9" stroke="${ink('ink')}" stroke-width="1.6" stroke-linecap="round"/>`
    : right
  // Where there is no room beside each other what one card counts stands below how much it is worth.
  const counted = isNarrow
    ? `${numerals(points, left / 2 - 4.5, 14.5, 15.5, ink('onstack'))}${numerals('×', left / 2 + 6, 13, 11, ink('onstack'))}<g transform="translate(${left / 2 - 10} ${height - 22}) scale(.76) translate(-22 ${14 - y})">${kind}</g>`
    : `${numerals(points, 5, y + 6.5, 17, ink('onstack'), 'start')}${numerals('×', 15, y + 5.5, 14, ink('onstack'), 'start')}${kind}`
  const corner = said > 0 ? `H0` : `H5Q0 ${height} 0 ${height - 5}`
  return {
    body:
      `<g transform="translate(${-width / 2} ${-whole / 2})"><rect x="1.5" y="3" width="${width}" height="${whole}" rx="5" fill="${ink('shadow')}"/><rect width="${width}" height="${whole}" rx="5" fill="${ink('card')}"/>` +
      `<path d="M5 0H${left}V${height}${corner}V5Q0 0 5 0Z" fill="${ink('stack3')}"/>${counted}${given}` +
      (said > 0 ? `<path d="M0 ${height}H${width}" stroke="${ink('ink')}" stroke-width="1"/>` : '') +
      `<rect width="${width}" height="${whole}" rx="5" fill="none" stroke="${ink(idle ? 'ink' : 'ink-soft')}" stroke-width="${idle ? 1.4 : 1.1}"/></g>`,
    box: [-width / 2 - 2, -whole / 2 - 2, width + 6, whole + 8],
  }
}

export function endCardBack(ink: Ink, width: number, height: number, seat?: number): Art {
  const [w, h] = [width / 2, height / 2]
  return {
    body: `<rect x="${1.5 - w}" y="${3 - h}" width="${width}" height="${height}" rx="5" fill="${ink('shadow')}"/><rect x="${-w}" y="${-h}" width="${width}" height="${height}" rx="5" fill="${ink('stack3')}" stroke="${ink('ink')}" stroke-width="1.4"/><rect x="${3.5 - w}" y="${3.5 - h}" width="${width - 7}" height="${height - 7}" rx="3" fill="none" stroke="${ink('onstack')}" stroke-opacity=".5" stroke-width="1.2"/>${sign(ink, 'endCard', -15, -15, 30)}${seat === undefined ? '' : seatBadge(ink, seat, -w + 12, 0, 9)}`,
    box: [-w - 2, -h - 2, width + 6, height + 8],
  }
}

/** The middle of a place on the shelf of orders, from the left edge of Constantinople. */
export const onShelf = (place: number): number => 15 + place * 23.5

/**
 * Constantinople: what the first three conductors there get; below it, at teatime, a shelf for orders; sold ones leave
 * a dashed place.
 */
export function east(ink: Ink, seats: string, places: number, height: number): Art {
  const tea = places > 0
  const y = tea ? 20 : 17
  const arrivals = CONSTANTINOPLE.map((points, i) => {
    const x = 48 + i * 30
    const come = seats[i]
    return (
      `<circle cx="${x}" cy="${y}" r="13" fill="${ink('card')}" stroke="${ink('ink')}" stroke-width="1.3"/>` +
      (come ? seatBadge(ink, seatOfLetter(come), x, y, 9) : numerals(points, x, y + 5.2, 14, ink('ink')))
    )
  })
  const shelf = tea
    ? `<path d="M8 40H116" stroke="${ink('line')}" stroke-width="1.2"/>` +
      Array.from(
        { length: places },
        (_, i) =>
          `<rect x="${onShelf(i) - 8.2}" y="44" width="16.4" height="34" rx="7.5" fill="none" stroke="${ink('line')}" stroke-width="1.2" stroke-dasharray="3 3"/>`,
      ).join('')
    : ''
  return {
    body: `<rect width="124" height="${height}" rx="6" fill="${ink('panel')}" stroke="${ink('line')}" stroke-width="1.3"/>${sign(ink, 'constantinople', 5, tea ? 6 : 3, 26, ink('oxblood'))}${arrivals.join('')}${shelf}`,
    box: [-2, -2, 128, height + 4],
  }
}

/** An order on offer. 0,0 is its middle. */
export const order = (ink: Ink, tile: number): Art => ({
  body: `<rect x="-8.2" y="-17" width="16.4" height="34" rx="7.5" fill="${ink('card')}" stroke="${ink('ink')}" stroke-width="1.2"/>${sign(ink, TEATIME[ORDERS[tile].stack].name, -7.5, -14, 15)}${numerals(ORDERS[tile].points, 0, 13, 14, ink('ink'))}`,
  box: [-10, -19, 20, 38],
})

/** A piece of evidence; -1 = its back. 0,0 is its middle. */
export function evidence(ink: Ink, id: number, struck: boolean): Art {
  const box = [-17, -23, 34, 46] as const
  if (id < 0) return { body: `<g transform="translate(-24 -24)">${sign(ink, 'evidence', 0, 0, 48)}</g>`, box }
  const one = EVIDENCE[id]
  const front =
    'prints' in one
      ? sign(ink, 'print', -10, -20, 20) + numerals(one.prints, 0, 18, 20, ink('ink'))
      : 'points' in one
        ? sign(ink, 'points', -13, -13, 26) + numerals(one.points, 0, 7, 20, ink('confirm-ink'))
        : sign(ink, 'destroyEvidence', -13, -13, 26)
  const line = struck ? `<path d="M-14 18L14 -18" stroke="${ink('ink')}" stroke-width="4" stroke-linecap="round"/>` : ''
  return {
    body: `<g opacity="${struck ? 0.55 : 1}"><rect x="-15" y="-21" width="30" height="42" rx="3" fill="${ink('frame')}" stroke="${ink('ink')}" stroke-width="1.4"/>${front}</g>${line}`,
    box,
  }
}
