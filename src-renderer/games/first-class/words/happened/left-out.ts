import type { Phrase } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import { namedLeft, type Doings } from '../../../../words/turn.ts'

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

/** The kind of what only says how high a wagon rose that the name of the card tells of: left out it is nothing. */
export const REPEATED = 'upgraded.repeated'

/** What is left out as far as it can be named, with how much there is of it. */
export const leftBy =
  (doings: Doings) =>
  (kinds: readonly string[]): readonly Phrase[] => {
    const left = kinds.filter((kind) => kind !== REPEATED)
    return namedLeft(
      left.flatMap((kind) => {
        // 'upgraded.more' is an upgrade like others.
        const [of] = kind.split('.')
        return isNamed(of) ? [phrase(`first-class.turn.left.${of}`, { n: doings.timesOf(kind) })] : []
      }),
      left.length,
    )
  }
