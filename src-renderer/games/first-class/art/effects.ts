import type { Level } from '../../../../src-shared/games/first-class/effects.ts'
import type { Ink } from '../../../stage/art/ink.ts'
import type { Symbol } from '../words/symbols.ts'
import { numerals, widthOf } from './numerals.ts'
import { rightward, sign } from './pictograms.ts'

/** The pictogram alphabet in lines 24 units high: figures are large enough to be 14 at the LEAST scale. */
interface Drawn {
  readonly width: number
  /** From x on, round the middle line y. */
  draw(x: number, y: number): string
}

const FIGURE = 17.1
/** Figures on wagons, coins and cogs. */
const ON_SIGN = 17.1
/** Signs drawn smaller than this could not be read. */
export const LEAST = 0.815

/** A small wagon with its value. */
export function chip(ink: Ink, value: Level, x: number, y: number, width = 28): string {
  const figure = Math.max(width * 0.615, 14)
  const wagon = sign(ink, 'wagonFace', x, y - 2 * (width / 48), width, ink(`lv${value}`))
  return wagon + numerals(value, x + width / 2, y + width * 0.5 + figure * 0.33, figure, ink(`lt${value}`))
}

export const arrow = (ink: Ink, x: number, y: number, width = 8, token = 'ink'): string =>
  `<path d="M${x} ${y}h${width}m-4 -4l4 4l-4 4" fill="none" stroke="${ink(token)}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`

export const upArrow = (ink: Ink, x: number, y: number, reach = 5, width = 2.8): string =>
  `<path d="M${x} ${y + reach + 1}V${y - reach}m${-reach} ${reach - 0.5}l${reach} ${-reach}l${reach} ${reach}" fill="none" stroke="${ink('enamel')}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const chevrons = (ink: Ink, x: number, y: number, n: number): string =>
  Array.from(
    { length: n },
    (_, i) =>
      `<path d="M${x + i * 6} ${y - 5}l5 5l-5 5" fill="none" stroke="${ink('enamel')}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  ).join('')

/** So many, before the sign itself. */
function counted(ink: Ink, n: number, width: number, draw: (x: number, y: number) => string): Drawn {
  const room = n > 1 ? 15 : 0
  return {
    width: width + room,
    draw: (x, y) => (n > 1 ? numerals(n, x + 5, y + 6, FIGURE, ink('ink')) : '') + draw(x + room, y),
  }
}

/** Many steps are a figure, few are chevrons. */
const steps = (ink: Ink, n: number, x: number, y: number): string =>
  n > 4 ? numerals(n, x + 5, y + 6, FIGURE, ink('ink')) + chevrons(ink, x + 12, y, 1) : chevrons(ink, x, y, n)
const stepsWidth = (n: number): number => (n === 0 ? 0 : n > 4 ? 18 : n * 6)

export const blankWagon = (ink: Ink, x: number, y: number, width: number): string =>
  sign(ink, 'wagonFace', x, y, width, ink('frame'))

function symbol(ink: Ink, one: Symbol): Drawn {
  switch (one.kind) {
    case 'wagon':
      return counted(
        ink,
        one.n,
        34,
        (x, y) =>
          chip(ink, 0, x, y - 11) +
          `<circle cx="${x + 27}" cy="${y - 6}" r="6" fill="${ink('green')}"/><path d="M${x + 23.8} ${y - 6}h6.4m-3.2 -3.2v6.4" stroke="${ink('confirm-ink')}" stroke-width="2"/>`,
      )
    case 'upgrade':
      return counted(
        ink,
        one.n,
        62,
        (x, y) => chip(ink, one.from, x - 1, y - 11.5) + arrow(ink, x + 27, y, 7) + chip(ink, one.to, x + 35, y - 11.5),
      )
    case 'raise':
      return counted(ink, one.n, 39, (x, y) => upArrow(ink, x + 5, y - 1, 4) + chip(ink, one.to, x + 11, y - 11.5))
    case 'free':
      return counted(ink, one.n, 28, (x, y) => blankWagon(ink, x, y - 13.5, 27) + upArrow(ink, x + 13.5, y))
    case 'conductor':
      return {
        width: 28 + stepsWidth(one.n),
        draw: (x, y) => sign(ink, 'cap', x, y - 13, 25, ink('stack2')) + steps(ink, one.n, x + 27, y),
      }
    case 'conductors':
      return {
        width: 44 + stepsWidth(one.n),
        draw: (x, y) =>
          sign(ink, 'cap', x, y - 14, 23, ink('stack2')) +
          sign(ink, 'cap', x + 17, y - 10, 23, ink('stack2')) +
          steps(ink, one.n, x + 43, y),
      }
    case 'locomotive':
      return {
        width: 31 + stepsWidth(one.n),
        draw: (x, y) => rightward(ink, x, y - 13.5, 26) + steps(ink, one.n, x + 30, y),
      }
    case 'coins':
      return {
        width: 23,
        draw: (x, y) =>
          sign(ink, 'blankCoin', x, y - 11.5, 23) + numerals(one.n, x + 11.5, y + 5.4, ON_SIGN, ink('onlight')),
      }
    case 'points':
      return {
        width: 25,
        draw: (x, y) =>
          sign(ink, 'points', x, y - 12.5, 25) + numerals(one.n, x + 12.5, y + 5, ON_SIGN, ink('confirm-ink')),
      }
    case 'chip':
      return { width: 28, draw: (x, y) => chip(ink, one.value, x, y - 11.5) }
    case 'tile':
      return { width: 26, draw: (x, y) => rightward(ink, x, y - 13.5, 26, ink('brass')) }
    case 'sign':
      return { width: 25, draw: (x, y) => sign(ink, one.sign, x, y - 12.5, 25) }
    case 'text':
      return {
        width: widthOf(one.text, FIGURE),
        draw: (x, y) => numerals(one.text, x, y + 5.5, FIGURE, ink('ink'), 'start'),
      }
  }
}

const GAP = 3

/** Some signs one behind the other: how wide they are, and their picture from x on round the middle line y. */
export function line(ink: Ink, symbols: readonly Symbol[], gap = GAP): Drawn {
  const drawn = symbols.map((one) => symbol(ink, one))
  const width = drawn.reduce((sum, one) => sum + one.width, 0) + Math.max(0, drawn.length - 1) * gap
  return {
    width,
    draw(x, y) {
      let left = x
      return drawn
        .map((one) => {
          const body = one.draw(left, y)
          left += one.width + gap
          return body
        })
        .join('')
    },
  }
}

/** Room beside the signs of a box. */
export const BESIDE = 4

/** The signs in the middle of a box, as large as fits. */
export function within(
  ink: Ink,
  symbols: readonly Symbol[],
  x: number,
  y: number,
  width: number,
  height: number,
  most = 1.3,
): string {
  const drawn = line(ink, symbols)
  const scale = Math.min(most, (width - BESIDE) / drawn.width, height / 23)
  return `<g transform="translate(${(x + (width - drawn.width * scale) / 2).toFixed(1)} ${y + height / 2}) scale(${scale.toFixed(3)})">${drawn.draw(0, 0)}</g>`
}
