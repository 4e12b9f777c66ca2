import { Kept } from '../../../stage/kept.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { conditionSymbols, symbolsOf, type Symbol } from '../words/symbols.ts'
import { tick } from './medal.ts'
import { arrow, LEAST, line, within } from './effects.ts'

/** A contract before its seat: its condition, what it gives, a tick at its clip once it is met. 0,0 is its middle. */
export function contract(ink: Ink, id: number, width: number, height: number, ready: boolean): Art {
  const { signs, clip } = signsOf(ink, id, width, height)
  return {
    body:
      `<g transform="translate(${-width / 2} ${-height / 2})"><rect x="1" y="3" width="${width}" height="${height}" rx="5" fill="${ink('shadow')}"/><rect width="${width}" height="${height}" rx="5" fill="${ink('card')}" stroke="${ink('ink')}" stroke-width="1.3"/>` +
      `<rect x="${clip - CLIP.width / 2}" y="${-CLIP.height / 2}" width="${CLIP.width}" height="${CLIP.height}" rx="${CLIP.corner}" fill="${ink('brass')}" stroke="${ink('ink')}" stroke-width="${CLIP.edge}"/>${signs}${ready ? tick(ink, clip + TICK.x, TICK.y, TICK.r) : ''}</g>`,
    box: [-width / 2 - 2, -height / 2 - 6, width + 6, height + 12],
  }
}

/** What holds it lies across its upper edge, and over a ring round it. */
export const CLIP = { width: 22, height: 7, corner: 2, edge: 1.2 } as const
/** Where the tick of one that is met stands, from the middle of its clip. */
export const TICK = { x: 22, y: 1, r: 7.5 } as const

/** How far from the left the middle of a contract's clip is. */
export const clipOf = (ink: Ink, id: number, width: number, height: number): number =>
  CLIPS.of([id, width, height], () => signsOf(ink, id, width, height).clip)
/** Colours move nothing: it is asked for in every frame in which the contract is lit. As many as may be lit at once. */
const CLIPS = new Kept<number>(24)

function signsOf(ink: Ink, id: number, width: number, height: number): Signs {
  const card = CARDS[id]
  const condition = card.condition ? conditionSymbols(card.condition) : []
  const reward: Symbol[] = (card.frames ?? []).flatMap((frame, i) => [
    ...(i > 0 ? [{ kind: 'text', text: '+' } as const] : []),
    ...symbolsOf(frame),
  ])
  const fits = (width - 16 - 24) / (line(ink, condition, 1).width + line(ink, reward, 1).width)
  if (fits >= LEAST - 0.01) return inOneLine(ink, condition, reward, width, height, Math.min(1, fits))
  return height >= TWO_LINES
    ? inTwoLines(ink, condition, reward, width, height)
    : closeTogether(ink, condition, reward, width, height)
}

/** The least height for two lines whose figures can be read. */
const TWO_LINES = 40

interface Signs {
  readonly signs: string
  /** Middle of the clip. */
  readonly clip: number
}

const rewardBox = (ink: Ink, x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${ink('frame')}" stroke="${ink('line')}" stroke-width="1.2"/>`

/** Condition, arrow, reward. */
function inOneLine(
  ink: Ink,
  condition: readonly Symbol[],
  reward: readonly Symbol[],
  width: number,
  height: number,
  fits: number,
): Signs {
  const [left, right] = [line(ink, condition, 1).width * fits + 6, line(ink, reward, 1).width * fits + 8]
  const edge = height < 36 ? 3 : 6
  const signs =
    within(ink, condition, 5, 3, left, height - 4, 1) +
    arrow(ink, width - right - 21, height / 2 + 1, 11) +
    rewardBox(ink, width - right - 5, edge, right, height - 2 * edge + 1) +
    within(ink, reward, width - right - 5, edge, right, height - 2 * edge + 1, 1)
  return { signs, clip: width / 2 }
}

/** The condition above, the reward below: what is too long for one line. */
function inTwoLines(
  ink: Ink,
  condition: readonly Symbol[],
  reward: readonly Symbol[],
  width: number,
  height: number,
): Signs {
  const half = (height - 1) / 2
  const [left, right] = [line(ink, condition, 1).width + 4, Math.min(width - 22, line(ink, reward).width * 0.86 + 8)]
  const signs =
    within(ink, condition, 4, 0.5, left, half, 1) +
    arrow(ink, width - right - 17, height * 0.75, 9) +
    rewardBox(ink, width - right - 3, half + 1, right, half - 1) +
    within(ink, reward, width - right - 3, half, right, half, 1)
  return { signs, clip: width * 0.8 }
}

/** Beside the signs of a short line: its ends, the arrow, the edges of the reward's box. */
const AROUND_SHORT = 28

/** An upgrade told by what comes of it: what stood before is the level below. */
const inShort = (one: Symbol): Symbol => (one.kind === 'upgrade' ? { kind: 'raise', to: one.to, n: one.n } : one)

/** Where contracts lie close together a long one has its signs side by side, and of an upgrade its end alone. */
function closeTogether(
  ink: Ink,
  condition: readonly Symbol[],
  reward: readonly Symbol[],
  width: number,
  height: number,
): Signs {
  const [asks, gives] = [line(ink, condition, 0), line(ink, reward.filter(isSign).map(inShort), 1)]
  const scale = Math.min(1, (width - AROUND_SHORT) / (asks.width + gives.width))
  const box = gives.width * scale + 6
  const at = (x: number, drawn: string) =>
    `<g transform="translate(${x.toFixed(1)} ${height / 2}) scale(${scale.toFixed(3)})">${drawn}</g>`
  const signs =
    at(4, asks.draw(0, 0)) +
    arrow(ink, width - box - 15, height / 2, 9) +
    rewardBox(ink, width - box - 3, 3, box, height - 6) +
    at(width - box, gives.draw(0, 0))
  return { signs, clip: width / 2 }
}

/** What joins two frames is left out where there is no room for it. */
const isSign = (one: Symbol): boolean => one.kind !== 'text' || one.text !== '+'
