import type { FirstClassEvent } from '../../../../../src-shared/games/first-class/events.ts'

/** Shorter ones are not worth remembering. */
const LONG = 7

/** The first 0-wagon of each train stands there from the beginning: nobody lays it. */
const STANDING = 1

type Laid = Extract<FirstClassEvent, { kind: 'wagonLaid' | 'mailLaid' | 'tileLaid' }>

/** The longest train and the card that made it so long; null = it is short, or as long as another one. */
export function longestTrain(events: readonly FirstClassEvent[]): { readonly event: Laid; readonly n: number } | null {
  const laid = events.filter((event): event is Laid => LAID.has(event.kind))
  const lengths = laid.map((card) => laid.filter((other) => isOneTrain(other, card)))
  const [longest] = lengths.sort((a, b) => b.length - a.length)
  const next = lengths.find(([card]) => !isOneTrain(card, longest[0]))
  if (!longest || longest.length + STANDING < LONG || next?.length === longest.length) return null
  return { event: longest[longest.length - 1], n: longest.length + STANDING }
}
const isOneTrain = (a: Laid, b: Laid): boolean => a.seat === b.seat && a.train === b.train
const LAID: ReadonlySet<FirstClassEvent['kind']> = new Set(['wagonLaid', 'mailLaid', 'tileLaid'])
