import { OWN_LOOKS, type SeatLook } from '../../src-shared/looks.ts'
import { SEAT_COLOURS, type Settings } from '../../src-shared/table.ts'

export type Theme = 'day' | 'night'
type SeatColours = Settings['seatColours']
/** A theme with its seats in the usual colours, or in those of another palette: 'day', 'night strong'. */
export type PlainScheme = Theme | `${Theme} ${Exclude<SeatColours, 'railway'>}`
/** Where people chose their own: each seat's colour and shape in that palette too: 'night strong: 10 01 22 33'. */
export type Scheme = PlainScheme | `${PlainScheme}: ${string}`

/** @param seats the name of a palette; another word is the usual one */
export function schemeNamed(theme: Theme, seats?: string): PlainScheme {
  const palette = SEAT_COLOURS.find((one) => one === seats) ?? 'railway'
  return palette === 'railway' ? theme : `${theme} ${palette}`
}

const written = (looks: readonly SeatLook[]): string => looks.map(({ colour, shape }) => `${colour}${shape}`).join(' ')

/** @param looks of the four seats */
export function schemeWith(scheme: PlainScheme, looks: readonly SeatLook[]): Scheme {
  const own = written(looks)
  return own === written(OWN_LOOKS) ? scheme : `${scheme}: ${own}`
}

/** The palette of a scheme, and how its seats look in it. */
export function partsOf(scheme: Scheme): { plain: PlainScheme; looks: readonly SeatLook[] } {
  const [plain, own = written(OWN_LOOKS)] = scheme.split(': ') as [PlainScheme, string?]
  return { plain, looks: own.split(' ').map(([colour, shape]) => ({ colour: Number(colour), shape: Number(shape) })) }
}

/** Colours by token name without its dashes: `colours.paper`. */
export type Colours = Readonly<Record<string, string>>

/** Reads the colours of a theme, with those of a palette of the seats, out of the text of tokens.css. */
export function readTheme(css: string, theme: Theme, seats: SeatColours = 'railway'): Colours {
  const usual = block(css, `data-theme=['"]?${theme}['"]?\\]`)
  if (seats === 'railway') return usual
  return { ...usual, ...block(css, `data-theme=['"]?${theme}['"]?\\]\\[data-seats=['"]?${seats}['"]?\\]`) }
}

function block(css: string, selector: string): Colours {
  const block = new RegExp(`${selector}\\s*\\{([^}]*)\\}`).exec(css)
  if (!block) throw new Error(`tokens.css has no block for ${selector}`)
  return Object.fromEntries(
    [...block[1].matchAll(/--([\w-]+):\s*([^;]+)(?:;|$)/g)].map((hit) => [hit[1], hit[2].trim()]),
  )
}

/** @throws Error for a name that tokens.css does not have: a typing slip must not become black ink. */
export function colour(colours: Colours, name: string): string {
  const value = colours[name]
  if (value === undefined) throw new Error(`tokens.css has no --${name}`)
  return value
}

/** The four seats by their letters. */
export function seatColours(css: string, theme: Theme, seats?: SeatColours): Colours {
  const colours = readTheme(css, theme, seats)
  return Object.fromEntries(['A', 'B', 'C', 'D'].map((seat) => [seat, colour(colours, `seat-${seat.toLowerCase()}`)]))
}
