import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { listOf } from '../../../words/names.ts'
import type { Doings } from '../../../words/turn.ts'

/** What the headline of a turn can name that it leaves out. */
const NAMED = [
  'scored',
  'drove',
  'tileLaid',
  'coins',
  'contractFulfilled',
  'wagonLaid',
  'mailLaid',
  'endCardTaken',
  'upgraded',
  'boarded',
  'walked',
] as const
const isNamed = (kind: string): kind is (typeof NAMED)[number] => (NAMED as readonly string[]).includes(kind)

/** 'also a mail wagon and a coin', else 'also a mail wagon, and more', else it is counted how much is left out. */
export const leftBy =
  (doings: Doings) =>
  (kinds: readonly string[]): readonly Phrase[] => {
    const [first, ...others] = kinds
      .filter(isNamed)
      .map((kind) => phrase(`first-class.turn.left.${kind}`, { n: doings.timesOf(kind) }))
    if (!first) return []
    const alone = phrase('turn.left.more', { what: first })
    const all = phrase('turn.left', { what: listOf([first, ...others]) })
    return others.length + 1 < kinds.length ? [alone] : others.length > 0 ? [all, alone] : [all]
  }
