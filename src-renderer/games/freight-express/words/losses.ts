import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { listOf } from './names.ts'

/** What is lost with a train: '2 cards and 1 wagon', 'a wagon', 'nothing'. */
export function lossPhrase(cards: number, wagons: number): Phrase {
  const lost = [
    ...(cards > 0 ? [phrase('freight.loss.cards', { n: cards })] : []),
    ...(wagons > 0 ? [phrase('freight.loss.wagons', { n: wagons })] : []),
  ]
  return lost.length === 0 ? phrase('freight.loss.nothing') : listOf(lost)
}
