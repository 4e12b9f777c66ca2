export type Theme = 'day' | 'night'
/** Colours by token name without its dashes: `colours.paper`. */
export type Colours = Readonly<Record<string, string>>

/** Reads a theme's colours out of the text of tokens.css. */
export function readTheme(css: string, theme: Theme): Colours {
  const block = new RegExp(`data-theme=['"]?${theme}['"]?\\]\\s*\\{([^}]*)\\}`).exec(css)
  if (!block) throw new Error(`tokens.css has no block for ${theme}`)
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
export function seatColours(css: string, theme: Theme): Colours {
  const colours = readTheme(css, theme)
  return Object.fromEntries(['A', 'B', 'C', 'D'].map((seat) => [seat, colour(colours, `seat-${seat.toLowerCase()}`)]))
}
