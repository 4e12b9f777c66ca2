import type { Settings } from '../../src-shared/table.ts'
import { schemeNamed, type Theme } from './palette.ts'
import { THEMES } from './tokens.ts'

/** The colours of the seats in a palette, for what stands within an element. */
export function seatStyle(theme: Theme, palette: Settings['seatColours']): string {
  const colours = THEMES[schemeNamed(theme, palette)]
  return ['a', 'b', 'c', 'd']
    .flatMap((seat) => [`seat-${seat}`, `seat-${seat}-ink`])
    .map((token) => `--${token}: ${colours[token]}`)
    .join('; ')
}
