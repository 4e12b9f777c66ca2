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
}

const OPTIONS = {
  folder: { type: 'string' },
  port: { type: 'string' },
  'no-open': { type: 'boolean' },
  browser: { type: 'boolean' },
} as const

/** @throws TypeError or RangeError with a sentence when the command line makes no sense. */
export function readArgs(argv: readonly string[]): Wishes {
  const { values } = parseArgs({ args: [...argv], options: OPTIONS })
  const port = Number(values.port ?? 0)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new RangeError(`--port takes a number from 0 to 65535, not ${values.port}`)
  const open = values['no-open'] !== true
  return { folder: values.folder, port, open, browser: values.browser === true || !open || values.port !== undefined }
}

/** The wished folder among whatever else a system puts on the command line of a program with a window. */
export function folderAmong(argv: readonly string[]): string | undefined {
  const { folder } = parseArgs({ args: [...argv], options: OPTIONS, strict: false, allowPositionals: true }).values
  return typeof folder === 'string' ? folder : undefined
}
