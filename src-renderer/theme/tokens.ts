import css from './tokens.css?raw'
import type { Colours, Theme } from './palette.ts'
import { readTheme } from './palette.ts'

export type { Colours, Theme } from './palette.ts'

/** Read from the file that the screens use, so that the drawn table and the screens cannot drift apart. */
export const THEMES: Readonly<Record<Theme, Colours>> = { day: readTheme(css, 'day'), night: readTheme(css, 'night') }
