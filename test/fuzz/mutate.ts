/**
 * Makes wrong things of right ones: texts by letters, slices and lines, values by their leaves. `random` gives 0 to 1.
 */
export type Random = () => number

export const below = (random: Random, n: number): number => Math.floor(random() * n)
export const oneOf = <T>(random: Random, all: readonly T[]): T => all[below(random, all.length)]

const NUMBERS = [
  0,
  -1,
  1,
  0.5,
  255,
  65_536,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  1e308,
  -1e-308,
  8.64e15,
  99,
  9,
]
const WORDS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  '../../x',
  'Sunday\n 2',
  '\u200b',
  '\0',
  '\u202e',
  '\ud800',
  '%2e%2e',
  'null',
  'x'.repeat(5000),
  '💥'.repeat(40),
]

const DEPTH = 20_000
/** Nested so deep that what walks it by calling itself overflows the stack. */
const deep = (): unknown => JSON.parse('['.repeat(DEPTH) + ']'.repeat(DEPTH)) as unknown

/** As JSON, or text that is none where it is too deep to be written down. */
export function asText(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return '['.repeat(DEPTH)
  }
}

export const strange = (random: Random): unknown =>
  oneOf<() => unknown>(random, [
    () => oneOf(random, NUMBERS),
    () => oneOf(random, WORDS),
    () => null,
    () => true,
    () => [],
    () => ({}),
    () => Array(300).fill(0),
    () => ({ __proto__: null, length: -1 }),
    deep,
    deep,
    deep,
  ])()

/** The text with one to three things wrong in it. */
export function wrongText(random: Random, text: string): string {
  let now = text
  for (let n = 1 + below(random, 3); n > 0; n--) now = oneOf(random, TEXT_WRONGS)(random, now)
  return now
}

const slice = (random: Random, text: string): [from: number, to: number] => {
  const from = below(random, text.length + 1)
  return [from, Math.min(text.length, from + below(random, 60))]
}
const cut = (text: string, from: number, to: number, put = ''): string => text.slice(0, from) + put + text.slice(to)

const TEXT_WRONGS: readonly ((random: Random, text: string) => string)[] = [
  (random, text) => cut(text, ...slice(random, text)),
  (random, text) => text.slice(0, below(random, text.length + 1)),
  (random, text) => {
    const [from, to] = slice(random, text)
    return cut(text, to, to, text.slice(from, to))
  },
  (random, text) => {
    const at = below(random, text.length + 1)
    return cut(text, at, at + 1, String.fromCharCode(below(random, 0x300)))
  },
  (random, text) => {
    const at = below(random, text.length + 1)
    return cut(text, at, at, oneOf(random, WORDS))
  },
  (random, text) => text.replace(/\d+/g, (all) => (random() < 0.1 ? String(oneOf(random, NUMBERS)) : all)),
  (random, text) => {
    const lines = text.split('\n')
    const [a, b] = [below(random, lines.length), below(random, lines.length)]
    ;[lines[a], lines[b]] = [lines[b], lines[a]]
    return lines.join('\n')
  },
]

/** The value with one thing in it replaced, left out or added. The one it is made of stays as it is. */
export function wrongValue(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.15) return strange(random)
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...(value as unknown[])] : { ...value }
  const keys = Object.keys(copy)
  const lot = random()
  if (lot < 0.1 || keys.length === 0)
    Object.defineProperty(copy, oneOf(random, ['more', '__proto__', '0']), {
      value: strange(random),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  else {
    const key = oneOf(random, keys)
    if (lot < 0.2) Reflect.deleteProperty(copy, key)
    else Reflect.set(copy, key, wrongValue(random, Reflect.get(copy, key)))
  }
  return copy
}
