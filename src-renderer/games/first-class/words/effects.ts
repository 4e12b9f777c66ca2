import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { LEVELS, type Effect, type Frame } from '../../../../src-shared/games/first-class/effects.ts'

/** What an effect gives, as it stands on a card: '2 new 0-wagons', 'upgrade 1 to 2'. */
export function effectPhrase(effect: Effect, times = 1): Phrase {
  const n = effect.n * times
  if (effect.kind !== 'upgrade') return phrase(`first-class.effect.${effect.kind}`, { n })
  return phrase('first-class.effect.upgrade', { n, from: effect.from, to: LEVELS[LEVELS.indexOf(effect.from) + 1] })
}

const joined =
  (key: 'common.comma' | 'first-class.or' | 'first-class.plus' | 'first-class.semi') =>
  (phrases: readonly Phrase[]): Phrase =>
    phrases.reduce((a, b) => phrase(key, { a, b }))

export const commas = joined('common.comma')
export const alternatives = joined('first-class.or')
/** Things that have commas of their own. */
export const semicolons = joined('first-class.semi')
/** Boxes of one card stand side by side. */
export const boxes = joined('first-class.plus')

/** One box: its effects, how often it counts. */
export function framePhrase({ effects, oneOf, per }: Frame): Phrase {
  const what = (oneOf ? alternatives : commas)(effects.map((effect) => effectPhrase(effect)))
  return per ? phrase(`first-class.frame.per.${per}`, { what }) : what
}

/** All boxes of a card; null when it has none. */
export const framesPhrase = (frames: readonly Frame[] | undefined): Phrase | null =>
  frames?.length ? boxes(frames.map(framePhrase)) : null
