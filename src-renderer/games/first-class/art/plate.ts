import type { Counter } from '../words/things/counters.ts'
import type { Box } from '../../../stage/scene.ts'
import { actingBar } from '../../../stage/art/acting-bar.ts'
import { seatFace } from '../../../stage/art/face.ts'
import { move, seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'
import type { PlateLook } from '../pieces/seats.ts'
import { numerals, widthOf } from './numerals.ts'
import { rightward, sign, type Sign } from './pictograms.ts'

/**
 * A seat's plate: badge, points, two small trains, what they score next, what the seat holds. Wide, or high where four
 * sit.
 */
export const isHigh = ({ height }: Pick<PlateLook, 'height'>): boolean => height > 90

/** Ten cells; filled = the conductor has come, a bar below him. */
function smallTrain(ink: Ink, train: string, come: number, x: number, y: number, width: number, seat: number): string {
  const coaches = train === '' ? [] : train.split(' ')
  const height = 19
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
  const value = coach.slice(1)
  const fill = coach === 'm' ? 'ink-soft' : coach[0] === 't' ? 'brass' : `lv${value}`
  const box = `<rect x="${x}" y="${y}" width="${width - 1.5}" height="${height - 2}" rx="2" fill="${ink(reached ? fill : 'card')}" stroke="${ink(reached && coach !== 'm' ? 'ink' : 'ink-soft')}"/>`
  if (coach === 'm')
    return (
      box +
      `<path d="M${x + 2.5} ${y + 5.5}h${width - 6.5}v${height - 13}h${-(width - 6.5)}zl${(width - 6.5) / 2} 3.5l${(width - 6.5) / 2} -3.5" fill="none" stroke="${ink(reached ? 'card' : 'ink')}" stroke-width="1.2"/>`
    )
  const colour = !reached ? 'ink' : coach[0] === 't' ? 'confirm-ink' : `lt${value}`
  const middle = x + width / 2 - 0.75
  const figures = numerals(value, 0, y + height - 5.4, 13, ink(colour))
  // Two figures are drawn narrower rather than smaller.
  return `${box}<g transform="translate(${middle} 0) scale(${value.length > 1 ? 0.82 : 1} 1)">${figures}</g>`
}

/** What is counted on a plate and where it stands, from the plate's corner. */
export function countersOf(look: PlateLook): readonly { readonly counter: Counter; readonly box: Box }[] {
  const { width, height, points, stats, starter } = look
  const at = (counter: Counter, x: number, y: number, wide: number, tall: number) => ({
    counter,
    box: { x, y, width: wide, height: tall },
  })
  const left = isHigh(look) ? 10 : trainsAt(width)
  const [upper, lower] = isHigh(look) ? [34, 56] : [8, secondTrain(height)]
  const facts = stats.split(' ').map((fact) => fact.split(':')[0] as Counter)
  const [x, pitch] = isHigh(look) ? [10, highPitch(look)] : spread(look, left)
  const row = height - (isHigh(look) ? 12 : 11) - 11
  const flag = isHigh(look)
    ? at('starter', flagAt(look), 6, 22, 22)
    : at('starter', flagOn(look) - 2, height - 29, 22, 24)
  return [
    isHigh(look)
      ? at('points', width - 34 - 16 * String(points).length, 8, 16 * String(points).length + 4, 24)
      : at('points', pointsEnd(width) - 50, height - 33, 54, 30),
    at('upper', left, upper - 1, width - 6 - left, 21),
    at('lower', left, lower - 1, width - 6 - left, 21),
    ...facts.map((counter, i) => at(counter, x + i * pitch - 2, row, pitch, 22)),
    at('cities', x + facts.length * pitch - 2, row, width - (x + facts.length * pitch), 22),
    ...(starter ? [flag] : []),
  ]
}

function statsRow(ink: Ink, { stats, cities }: PlateLook, x: number, pitch: number, y: number): string {
  const facts = stats.split(' ').map((fact) => fact.split(':') as [Sign, string])
  const drawn = facts.map(
    ([name, n], i) =>
      sign(ink, name, x + i * pitch, y - 8, 16) + numerals(n, x + i * pitch + 19, y + 5, 13, ink('ink'), 'start'),
  )
  const left = x + facts.length * pitch
  return drawn.join('') + rightward(ink, left, y - 9, 17) + numerals(cities, left + 20, y + 5, 13, ink('ink'), 'start')
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

const secondTrain = (height: number): number => (height > 78 ? 35 : 31)
const highPitch = ({ width, stats }: PlateLook): number => Math.min(44, (width - 66) / stats.split(' ').length)
const flagAt = ({ width, points }: PlateLook): number => width - (points > 99 ? 100 : 88)

/** From this width on a face has the whole height of a wide plate, else room for flag and points is left below it. */
const ROOMY = 380

/** Who sits there: how large, the middle, and where the name begins. */
export function faceOn({ width, height }: Pick<PlateLook, 'width' | 'height'>) {
  if (isHigh({ height })) return { size: 30, x: 22, y: 18, name: 44 }
  return width < ROOMY
    ? { size: 40, x: 26, y: 26, name: 51 }
    : { size: height - 18, x: height / 2, y: height / 2 + 1, name: height + 4 }
}

/** Left of this the points stand, on a wide plate; the flag of who starts before them. */
const pointsEnd = (width: number): number => (width < ROOMY ? Math.min(trainsAt(width) - 34, 88) : 152)
const flagOn = (look: PlateLook): number => (look.width < ROOMY ? 14 : faceOn(look).name)

/** Where the small trains begin on a wide plate. */
export const trainsAt = (width: number): number => width - 192

function face(ink: Ink, look: PlateLook): string {
  const { size, x, y } = faceOn(look)
  return move(x, y, seatFace(ink, look.seat, look.bot, size))
}

function wide(ink: Ink, look: PlateLook): string {
  const { seat, width, height, points } = look
  const x = trainsAt(width)
  const second = secondTrain(height)
  const trains =
    smallTrain(ink, look.upper, look.upperAt, x, 8, 15, seat) +
    smallTrain(ink, look.lower, look.lowerAt, x, second, 15, seat)
  const next =
    numerals(`+${look.upperPoints}`, width - 8, 22, 14, ink('ink'), 'end') +
    numerals(`+${look.lowerPoints}`, width - 8, second + 14, 14, ink('ink'), 'end')
  const flag = look.starter ? sign(ink, 'flag', flagOn(look), height - 27, 19) : ''
  return (
    face(ink, look) +
    numerals(points, pointsEnd(width), height - 9, 23, ink('ink'), 'end') +
    flag +
    trains +
    next +
    statsRow(ink, look, ...spread(look, x), height - 11)
  )
}

/** Room for a sign with two figures. */
const FACT = 36
/** Right of the points. */
const BESIDE_POINTS = 20

/**
 * Where the signs of a wide plate begin and how far apart they stand: below the trains, further to the left where they
 * need it.
 */
function spread({ width, stats, cities }: PlateLook, trains: number): [x: number, pitch: number] {
  const facts = stats.split(' ').length
  const end = width - 30 - widthOf(cities, 13)
  const x = Math.max(Math.min(trains, pointsEnd(width) + BESIDE_POINTS), Math.min(trains, end - facts * FACT))
  return [x, Math.min(FACT, (end - x) / facts)]
}

function high(ink: Ink, look: PlateLook): string {
  const { seat, width, height, points } = look
  const cellWidth = Math.min(17, (width - 60) / 10)
  const trains =
    smallTrain(ink, look.upper, look.upperAt, 10, 34, cellWidth, seat) +
    smallTrain(ink, look.lower, look.lowerAt, 10, 56, cellWidth, seat)
  const next =
    numerals(`+${look.upperPoints}`, width - 9, 48, 14, ink('ink'), 'end') +
    numerals(`+${look.lowerPoints}`, width - 9, 70, 14, ink('ink'), 'end')
  const flag = look.starter ? sign(ink, 'flag', flagAt(look), 8, 19) : ''
  return (
    face(ink, look) +
    numerals(points, width - 34, 27, 20, ink('ink'), 'end') +
    flag +
    trains +
    next +
    statsRow(ink, look, 10, highPitch(look), height - 12)
  )
}
