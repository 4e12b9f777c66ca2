import type { Phrase, Seat } from '../../../../src-shared/core.ts'
import type { LogGroup } from '../../../ui/log/log-groups.ts'
import type { Speech } from '../../../words/speech.ts'
import type { TurnTold } from '../../../words/turn.ts'

/** A line of the ticket before the cloth: who did what in which turn. */
export interface SinceLine {
  readonly seat: Seat
  readonly turn: number
  readonly phrase: Phrase
}

/** Who is to look at the table now, and what they may know of it. */
interface Looks extends Omit<TurnTold<unknown>, 'whose' | 'you'> {
  readonly seat: Seat
  /** The first entry of the log that they have not seen. */
  readonly from: number
  readonly speech: Pick<Speech<unknown>, 'tellTurn'>
}

/**
 * What has happened since somebody looked. What each rival did is one sentence that calls them 'you'; what has none,
 * and what others did in one's own turn, is told by lines.
 */
export function sinceLooked(
  groups: readonly LogGroup[],
  { seat, from, speech, ...table }: Looks,
): readonly SinceLine[] {
  const tell = ({ events, seat: whose }: LogGroup) => speech.tellTurn(events, { ...table, whose, you: seat })
  return groups.flatMap((group) => {
    const lines = group.lines.filter(({ n, gone }) => n >= from && !gone)
    if (lines.length === 0) return []
    const row = (who: Seat, phrase: Phrase): SinceLine => ({ seat: who, turn: group.turn, phrase })
    const sentence = group.turn > 0 ? tell(group) : null
    if (sentence && group.seat === seat)
      return lines.filter((line) => line.seat !== seat).map((line) => row(line.seat, line.phrase))
    const said = sentence ? lines.filter(({ command }) => command) : lines
    return [...(sentence ? [row(group.seat, sentence)] : []), ...said.map((line) => row(line.seat, line.phrase))]
  })
}
