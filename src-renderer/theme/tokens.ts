import css from './tokens.css?raw'
import type { Colours, Scheme } from './palette.ts'
import { readTheme } from './palette.ts'

export type { Colours } from './palette.ts'

/** Read from the file that the screens use, so that the drawn table and the screens cannot drift apart. */
export const THEMES: Readonly<Record<Scheme, Colours>> = {
  day: readTheme(css, 'day'),
  'day strong': readTheme(css, 'day', 'strong'),
  'day safe': readTheme(css, 'day', 'safe'),
  night: readTheme(css, 'night'),
  'night strong': readTheme(css, 'night', 'strong'),
  'night safe': readTheme(css, 'night', 'safe'),
}
