import type { Counter } from '../words/things/counters.ts'
import type { Box } from '../../../stage/scene.ts'
import { actingBar } from '../../../stage/art/acting-bar.ts'
import { seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'
import type { PlateLook } from '../pieces/seats.ts'
import { kindColour, onKind } from './card-kinds.ts'
import { engineBody } from './engine.ts'
import { numerals, widthOf } from './numerals.ts'
import {
  besideTrains,
  ENGINE_WIDER,
  cellsOf,
  highTrainsAt,
  isHigh,
  pairsOf,
  STUB,
  statsUp,
  trainsAt,
  wordsOn,
  type Cells,
} from './plate-layout.ts'
import { rightward, sign, type Sign } from './pictograms.ts'

/** Ten cells; filled = the conductor has come, a bar below him. */
function smallTrain(ink: Ink, train: string, come: number, x: number, y: number, cells: Cells, seat: number): string {
  const coaches = train === '' ? [] : train.split(' ')
  const { width, height } = cells
  return Array.from({ length: 10 }, (_, i) => {
    const left = x + i * width
    const coach = coaches[i]
    if (coach === undefined)
      return `<rect x="${left + 0.7}" y="${y + height - 5}" width="${width - 2.4}" height="2" fill="${ink('line')}"/>`
    const bar =
      i === come - 1
        ? `<rect x="${left - 1}" y="${y + height - 1}" width="${width + 0.5}" height="3.6" rx="1.5" fill="${ink(seatToken(seat))}"/>`
        : ''
    return cell(ink, coach, i < come, left, y, width, height) + bar
  }).join('')
}

function cell(ink: Ink, coach: string, reached: boolean, x: number, y: number, width: number, height: number): string {
  const [, value = '', guest = ''] = /^.(\d*)(c?)$/.exec(coach) ?? []
  const fill = coach === 'm' ? 'ink-soft' : coach[0] === 't' ? 'brass' : `lv${value}`
  const box = `<rect x="${x}" y="${y}" width="${width - 1.5}" height="${height - 2}" rx="2" fill="${ink(reached ? fill : 'card')}" stroke="${ink(reached && coach !== 'm' ? 'ink' : 'ink-soft')}"/>`
  if (coach === 'm')
    return (
      box +
      `<path d="M${x + 2.5} ${y + 5.5}h${width - 6.5}v${height - 13}h${-(width - 6.5)}zl${(width - 6.5) / 2} 3.5l${(width - 6.5) / 2} -3.5" fill="none" stroke="${ink(reached ? 'card' : 'ink')}" stroke-width="1.2"/>`
    )
  const colour = !reached ? 'ink' : coach[0] === 't' ? 'confirm-ink' : `lt${value}`
  const middle = x + width / 2 - 0.75
  const size = height > 25 ? 21 : height > 19 ? 16 : 14
  const figures = numerals(value, 0, y + (height - 2) / 2 + size * 0.36, size, ink(colour))
  // Two figures are drawn narrower rather than smaller.
  const narrow = value.length > 1 ? Math.min(0.82, (width - 3) / widthOf(value, size)) : 1
  return (
    `${box}<g transform="translate(${middle} 0) scale(${narrow} 1)">${figures}</g>` +
    (guest === '' ? '' : guestOver(ink, middle, y))
  )
}

/** A celebrity rides in the wagon below: a hat, as on their card. */
function guestOver(ink: Ink, x: number, y: number): string {
  // Its brim ends where the box begins: below it is the value.
  const hat = `M${x - 5} ${y - 1.4}h2v-3.6h6v3.6h2v2h-10z`
  return `<path d="${hat}" fill="${ink('kind-guests')}" stroke="${ink('card')}" stroke-width="1.2"/>`
}

/** What is counted on a plate and where it stands, from the plate's corner. */
export function countersOf(look: PlateLook): readonly { readonly counter: Counter; readonly box: Box }[] {
  const { width, height, points, stats, starter } = look
  const at = (counter: Counter, x: number, y: number, wide: number, tall: number) => ({
    counter,
    box: { x, y, width: wide, height: tall },
  })
  const left = isHigh(look) ? highTrainsAt(look) : trainsAt(width)
  const { upper, lower, height: tall } = cellsOf(look)
  const facts = stats.split(' ').map((fact) => fact.split(':')[0] as Counter)
  const { at: pairs } = pairsOf(look)
  const engine = pairs[facts.length]
  const row = height - statsUp(look) - 11
  const words = wordsOn(look)
  const flag = isHigh(look)
    ? at('starter', words.flag.x, words.flag.y - 2, 22, 22)
    : at('starter', words.flag.x - 2, words.flag.y - 2, 22, 24)
  const score = words.score
  return [
    isHigh(look)
      ? at('points', score.x - 2, score.y - score.size, widthOf(String(points), score.size) + 4, score.size + 4)
      : at('points', score.x - 4, score.y - score.size - 1, widthOf(String(points), score.size) + 28, score.size + 7),
    at('upper', left, upper - 1, width - 6 - left, tall + 2),
    at('lower', left, lower - 1, width - 6 - left, tall + 2),
    ...facts.map((counter, i) => at(counter, pairs[i] - 2, row, pairs[i + 1] - pairs[i], 22)),
    at('cities', engine - 2, row, width - engine, 22),
    ...(starter ? [flag] : []),
  ]
}

/** A sign that nothing is counted by is faint, its nought quiet. */
const NONE = 0.45

/** Each sign with its figure, the engine's last. */
function statsRow(ink: Ink, look: PlateLook, y: number): string {
  const { at, size, figure, gap, narrow } = pairsOf(look)
  const facts = look.stats.split(' ').map((fact) => fact.split(':') as [Sign, string])
  const written = (text: string, x: number, colour: string) =>
    `<g transform="translate(${x} 0) scale(${narrow} 1)">${numerals(text, 0, y + figure * 0.37, figure, ink(colour), 'start')}</g>`
  const drawn = facts.map(([name, n], i) => {
    const shape = sign(ink, name, at[i], y - size / 2, size)
    const none = n === '0'
    return (
      (none ? `<g opacity="${NONE}">${shape}</g>` : shape) + written(n, at[i] + size + gap, none ? 'ink-soft' : 'ink')
    )
  })
  const left = at[facts.length]
  return (
    drawn.join('') +
    rightward(ink, left, y - size / 2 - 1, size + 1) +
    written(look.cities, left + size + ENGINE_WIDER + gap, 'ink')
  )
}

function card(ink: Ink, { width, height, lit, opened }: PlateLook): string {
  const box = `width="${width}" height="${height}" rx="6"`
  return (
    (opened
      ? `<rect x="-4" y="-4" width="${width + 8}" height="${height + 8}" rx="9" fill="none" stroke="${ink('enamel')}" stroke-width="2"/>`
      : '') +
    `<rect x="1" y="2.5" ${box} fill="${ink('shadow')}"/><rect ${box} fill="${ink('card')}"/>` +
    (lit ? actingBar(ink, height, 6) : '') +
    `<rect ${box} fill="none" stroke="${ink(lit ? 'ink' : 'line')}" stroke-width="${lit ? 2 : 1.4}"/>`
  )
}

export function plate(ink: Ink, look: PlateLook): Art {
  return {
    body: card(ink, look) + (isHigh(look) ? high(ink, look) : wide(ink, look)),
    box: [-6, -6, look.width + 12, look.height + 12],
  }
}

/** Of who starts: so large on a plate. */
const FLAG = 19
/** By itself, about its middle. */
export const flag = (ink: Ink): Art => ({
  body: sign(ink, 'flag', -FLAG / 2, -FLAG / 2, FLAG),
  box: [-FLAG / 2 - 2, -FLAG / 2 - 2, FLAG + 4, FLAG + 4],
})
/** The middle of the flag of a plate, from its corner. */
export function flagOn(look: PlateLook): { x: number; y: number } {
  const { x, y } = wordsOn(look).flag
  return { x: x + FLAG / 2, y: y + FLAG / 2 }
}

function wide(ink: Ink, look: PlateLook): string {
  const { width, height, points } = look
  const x = trainsAt(width)
  const { score, flag: at, chip } = wordsOn(look)
  const flag = look.starter ? sign(ink, 'flag', at.x, at.y, FLAG) : ''
  return (
    numerals(points, score.x, score.y, score.size, ink('ink'), 'start') +
    flag +
    (chip ? smallCard(ink, look, chip) : '') +
    smallTrains(ink, look, x) +
    statsRow(ink, look, height - statsUp(look))
  )
}

/** The card that was taken last, small: its stub in the colour of its kind, room for its word. */
function smallCard(ink: Ink, { tookKind, tookStack }: PlateLook, { x, y, width, height }: Box): string {
  const edge = `fill="none" stroke="${ink('line')}" stroke-width="1.2"`
  const box = `x="${x}" y="${y}" width="${width}" height="${height}" rx="3"`
  return (
    `<rect ${box} fill="${ink('frame')}"/>` +
    `<path d="M${x + STUB} ${y}h${3 - STUB}q-3 0 -3 3v${height - 6}q0 3 3 3h${STUB - 3}z" fill="${kindColour(ink, tookKind)}"/>` +
    numerals(tookStack, x + STUB / 2, y + height / 2 + 4.6, 14, onKind(ink, tookKind)) +
    `<rect ${box} ${edge}/>`
  )
}

/** Both trains, and what each would score next. */
function smallTrains(ink: Ink, look: PlateLook, x: number): string {
  const cells = cellsOf(look)
  const size = cells.height > 25 ? 20 : cells.height > 19 ? 16 : 14
  const beside = besideTrains(look)
  const end = look.width - 8
  const row = (train: string, come: number, points: number, y: number) =>
    smallTrain(ink, train, come, x + beside.engine, y, cells, look.seat) +
    numerals(`+${points}`, end - beside.sign, y + cells.height * 0.73, size, ink('ink'), 'end') +
    engineBefore(ink, look.seat, x, y + cells.height, beside.engine) +
    pointsSign(ink, end, y + cells.height / 2, Math.min(14, beside.sign - 1))
  return (
    row(look.upper, look.upperAt, look.upperPoints, cells.upper) +
    row(look.lower, look.lowerAt, look.lowerPoints, cells.lower)
  )
}

/** Of its drawing: as high as the wagons behind it where there is room for that. */
const ENGINE = 0.19
const ENGINE_ROOM = 32
/** The engine of a small train: what stands behind it are wagons. */
function engineBefore(ink: Ink, seat: number, x: number, below: number, room: number): string {
  if (room === 0) return ''
  const scale = (ENGINE * room) / ENGINE_ROOM
  return `<g transform="translate(${x} ${below - 88 * scale}) scale(${scale})">${engineBody(ink, ink(seatToken(seat)))}</g>`
}

/** What stands before it are points. */
const pointsSign = (ink: Ink, end: number, y: number, size: number): string =>
  sign(ink, 'points', end - size, y - size / 2 - 0.5, size)

function high(ink: Ink, look: PlateLook): string {
  const { height, points } = look
  const { score, flag: at, chip } = wordsOn(look)
  const flag = look.starter ? sign(ink, 'flag', at.x, at.y, FLAG) : ''
  return (
    numerals(points, score.x, score.y, score.size, ink('ink'), 'start') +
    flag +
    (chip ? smallCard(ink, look, chip) : '') +
    smallTrains(ink, look, highTrainsAt(look)) +
    statsRow(ink, look, height - statsUp(look))
  )
}
