import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'

/** So many cards a sleeper stands for. */
const EACH = 2
/** So many sleepers are left of the line where so many cards can still be drawn. */
export const sleepersLeft = (cards: number): number => Math.ceil(cards / EACH)

/**
 * The line that is left until the game ends: a stop board, and a sleeper for every two cards that can still be drawn;
 * those that were used up are pale. It grows warm when it is short. 0,0 is its left end, at half its height.
 */
export function lineToEnd(ink: Ink, left: number, near: 0 | 1 | 2, width: number): Art {
  const all = sleepersLeft(TRACK_CARDS.length)
  const pitch = (width - 14) / all
  const token = (['ink-soft', 'brass-text', 'signal'] as const)[near]
  const sleepers = Array.from({ length: all }, (_, i) => {
    const isLeft = i < sleepersLeft(left)
    return `<rect x="${(8 + i * pitch).toFixed(2)}" y="-4" width="${(pitch * 0.6).toFixed(2)}" height="8" rx=".6" fill="${ink(isLeft ? token : 'line')}"${isLeft ? '' : ' fill-opacity=".6"'}/>`
  }).join('')
  const board =
    `<rect x="0" y="-6" width="4.6" height="12" rx="1" fill="${ink('card')}" stroke="${ink('edge')}" stroke-width=".8"/>` +
    `<path d="M.4 -3.4h3.8M.4 3.4h3.8M.4 0h3.8" stroke="${ink('signal-fill')}" stroke-width="2"/>`
  const rails = `<path d="M5 -2.2H${width - 6}M5 2.2H${width - 6}" stroke="${ink(token)}" stroke-opacity=".55" stroke-width="1"/>`
  return { body: sleepers + rails + board, box: [-1, -7, width + 2, 14] }
}
