import { parseArgs } from 'node:util'

export interface Wishes {
  readonly folder: string | undefined
  readonly port: number
  readonly open: boolean
}

/** @throws TypeError or RangeError with a sentence when the command line makes no sense. */
export function readArgs(argv: readonly string[]): Wishes {
  const { values } = parseArgs({
    args: [...argv],
    options: { folder: { type: 'string' }, port: { type: 'string', default: '0' }, 'no-open': { type: 'boolean', default: false } },
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new RangeError(`--port takes a number from 0 to 65535, not ${values.port}`)
  return { folder: values.folder, port, open: !values['no-open'] }
}
