import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { conditionSymbols, symbolsOf, type Symbol } from '../symbols.ts'
import { tick } from './medal.ts'
import { arrow, LEAST, line, within } from './effects.ts'

/** A contract before its seat: its condition, what it gives, a tick at its clip once it is met. 0,0 is its middle. */
export function contract(ink: Ink, id: number, width: number, height: number, ready: boolean): Art {
  const card = CARDS[id]
  const condition = card.condition ? conditionSymbols(card.condition) : []
  const reward: Symbol[] = (card.frames ?? []).flatMap((frame, i) => [
    ...(i > 0 ? [{ kind: 'text', text: '+' } as const] : []),
    ...symbolsOf(frame),
  ])
  const fits = (width - 16 - 24) / (line(ink, condition, 1).width + line(ink, reward, 1).width)
  const { signs, clip } =
    fits >= LEAST - 0.01
      ? inOneLine(ink, condition, reward, width, height, Math.min(1, fits))
      : height >= TWO_LINES
        ? inTwoLines(ink, condition, reward, width, height)
        : shortened(ink, condition, width, height)
  return {
    body:
      `<g transform="translate(${-width / 2} ${-height / 2})"><rect x="1" y="3" width="${width}" height="${height}" rx="5" fill="${ink('shadow')}"/><rect width="${width}" height="${height}" rx="5" fill="${ink('card')}" stroke="${ink('ink')}" stroke-width="1.3"/>` +
      `<rect x="${clip - 11}" y="-3.5" width="22" height="7" rx="2" fill="${ink('brass')}" stroke="${ink('ink')}" stroke-width="1.2"/>${signs}${ready ? tick(ink, clip + 22, 1) : ''}</g>`,
    box: [-width / 2 - 2, -height / 2 - 6, width + 6, height + 12],
  }
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

/**
 * Where contracts lie close together a long one shows what it asks for; what it gives is told where one points at it.
 */
function shortened(ink: Ink, condition: readonly Symbol[], width: number, height: number): Signs {
  const dots = [0, 1, 2]
    .map((n) => `<circle cx="${width - 27 + n * 8}" cy="${height / 2}" r="2" fill="${ink('ink')}"/>`)
    .join('')
  const signs =
    within(ink, condition, 5, 3, line(ink, condition, 1).width + 6, height - 4, 1) +
    arrow(ink, width - 56, height / 2 + 1, 11) +
    rewardBox(ink, width - 38, 3, 33, height - 6) +
    dots
  return { signs, clip: width / 2 + 20 }
}
