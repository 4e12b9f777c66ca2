/**
 * What a lesson asks of an event, an answer, a status or a piece of a view, in plain JSON: the same value; an object of
 * which each named field matches; a list as long, of which each one matches; or one of the forms below.
 */
export type Pattern = string | number | boolean | null | readonly Pattern[] | { readonly [field: string]: Pattern }

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const FORMS: Readonly<Record<string, (value: unknown, wanted: Pattern) => boolean>> = {
  atLeast: (value, least) => typeof value === 'number' && value >= Number(least),
  not: (value, other) => !matches(value, other),
  has: (value, one) => Array.isArray(value) && value.some((item) => matches(item, one)),
  oneOf: (value, all) => Array.isArray(all) && all.some((one: Pattern) => matches(value, one)),
}

/** Is the value what the pattern asks for? */
export function matches(value: unknown, pattern: Pattern): boolean {
  if (Array.isArray(pattern)) {
    const wanted = pattern as readonly Pattern[]
    return Array.isArray(value) && value.length === wanted.length && wanted.every((one, i) => matches(value[i], one))
  }
  if (!isObject(pattern)) return value === pattern
  return Object.entries(pattern).every(([field, wanted]) =>
    Object.hasOwn(FORMS, field)
      ? FORMS[field](value, wanted as Pattern)
      : isObject(value) && matches(value[field], wanted as Pattern),
  )
}

/** The piece of a view at a path such as `seats.0.coupled`; undefined where there is none. */
export const pieceAt = (view: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (piece, name) => (piece === null || piece === undefined ? undefined : (piece as Fields)[name]),
      view,
    )
