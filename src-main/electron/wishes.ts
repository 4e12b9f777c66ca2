import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { wishesAmong } from '../args.ts'
import type { Electron } from './electron.ts'

/** A game that the system asks to open: a file that was double-clicked, or one of the recent ones. */
export type Wish = { readonly file: string } | { readonly slot: string }

/**
 * What a second start says to the first: its own command line is read by itself, since Electron hands it over torn and
 * reordered.
 */
const saidSchema = v.strictObject({
  /** It was started with `--safe`. */
  safe: v.optional(v.boolean(), false),
  wish: v.nullable(v.union([v.strictObject({ file: v.string() }), v.strictObject({ slot: v.string() })])),
})
export type Said = v.InferInput<typeof saidSchema>

/** @param place where the command was typed: a file may be named from there */
export function wishOf(argv: readonly string[], place: string): Wish | null {
  const { files, game } = wishesAmong(argv)
  const [file] = files.flatMap((one) => pathOf(one, place) ?? [])
  if (file !== undefined) return { file }
  return game === undefined ? null : { slot: game }
}

/** A file as a person names it, or as a desktop does: `file:///…`. Null for an address on another computer. */
function pathOf(file: string, place: string): string | null {
  if (!/^file:/i.test(file)) return resolve(place, file)
  try {
    return fileURLToPath(file)
  } catch {
    return null
  }
}

/** What is asked of the program from outside, kept until somebody takes it. */
export interface Wishes {
  /** The next one that waits, or null. */
  next(): Wish | null
  /**
   * From now on each goes there, those that wait first; null only wants the window to come forward, or a safe start.
   */
  serve(take: (wish: Wish | null, safe: boolean) => void): void
}

/**
 * From the start on: a Mac says which file it is about before the program is ready.
 * @param first what this start itself was asked for
 */
export function listenForWishes({ app }: Electron, first: Wish | null): Wishes {
  const waiting: Wish[] = first ? [first] : []
  let waitsSafely = false
  let take = (wish: Wish | null, safe: boolean): void => {
    if (wish) waiting.push(wish)
    waitsSafely ||= safe
  }
  app.on('open-file', (event, file) => {
    event.preventDefault()
    take({ file }, false)
  })
  app.on('second-instance', (_event, argv, place, said) => {
    const read = v.safeParse(saidSchema, said)
    // An earlier version of the program says nothing.
    if (read.success) take(read.output.wish, read.output.safe)
    else take(wishOf(argv, place), false)
  })
  return {
    next: () => waiting.shift() ?? null,
    serve(taker) {
      take = taker
      for (const wish of waiting.splice(0)) taker(wish, false)
      if (waitsSafely) taker(null, true)
    },
  }
}
