import css from './tokens.css?raw'
import type { Colours, PlainScheme, Scheme } from './palette.ts'
import { partsOf, readTheme } from './palette.ts'

export type { Colours } from './palette.ts'

/**
 * Read from the file that the screens use, as custom properties, so that the drawn table and the screens cannot drift
 * apart. By day and by night it holds the same names; a test says so. The window gets it without its comments.
 */
export const THEMES: Readonly<Record<PlainScheme, Colours>> = {
  day: readTheme(css, 'day'),
  'day strong': readTheme(css, 'day', 'strong'),
  'day safe': readTheme(css, 'day', 'safe'),
  night: readTheme(css, 'night'),
  'night strong': readTheme(css, 'night', 'strong'),
  'night safe': readTheme(css, 'night', 'safe'),
}

const LETTERS = ['a', 'b', 'c', 'd'] as const

/** The colours of a scheme, those of its seats by the seats' letters; beside each stands its shape: `seat-a-shape`. */
export function coloursOf(scheme: Scheme): Colours {
  const { plain, looks } = partsOf(scheme)
  const colours = THEMES[plain]
  const seats = looks.flatMap(({ colour, shape }, at) => {
    const [mine, of] = [`seat-${LETTERS[at]}`, `seat-${LETTERS[colour]}`]
    return [
      [mine, colours[of]],
      [`${mine}-ink`, colours[`${of}-ink`]],
      [`${mine}-shape`, String(shape)],
    ]
  })
  return { ...colours, ...Object.fromEntries(seats) }
}
