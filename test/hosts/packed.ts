import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The places of Electron's fuses, in the order of the wire. */
export const FUSES = [
  'runAsNode',
  'enableCookieEncryption',
  'enableNodeOptionsEnvironmentVariable',
  'enableNodeCliInspectArguments',
  'enableEmbeddedAsarIntegrityValidation',
  'onlyLoadAppFromAsar',
  'loadBrowserProcessSpecificV8Snapshot',
  'grantFileProtocolExtraPrivileges',
] as const
/** What marks the wire in the program's file, a version before it and its length after. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
/** As Electron is delivered. */
const UNBURNT = '10110010'

/** A folder that electron-builder takes for an unpacked Electron: a program of a fuse wire only. */
export function stubElectron(folder: string): void {
  mkdirSync(join(folder, 'resources'), { recursive: true })
  mkdirSync(join(folder, 'locales'))
  writeFileSync(join(folder, 'locales', 'en-US.pak'), '')
  writeFileSync(
    join(folder, 'electron'),
    Buffer.concat([Buffer.from(`stub\n${SENTINEL}`), Buffer.from([1, FUSES.length]), Buffer.from(UNBURNT)]),
  )
  chmodSync(join(folder, 'electron'), 0o755)
}

/** How the fuses of a program stand. */
export function fusesOf(program: string): Record<string, boolean> {
  const bytes = readFileSync(program)
  const at = bytes.indexOf(SENTINEL) + SENTINEL.length
  return Object.fromEntries(FUSES.map((name, i) => [name, bytes[at + 2 + i] === '1'.charCodeAt(0)]))
}

interface Entry {
  readonly files?: Readonly<Record<string, Entry>>
  readonly size?: number
  readonly offset?: string
  readonly unpacked?: boolean
}

/** The files of an asar archive by path: a pickled JSON header, then all of them in a row. */
export function readAsar(file: string): Map<string, Buffer> {
  const bytes = readFileSync(file)
  const start = 8 + bytes.readUInt32LE(4)
  const header = JSON.parse(bytes.subarray(16, 16 + bytes.readUInt32LE(12)).toString()) as Entry
  const all = new Map<string, Buffer>()
  const walk = (entry: Entry, path: string): void => {
    for (const [name, one] of Object.entries(entry.files ?? {})) {
      const here = path ? `${path}/${name}` : name
      if (one.files) walk(one, here)
      else
        all.set(
          here,
          one.unpacked
            ? readFileSync(join(`${file}.unpacked`, here))
            : bytes.subarray(start + Number(one.offset), start + Number(one.offset) + (one.size ?? 0)),
        )
    }
  }
  walk(header, '')
  return all
}
