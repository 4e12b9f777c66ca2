import type { Phrase } from '../../../../../src-shared/core.ts'
import type { FreightReason } from '../../../../../src-shared/games/freight-express/reasons.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase, type MessageKey } from '../../../../messages/index.ts'
import type { Prompt } from '../../../../words/speech.ts'
import { nameOf } from '../../../../words/names.ts'
import { stationPhrase } from '../places.ts'
import type { Asked, QuestionWords } from '../asked/question.ts'
import { specialPhrase } from '../happened/special-events.ts'

/** All that is said and shown of what a station does; its question is the one about its details. */
export interface SpecialWords extends Omit<QuestionWords, 'ask'>, Partial<Pick<QuestionWords, 'ask'>> {
  /** Its drawing, by its file's name. */
  readonly icon: string
  /** Where an opponent is chosen for it. */
  readonly victim?: VictimWords
  /** The parts of what is done in several, each a stop on a line. */
  readonly parts?: readonly MessageKey[]
  /** Why one who has no card for it can only say no. */
  readonly noCard?: FreightReason
  /** May a hidden hand make it impossible, so that whoever is forced has to show it? */
  failsByHand?(options: FreightView['options']): boolean
}

/** How an opponent is chosen. */
interface VictimWords {
  /** What is said there; else what the special does. */
  readonly ask?: MessageKey
  /** What is done to the one who is chosen, by `name`, and the button that does it. */
  readonly does: MessageKey
  readonly confirm: MessageKey
  /** What of theirs it is about, beside each. */
  note(seat: FreightView['seats'][number]): Phrase
}

/** What a special asks, below the station's name; whoever dictates is told in whose stead they choose. */
export function atStation({ decision, at }: Asked, text: Phrase, title?: Phrase): Pick<Prompt, 'title' | 'text'> {
  const { special, station } = at.view.special ?? { special: 'none', station: 0 }
  const name = nameOf(at.seats, decision.for)
  return {
    title: title ?? phrase('freight.prompt.at', { station: stationPhrase(station), special: specialPhrase(special) }),
    text: decision.by === decision.for ? text : phrase('freight.prompt.instead', { name, text }),
  }
}
