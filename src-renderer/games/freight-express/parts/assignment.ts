import type { Letter, Special, StationSpecials } from '../../../../src-shared/games/freight-express/specials.ts'
import { DEFAULT_SPECIALS, LETTERS, VARIANT, isSpecial } from '../../../../src-shared/games/freight-express/specials.ts'
import type { Options } from '../../panel.ts'

/** How the new-game screen speaks of which special lies where. */
export const WAYS = ['default', 'shuffled', 'chosen'] as const
export type Way = (typeof WAYS)[number]

/** 'Add Abduction' gives it to A, which has no action in the rules: so none is lost. */
export const WITH_ABDUCTION: StationSpecials = { ...DEFAULT_SPECIALS, A: VARIANT }

const isChosen = (stations: unknown): stations is Readonly<Record<string, unknown>> =>
  typeof stations === 'object' && stations !== null

/** What lies on each station; a station that options do not name has what the rules give it. */
export function specialsOf({ stations }: Options): StationSpecials {
  if (!isChosen(stations)) return DEFAULT_SPECIALS
  const named = LETTERS.flatMap((letter): [Letter, Special][] =>
    isSpecial(stations[letter]) ? [[letter, stations[letter]]] : [],
  )
  return { ...DEFAULT_SPECIALS, ...Object.fromEntries(named) }
}

const same = (a: StationSpecials, b: StationSpecials): boolean => LETTERS.every((letter) => a[letter] === b[letter])

export const hasAbduction = (options: Options): boolean =>
  LETTERS.some((letter) => specialsOf(options)[letter] === VARIANT)

/** Abduction alone added is still 'as in the rules'. */
export function wayOf(options: Options): Way {
  if (!isChosen(options.stations)) return options.stations === 'shuffled' ? 'shuffled' : 'default'
  const specials = specialsOf(options)
  return same(specials, DEFAULT_SPECIALS) || same(specials, WITH_ABDUCTION) ? 'default' : 'chosen'
}
