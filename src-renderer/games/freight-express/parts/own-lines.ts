import { LAYOUTS } from '../../../../src-shared/games/freight-express/layouts.ts'
import type { LayoutName } from '../../../../src-shared/games/freight-express/options.ts'
import { lineFaults } from '../../../../src-shared/games/freight-express/line.ts'
import type { KeptLine, OwnLine } from '../../../../src-shared/lines.ts'
import type { Options } from '../../panel.ts'

const layoutOf = ({ columns, rows, stations }: OwnLine) => ({ columns, rows, stations })

/** Plays on a line of one's own, with its specials where the game is an advanced one. */
export const withLine = (options: Options, line: OwnLine): Options => ({
  ...options,
  layout: layoutOf(line),
  stations: line.specials,
})

/** Plays on a named line; specials that came with a line of one's own leave with it. */
export const withNamed = (options: Options, layout: LayoutName): Options => ({
  ...options,
  layout,
  ...(typeof options.layout === 'object' && { stations: 'default' }),
})

/**
 * Plays on a chosen line as it is drawn by now; on a named one where it cannot be played any more.
 * @param was as it was kept before: where nothing was drawn, the specials that were chosen for it stay
 */
export const withKept = (options: Options, lines: readonly KeptLine[], was: KeptLine): Options => {
  const kept = lines.find(({ id }) => id === was.id)
  if (kept && JSON.stringify(kept.line) === JSON.stringify(was.line)) return options
  return kept && lineFaults(kept.line).length === 0 ? withLine(options, kept.line) : withNamed(options, 'classic')
}

/** Is this the line that the options hold? Several kept lines may be drawn alike: then the first. */
export const chosenLine = (options: Options, lines: readonly KeptLine[]): KeptLine | undefined => {
  if (typeof options.layout !== 'object') return undefined
  const wanted = JSON.stringify(options.layout)
  const alike = lines.filter(({ line }) => JSON.stringify(layoutOf(line)) === wanted)
  return alike.find(({ line }) => JSON.stringify(line.specials) === JSON.stringify(options.stations)) ?? alike[0]
}

/** Whether a layout is a drawn line; free placement and lots have none. */
export const isNamedLine = (layout: LayoutName): layout is LayoutName & keyof typeof LAYOUTS => layout in LAYOUTS
