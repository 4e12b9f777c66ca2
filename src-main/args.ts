import { parseArgs } from 'node:util'

/** What a command line asks for. */
export interface Wishes {
  readonly folder: string | undefined
  /** 0 takes any that is free. */
  readonly port: number
  /** Open the default browser by itself. */
  readonly open: boolean
  /** Play in the browser even where Electron is there: asked for, or meant by a wish only the browser can grant. */
  readonly browser: boolean
  /** Start with the settings set aside. */
  readonly safe: boolean
}

const OPTIONS = {
  folder: { type: 'string' },
  port: { type: 'string' },
  'no-open': { type: 'boolean' },
  browser: { type: 'boolean' },
  safe: { type: 'boolean' },
} as const

/** @throws TypeError or RangeError with a sentence when the command line makes no sense. */
export function readArgs(argv: readonly string[]): Wishes {
  const { values } = parseArgs({ args: [...argv], options: OPTIONS })
  const port = Number(values.port ?? 0)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new RangeError(`--port takes a number from 0 to 65535, not ${values.port}`)
  const open = values['no-open'] !== true
  return {
    folder: values.folder,
    port,
    open,
    browser: values.browser === true || !open || values.port !== undefined,
    safe: values.safe === true,
  }
}

/** What is wished of a program with a window, among whatever else a system puts on its command line. */
export function wishesAmong(argv: readonly string[]): {
  folder: string | undefined
  safe: boolean
  game: string | undefined
  /** Game files, as they are written: paths, or addresses `file:///…`. */
  files: string[]
} {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { ...OPTIONS, game: { type: 'string' } },
    strict: false,
    allowPositionals: true,
  })
  const { folder, safe, game } = values
  const named = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return {
    folder: named(folder),
    safe: safe === true,
    game: named(game),
    files: positionals.filter((one) => /\.signalbox$/i.test(one)),
  }
}
